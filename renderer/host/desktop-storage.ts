import { createDeviceGate, type DeviceGate, type DevicePlace } from '#renderer/lib/device/device-gate.ts';
import { choiceOnDevice, deviceStore } from '#renderer/lib/device/device-store.ts';
import type { ConsentChoice } from '#shared/domain/consent/consent-choice.ts';
import { STORAGE_INVENTORY } from '#shared/domain/consent/storage-inventory.ts';
import type { DesktopBridge } from '#shared/host/desktop-bridge.ts';
import type { HostPort } from '#shared/host/host-port.ts';

const PREFIX = 'fairline:';

/**
 * Consent in the desktop app: installing it asks for functional storage; nothing for marketing is kept (decision 009).
 */
const onDesktop = (choice: ConsentChoice | null): ConsentChoice => choice ?? ['functional'];

/** Storage of the app with the interface of a browser storage, under a prefix for its keys. */
function place(storage: DesktopBridge['storage'], name: 'cookie' | 'local', prefix: string): DevicePlace {
  const keyOf = (key: string) => key.slice(prefix.length);
  return {
    write: (key, value) => void storage.write(keyOf(key), value),
    remove: (key) => void storage.remove(keyOf(key)),
    keys: () => STORAGE_INVENTORY.filter((entry) => entry.place === name && !entry.isHttpOnly).map(({ key }) => key),
  };
}

const NOWHERE: DevicePlace = { write: () => {}, remove: () => {}, keys: () => [] };

/** Creates the storage of the desktop window over its bridge, under the inventory and the cookie consent. */
export function desktopStorage({ storage }: DesktopBridge): Pick<HostPort, 'remember' | 'storage'> {
  const gate: DeviceGate = createDeviceGate({
    places: { cookie: place(storage, 'cookie', ''), local: place(storage, 'local', PREFIX), session: NOWHERE },
    choice: onDesktop(choiceOnDevice()),
    report: (problem) => console.error(problem),
    now: () => performance.now(),
  });
  deviceStore.follow((choice) => gate.allow(onDesktop(choice)));
  return {
    storage: {
      read: async (key) => gate.held('local', PREFIX + key) ?? gate.held('cookie', key) ?? (await storage.read(key)),
      write: async (key, value) => gate.write('local', PREFIX + key, value),
      remove: async (key) => gate.remove('local', PREFIX + key),
    },
    remember: (name, value) => (value === '' ? gate.remove('cookie', name) : gate.write('cookie', name, value)),
  };
}
