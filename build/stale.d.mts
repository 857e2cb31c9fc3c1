/** Returns a fingerprint of a build's sources, by name, size and time. */
export function fingerprint(root: string, target: 'desktop' | 'sections' | 'web'): string;
/** Tells whether a target was never built, or its sources have changed since. */
export function isStale(root: string, target: string): boolean;
/** Records the sources of the build that has just succeeded. */
export function markBuilt(root: string, target: string): void;
