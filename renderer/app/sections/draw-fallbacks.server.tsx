import type { ReactNode } from 'react';
import { FooterFallback } from './footer-fallback.tsx';
import { MenuFallback } from './menu-fallback.tsx';
import { StripFallback } from './strip-fallback.tsx';

const FALLBACKS: Readonly<Record<string, typeof FooterFallback>> = {
  'header-menu': MenuFallback,
  footer: FooterFallback,
  'promo-strip': StripFallback,
};

/** Source modules of the fallbacks, as the build manifest names them; a page that draws one links its styles. */
export const FALLBACK_MODULES: Readonly<Record<string, string>> = {
  'header-menu': 'renderer/app/sections/menu-fallback.tsx',
  footer: 'renderer/app/sections/footer-fallback.tsx',
  'promo-strip': 'renderer/app/sections/strip-fallback.tsx',
};

/**
 * Draws the fallbacks of sections that the server did not get.
 * @param draw draws a part of the page inside its providers
 */
export function drawFallbacks(
  names: readonly string[],
  path: string,
  draw: (part: ReactNode) => string,
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const Fallback = FALLBACKS[name];
      return Fallback ? [[name, draw(<Fallback path={path} />)]] : [];
    }),
  );
}
