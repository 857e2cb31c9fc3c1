import type { HostPort } from '#shared/host/host-port.ts';

/** Says that a guest has written to support from this device: only then there can be answers to ask for. */
const KEY = 'support-guest';

type Storage = HostPort['storage'];

export interface GuestMark {
  /** Reads what an earlier visit has left. */
  readonly load: (storage: Storage) => Promise<void>;
  readonly set: (storage: Storage) => Promise<void>;
  readonly isSet: () => boolean;
  /** Calls back when it is set; returns the undo. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The token of a guest cannot be seen by a script; this mark stands for it, so that nobody else's page asks in vain. */
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

/** Of this page. */
export const guestMark = createGuestMark();
