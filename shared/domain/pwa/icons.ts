/** Sizes of the icons of an installed site, in pixels (shell §9, Apple touch icon sizes). */
export const ICON_SIZES = [72, 96, 128, 144, 152, 192, 384, 512] as const;
export type IconSize = (typeof ICON_SIZES)[number];

/** Returns the path of the icon with transparent corners. */
export function iconPath(size: IconSize): string {
  return `/icons/icon-${size}.png`;
}

/** Returns the path of the icon on a full background, for devices that round the corners themselves. */
export function touchIconPath(size: IconSize): string {
  return `/icons/touch-${size}.png`;
}
