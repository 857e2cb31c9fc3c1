/** For how long bets on running games are delayed before they are taken, seconds of server clock (trust R30). */
export interface LiveDelays {
  readonly base: number;
  /** By sport id, where it is another: how long depends on how fast the sport is. */
  readonly bySport: Readonly<Record<string, number>>;
}

/**
 * The acceptance delay of a coupon in seconds: the longest of its live legs; 0 for a coupon of line bets, which is never
 * held (coupon mathematics §8.2; trust R30).
 *
 * @param legs the sport of each leg, null for one that nobody knows, and whether its game runs
 */
export function liveDelayOf(
  { base, bySport }: LiveDelays,
  legs: readonly { readonly sportId: number | null; readonly isLive: boolean }[],
): number {
  const live = legs.filter(({ isLive }) => isLive);
  return Math.max(0, ...live.map(({ sportId }) => bySport[String(sportId)] ?? base));
}
