/** A Chromium on this machine, or null. */
export function findBrowser(root: string): string | null;
/** Installs a Chromium where none is; the sentence that says what to do when that fails, else null. */
export function installBrowser(root: string, step: (text: string) => void): string | null;
