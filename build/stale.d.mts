/** A fingerprint of the sources of a build, by name, size and time. */
export function fingerprint(root: string, target: 'desktop' | 'sections' | 'web'): string;
/** True when the target was never built, or its sources have changed since. */
export function isStale(root: string, target: string): boolean;
/** Remembers what the build that has just succeeded was made of. */
export function markBuilt(root: string, target: string): void;
