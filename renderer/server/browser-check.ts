import { MODERN_ATTRIBUTE } from '../ui/modern-attribute.ts';

/**
 * Leads a browser that cannot show the product to the page that says so (shell §2.8). It runs before everything else and
 * is written in the JavaScript of 1999, so that every browser reads it. It leaves from pages of the product alone, and
 * never from where a guard may have led it: no circle can come of it.
 */
export const BROWSER_CHECK =
  '(function(w,d,l){' +
  `if(!d.documentElement.hasAttribute('${MODERN_ATTRIBUTE}'))return;` +
  "try{if('noModule' in w.HTMLScriptElement.prototype&&w.CSS.supports('selector(:has(a))')" +
  "&&w.CSS.supports('selector(&)')&&w.matchMedia('(width >= 0px)').matches)return}catch(e){}" +
  "l.replace('/'+l.pathname.slice(1,3)+'/oldbrowser')})(window,document,location);";
