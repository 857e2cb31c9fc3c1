import type { HostPort } from '#shared/host/host-port.ts';

const KEY = 'recent-searches';
const KEPT = 6;
const MAX_LENGTH = 64;

/** Reads the recent searches of this device, the newest first. */
export async function readRecent(storage: HostPort['storage']): Promise<string[]> {
  try {
    const stored: unknown = JSON.parse((await storage.read(KEY)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** Returns the list with one more search at its head. */
export function withSearch(recent: readonly string[], text: string): string[] {
  const wanted = text.trim().slice(0, MAX_LENGTH);
  if (wanted === '') return [...recent];
  const others = recent.filter((one) => one.toLocaleLowerCase() !== wanted.toLocaleLowerCase());
  return [wanted, ...others].slice(0, KEPT);
}

export async function writeRecent(storage: HostPort['storage'], recent: readonly string[]): Promise<void> {
  await (recent.length > 0 ? storage.write(KEY, JSON.stringify(recent)) : storage.remove(KEY));
}
