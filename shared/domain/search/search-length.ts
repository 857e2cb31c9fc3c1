/** Longest text of a search, UTF-16 units. */
export const MAX_SEARCH_LENGTH = 64;
/** Shortest text that is searched for. */
export const MIN_SEARCH_LENGTH = 2;
