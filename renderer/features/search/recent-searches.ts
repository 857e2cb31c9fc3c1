import type { HostPort } from '#shared/host/host-port.ts';
import { readStoredJson } from '#shared/text/stored-json.ts';

const KEY = 'recent-searches';
const KEPT = 6;
const MAX_LENGTH = 64;
/** Accounts of one device whose searches are stored. */
const MAX_OWNERS = 5;

/** Searches by the id of the player; 0 for a guest. The latest owner is the last. */
type Stored = readonly (readonly [owner: number, texts: readonly string[]])[];

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string').slice(0, KEPT) : [];

function isOwned(entry: unknown): entry is [number, unknown] {
  return Array.isArray(entry) && entry.length === 2 && Number.isSafeInteger(entry[0]) && Array.isArray(entry[1]);
}

async function readAll(storage: HostPort['storage']): Promise<Stored> {
  try {
    const stored = readStoredJson(await storage.read(KEY));
    if (!Array.isArray(stored)) return [];
    // Until accounts had lists of their own, the device had one list of texts.
    const plain = textsOf(stored);
    if (plain.length > 0) return [[0, plain]];
    return stored.filter(isOwned).map(([owner, texts]) => [owner, textsOf(texts)] as const);
  } catch {
    return [];
  }
}

/** Reads the recent searches of a player on this device, the newest first. */
export async function readRecent(storage: HostPort['storage'], owner: number): Promise<string[]> {
  return [...((await readAll(storage)).find(([id]) => id === owner)?.[1] ?? [])];
}

/** Returns the list with one more search at its head. */
export function withSearch(recent: readonly string[], text: string): string[] {
  const wanted = text.trim().slice(0, MAX_LENGTH);
  return wanted === '' ? [...recent] : [wanted, ...withoutSearch(recent, wanted)].slice(0, KEPT);
}

/** Returns the list without a search. */
export function withoutSearch(recent: readonly string[], text: string): string[] {
  return recent.filter((one) => one.toLocaleLowerCase() !== text.toLocaleLowerCase());
}

/** Stores the recent searches of a player; those of other accounts stay. */
export async function writeRecent(storage: HostPort['storage'], owner: number, recent: readonly string[]) {
  const others = (await readAll(storage)).filter(([id]) => id !== owner);
  const next = recent.length > 0 ? [...others, [owner, recent] as const] : others;
  await (next.length > 0 ? storage.write(KEY, JSON.stringify(next.slice(-MAX_OWNERS))) : storage.remove(KEY));
}
