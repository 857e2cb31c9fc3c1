/** Milliseconds of server clock for which each event closes the book. */
const SUSPENSIONS: ReadonlyMap<string, number> = new Map([
  ['period_start', 3_000],
  ['period_end', 5_000],
  ['goal', 25_000],
  ['penalty_awarded', 40_000],
  ['penalty_missed', 10_000],
  ['red_card', 20_000],
  ['yellow_card', 4_000],
  ['corner', 4_000],
  ['shootout_start', 600_000],
]);

/** Returns the milliseconds for which an event of this kind closes the book; 0 for one that does not. */
export function suspensionOf(kind: string): number {
  return SUSPENSIONS.get(kind) ?? 0;
}
