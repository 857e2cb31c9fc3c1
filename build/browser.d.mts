/** Returns a Chromium on this machine, or null. */
export function findBrowser(root: string): string | null;
/** Installs a Chromium where none exists; returns null, or a sentence that says what to do. */
export function installBrowser(root: string, step: (text: string) => void): string | null;
