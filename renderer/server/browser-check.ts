import { MODERN_ATTRIBUTE } from '../ui/modern-attribute.ts';

/**
 * Redirects a browser that cannot run the product to the page that explains it (shell §2.8). Runs before everything
 * else, in JavaScript of 1999 that every browser can parse. It redirects only from pages of the product, never from
 * targets of a guard, so that no redirect loop is possible.
 */
export const BROWSER_CHECK =
  '(function(w,d,l){' +
  `if(!d.documentElement.hasAttribute('${MODERN_ATTRIBUTE}'))return;` +
  "try{if('noModule' in w.HTMLScriptElement.prototype&&w.CSS.supports('selector(:has(a))')" +
  "&&w.CSS.supports('selector(&)')&&w.matchMedia('(width >= 0px)').matches)return}catch(e){}" +
  "l.replace('/'+l.pathname.slice(1,3)+'/oldbrowser')})(window,document,location);";
