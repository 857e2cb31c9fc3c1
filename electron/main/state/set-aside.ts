import { chmodSync, existsSync, readFileSync, renameSync } from 'node:fs';
import { readStoredJson } from '#shared/text/stored-json.ts';
import type { LogPort } from '../log/desktop-log.ts';

/** File mode that lets only the owner of the app read its state. */
export const OWNER_ONLY = 0o600;

function isState(text: string): boolean {
  const parsed = readStoredJson(text);
  return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
}

/**
 * Prepares a state file for opening: a broken one is renamed to `<file>.broken`, so that the app starts and support can
 * inspect it; one that others can read is closed to them.
 */
export function setAsideWhenBroken(file: string, log: LogPort): void {
  if (!existsSync(file)) return;
  try {
    if (isState(readFileSync(file, 'utf8'))) chmodSync(file, OWNER_ONLY);
    else {
      renameSync(file, `${file}.broken`);
      log.write('warn', 'state', `${file} could not be read and was set aside as ${file}.broken`);
    }
  } catch (error) {
    log.write('error', 'state', `${file}: ${error instanceof Error ? error.message : 'cannot be used'}`);
  }
}
