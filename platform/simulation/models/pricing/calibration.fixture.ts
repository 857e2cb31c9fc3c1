import type { FairMarket, FamilyModel, Matchup, OutcomeStatus, Timeline } from '../model.ts';

/**
 * Difference between a price and what happens in games that are played from seeds. Tests of all families measure with
 * it.
 */
export interface Deviation {
  readonly typeId: number;
  readonly period: number;
  readonly param: number;
  readonly outcome: number;
  readonly expected: number;
  readonly observed: number;
  /** Difference in standard errors. */
  readonly z: number;
}

/** Game with its last state. */
export interface Played<State> {
  readonly timeline: Timeline;
  readonly final: State;
}

/** Plays the game of a seed. */
export function playGame<State>(model: FamilyModel<State>, matchup: Matchup, seed: readonly number[]): Played<State> {
  const timeline = model.timeline(matchup, seed);
  return { timeline, final: stateAfter(model, matchup, timeline, timeline.events.length) };
}

/** Returns the state after this many events of a timeline. */
export function stateAfter<State>(
  model: FamilyModel<State>,
  matchup: Matchup,
  timeline: Timeline,
  count: number,
): State {
  let state = model.initial(matchup);
  for (let i = 0; i < count; i += 1) {
    const event = timeline.events[i];
    if (event !== undefined) state = model.apply(state, event, matchup);
  }
  return state;
}

/** Returns the status of every outcome of a market at the end; null where the model leaves it open. */
export function statuses<State>(
  model: FamilyModel<State>,
  matchup: Matchup,
  state: State,
  market: FairMarket,
): (OutcomeStatus | null)[] {
  return market.probabilities.map((_, outcome) =>
    model.settle(state, { typeId: market.typeId, period: market.period, param: market.param, outcome }, matchup),
  );
}

/** Lines of one type and period that are compared; more of them add nothing. */
const LINES = 3;

/** Compares the outcomes of the markets before the start with the ends of all games, worst first. */
export function deviationsBefore<State>(
  model: FamilyModel<State>,
  matchup: Matchup,
  finals: readonly State[],
): Deviation[] {
  const found: Deviation[] = [];
  const seen = new Map<string, number>();
  for (const market of model.markets(model.initial(matchup), -1, matchup)) {
    const kind = `${market.typeId}/${market.period}`;
    const lines = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, lines);
    if (lines > LINES) continue;
    const wins = market.probabilities.map(() => 0);
    let count = 0;
    for (const final of finals) {
      const ended = statuses(model, matchup, final, market);
      if (isVoid(market, ended)) continue;
      count += 1;
      for (const [outcome, status] of ended.entries()) {
        if (status === 1) wins[outcome] = (wins[outcome] as number) + 1;
      }
    }
    if (count === 0) continue;
    for (const [outcome, expected] of market.probabilities.entries()) {
      const observed = (wins[outcome] as number) / count;
      const z = zScore((observed - expected) * count, expected * (1 - expected) * count);
      found.push({ ...idOf(market), outcome, expected, observed, z });
    }
  }
  return found.sort((a, b) => Math.abs(b.z) - Math.abs(a.z));
}

/**
 * Compares prices inside games with the ends of the games: one state of each game, its first line of each type and
 * period, first outcome. Sums by type and period, worst first.
 *
 * @param after returns the number of events after which game n is compared. It must not depend on the length of the
 * game; games that are over by then are left out
 * @param whole number of games of which all markets are compared; of the others only the list columns are
 */
export function deviationsInside<State>(
  model: FamilyModel<State>,
  matchup: Matchup,
  games: readonly Played<State>[],
  after: (game: number) => number,
  whole = games.length,
): Deviation[] {
  const sums = new Map<
    string,
    { market: FairMarket; expected: number; observed: number; spread: number; count: number }
  >();
  for (const [game, { timeline, final }] of games.entries()) {
    const upTo = after(game);
    if (upTo >= timeline.events.length) continue;
    const state = stateAfter(model, matchup, timeline, upTo);
    const seen = new Set<string>();
    const t = timeline.events[upTo - 1]?.t ?? 0;
    const offered = game < whole ? model.markets(state, t, matchup) : (model.mainMarkets?.(state, t, matchup) ?? []);
    for (const market of offered) {
      const key = `${market.typeId}/${market.period}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const sum = sums.get(key) ?? { market, expected: 0, observed: 0, spread: 0, count: 0 };
      const p = market.probabilities[0] as number;
      const ended = statuses(model, matchup, final, market);
      if (isVoid(market, ended)) continue;
      sum.expected += p;
      sum.spread += p * (1 - p);
      sum.observed += ended[0] === 1 ? 1 : 0;
      sum.count += 1;
      sums.set(key, sum);
    }
  }
  return [...sums.values()]
    .map(({ market, expected, observed, spread, count }) => ({
      ...idOf(market),
      outcome: 0,
      expected: expected / count,
      observed: observed / count,
      z: zScore(observed - expected, spread),
    }))
    .sort((a, b) => Math.abs(b.z) - Math.abs(a.z));
}

/** Tells whether stakes were returned without a push in the price, because what the market asked for was not played. */
function isVoid(market: FairMarket, ended: readonly (OutcomeStatus | null)[]): boolean {
  return market.pushes === undefined && ended.every((status) => status === 2);
}

function idOf({ typeId, period, param }: FairMarket): { typeId: number; period: number; param: number } {
  return { typeId, period, param };
}

/**
 * Returns the difference in standard errors; rare events are not normally distributed, so half a count is forgiven and
 * one is added to the spread.
 */
function zScore(off: number, spread: number): number {
  return (Math.max(0, Math.abs(off) - 0.5) * Math.sign(off)) / Math.sqrt(spread + 1);
}

/** Counts the distinct pairs of type and period. */
export function marketKinds(markets: readonly FairMarket[]): number {
  return new Set(markets.map((market) => `${market.typeId}/${market.period}`)).size;
}

/** Returns the seeds of a test, by number. */
export function seedsOf(count: number, salt: number): number[][] {
  return Array.from({ length: count }, (_, index) => [salt, index * 7919 + 13, index ^ 0x5bd1e995, 77]);
}
