import { isPendingStatus } from './leg-status.ts';

const KEYS: Readonly<Record<number, string>> = {
  0: 'leg_lost',
  1: 'leg_won',
  2: 'leg_returned',
  3: 'leg_forced_return',
  4: 'leg_half_win_half_return',
  5: 'leg_half_lose_half_return',
  6: 'leg_half_lose_half_win',
};

/**
 * Returns the key of a bet status, −2 to 6, in the texts of the history. An undecided bet has one word, whether its game
 * has begun or not; in a coupon that is no longer open it has that of the coupon's end.
 *
 * @param result of the coupon; null while it is open
 */
export function legStatusKey(statusId: number, result: string | null = null): string {
  if (isPendingStatus(statusId) && (result === 'sold' || result === 'edited')) return `status_${result}`;
  return KEYS[statusId] ?? 'leg_not_started';
}
