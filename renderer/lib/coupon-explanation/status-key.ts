/** Returns the translation key of a bet status, −2 to 6, in the namespace of the history. */
export function statusKey(statusId: number): string {
  const keys: Readonly<Record<number, string>> = {
    [-2]: 'leg_not_calculated',
    [-1]: 'leg_not_started',
    0: 'leg_lost',
    1: 'leg_won',
    2: 'leg_returned',
    3: 'leg_forced_return',
    4: 'leg_half_win_half_return',
    5: 'leg_half_lose_half_return',
    6: 'leg_half_lose_half_win',
  };
  return keys[statusId] ?? 'leg_not_calculated';
}
