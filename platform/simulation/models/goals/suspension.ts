/** For how long the book stays closed after an event, ms of server clock. */
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

/** Milliseconds for which the book stays closed after an event of this kind; 0 for events that do not close it. */
export function suspensionOf(kind: string): number {
  return SUSPENSIONS.get(kind) ?? 0;
}
