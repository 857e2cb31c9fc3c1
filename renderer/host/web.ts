import type { HostPort } from '#shared/host/host-port.ts';
import { webIdle } from './web-idle.ts';
import { createWebReminders } from './web-reminders.ts';

const PREFIX = 'fairline:';

type Device = typeof import('#renderer/lib/device/device-store.ts').deviceStore;

let device: Device | undefined;

/** Loads the device storage, which drawing a page does not need; the first access triggers it. */
async function bring(): Promise<Device> {
  device = (await import('#renderer/lib/device/device-store.ts')).deviceStore;
  return device;
}

/** Creates the host port of a page in a browser. */
export function createWebHost(): HostPort {
  return {
    kind: 'web',
    storage: {
      // Once loaded, it answers without waiting: the page may be closed in the next moment.
      read: async (key) => (device ?? (await bring())).local.getItem(PREFIX + key),
      write: async (key, value) => (device ?? (await bring())).local.setItem(PREFIX + key, value),
      remove: async (key) => (device ?? (await bring())).local.removeItem(PREFIX + key),
    },
    remember(name, value, lifeSeconds) {
      if (device) device.setCookie(name, value, lifeSeconds);
      else void bring().then(({ setCookie }) => setCookie(name, value, lifeSeconds), reportError);
    },
    socketOrigin: async () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`,
    idle: webIdle,
    reminders: createWebReminders(),
    // A browser opens links as pages; only a running desktop app receives them.
    links: { takePending: async () => null, onLink: () => () => {} },
    desktop: null,
  } satisfies HostPort;
}
