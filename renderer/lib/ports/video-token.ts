let kept = '';

/** The user video token (shell §7): it opens video and nothing else; '' while there is none. Memory only (trust G5). */
export const currentVideoToken = (): string => kept;

/** Keeps a new one; '' when the player has gone. */
export function keepVideoToken(token: string): void {
  kept = token;
}
