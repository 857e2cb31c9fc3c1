import { describe, expect, test } from 'vitest';
import { SELECTION_LIMITS } from '#shared/domain/ids/selection-id.ts';
import { lineOf } from '#shared/domain/markets/market-line.ts';
import { outcomeCount, winnersOf } from '#shared/domain/markets/market-outcomes.ts';
import { marketType } from '#shared/domain/markets/market-types.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { CARD_MARKET, CORNER_MARKET, GOAL_MARKET } from '#shared/domain/markets/types-goals.ts';
import type { FairMarket } from '../model.ts';
import { goalsModel } from './goals-model.ts';
import { Outlook } from './outlook.ts';
import { pairRule } from './pair-rules.ts';
import { findMarket, matchupOf, sharesOf, stateAt, statesOf } from './sample-games.fixture.ts';
import { rulesOf } from './sport-rules.ts';

const C = COMMON_MARKET;
const G = GOAL_MARKET;
const SPORTS = [1, 2, 8, 14, 85, 87];
const MINUTE = 60_000;

function offerOf(sportId: number): FairMarket[] {
  return goalsModel.markets(goalsModel.initial(), -MINUTE, matchupOf(sportId));
}

function distinct(markets: readonly FairMarket[], key: (market: FairMarket) => string): number {
  return new Set(markets.map(key)).size;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function probabilities(markets: readonly FairMarket[], typeId: number, period = 0, param = 0): readonly number[] {
  const found = findMarket(markets, typeId, period, param);
  if (found === undefined) throw new Error(`no market ${marketType(typeId).key} ${period} ${param}`);
  return found.probabilities;
}

describe('markets before the start', () => {
  test.each([
    [1, 110, 250],
    [2, 80, 200],
    [8, 30, 100],
    [14, 75, 180],
    [85, 75, 170],
    [87, 80, 200],
  ])('sport %i has at least %i markets by type and period, and %i lines', (sportId, types, lines) => {
    const markets = offerOf(sportId);
    expect(distinct(markets, ({ typeId, period }) => `${typeId}/${period}`)).toBeGreaterThanOrEqual(types);
    expect(distinct(markets, ({ typeId, period, param }) => `${typeId}/${period}/${param}`)).toBe(markets.length);
    expect(markets.length).toBeGreaterThanOrEqual(lines);
  });

  test('football has markets on corners, cards and a penalty; other sports have none of them', () => {
    const special = new Set<number>([...Object.values(CORNER_MARKET), ...Object.values(CARD_MARKET), G.penaltyAwarded]);
    const of = (sportId: number): number => offerOf(sportId).filter(({ typeId }) => special.has(typeId)).length;
    expect(of(1)).toBeGreaterThan(60);
    for (const sportId of SPORTS.slice(1)) expect(of(sportId)).toBe(0);
  });

  test('only sports with overtime have a winner market in addition to the result', () => {
    for (const sportId of SPORTS) {
      const hasWinner = findMarket(offerOf(sportId), C.winner) !== undefined;
      expect(hasWinner).toBe(rulesOf(sportId).overtime !== null);
    }
  });

  test.each([
    [0.2, 5],
    [1, 1],
    [3000, 900],
    [1, 4000],
  ])('ratings of %f and %f are priced', (homeRating, awayRating) => {
    for (const sportId of SPORTS) {
      const [first = 0, , second = 0] = probabilities(
        goalsModel.markets(goalsModel.initial(), -1, matchupOf(sportId, { homeRating, awayRating, params: {} })),
        C.result,
      );
      if (homeRating === awayRating) expect(first).toBeCloseTo(second, 2);
      else expect(Math.sign(first - second)).toBe(Math.sign(homeRating - awayRating));
    }
  });

  test('a stronger side is likelier to win as its Elo points say, draws split', () => {
    for (const sportId of SPORTS) {
      for (const edge of [0, 60, 150, 300]) {
        const matchup = matchupOf(sportId, { homeRating: 1500 + edge, awayRating: 1500, params: { homeAdvantage: 0 } });
        const [first = 0, draw = 0] = probabilities(goalsModel.markets(goalsModel.initial(), -1, matchup), C.result);
        expect(first + draw / 2).toBeCloseTo(1 / (1 + 10 ** (-edge / 400)), 1);
      }
    }
  });
});

/** Lists the faults of one market alone. */
function faultsOf(market: FairMarket): string[] {
  const { typeId, period, param, probabilities: chances, pushes } = market;
  const type = marketType(typeId);
  const push = pushes?.[0] ?? 0;
  const faults = [
    chances.length === outcomeCount(type) ? '' : `${chances.length} outcomes`,
    param >= 0 && param <= SELECTION_LIMITS.param && Number.isInteger(param) ? '' : 'parameter',
    chances.every((probability) => probability >= 0 && probability <= 1) ? '' : `probabilities ${chances}`,
    (pushes ?? []).every((share) => share === push && share <= 1) ? '' : `pushes ${pushes}`,
    Math.abs(sum(chances) + push - winnersOf(type)) < 1e-6 ? '' : `sum ${sum(chances) + push}`,
  ];
  return faults.filter((fault) => fault !== '').map((fault) => `${type.key} ${period} ${param}: ${fault}`);
}

/** Finds lines along which the chance of "over" rises, or that of the first side's handicap falls. */
function unsteadyLines(markets: readonly FairMarket[]): string[] {
  const faults: string[] = [];
  const last = new Map<string, { line: number; value: number }>();
  for (const { typeId, period, param, probabilities: chances, pushes } of markets) {
    const type = marketType(typeId);
    const line = lineOf(type, param);
    if (line === null || (type.outcomes !== 'overUnder' && type.outcomes !== 'handicap')) continue;
    const rising = type.outcomes === 'handicap' ? 1 : -1;
    // Half of a push counts for each side, so that whole, quarter and half lines are on one scale.
    const value = rising * ((chances[0] ?? 0) + (pushes?.[0] ?? 0) / 2);
    const key = `${typeId}/${period}`;
    const known = last.get(key);
    if (known !== undefined && line > known.line !== value > known.value) faults.push(`${type.key} ${period} ${line}`);
    last.set(key, { line, value });
  }
  return faults;
}

/** Checks that markets on the same question have the same numbers. */
function expectConsistent(markets: readonly FairMarket[], period: number): void {
  const result = findMarket(markets, C.result, period);
  if (result === undefined) return;
  const [first = 0, draw = 0, second = 0] = result.probabilities;
  const chance = findMarket(markets, C.doubleChance, period)?.probabilities;
  if (chance) [first + draw, first + second, draw + second].forEach((p, i) => void expect(chance[i]).toBeCloseTo(p, 9));
  const noBet = findMarket(markets, C.drawNoBet, period);
  if (noBet) {
    expect(noBet.probabilities).toEqual([first, second]);
    expect(noBet.pushes?.[0] ?? 0).toBeCloseTo(draw, 9);
  }
  const handicap = (param: number) => findMarket(markets, C.handicap, period, param)?.probabilities;
  const minusHalf = handicap(511);
  if (minusHalf) expect(minusHalf[0]).toBeCloseTo(first, 6);
  const plusHalf = handicap(513);
  if (plusHalf) expect(plusHalf[1]).toBeCloseTo(second, 6);
}

describe('in every state of played games', () => {
  test.each(SPORTS)('the markets of sport %i are sound, monotone and agree with each other', (sportId) => {
    const matchup = matchupOf(sportId);
    for (let game = 0; game < 4; game += 1) {
      for (const { state, t } of statesOf(matchup, game).filter((_, index) => index % 3 === 0)) {
        const markets = goalsModel.markets(state, t + 1500, matchup);
        expect(markets.flatMap(faultsOf)).toEqual([]);
        expect(unsteadyLines(markets)).toEqual([]);
        for (let period = 0; period <= 3; period += 1) expectConsistent(markets, period);
      }
    }
  });

  test('an outcome that its own state settles is offered only with probability 0', () => {
    const faults: string[] = [];
    for (const sportId of SPORTS) {
      const matchup = matchupOf(sportId);
      for (const { state, t } of statesOf(matchup, 11).filter((_, index) => index % 2 === 0)) {
        for (const market of goalsModel.markets(state, t, matchup)) {
          market.probabilities.forEach((probability, outcome) => {
            const status = goalsModel.settle(state, { ...market, outcome }, matchup);
            if (status === null || probability < 1e-6) return;
            faults.push(`${marketType(market.typeId).key} ${market.period} ${market.param} ${outcome} at ${t}`);
          });
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test('a finished game has no markets', () => {
    for (const sportId of SPORTS) {
      const last = statesOf(matchupOf(sportId), 3).at(-1);
      expect(goalsModel.markets(last?.state ?? goalsModel.initial(), last?.t ?? 0, matchupOf(sportId))).toEqual([]);
    }
  });
});

test('a red card lowers the chances of its side and raises those of the other', () => {
  const matchup = matchupOf(1);
  const state = stateAt(matchup, 2, 20 * MINUTE);
  const t = state.clockT + 60_000;
  const sentOff = goalsModel.apply(state, { t: state.clockT + 1, kind: 'red_card', side: 0 }, matchup);
  const [level, reduced] = [new Outlook(state, t, matchup), new Outlook(sentOff, t, matchup)];
  expect(reduced.meanLeft[0] / level.meanLeft[0]).toBeCloseTo(0.7, 2);
  expect(reduced.meanLeft[1] / level.meanLeft[1]).toBeCloseTo(1.22, 2);
  const homeWins = (now: typeof state): number => probabilities(goalsModel.markets(now, t, matchup), C.result)[0] ?? 0;
  expect(homeWins(sentOff)).toBeLessThan(homeWins(state) - 0.05);
});

test('while a penalty is about to be taken, prices lie between those of a goal and those of a miss', () => {
  const matchup = matchupOf(1);
  const state = stateAt(matchup, 2, 20 * MINUTE);
  const winAfter = (...kinds: string[]): number => {
    const events = kinds.map((kind, index) => ({ t: state.clockT + 1 + index, kind, side: 0 as const }));
    const end = events.reduce((known, event) => goalsModel.apply(known, event, matchup), state);
    return probabilities(goalsModel.markets(end, state.clockT + 1000, matchup), C.result)[0] ?? 0;
  };
  const goal = winAfter('penalty_awarded', 'goal');
  const miss = winAfter('penalty_awarded', 'penalty_missed');
  const conversion = rulesOf(1).football?.penaltyConversion ?? 0;
  expect(winAfter('penalty_awarded')).toBeCloseTo(conversion * goal + (1 - conversion) * miss, 2);
});

describe('against the joint distribution', () => {
  test.each([
    [1, 3, -1],
    [1, 3, 38 * MINUTE],
    [1, 5, 75 * MINUTE],
    [2, 1, 30 * MINUTE],
    [14, 2, 20 * MINUTE],
    [85, 4, 3 * MINUTE],
  ])(
    'every market on a final score is the sum over the scores that win it (sport %i, game %i, %i ms)',
    (sportId, game, t) => {
      const matchup = matchupOf(sportId);
      const state = stateAt(matchup, game, t);
      const outlook = new Outlook(state, t, matchup);
      const grids = [outlook.full(), outlook.period(1), outlook.period(2), outlook.period(3)];
      const special = new Set<number>([
        ...Object.values(CORNER_MARKET),
        ...Object.values(CARD_MARKET),
        G.penaltyAwarded,
        C.winner,
      ]);
      let compared = 0;
      for (const market of goalsModel.markets(state, t, matchup)) {
        const rule = pairRule(marketType(market.typeId), market.param);
        const grid = grids[market.period];
        if (rule === null || grid === undefined || special.has(market.typeId)) continue;
        compared += 1;
        market.probabilities.forEach((probability, outcome) => {
          let [won, back] = [0, 0];
          grid.each((first, second, chance) => {
            const shares = sharesOf(rule(first, second, outcome));
            won += chance * shares.won;
            back += chance * shares.back;
          });
          expect(probability, `${market.typeId}/${market.param}/${outcome}`).toBeCloseTo(won, 6);
          expect(market.pushes?.[outcome] ?? 0).toBeCloseTo(back, 6);
        });
      }
      expect(compared).toBeGreaterThan(60);
    },
  );

  test.each([
    [1, -1],
    [1, 30 * MINUTE],
    [1, 52 * MINUTE],
    [85, 2 * MINUTE],
  ])(
    'the rows of half-time/full-time are the result of the first half, its columns the result (sport %i, %i ms)',
    (sportId, t) => {
      const matchup = matchupOf(sportId);
      for (let game = 0; game < 8; game += 1) {
        const state = stateAt(matchup, game, t);
        const outlook = new Outlook(state, t, matchup);
        const table = findMarket(goalsModel.markets(state, t, matchup), C.halfTimeFullTime)?.probabilities;
        if (table === undefined) continue;
        for (const sign of [0, 1, 2] as const) {
          expect(sum(table.slice(sign * 3, sign * 3 + 3))).toBeCloseTo(outlook.period(1).signs[sign], 6);
          expect(sum([0, 3, 6].map((row) => table[row + sign] ?? 0))).toBeCloseTo(outlook.full().signs[sign], 6);
        }
      }
    },
  );

  test('the halves add up: scoring in both, goals in both and clean sheets agree with the scores', () => {
    const matchup = matchupOf(1);
    const markets = offerOf(1);
    const outlook = new Outlook(goalsModel.initial(), -1, matchup);
    const [half1, half2] = [outlook.period(1), outlook.period(2)];
    const none = (side: 'first' | 'second'): number => {
      const full = outlook.full()[side].p[0] ?? 0;
      return 1 - (half1[side].p[0] ?? 0) - (half2[side].p[0] ?? 0) + full;
    };
    expect(probabilities(markets, G.scoresBothHalves1)[0]).toBeCloseTo(none('first'), 6);
    expect(probabilities(markets, G.scoresBothHalves2)[0]).toBeCloseTo(none('second'), 6);
    const noGoal = (half1.total.p[0] ?? 0) + (half2.total.p[0] ?? 0) - (outlook.full().total.p[0] ?? 0);
    expect(probabilities(markets, G.goalBothHalves)[0]).toBeCloseTo(1 - noGoal, 6);
  });

  test('the first goal: its side, its time and its side with the result agree', () => {
    const markets = offerOf(1);
    const next = probabilities(markets, G.nextGoal, 0, 1);
    const withResult = probabilities(markets, G.firstGoalResult);
    const time = probabilities(markets, G.firstGoalTime);
    expect(sum(withResult.slice(0, 3))).toBeCloseTo(next[0] ?? 0, 6);
    expect(sum(withResult.slice(3, 6))).toBeCloseTo(next[2] ?? 0, 6);
    expect(withResult[6]).toBeCloseTo(next[1] ?? 0, 6);
    expect(time[6]).toBeCloseTo(next[1] ?? 0, 6);
    expect(probabilities(markets, G.correctScore)[0]).toBeCloseTo(next[1] ?? 0, 6);
    const half = probabilities(markets, G.nextGoal, 1, 1);
    expect(sum(time.slice(0, 3))).toBeCloseTo(1 - (half[1] ?? 0), 6);
  });

  test('the main markets are those of the full list, on the balanced lines', () => {
    for (const sportId of SPORTS) {
      const matchup = matchupOf(sportId);
      for (const { state, t } of statesOf(matchup, 6).filter((_, index) => index % 10 === 0)) {
        const all = goalsModel.markets(state, t, matchup);
        for (const main of goalsModel.mainMarkets(state, t, matchup)) {
          const known = findMarket(all, main.typeId, 0, main.param);
          if (known !== undefined) expect(main).toEqual(known);
          const off = (market: FairMarket): number => Math.abs((market.probabilities[0] ?? 0) - 0.5);
          if (main.typeId !== C.total && main.typeId !== C.handicap) continue;
          for (const other of all.filter((market) => market.typeId === main.typeId && market.period === 0)) {
            expect(off(main)).toBeLessThanOrEqual(off(other) + 1e-9);
          }
        }
      }
    }
  });
});
