import type { HostPort } from '#shared/host/host-port.ts';
import { webIdle } from './web-idle.ts';
import { createWebReminders } from './web-reminders.ts';

const PREFIX = 'fairline:';

/** What keeps things on the device is not needed to draw a page; whatever is asked of it first brings it. */
const device = async () => (await import('#renderer/lib/device/device-store.ts')).deviceStore;

/** The host port of a page in a browser. */
export function createWebHost(): HostPort {
  return {
    kind: 'web',
    storage: {
      read: async (key) => (await device()).local.getItem(PREFIX + key),
      write: async (key, value) => (await device()).local.setItem(PREFIX + key, value),
      remove: async (key) => (await device()).local.removeItem(PREFIX + key),
    },
    remember: (name, value, lifeSeconds) =>
      void device().then(({ setCookie }) => setCookie(name, value, lifeSeconds), reportError),
    socketOrigin: async () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`,
    idle: webIdle,
    reminders: createWebReminders(),
    // A page is opened at its address; links into a running program are the desktop's.
    links: { takePending: async () => null, onLink: () => () => {} },
  } satisfies HostPort;
}
