import { beforeAll, describe, expect, test } from 'vitest';
import type { Market } from '#shared/contracts/catalogue.ts';
import { winnersOf } from '#shared/domain/markets/market-outcomes.ts';
import { findMarketType } from '#shared/domain/markets/market-types.ts';
import { SPORTS } from '#shared/domain/sports/sports.ts';
import { isFull } from '#tests/fixtures/full-run.ts';
import type { ClockAnchor } from '../../clock/anchor.ts';
import { openServerClock } from '../../clock/clock.ts';
import { createFakeTimers } from '../../clock/fake-timers.fixture.ts';
import { createMemoryValue } from '../../notices/shared-value.ts';
import { createBook } from './create-book.ts';
import { createMemoryOverrideStore, openOverrides } from './overrides.ts';

/** A Saturday afternoon in September, when every sport has its season. */
const NOW = Date.UTC(2027, 8, 18, 15, 2);
const MINUTE = 60_000;

function fail(error: unknown): void {
  throw error;
}

async function openHouse(overrideStore = createMemoryOverrideStore()) {
  const timers = createFakeTimers(NOW);
  const clock = await openServerClock({ store: createMemoryValue<ClockAnchor>(), timers, onError: fail });
  const overrides = await openOverrides(overrideStore);
  const book = createBook({ seed: '1', clock, overrides, timers, onError: fail });
  return { book, clock, timers, overrideStore };
}

type House = Awaited<ReturnType<typeof openHouse>>;

/** Returns one of the next games of each sport, by slug. */
function nextOfEverySport({ book }: House): Map<string, number> {
  const games = new Map<string, number>();
  for (const { id: sportId, slug } of SPORTS) {
    const soon = [1, 6, 24, 14 * 24].map((hours) => book.list({ section: 'line', sportId, hours }));
    const first = soon.find((list) => list.length > 0)?.[0];
    if (first !== undefined) games.set(slug, first);
  }
  return games;
}

const startOf = (book: House['book'], gameId: number) => book.game(gameId)?.startAt ?? Number.POSITIVE_INFINITY;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

let house: House;
let sample: Map<string, number>;

beforeAll(async () => {
  house = await openHouse();
  sample = nextOfEverySport(house);
}, 120_000);

describe('what is on offer', () => {
  test('at least 150 games are live, 1,500 are in the line, and 14 sports are on offer', () => {
    const { book } = house;
    expect(book.list({ section: 'live' }).length).toBeGreaterThanOrEqual(150);
    expect(book.list({ section: 'line', hours: 7 * 24 }).length).toBeGreaterThanOrEqual(1500);
    expect(book.sports().filter(({ live }) => live > 0).length).toBeGreaterThanOrEqual(14);
    expect(book.sports().filter(({ line }) => line > 0).length).toBeGreaterThanOrEqual(14);
  });

  test('the rail counts what the lists show', () => {
    const { book } = house;
    for (const { id, live, line } of book.sports()) {
      expect(book.list({ section: 'live', sportId: id })).toHaveLength(live);
      expect(book.list({ section: 'line', sportId: id })).toHaveLength(line);
      expect(sum(book.competitions(id).map((each) => each.live + each.line))).toBe(live + line);
    }
  });

  test('every live game runs, and has prices unless its book is closed', () => {
    const { book } = house;
    let priced = 0;
    const live = book.list({ section: 'live' });
    for (const id of live) {
      const game = book.game(id);
      expect(game).toMatchObject({ live: true });
      expect([1, 2, 3]).toContain(game?.state.statusId);
      if ((game?.main.length ?? 0) > 0) priced += 1;
    }
    expect(priced).toBeGreaterThan(0.9 * live.length);
  });

  test('the head of the home page has the number of games that is asked for', () => {
    expect(house.book.featured(12)).toHaveLength(12);
  });
});

/** Returns the sum of implied probabilities, divided by the number of outcomes that win together. */
function overround(market: Market): number {
  const type = findMarketType(market.typeId);
  return sum(market.outcomes.map(({ price }) => 1000 / price)) / (type === undefined ? 1 : winnersOf(type));
}

/** Frequent incident of each sport. */
const INCIDENTS: Readonly<Record<string, string>> = {
  football: 'goal',
  futsal: 'goal',
  handball: 'goal',
  'ice-hockey': 'goal',
  'e-football': 'goal',
  'e-hockey': 'goal',
  basketball: 'three_points',
  'e-basketball': 'two_points',
  'american-football': 'touchdown',
  'rugby-union': 'try',
  baseball: 'single',
  cricket: 'four',
  mma: 'knockdown',
  darts: 'visit',
  snooker: 'break',
  cs2: 'round',
  valorant: 'round',
  'dota-2': 'kill',
  'league-of-legends': 'kill',
};

/** Sports whose game QA changes: in the gate one for each family, whose games are played by one model. */
const changed = isFull ? SPORTS : [...new Map(SPORTS.map((sport) => [sport.family, sport])).values()];

describe.each(SPORTS.map(({ slug }) => slug))('%s', (slug) => {
  function gameId(): number {
    const id = sample.get(slug);
    if (id === undefined) throw new Error(`there is no game of ${slug} in the line`);
    return id;
  }

  /** Returns the score of the undisturbed game with its sides exchanged. */
  function turnedScore(id: number): { home: number; away: number } {
    const { book } = house;
    const [home, away] = book.finalScore(id) ?? [0, 0];
    if (slug !== 'cricket') return { home: away, away: home };
    // The side that bats second stops at the ball that wins.
    const isHomeFirst = (book.game(id)?.state.periodScores[0]?.[0] ?? 0) > 0;
    return isHomeFirst
      ? { home: away, away: Math.min(home, away + 1) }
      : { home: Math.min(away, home + 1), away: home };
  }

  /** Calls back at instants from before the start of the game to its end, and once after it. */
  async function through(visit: (now: number) => void): Promise<void> {
    const { book, clock, timers } = house;
    const id = gameId();
    await clock.moveTo(startOf(book, id) - MINUTE);
    for (let step = 0; step < 2000 && book.game(id)?.state.statusId !== 4; step += 1) {
      visit(clock.now());
      timers.advance((2.3 + (step % 5)) * MINUTE);
    }
    visit(clock.now());
  }

  test('prices are consistent from before the start to the end, and every selection is settled', async () => {
    const { book } = house;
    const id = gameId();
    const offered = new Map<number, { market: Market; at: number }>();
    let open = 0;
    await through((now) => {
      const markets = book.markets(id);
      const game = book.game(id);
      for (const market of markets) {
        const type = findMarketType(market.typeId);
        expect(type).toBeDefined();
        expect(market.outcomes.length).toBeGreaterThanOrEqual(2);
        expect(overround(market)).toBeGreaterThan(1);
        for (const { id: selectionId, suspended } of market.outcomes) {
          offered.set(selectionId, { market, at: now });
          if (suspended) continue;
          open += 1;
          // An outcome that can be bet on must not be decided.
          if (book.settle(selectionId) !== null)
            throw new Error(`decided but open: ${JSON.stringify(market)} at ${now}`);
        }
      }
      for (const market of game?.main ?? []) expect(markets).toContainEqual(market);
    });
    expect(open).toBeGreaterThan(50);
    expect(book.game(id)?.state.statusId).toBe(4);
    expect(book.finalScore(id)).not.toBeNull();
    const undecided = [...offered].filter(([selectionId]) => book.settle(selectionId) === null);
    expect(undecided.map(([, { market }]) => `${market.typeId}/${market.period}/${market.param}`)).toEqual([]);
  });

  test('every market that was offered before the start has the right number of winners, or returns the stakes', async () => {
    const { book, clock } = house;
    const id = gameId();
    await clock.moveTo(startOf(book, id) - MINUTE);
    const markets = book.markets(id);
    await clock.moveTo(startOf(book, id) + 24 * 60 * MINUTE);
    for (const market of markets) {
      const type = findMarketType(market.typeId);
      const statuses = market.outcomes.map((outcome) => book.settle(outcome.id));
      const share = { 0: 0, 1: 1, 2: 0, 3: 0, 4: 0.5, 5: 0, 6: 0.5 };
      const won = sum(statuses.map((status) => share[status ?? 0]));
      const isReturned = statuses.every((status) => status === 2 || status === 3 || status === 5 || status === 4);
      const label = `${market.typeId}/${market.period}/${market.param}: ${statuses.join()}`;
      if (!isReturned) expect(`${label} ${won}`).toBe(`${label} ${type === undefined ? 1 : winnersOf(type)}`);
    }
  });

  test('a process that starts in the middle of the game has the same book as an older one', async () => {
    const { book, clock, overrideStore } = house;
    const id = gameId();
    await clock.moveTo(startOf(book, id) + 7 * MINUTE);
    const other = await openHouse(overrideStore);
    await other.clock.moveTo(clock.now());
    book.markets(id);
    other.book.markets(id);
    expect(other.book.game(id)).toEqual(book.game(id));
    expect(other.book.markets(id)).toEqual(book.markets(id));
    expect(other.book.nextEventAt(id)).toBe(book.nextEventAt(id));
  });

  if (!changed.some((sport) => sport.slug === slug)) return;

  test('QA can end the game with the score of the sides exchanged, and bets are settled by it', async () => {
    const { clock, timers, book } = await openHouse();
    const id = gameId();
    await house.clock.moveTo(startOf(book, id) + 24 * 60 * MINUTE);
    const { home, away } = turnedScore(id);
    await clock.moveTo(startOf(book, id) + MINUTE);
    timers.advance(1000);
    const markets = book.markets(id);
    await book.controls.finish(id, [home, away]);
    expect(book.finalScore(id)).toEqual([home, away]);
    expect(book.game(id)?.state.statusId).toBe(4);
    for (const { outcomes } of markets) {
      for (const outcome of outcomes) expect(book.settle(outcome.id)).not.toBeNull();
    }
  });

  test('QA can insert an incident, and the game goes on from there', async () => {
    const { clock, timers, book } = await openHouse();
    const id = gameId();
    await clock.moveTo(startOf(book, id) + 6 * MINUTE);
    const kind = INCIDENTS[slug] ?? 'point';
    const attempts = [0, 1].map((side) => book.controls.incident({ gameId: id, kind, side: side as 0 | 1 }));
    const results = await Promise.allSettled(attempts);
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(book.game(id)?.state.incident).toMatchObject({ kind, at: clock.now() });
    const offered = book.markets(id).flatMap(({ outcomes }) => outcomes.map((outcome) => outcome.id));
    for (let step = 0; step < 200 && book.finalScore(id) === null; step += 1) {
      timers.advance(7 * MINUTE);
      book.markets(id);
    }
    expect(book.game(id)?.state.statusId).toBe(4);
    expect(offered.filter((selectionId) => book.settle(selectionId) === null)).toEqual([]);
  });
});

test('no price in any sport that takes bets is above the fair price of its chance', async () => {
  const { book } = await openHouse();
  const unit = 1_000_000_000;
  for (const [sport, gameId] of sample) {
    for (const { typeId, outcomes } of book.markets(gameId)) {
      const fair = outcomes.map(({ id, price, suspended }) => {
        const chance = book.chance(id);
        if (!chance) throw new Error(`${sport}: no chance for ${id}`);
        const implied = chance.push < unit ? chance.win / (unit - chance.push) : 0;
        // A price above its chance would let a player gain by a bet, or by a bet and its cash-out.
        if (!suspended) expect((implied * price) / 1000, `${sport} ${typeId}`).toBeLessThanOrEqual(1);
        return implied;
      });
      const type = findMarketType(typeId);
      expect(sum(fair), `${sport} ${typeId}`).toBeLessThanOrEqual((type ? winnersOf(type) : 1) + 1e-6);
    }
  }
  expect(book.chance(12_345)).toBeNull();
});
