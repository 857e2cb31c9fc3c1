/** Attribute of the html element of pages that need a current browser; state pages work without one. */
export const MODERN_ATTRIBUTE = 'data-modern';
