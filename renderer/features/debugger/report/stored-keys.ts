import {
  STORAGE_INVENTORY,
  type StorageEntry,
  type StoragePlace,
  storageEntryOf,
} from '#shared/domain/consent/storage-inventory.ts';

/** One key on this device, or one that the product would write. */
export interface StoredKey {
  readonly place: StoragePlace;
  readonly key: string;
  /** Characters; null when it is not there, or when no script can see it. */
  readonly size: number | null;
  /** Its line of the inventory; null for one that nobody has listed. */
  readonly entry: StorageEntry | null;
}

function cookies(): readonly (readonly [string, string])[] {
  return document.cookie
    .split('; ')
    .filter(Boolean)
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const);
}

/** The value of a cookie that scripts can read. */
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
    // Storage may be switched off.
    return [];
  }
}

/** Every key on this device that a script can see, then those of the inventory that are not there. Never a value. */
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
