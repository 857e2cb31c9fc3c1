import { beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '#shared/domain/ids/game-id.ts';
import { lineOf } from '#shared/domain/markets/market-line.ts';
import { outcomeCount, winnersOf } from '#shared/domain/markets/market-outcomes.ts';
import { findMarketType, marketType } from '#shared/domain/markets/market-types.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { SPORTS } from '#shared/domain/sports/sports.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { modelOf } from '../models/families.ts';
import type { FairMarket } from '../models/model.ts';
import { modelProblems, viewProblems } from '../models/pricing/model-consistency.fixture.ts';
import { type Fixture, longestMs } from '../schedule/fixture.ts';
import { createSchedule } from '../schedule/schedule.ts';
import { type BookGame, createGameSource } from './game-source.ts';
import { pricedMarkets } from './market-lineup.ts';
import { HIGHEST_PRICE, LOWEST_PRICE } from './price-ladder.ts';
import { DEFAULT_MARGINS, fairImplied, type PricedMarket } from './pricing.ts';

const SEED = 'whole world';
const catalogue = createCatalogue();
const source = createGameSource({ seed: SEED, catalogue, models: modelOf });
const schedule = createSchedule({ seed: SEED, catalogue, winnerOf: source.winnerOf });
const RULES = { types: findMarketType, margins: DEFAULT_MARGINS };
const FIRST_DAY = dayOf(Date.UTC(2026, 10, 20));
const DAYS = 16;
const GAMES = 10;
/** Instants of a game, as shares of its events, at which its prices are checked. */
const LOOKS = [0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.96, 0.99, 1];
const ROUNDING = 1e-6;
const M = COMMON_MARKET;

/** Picks games of a sport from as many competitions as there are, a second one of each only after that. */
function gamesOf(sportId: number): BookGame[] {
  const found: { turn: number; fixture: Fixture }[] = [];
  for (const { id } of catalogue.competitionsOf(sportId)) {
    let turn = 0;
    for (let day = FIRST_DAY; day < FIRST_DAY + DAYS && turn < 4; day += 1) {
      const [fixture] = schedule.fixturesOf(day, id);
      if (fixture) found.push({ turn: turn++, fixture });
    }
  }
  found.sort((a, b) => a.turn - b.turn || a.fixture.gameId - b.fixture.gameId);
  return found.slice(0, GAMES).flatMap(({ fixture }) => source.gameOf(fixture) ?? []);
}

interface Look {
  readonly when: string;
  readonly fair: readonly FairMarket[];
  readonly offer: readonly PricedMarket[];
}

/** Reads the markets of a game before its start and at states from its first event to its last but one. */
function looksAt({ card, model, matchup, course }: BookGame): Look[] {
  const { events } = course();
  const places = new Set(LOOKS.map((share) => Math.min(events.length - 2, Math.floor(share * events.length))));
  const looks: Look[] = [];
  const add = (state: unknown, t: number) => {
    const fair = model.markets(state, t, matchup);
    const when = `${card.competition} ${card.id} at ${Math.round(t / 1000)} s`;
    looks.push({ when, fair, offer: pricedMarkets(fair, t >= 0, RULES) });
  };
  let state = model.initial(matchup);
  add(state, -1);
  for (const [place, event] of events.entries()) {
    state = model.apply(state, event, matchup);
    if (places.has(place)) add(state, event.t);
  }
  return looks;
}

function priceProblems(market: PricedMarket): string[] {
  const type = marketType(market.typeId);
  const name = `${type.key}/${market.period}/${market.param}`;
  const problems: string[] = [];
  for (const { outcome, price, closed } of market.outcomes) {
    if (!Number.isSafeInteger(price) || price < LOWEST_PRICE || price > HIGHEST_PRICE)
      problems.push(`${name}: ${price}`);
    if (!closed && price === HIGHEST_PRICE) problems.push(`${name}: ${outcome} is bet on at the end of the ladder`);
  }
  const isWhole = market.outcomes.length === outcomeCount(type);
  const sum = market.outcomes.reduce((total, { price }) => total + 1000 / price, 0) / winnersOf(type);
  const bound = 1 + DEFAULT_MARGINS.groups[type.group] + DEFAULT_MARGINS.live;
  // Cutting a price to its step gives the book a little more; below 1.02 a step is a large part of the price.
  const slack = 0.012 * market.outcomes.length;
  if (!market.closed && isWhole && (sum < 1 || sum > bound + slack)) problems.push(`${name}: sums to ${sum}`);
  if (market.outcomes.length < 2) problems.push(`${name}: one outcome`);
  return problems;
}

/** Finds lines out of order: a higher line is passed less often; quarter lines lie between their neighbours. */
function lineProblems(fair: readonly FairMarket[]): string[] {
  const problems: string[] = [];
  const ladders = Map.groupBy(
    fair.filter(({ typeId, param }) => lineOf(marketType(typeId), param) !== null),
    ({ typeId, period, param }) => {
      const ordinal = marketType(typeId).param === 'ordinalTotal' ? Math.floor(param / 20) : 0;
      return `${marketType(typeId).key}/${period}/${ordinal}`;
    },
  );
  for (const [name, markets] of ladders) {
    const type = marketType(markets[0]?.typeId ?? 0);
    if (type.outcomes !== 'overUnder' && type.outcomes !== 'handicap') continue;
    const isRising = type.outcomes === 'handicap';
    const sorted = [...markets].sort((a, b) => a.param - b.param);
    for (const [index, market] of sorted.entries()) {
      const before = sorted[index - 1];
      if (before === undefined) continue;
      const step = (fairImplied(market)[0] ?? 0) - (fairImplied(before)[0] ?? 0);
      if (isRising ? step < -ROUNDING : step > ROUNDING) problems.push(`${name}: ${before.param} → ${market.param}`);
    }
  }
  return problems;
}

function agreementProblems(fair: readonly FairMarket[]): string[] {
  const problems: string[] = [];
  const find = (typeId: number, period: number, param = 0) =>
    fair.find((each) => each.typeId === typeId && each.period === period && each.param === param);
  const same = (what: string, a: number | undefined, b: number | undefined) => {
    if (a !== undefined && b !== undefined && Math.abs(a - b) > 1e-5) problems.push(`${what}: ${a} and ${b}`);
  };
  for (const result of fair.filter(({ typeId }) => typeId === M.result)) {
    const [first = 0, draw = 0, second = 0] = result.probabilities;
    const { period } = result;
    const double = find(M.doubleChance, period)?.probabilities;
    same(`1X of ${period}`, double?.[0], first + draw);
    same(`12 of ${period}`, double?.[1], first + second);
    same(`X2 of ${period}`, double?.[2], draw + second);
    const noBet = find(M.drawNoBet, period);
    const level = find(M.handicap, period, 512);
    const asian = find(M.asianHandicap, period, 512);
    for (const [what, market] of [
      ['no bet', noBet],
      ['handicap 0', level],
      ['Asian handicap 0', asian],
    ] as const) {
      if (market !== undefined && draw < 1 - 1e-4)
        same(`${what} of ${period}`, fairImplied(market)[0], first / (1 - draw));
    }
    same(`handicap −0.5 of ${period}`, find(M.handicap, period, 511)?.probabilities[0], first);
    same(`handicap +0.5 of ${period}`, find(M.handicap, period, 513)?.probabilities[0], first + draw);
  }
  return problems;
}

function sumProblems(fair: readonly FairMarket[]): string[] {
  return fair.flatMap((market) => {
    const type = marketType(market.typeId);
    const values = fairImplied(market);
    const isNumber = values.every((value) => Number.isFinite(value) && value >= 0 && value <= 1 + ROUNDING);
    const sum = values.reduce((total, value) => total + value, 0);
    const isSound = isNumber && (Math.abs(sum - winnersOf(type)) < 1e-4 || sum === 0);
    return isSound ? [] : [`${type.key}/${market.period}/${market.param}: ${values} sums to ${sum}`];
  });
}

describe.each(SPORTS.map(({ slug, id }) => [slug, id] as const))('%s', (_, id) => {
  let games: BookGame[];
  beforeAll(() => {
    games = gamesOf(id);
  });

  test('the schedule has games of the sport', () => {
    expect(games.length).toBeGreaterThanOrEqual(5);
  });

  test('from before the start to the last minute the prices are sound and agree with each other', () => {
    const problems = games.flatMap((game) =>
      looksAt(game).flatMap(({ when, fair, offer }) =>
        [...offer.flatMap(priceProblems), ...sumProblems(fair), ...lineProblems(fair), ...agreementProblems(fair)].map(
          (problem) => `${when}: ${problem}`,
        ),
      ),
    );
    expect(problems).toEqual([]);
  });

  test('every market that is ever offered settles, once, and is settled at the end', () => {
    const problems = games.slice(0, 6).flatMap(({ card, model, matchup, course }) => {
      const { events } = course();
      const timeline = { events, endsAt: events.at(-1)?.t ?? 0 };
      return [...modelProblems(model, matchup, timeline, 8), ...viewProblems(model, matchup, timeline)].map(
        (problem) => `${card.competition} ${card.id}: ${problem}`,
      );
    });
    expect(problems).toEqual([]);
  });
});

test('no game lasts longer than the longest of its sport', () => {
  const late: string[] = [];
  for (const { id, name } of catalogue.competitions) {
    for (let day = FIRST_DAY; day < FIRST_DAY + DAYS; day += 5) {
      for (const fixture of schedule.fixturesOf(day, id).slice(0, 5)) {
        const last = source.gameOf(fixture)?.course().events.at(-1)?.t ?? 0;
        if (last <= 0 || last >= longestMs(fixture)) late.push(`${name} ${fixture.gameId}: ${last}`);
      }
    }
  }
  expect(late).toEqual([]);
});
