export const PLATFORM_PARAMETER = 'platform_type';

export type PlatformType = 'desktop' | 'mobile';

/** Returns the platform that an address asks for; null when it leaves the choice to the device (shell §2.1). */
export function forcedPlatform(query: string): PlatformType | null {
  const asked = new URLSearchParams(query).get(PLATFORM_PARAMETER);
  return asked === 'desktop' || asked === 'mobile' ? asked : null;
}

interface Device {
  /** navigator.maxTouchPoints */
  readonly touchPoints: number;
  readonly userAgent: string;
}

/**
 * Decides whether a device is a tablet that calls itself a desktop computer: it claims to be a Mac, and no Mac has a
 * touch screen.
 */
export function isDesktopClassTablet({ touchPoints, userAgent }: Device): boolean {
  return touchPoints > 1 && /Macintosh/.test(userAgent);
}

/**
 * Returns the mobile address for such a tablet, once, unless the address names a platform (shell §2.1).
 *
 * @param url path and query
 * @returns null when the tablet stays
 */
export function tabletAddress(url: string, device: Device, wasSent: boolean): string | null {
  const [path = '/', query = ''] = url.split('?');
  const all = new URLSearchParams(query);
  if (wasSent || all.has(PLATFORM_PARAMETER) || !isDesktopClassTablet(device)) return null;
  all.set(PLATFORM_PARAMETER, 'mobile');
  return `${path}?${all}`;
}

/**
 * Returns the address without the platform parameter where it has no effect: on an unknown route outside toto (shell
 * §2.1).
 */
export function withoutPlatform(path: string, query: string, isKnown: boolean): string | null {
  const all = new URLSearchParams(query);
  if (isKnown || /^\/[a-z]{2}\/toto(\/|$)/.test(path) || !all.has(PLATFORM_PARAMETER)) return null;
  all.delete(PLATFORM_PARAMETER);
  return all.size > 0 ? `${path}?${all}` : path;
}
