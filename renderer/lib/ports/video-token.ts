let kept = '';

/** Returns the user video token (shell §7), which opens only video; '' without one. Kept in memory only (trust G5). */
export const currentVideoToken = (): string => kept;

/** Stores a new token; '' when the player signs out. */
export function keepVideoToken(token: string): void {
  kept = token;
}
