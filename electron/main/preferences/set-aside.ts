import { readFileSync, renameSync } from 'node:fs';

function isReadable(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** A file that is no settings is put beside, under the ending `.broken`, so that nothing of it is lost; the last one stays. */
export function setAsideBroken(file: string): void {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return;
  }
  if (!isReadable(text)) renameSync(file, `${file}.broken`);
}
