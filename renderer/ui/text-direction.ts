/** The direction of the page's text, for controls that are moved through with the arrow keys. */
export function textDirection(): 'ltr' | 'rtl' {
  return typeof document !== 'undefined' && document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}
