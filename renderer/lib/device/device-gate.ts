import type { ConsentChoice } from '#shared/domain/consent/consent-choice.ts';
import { type StorageEntry, type StoragePlace, storageEntryOf } from '#shared/domain/consent/storage-inventory.ts';

/** Where the window itself can write; the desktop app keeps its own things in its own way. */
export type GatedPlace = Exclude<StoragePlace, 'desktop'>;

/** One place of a device, as it is. What it cannot do it may throw for. */
export interface DevicePlace {
  readonly write: (key: string, value: string, lifeSeconds?: number) => void;
  readonly remove: (key: string) => void;
  /** Keys that are there and can be seen. */
  readonly keys: () => readonly string[];
}

interface Held {
  readonly value: string;
  readonly lifeSeconds: number | undefined;
  readonly at: number;
}

interface GateOptions {
  readonly places: Readonly<Record<GatedPlace, DevicePlace>>;
  /** What the visitor allows when the page begins; null while nothing was chosen. */
  readonly choice: ConsentChoice | null;
  /** Says what nobody may write. */
  readonly report: (problem: string) => void;
  /** Any clock in milliseconds that does not go back. */
  readonly now: () => number;
}

/**
 * The one way to a device (shell §4, cookie consent; trust §5). A key without a line in the inventory is refused; one
 * whose class the visitor does not allow is held in memory until it is allowed, and never written otherwise.
 */
export interface DeviceGate {
  /** @param lifeSeconds of a cookie, counted from now */
  readonly write: (place: GatedPlace, key: string, value: string, lifeSeconds?: number) => void;
  readonly remove: (place: GatedPlace, key: string) => void;
  /** What is held in memory instead of on the device; null for nothing. */
  readonly held: (place: GatedPlace, key: string) => string | null;
  /** What the visitor allows from now on: what was held is written, what is no longer allowed is removed. */
  readonly allow: (choice: ConsentChoice | null) => void;
}

const PLACES: readonly GatedPlace[] = ['cookie', 'local', 'session'];
const MS = 1000;

export function createDeviceGate({ places, choice, report, now }: GateOptions): DeviceGate {
  const held = new Map<StorageEntry, Map<string, Held>>();
  let allowed = choice;

  const isAllowed = ({ consent }: StorageEntry) => consent === 'necessary' || (allowed?.includes(consent) ?? false);

  /** Storage may be switched off by the browser or full; the page works without it, from memory. */
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

  /** A life counts from the write that was held back, however long the visitor takes to choose. */
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
