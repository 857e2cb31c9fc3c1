import type { DevicePlace, GatedPlace } from './device-gate.ts';

/** Wraps a storage of the browser; even reading the property may throw. */
const storagePlace = (storage: () => Storage): DevicePlace => ({
  write: (key, value) => storage().setItem(key, value),
  remove: (key) => storage().removeItem(key),
  keys: () => Object.keys(storage()),
});

function writeCookie(name: string, value: string, lifeSeconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in Firefox
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${lifeSeconds}; samesite=lax${secure}`;
}

const YEAR_SECONDS = 31_536_000;

/** Storage places of a page in a browser, without the gate. */
export const browserPlaces: Readonly<Record<GatedPlace, DevicePlace>> = {
  cookie: {
    write: (key, value, lifeSeconds = YEAR_SECONDS) => writeCookie(key, value, lifeSeconds),
    remove: (key) => writeCookie(key, '', 0),
    keys: () => document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? ''),
  },
  local: storagePlace(() => localStorage),
  session: storagePlace(() => sessionStorage),
};
