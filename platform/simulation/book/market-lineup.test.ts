import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chancesOfPrices, type MarketColumn, mainLines } from '#shared/domain/markets/main-lines.ts';
import { findMarketType } from '#shared/domain/markets/market-types.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import type { FairMarket } from '../models/model.ts';
import { inDisplayOrder, mainMarketsOf, marketOf, pricedMarkets } from './market-lineup.ts';
import { DEFAULT_MARGINS, fairImplied } from './pricing.ts';

const GAME = 100_001;
const RULES = { types: findMarketType, margins: DEFAULT_MARGINS };
/** Difference of two lines' distances from balance that the cut of prices to the ladder can hide. */
const LADDER_STEP = 0.01;

const M = COMMON_MARKET;

function fairLine(typeId: number, param: number, first: number, push: number): FairMarket {
  const market = { typeId, period: 0, param, probabilities: [first * (1 - push), (1 - first) * (1 - push)] };
  return push === 0 ? market : { ...market, pushes: [push, push] };
}

/** Lists lines of one type: the first side is likelier on a lower line; every other line may be a push. */
const linesOf = (typeId: number) =>
  fc
    .uniqueArray(fc.double({ min: 0.02, max: 0.98, noNaN: true }), { minLength: 1, maxLength: 12 })
    .chain((chances) => fc.tuple(fc.constant(chances), fc.double({ min: 0, max: 0.2, noNaN: true })))
    .map(([chances, push]) =>
      [...chances]
        .sort((a, b) => b - a)
        .map((first, index) => fairLine(typeId, 500 + index, first, index % 2 === 0 ? 0 : push)),
    );
const winner = fc.double({ min: 0.02, max: 0.98, noNaN: true }).map((first) => [fairLine(M.winner, 0, first, 0)]);
const result = fc
  .double({ min: 0.02, max: 0.7, noNaN: true })
  .map((first) => [{ typeId: M.result, period: 0, param: 0, probabilities: [first, 0.25, 0.75 - first] }]);
const game = fc
  .tuple(
    fc.constantFrom(winner, result).chain((one) => one),
    linesOf(M.total),
    linesOf(M.handicap),
  )
  .map((groups) => groups.flat());

function distance(market: FairMarket): number {
  const fair = fairImplied(market);
  return Math.abs((fair[0] ?? 0) - (fair.at(-1) ?? 0));
}

describe('the main lines', () => {
  test('sent by the platform are those that a browser chooses from all lines by their prices', () => {
    fc.assert(
      fc.property(game, fc.boolean(), (fair, live) => {
        const offer = pricedMarkets(fair, live, RULES).map((market) => marketOf(GAME, market, false));
        const shown = mainLines(offer, { types: findMarketType, chances: chancesOfPrices });
        for (const sent of mainMarketsOf(fair, findMarketType)) {
          const column = findMarketType(sent.typeId)?.column as MarketColumn;
          const own = shown[column];
          const chosen = fair.find(({ typeId, param }) => typeId === own?.typeId && param === own.param);
          expect(chosen?.typeId).toBe(sent.typeId);
          if (chosen) expect(distance(chosen) - distance(sent)).toBeLessThan(LADDER_STEP);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('are in the order of the columns', () => {
    const fair = [fairLine(M.handicap, 511, 0.5, 0), fairLine(M.total, 5, 0.5, 0), fairLine(M.winner, 0, 0.6, 0)];
    expect(mainMarketsOf(fair, findMarketType).map(({ typeId }) => typeId)).toEqual([M.winner, M.total, M.handicap]);
  });
});

test('markets are in the order of their types, then of parts and lines', () => {
  const at = (typeId: number, period: number, param: number) => ({
    typeId,
    period,
    param,
    closed: false,
    outcomes: [],
  });
  const shuffled = [
    at(M.handicap, 0, 511),
    at(M.total, 1, 3),
    at(M.total, 0, 5),
    at(M.total, 0, 3),
    at(M.result, 0, 0),
  ];
  expect(inDisplayOrder(shuffled, findMarketType).map(({ typeId, period, param }) => [typeId, period, param])).toEqual([
    [M.result, 0, 0],
    [M.total, 0, 3],
    [M.total, 0, 5],
    [M.total, 1, 3],
    [M.handicap, 0, 511],
  ]);
});
