/** Flavours of the desktop app; each has an icon that cannot be confused with the other's. */
export const FLAVOURS = ['production', 'debugger'] as const;
export type DesktopFlavour = (typeof FLAVOURS)[number];

/** Edges in pixels of the pictures in an .ico, in the Linux folder and in an .icns. */
export const WINDOWS_SIZES = [16, 20, 24, 32, 40, 48, 64, 128, 256] as const;
export const LINUX_SIZES = [16, 24, 32, 48, 64, 96, 128, 256, 512] as const;
export const MAC_SIZES = [16, 32, 64, 128, 256, 512, 1024] as const;

/** Returns the folder of a flavour's icons: `icon.ico`, `icon.icns`, `linux/<size>x<size>.png`. */
export const iconFolder = (flavour: DesktopFlavour): string => `build/resources/${flavour}`;

const GROUND = /fill="#[0-9a-f]{6}"/i;
const BAND_GROUND = '#ffb020';
/** Band across the lower corner, where the mark leaves space; hatched, so that it can be seen without colours too. */
const BAND =
  '<clipPath id="k"><rect width="28" height="28" rx="8.5"/></clipPath><g clip-path="url(#k)">' +
  '<rect y="21.6" width="28" height="6.4" fill="#04140d"/>' +
  '<path d="M1 29 6 20.6M8 29l5-8.4M15 29l5-8.4M22 29l5-8.4" stroke="#ffb020" stroke-width="2.6"/></g>';

/**
 * Returns the brand's mark as the icon of a flavour.
 *
 * @throws Error when the mark has no background colour
 */
export function markOf(flavour: DesktopFlavour, mark: string): string {
  if (flavour === 'production') return mark;
  const own = mark.replace(GROUND, `fill="${BAND_GROUND}"`).replace('</svg>', `${BAND}</svg>`);
  if (!GROUND.test(mark) || !own.includes(BAND))
    throw new Error('the mark has no background: correct build/desktop-icons.ts');
  return own;
}

/** Returns a mark with the clear margin of macOS icons: 100 of 1024 on each side. */
export function withMacMargin(mark: string): string {
  const edge = 28 * (1024 / 824);
  const margin = (edge - 28) / 2;
  return mark.replace('viewBox="0 0 28 28"', `viewBox="${-margin} ${-margin} ${edge} ${edge}"`);
}
