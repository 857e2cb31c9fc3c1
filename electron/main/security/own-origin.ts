import type { WebFrameMain } from 'electron';

/** Returns scheme and host of a URL, also for custom schemes, whose `URL.origin` is "null". */
function originOf(raw: string): string | null {
  try {
    const { protocol, host } = new URL(raw);
    return `${protocol}//${host}`;
  } catch {
    return null;
  }
}

/** Tells whether a URL belongs to the app itself. */
export function isOwnUrl(raw: string | undefined, own: readonly string[]): boolean {
  const origin = raw === undefined ? null : originOf(raw);
  return origin !== null && own.includes(origin);
}

/** Tells whether a frame is the top frame of the app's own page: only that frame may call the main process. */
export function isOwnFrame(frame: Pick<WebFrameMain, 'url' | 'parent'> | null, own: readonly string[]): boolean {
  return frame !== null && frame.parent === null && isOwnUrl(frame.url, own);
}

/**
 * Returns the normalised URL when the system's browser may open it: https, no credentials, a listed host. Null
 * otherwise.
 */
export function externalUrl(raw: string, hosts: readonly string[]): string | null {
  try {
    const url = new URL(raw);
    const isListed = hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
    return url.protocol === 'https:' && url.username === '' && url.password === '' && isListed ? url.href : null;
  } catch {
    return null;
  }
}
