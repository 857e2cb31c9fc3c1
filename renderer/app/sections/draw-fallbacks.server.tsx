import type { ReactNode } from 'react';
import { FALLBACKS } from './section-slots.tsx';

const isKnown = (name: string): name is keyof typeof FALLBACKS => name in FALLBACKS;

/** Fallbacks that a page draws. */
export interface DrawnFallbacks {
  /** HTML by the name of the section. */
  readonly html: Readonly<Record<string, string>>;
  /** Source modules, as the build manifest names them; the page links their styles. */
  readonly modules: readonly string[];
}

/**
 * Draws the fallbacks of sections that the server did not get.
 * @param draw draws a part of the page inside its providers
 */
export async function drawFallbacks(
  names: readonly string[],
  path: string,
  draw: (part: ReactNode) => string,
): Promise<DrawnFallbacks> {
  const known = names.filter(isKnown);
  const drawn = known.map(async (name) => {
    const Fallback = await FALLBACKS[name].load();
    return [name, draw(<Fallback path={path} />)] as const;
  });
  return {
    html: Object.fromEntries(await Promise.all(drawn)),
    modules: known.map((name) => FALLBACKS[name].module),
  };
}
