import type { ConsentChoice } from '#shared/domain/consent/consent-choice.ts';
import { type StorageEntry, type StoragePlace, storageEntryOf } from '#shared/domain/consent/storage-inventory.ts';

/** Place that the window itself can write; the desktop app has its own storage. */
export type GatedPlace = Exclude<StoragePlace, 'desktop'>;

/** Storage place of a device. Its methods may throw. */
export interface DevicePlace {
  readonly write: (key: string, value: string, lifeSeconds?: number) => void;
  readonly remove: (key: string) => void;
  /** Returns the keys that scripts can see. */
  readonly keys: () => readonly string[];
}

interface Held {
  readonly value: string;
  readonly lifeSeconds: number | undefined;
  readonly at: number;
}

interface GateOptions {
  readonly places: Readonly<Record<GatedPlace, DevicePlace>>;
  /** Consent of the visitor when the page begins; null while nothing was chosen. */
  readonly choice: ConsentChoice | null;
  /** Reports a write that is not allowed. */
  readonly report: (problem: string) => void;
  /** Monotonic clock, ms. */
  readonly now: () => number;
}

/**
 * Gate for all storage of a device (shell §4, cookie consent; trust §5). Refuses keys without a line in the inventory;
 * holds a key in memory until the visitor allows its class, and never writes it otherwise.
 */
export interface DeviceGate {
  /** @param lifeSeconds lifetime of a cookie, counted from now */
  readonly write: (place: GatedPlace, key: string, value: string, lifeSeconds?: number) => void;
  readonly remove: (place: GatedPlace, key: string) => void;
  /** Returns the value that is held in memory instead of on the device; null for none. */
  readonly held: (place: GatedPlace, key: string) => string | null;
  /** Applies a new consent: writes the values that were held, removes the values that are no longer allowed. */
  readonly allow: (choice: ConsentChoice | null) => void;
}

const PLACES: readonly GatedPlace[] = ['cookie', 'local', 'session'];
const MS = 1000;

export function createDeviceGate({ places, choice, report, now }: GateOptions): DeviceGate {
  const held = new Map<StorageEntry, Map<string, Held>>();
  let allowed = choice;

  const isAllowed = ({ consent }: StorageEntry) => consent === 'necessary' || (allowed?.includes(consent) ?? false);

  /**
   * Runs a storage action that may fail: the browser may forbid storage or it may be full; the page then works from
   * memory.
   */
  function attempt(action: () => void): boolean {
    try {
      action();
      return true;
    } catch {
      return false;
    }
  }

  function hold(entry: StorageEntry, key: string, value: Held): void {
    const kept = held.get(entry) ?? new Map<string, Held>();
    held.set(entry, kept.set(key, value));
  }

  function write(entry: StorageEntry, key: string, value: Held): void {
    const place = places[entry.place as GatedPlace];
    const isWritten = isAllowed(entry) && attempt(() => place.write(key, value.value, value.lifeSeconds));
    if (isWritten) held.get(entry)?.delete(key);
    else hold(entry, key, value);
  }

  /** The lifetime counts from the held write, however long the visitor takes to choose. */
  function flush(entry: StorageEntry, key: string, { value, lifeSeconds, at }: Held): void {
    held.get(entry)?.delete(key);
    const left = lifeSeconds === undefined ? undefined : Math.ceil(lifeSeconds - (now() - at) / MS);
    if (left === undefined || left > 0) write(entry, key, { value, lifeSeconds: left, at: now() });
  }

  function sweep(place: GatedPlace): void {
    attempt(() => {
      for (const key of places[place].keys()) {
        const entry = storageEntryOf(place, key);
        if (entry && !isAllowed(entry)) places[place].remove(key);
      }
    });
  }

  return {
    write(place, key, value, lifeSeconds) {
      const entry = storageEntryOf(place, key);
      if (entry) write(entry, key, { value, lifeSeconds, at: now() });
      else report(`${place} ${key} is not written: it has no line in shared/domain/consent/storage-inventory.ts`);
    },
    remove(place, key) {
      const entry = storageEntryOf(place, key);
      if (entry) held.get(entry)?.delete(key);
      attempt(() => places[place].remove(key));
    },
    held(place, key) {
      const entry = storageEntryOf(place, key);
      return (entry && held.get(entry)?.get(key)?.value) ?? null;
    },
    allow(next) {
      allowed = next;
      for (const place of PLACES) sweep(place);
      for (const [entry, kept] of held) {
        if (isAllowed(entry)) for (const [key, value] of [...kept]) flush(entry, key, value);
      }
    },
  };
}
