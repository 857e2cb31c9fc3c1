import type { HostPort } from '#shared/host/host-port.ts';

/** Key of the mark that a guest wrote to support from this device: only then can there be answers to fetch. */
const KEY = 'support-guest';

type Storage = HostPort['storage'];

export interface GuestMark {
  /** Reads the mark of an earlier visit. */
  readonly load: (storage: Storage) => Promise<void>;
  readonly set: (storage: Storage) => Promise<void>;
  readonly isSet: () => boolean;
  /** Calls back when it is set; returns the undo. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the mark, which replaces the guest's token that scripts cannot see; without it no page asks for answers. */
export function createGuestMark(): GuestMark {
  const listeners = new Set<() => void>();
  let isSet = false;
  function turnOn(): void {
    if (isSet) return;
    isSet = true;
    for (const listener of [...listeners]) listener();
  }
  return {
    async load(storage) {
      if ((await storage.read(KEY)) !== null) turnOn();
    },
    async set(storage) {
      turnOn();
      await storage.write(KEY, '1');
    },
    isSet: () => isSet,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Guest mark of this page. */
export const guestMark = createGuestMark();
