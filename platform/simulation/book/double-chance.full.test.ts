import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { winnersOf } from '#shared/domain/markets/market-outcomes.ts';
import { allMarketTypes, findMarketType, marketType } from '#shared/domain/markets/market-types.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { CORNER_MARKET, GOAL_MARKET } from '#shared/domain/markets/types-goals.ts';
import { POINT_MARKET } from '#shared/domain/markets/types-other.ts';
import { SPORTS } from '#shared/domain/sports/sports.ts';
import type { FairMarket } from '../models/model.ts';
import { doubleChances, singleChances } from './double-chance.ts';
import { pricedMarkets } from './market-lineup.ts';
import { HIGHEST_PRICE, LOWEST_PRICE, ladderPrice } from './price-ladder.ts';
import { DEFAULT_MARGINS, fairImplied, type PricedMarket, type PricedOutcome, priceMarket } from './pricing.ts';
import { gameStateAt, gamesOf, worldOf } from './test-world.fixture.ts';

/** Market of single results for each double chance; in a game with overtime that of regular time. */
const SINGLES = new Map<number, readonly number[]>([
  [COMMON_MARKET.doubleChance, [COMMON_MARKET.result, POINT_MARKET.regularResult]],
  [GOAL_MARKET.doubleChanceTotal, [GOAL_MARKET.resultTotal]],
  [GOAL_MARKET.doubleChanceBothToScore, [GOAL_MARKET.resultBothToScore]],
  [CORNER_MARKET.doubleChance, [CORNER_MARKET.result]],
]);
const RULES = { types: findMarketType, margins: DEFAULT_MARGINS };
/** Single results that each double chance covers: first, draw, second. */
const COVERED: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [1, 2],
];

const weight = fc.double({ min: 1e-3, max: 1, noNaN: true });
const share = (weights: readonly number[]) => {
  const sum = weights.reduce((total, each) => total + each, 0);
  return weights.map((each) => each / sum);
};
const results = fc.oneof(
  fc.array(weight, { minLength: 3, maxLength: 3 }).map(share),
  // Sets in which one result is all but certain.
  fc.tuple(weight, weight, fc.integer({ min: 0, max: 2 })).map(([one, other, place]) => {
    const rare = share([one, other, 40]).slice(0, 2);
    return rare.toSpliced(place, 0, 1 - (rare[0] as number) - (rare[1] as number));
  }),
);
const answered = fc.array(weight, { minLength: 6, maxLength: 6 }).map(share);
const margins = fc.double({ min: 0.03, max: 0.12, noNaN: true });

const priceOf = (market: PricedMarket | null, outcome: number) =>
  market?.outcomes.find((each) => each.outcome === outcome)?.price ?? Number.POSITIVE_INFINITY;

/** Returns the price of a single result; the highest price for one that is too remote for its long list. */
const resultPrice = (market: PricedMarket, chances: readonly number[], outcome: number) =>
  Math.min(priceOf(market, outcome), (chances[outcome] as number) > 1e-9 ? HIGHEST_PRICE : Number.POSITIVE_INFINITY);

/** Tells whether a price is at most one step of the ladder below the combined price of its parts. */
function isDutched(price: number, parts: readonly number[]): boolean {
  const implied = parts.reduce((sum, part) => sum + 1000 / part, 0);
  return price >= ladderPrice(implied);
}

describe('single results and double chances', () => {
  test.each([
    ['1X, 12, X2', [0.75, 0.8, 0.45], [0.55, 0.2, 0.25]],
    ['each with two answers', [0.5, 0.25, 0.35, 0.3, 0.35, 0.25], [0.25, 0.15, 0.25, 0.1, 0.1, 0.15]],
  ])('convert into each other: %s', (_name, doubles, singles) => {
    expect(singleChances(doubles)).toEqual(singles.map((each) => expect.closeTo(each, 12)));
    expect(doubleChances(singles)).toEqual(doubles.map((each) => expect.closeTo(each, 12)));
  });

  test('convert there and back for any chances', () => {
    fc.assert(
      fc.property(fc.oneof(results, answered), (singles) => {
        expect(singleChances(doubleChances(singles))).toEqual(singles.map((each) => expect.closeTo(each, 10)));
      }),
    );
  });

  test('have one market each, with the same margin', () => {
    const doubles = allMarketTypes.filter((type) => winnersOf(type) > 1);
    expect(doubles.map(({ id }) => id).sort()).toEqual([...SINGLES.keys()].sort());
    for (const type of doubles) {
      expect(SINGLES.get(type.id)?.map((id) => marketType(id).group)).toEqual(
        SINGLES.get(type.id)?.map(() => type.group),
      );
    }
  });
});

test('at any chances and margin a double chance pays what backing both results does, and never more than fair', () => {
  fc.assert(
    fc.property(results, margins, (singles, margin) => {
      const doubles = doubleChances(singles);
      const base = { typeId: 1, period: 0, param: 0 };
      const single = priceMarket({ ...base, probabilities: singles }, margin);
      const double = priceMarket({ ...base, probabilities: doubles }, margin, 2);
      fc.pre(double !== null && !double.closed);
      for (const [outcome, covered] of COVERED.entries()) {
        const price = priceOf(double, outcome);
        expect(
          isDutched(
            price,
            covered.map((index) => priceOf(single, index)),
          ),
        ).toBe(true);
        expect((price / 1000) * (doubles[outcome] as number)).toBeLessThanOrEqual(1);
        const against = priceOf(single, 2 - outcome);
        expect(1000 / price + 1000 / against).toBeGreaterThan(1);
      }
      const cost = double?.outcomes.reduce((sum, { price }) => sum + 1000 / price, 0);
      expect(cost).toBeGreaterThan(2);
    }),
    { numRuns: 2000 },
  );
});

test('the likelier a result, the shorter the double chances with it', () => {
  let last: readonly [number, number] = [0, Number.POSITIVE_INFINITY];
  for (let first = 0.02; first < 0.95; first += 0.002) {
    const rest = 1 - first;
    const probabilities = doubleChances([first, rest * 0.4, rest * 0.6]);
    const market = priceMarket({ typeId: 1, period: 0, param: 0, probabilities }, 0.06, 2);
    const [with1, without1] = [priceOf(market, 0), priceOf(market, 2)];
    expect(with1).toBeLessThanOrEqual(last[1]);
    expect(without1).toBeGreaterThanOrEqual(last[0]);
    last = [without1, with1];
  }
});

/** Double chance of a state with the market of its single results. */
interface Pairing {
  readonly when: string;
  readonly fair: readonly number[];
  readonly double: PricedMarket;
  readonly single: PricedMarket;
}

const keyOf = ({ typeId, period, param }: { typeId: number; period: number; param: number }) =>
  `${typeId}/${period}/${param}`;

/** Returns every double chance of a state whose single results are on offer too. */
function pairingsOf(fair: readonly FairMarket[], isLive: boolean, when: string): Pairing[] {
  const offered = new Map(pricedMarkets(fair, isLive, RULES).map((market) => [keyOf(market), market]));
  return fair.flatMap((market) => {
    const double = offered.get(keyOf(market));
    const single = SINGLES.get(market.typeId)
      ?.map((typeId) => offered.get(keyOf({ ...market, typeId })))
      .find((each) => each !== undefined);
    if (double === undefined || single === undefined || double.closed) return [];
    return [{ when: `${when} ${keyOf(market)}`, fair: fairImplied(market), double, single }];
  });
}

function problemsOf({ when, fair, double, single }: Pairing): string[] {
  const answers = fair.length / 3;
  const chances = singleChances(fair);
  const isBetOn = ({ closed }: PricedOutcome) => !closed;
  return double.outcomes.filter(isBetOn).flatMap(({ outcome, price }) => {
    const answer = outcome % answers;
    const covered = COVERED[Math.floor(outcome / answers)] as readonly [number, number];
    const parts = covered.map((index) => resultPrice(single, chances, index * answers + answer));
    const chance = fair[outcome] as number;
    const problems: string[] = [];
    if (!isDutched(price, parts)) problems.push(`${price} where ${parts} are the results`);
    if ((price / 1000) * chance > 1) problems.push(`${price} is more than fair for ${chance}`);
    if (chance > 0.02 && (price / 1000) * chance < 0.6) problems.push(`${price} returns too little for ${chance}`);
    // With further answers two bets do not cover all outcomes.
    const against = answers === 1 ? 1000 / resultPrice(single, chances, 2 - outcome) : 1;
    if (1000 / price + against <= 1) problems.push(`${price} and its opposite win whatever happens`);
    const shorter = double.outcomes.find((each) => each.price < price && (fair[each.outcome] as number) < chance);
    if (answers === 1 && shorter) problems.push(`${price} is longer than ${shorter.price} of what is less likely`);
    return problems.map((problem) => `${when}: ${problem}`);
  });
}

test('in games of all sports a double chance pays what backing both results does, never more than fair, in the order of the chances', () => {
  const world = worldOf('double chance');
  const problems: string[] = [];
  const counts = { states: 0, prices: 0, sports: new Set<string>(), types: new Set<number>() };
  for (const { slug, id } of SPORTS) {
    for (const game of gamesOf(id, world, 30)) {
      const { model, matchup } = game;
      const last = game.course().events.at(-1)?.t ?? 0;
      for (const part of [-1, 0.1, 0.3, 0.5, 0.7, 0.8, 0.9, 0.96]) {
        const t = part < 0 ? -1 : Math.floor(part * last);
        const state = part < 0 ? model.initial(matchup) : gameStateAt(game, t).state;
        const pairings = pairingsOf(model.markets(state, t, matchup), part >= 0, `${game.card.id} at ${t}`);
        if (pairings.length > 0) counts.states += 1;
        for (const pairing of pairings) {
          counts.prices += pairing.double.outcomes.length;
          counts.sports.add(slug);
          counts.types.add(pairing.double.typeId);
          problems.push(...problemsOf(pairing));
        }
      }
    }
  }
  expect(problems).toEqual([]);
  expect(counts.states).toBeGreaterThan(1500);
  expect(counts.prices).toBeGreaterThan(20_000);
  expect(counts.sports.size).toBeGreaterThanOrEqual(8);
  expect([...counts.types].sort()).toEqual([...SINGLES.keys()].sort());
});

test('a double chance at the floor of the ladder is never above its fair price', () => {
  const market = priceMarket({ typeId: 1, period: 0, param: 0, probabilities: [0.985, 0.98, 0.035] }, 0.06, 2);
  expect([0, 1].map((outcome) => priceOf(market, outcome))).toEqual([LOWEST_PRICE, LOWEST_PRICE]);
  expect(priceOf(market, 2)).toBeGreaterThan(0.6 * (1000 / 0.035));
});
