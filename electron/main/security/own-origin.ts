import type { WebFrameMain } from 'electron';

/** Scheme and host of a URL in the form that custom schemes have too (`URL.origin` is "null" for those). */
function originOf(raw: string): string | null {
  try {
    const { protocol, host } = new URL(raw);
    return `${protocol}//${host}`;
  } catch {
    return null;
  }
}

/** True when the URL belongs to the app itself. */
export function isOwnUrl(raw: string | undefined, own: readonly string[]): boolean {
  const origin = raw === undefined ? null : originOf(raw);
  return origin !== null && own.includes(origin);
}

/** True for the top frame of the app's own page: nobody else may speak to the main process. */
export function isOwnFrame(frame: Pick<WebFrameMain, 'url' | 'parent'> | null, own: readonly string[]): boolean {
  return frame !== null && frame.parent === null && isOwnUrl(frame.url, own);
}

/** The URL, written anew, when it may be opened in the system's browser: https, no credentials, a host on the list. */
export function externalUrl(raw: string, hosts: readonly string[]): string | null {
  try {
    const url = new URL(raw);
    const isListed = hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
    return url.protocol === 'https:' && url.username === '' && url.password === '' && isListed ? url.href : null;
  } catch {
    return null;
  }
}
