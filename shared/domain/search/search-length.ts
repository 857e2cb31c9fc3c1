/** Longest text of a search, UTF-16 units. */
export const MAX_SEARCHED_TEXT = 64;
/** Shortest text that is searched for. */
export const MIN_SEARCHED_TEXT = 2;
