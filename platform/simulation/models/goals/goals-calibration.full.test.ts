import { describe, expect, test } from 'vitest';
import { paramOf } from '#shared/domain/markets/market-line.ts';
import { marketType } from '#shared/domain/markets/market-types.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { CARD_MARKET, CORNER_MARKET, GOAL_MARKET } from '#shared/domain/markets/types-goals.ts';
import type { FairMarket, Matchup } from '../model.ts';
import { goalsModel } from './goals-model.ts';
import type { GoalsState } from './goals-state.ts';
import { findMarket, matchupOf, seedOf, sharesOf } from './sample-games.fixture.ts';

const C = COMMON_MARKET;
const G = GOAL_MARKET;
const MINUTE = 60_000;
const GAMES = 4000;
/** Standard errors that chance alone may cause. */
const ALLOWED = 4;

interface ChosenMarket {
  readonly typeId: number;
  readonly period: number;
  readonly param: number;
}

function chosen(typeId: number, options: { period?: number; line?: number; ordinal?: number } = {}): ChosenMarket {
  const { period = 0, line, ordinal = 0 } = options;
  return { typeId, period, param: line === undefined ? ordinal : paramOf(marketType(typeId), line) };
}

/** Plays a game and returns its state at `t` and at its end. */
function play(matchup: Matchup, game: number, t: number): { now: GoalsState; end: GoalsState } {
  let state = goalsModel.initial();
  let now = state;
  for (const event of goalsModel.timeline(matchup, seedOf(game)).events) {
    state = goalsModel.apply(state, event, matchup);
    if (event.t <= t) now = state;
  }
  return { now, end: state };
}

/** Running comparison of what happened with the price of one outcome. */
class Balance {
  private excess = 0;
  private variance = 0;
  count = 0;

  add(won: number, expected: number): void {
    this.excess += won - expected;
    this.variance += expected * (1 - expected);
    this.count += 1;
  }

  /** Returns the difference in standard errors. */
  get errors(): number {
    return this.excess / Math.sqrt(Math.max(this.variance, 1e-9));
  }
}

function settleInto(balances: Balance[], market: FairMarket, end: GoalsState, matchup: Matchup): void {
  market.probabilities.forEach((probability, outcome) => {
    const status = goalsModel.settle(end, { ...market, outcome }, matchup);
    if (status === null) throw new Error(`${marketType(market.typeId).key} is open after the game`);
    balances[outcome] ??= new Balance();
    balances[outcome].add(sharesOf(status).won, probability);
  });
}

function faultsOf(name: string, balances: readonly Balance[]): string[] {
  return balances.flatMap((balance, outcome) =>
    Math.abs(balance.errors) > ALLOWED ? [`${name}/${outcome}: ${balance.errors.toFixed(1)} standard errors`] : [],
  );
}

const FOOTBALL: readonly ChosenMarket[] = [
  chosen(C.result),
  chosen(C.result, { period: 1 }),
  chosen(C.result, { period: 2 }),
  chosen(C.total, { line: 1.5 }),
  chosen(C.total, { line: 2.5 }),
  chosen(C.handicap, { line: -1.5 }),
  chosen(C.asianTotal, { line: 2.25 }),
  chosen(C.asianHandicap, { line: -0.75 }),
  chosen(C.europeanHandicap, { line: -1 }),
  chosen(C.teamTotal1, { line: 1.5 }),
  chosen(C.halfTimeFullTime),
  chosen(C.oddEven),
  chosen(G.bothToScore),
  chosen(G.correctScore),
  chosen(G.nextGoal, { ordinal: 1 }),
  chosen(G.nextGoal, { ordinal: 2 }),
  chosen(G.raceToGoals, { ordinal: 2 }),
  chosen(G.lastGoal),
  chosen(G.firstGoalTime),
  chosen(G.firstGoalResult),
  chosen(G.comeback1),
  chosen(G.comeback2),
  chosen(G.highestHalf),
  chosen(G.scoresBothHalves1),
  chosen(G.penaltyAwarded),
  chosen(G.resultTotal, { line: 2.5 }),
  chosen(CORNER_MARKET.total, { line: 9.5 }),
  chosen(CORNER_MARKET.result, { period: 1 }),
  chosen(CORNER_MARKET.race, { ordinal: 5 }),
  chosen(CARD_MARKET.total, { line: 3.5 }),
  chosen(CARD_MARKET.result),
  chosen(CARD_MARKET.red),
];
const HOCKEY: readonly ChosenMarket[] = [
  chosen(C.winner),
  chosen(C.result),
  chosen(C.overtime),
  chosen(C.total, { line: 5.5 }),
  chosen(C.handicap, { line: -1.5 }),
  chosen(G.winningMethod),
  chosen(G.highestPeriod),
  chosen(G.raceToGoals, { ordinal: 3 }),
  chosen(C.result, { period: 2 }),
];
const HANDBALL: readonly ChosenMarket[] = [
  chosen(C.result),
  chosen(C.total, { line: 58.5 }),
  chosen(C.handicap, { line: -2.5 }),
  chosen(C.halfTimeFullTime),
  chosen(G.raceToGoals, { ordinal: 10 }),
  chosen(C.teamTotal2, { line: 14.5, period: 1 }),
];

describe('before the start', () => {
  test.each([
    ['football', 1, FOOTBALL, { total: 2.6 }],
    ['a football mismatch', 1, FOOTBALL.slice(0, 4), { total: 3, homeAdvantage: 260 }],
    ['ice hockey', 2, HOCKEY, {}],
    ['handball', 8, HANDBALL, {}],
    ['e-football', 85, FOOTBALL.slice(0, 5), {}],
  ])('%s games end as often in each outcome as the prices say', (_, sportId, choices, params) => {
    const matchup = matchupOf(sportId, { params: { homeAdvantage: 60, ...params } });
    const markets = goalsModel.markets(goalsModel.initial(), -MINUTE, matchup);
    const balances = new Map<FairMarket, Balance[]>();
    for (const { typeId, period, param } of choices) {
      const market = findMarket(markets, typeId, period, param);
      expect(market, marketType(typeId).key).toBeDefined();
      if (market !== undefined) balances.set(market, []);
    }
    for (let game = 0; game < GAMES; game += 1) {
      const { end } = play(matchup, game, 0);
      for (const [market, kept] of balances) settleInto(kept, market, end, matchup);
    }
    const faults = [...balances].flatMap(([market, kept]) => faultsOf(marketType(market.typeId).key, kept));
    expect(faults).toEqual([]);
  });
});

describe('in play', () => {
  /**
   * Compares many games at one instant with the prices of their state: on average both must agree. One line of each
   * type is used, so that the summands are independent.
   */
  test.each([
    ['football in the first half', 1, 31 * MINUTE, 1500],
    ['football in the second half', 1, 88 * MINUTE, 1500],
    ['ice hockey in the second period', 2, 62 * MINUTE, 1200],
    ['handball in the second half', 8, 55 * MINUTE, 800],
    ['e-football at half-time', 85, 5 * MINUTE, 1500],
  ])('games end as often in each outcome as the prices say: %s', (_, sportId, t, games) => {
    const matchup = matchupOf(sportId);
    const balances = new Map<string, Balance[]>();
    for (let game = 0; game < games; game += 1) {
      const { now, end } = play(matchup, GAMES + game, t);
      const seen = new Set<string>();
      for (const market of goalsModel.markets(now, t, matchup)) {
        const key = `${marketType(market.typeId).key}/${market.period}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const kept = balances.get(key) ?? [];
        balances.set(key, kept);
        settleInto(kept, market, end, matchup);
      }
    }
    const enough = [...balances].filter(([, kept]) => (kept[0]?.count ?? 0) > 300);
    expect(enough.length).toBeGreaterThan(15);
    expect(enough.flatMap(([key, kept]) => faultsOf(key, kept))).toEqual([]);
  });
});
