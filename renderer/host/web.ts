import type { HostPort } from '#shared/host/host-port.ts';
import { webIdle } from './web-idle.ts';
import { createWebReminders } from './web-reminders.ts';

const YEAR_SECONDS = 31_536_000;
const PREFIX = 'fairline:';

/** Storage may be switched off by the browser or full; the page works without it. */
function tryStorage<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** The host port of a page in a browser. */
export function createWebHost(): HostPort {
  return {
    kind: 'web',
    storage: {
      read: async (key) => tryStorage(() => localStorage.getItem(PREFIX + key)),
      write: async (key, value) => {
        tryStorage(() => localStorage.setItem(PREFIX + key, value));
      },
      remove: async (key) => {
        tryStorage(() => localStorage.removeItem(PREFIX + key));
      },
    },
    remember: (name, value, lifeSeconds = YEAR_SECONDS) => {
      const secure = location.protocol === 'https:' ? '; secure' : '';
      const life = value === '' ? 0 : lifeSeconds;
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in Firefox
      document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${life}; samesite=lax${secure}`;
    },
    socketOrigin: async () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`,
    idle: webIdle,
    reminders: createWebReminders(),
    // A page is opened at its address; links into a running program are the desktop's.
    links: { takePending: async () => null, onLink: () => () => {} },
  } satisfies HostPort;
}
