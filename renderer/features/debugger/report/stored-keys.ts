import {
  STORAGE_INVENTORY,
  type StorageEntry,
  type StoragePlace,
  storageEntryOf,
} from '#shared/domain/consent/storage-inventory.ts';

/** Key on this device, or one that the product could write. */
export interface StoredKey {
  readonly place: StoragePlace;
  readonly key: string;
  /** Characters of the value; null when the key is missing or hidden from scripts. */
  readonly size: number | null;
  /** Line of the inventory; null for an unlisted key. */
  readonly entry: StorageEntry | null;
}

function cookies(): readonly (readonly [string, string])[] {
  return document.cookie
    .split('; ')
    .filter(Boolean)
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const);
}

/** Returns the value of a cookie that scripts can read. */
export function cookieValue(name: string): string | undefined {
  const value = cookies().find(([key]) => key === name)?.[1];
  return value === undefined ? undefined : decodeURIComponent(value);
}

function keysOf(place: StoragePlace, pairs: readonly (readonly [string, string])[]): StoredKey[] {
  return pairs.map(([key, value]) => ({ place, key, size: value.length, entry: storageEntryOf(place, key) }));
}

function storedIn(storage: () => Storage): [string, string][] {
  try {
    return Object.entries({ ...storage() });
  } catch {
    // The browser may forbid storage.
    return [];
  }
}

/** Returns every key that scripts can see, then those of the inventory that are missing. Never a value. */
export function storedKeys(): readonly StoredKey[] {
  const found = [
    ...keysOf('cookie', cookies()),
    ...keysOf(
      'local',
      storedIn(() => localStorage),
    ),
    ...keysOf(
      'session',
      storedIn(() => sessionStorage),
    ),
  ];
  const seen = new Set(found.map(({ entry }) => entry));
  const others = STORAGE_INVENTORY.filter((entry) => !seen.has(entry));
  return [...found, ...others.map((entry) => ({ place: entry.place, key: entry.key, size: null, entry }))];
}
