const WITHDRAWAL_LEVELS: Readonly<Record<number, number>> = { 1: 53 };
const WITHDRAWAL_LEVEL = 45;

/**
 * Decides whether a ban of this level leaves withdrawals open: 53 in version 1, 45 in the others; 0 is no ban (G-06).
 */
export function mayWithdraw(banLevel: number, banVersion: number): boolean {
  return banLevel === (WITHDRAWAL_LEVELS[banVersion] ?? WITHDRAWAL_LEVEL);
}

/** Tells whether a level is a ban (betting §4). */
export function isBanned(banLevel: number): boolean {
  return banLevel > 0;
}
