/** Attribute of the html element of pages that need a browser of today; the screens of a state do without. */
export const MODERN_ATTRIBUTE = 'data-modern';
