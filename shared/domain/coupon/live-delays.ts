/** Delays of bets on running games before they are accepted, seconds of server clock (trust R30). */
export interface LiveDelays {
  readonly base: number;
  /** Delays by sport id where they differ: a fast sport has a short one. */
  readonly bySport: Readonly<Record<string, number>>;
}

/**
 * Returns the live delay of a coupon in seconds: the longest of its live legs; 0 for a coupon of line bets, which is
 * never delayed (coupon mathematics §8.2; trust R30).
 *
 * @param legs the sport of each leg, null for an unknown one, and whether its game runs
 */
export function liveDelayOf(
  { base, bySport }: LiveDelays,
  legs: readonly { readonly sportId: number | null; readonly isLive: boolean }[],
): number {
  const live = legs.filter(({ isLive }) => isLive);
  return Math.max(0, ...live.map(({ sportId }) => bySport[String(sportId)] ?? base));
}
