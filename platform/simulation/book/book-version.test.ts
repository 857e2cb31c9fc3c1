import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { dayOf } from '#shared/domain/ids/game-id.ts';
import { findMarketType } from '#shared/domain/markets/market-types.ts';
import { SPORTS } from '#shared/domain/sports/sports.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { modelOf } from '../models/families.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { createSchedule } from '../schedule/schedule.ts';
import { BOOK_VERSION } from './book-version.ts';
import { type BookGame, createGameSource } from './game-source.ts';
import { pricedMarkets } from './market-lineup.ts';
import { DEFAULT_MARGINS } from './pricing.ts';

/** Fingerprint of the present version. Another fingerprint needs the next version: see `fingerprint`. */
const PINNED = { version: 2, fingerprint: '8b4b77336e0bd757' };

const SEED = 'fingerprint';
/** Two days far apart, so that every sport has games: a Saturday in November and one in June. */
const DAYS = [dayOf(Date.UTC(2026, 10, 21)), dayOf(Date.UTC(2027, 5, 12))];
/** Games of each sport that enter the fingerprint. */
const GAMES = 6;
/** Shares of a game's events at which its prices enter the fingerprint. */
const LOOKS = [0, 0.35, 0.8];
const RULES = { types: findMarketType, margins: DEFAULT_MARGINS };

/** Returns the course of a game, its markets at some of its states, and the result of each of their outcomes. */
function accountOf({ card, matchup, model, course }: BookGame): unknown {
  const { events } = course();
  const states = [model.initial(matchup)];
  for (const event of events) states.push(model.apply(states.at(-1), event, matchup));
  const end = states.at(-1);
  const looks = LOOKS.map((share) => {
    const place = Math.floor(share * (events.length - 1));
    const t = place === 0 ? -1 : (events[place - 1]?.t ?? -1);
    const offer = pricedMarkets(model.markets(states[place], t, matchup), t >= 0, RULES);
    return offer.map(({ typeId, period, param, outcomes }) => [
      [typeId, period, param],
      outcomes.map(({ outcome, price, closed }) => {
        const status = model.settle(end, { typeId, period, param, outcome }, matchup);
        return [outcome, price, closed, status];
      }),
    ]);
  });
  return [card, matchup, events, model.score(end), looks];
}

/** Returns some games of a sport: from several competitions, with a knock-out tie where the days have one. */
function sampleOf(fixtures: readonly Fixture[], sportId: number): Fixture[] {
  const own = fixtures.filter((fixture) => fixture.sportId === sportId);
  const ties = own.filter(({ label }) => label.kind === 'knockout').slice(0, 1);
  const spread = Array.from({ length: GAMES }, (_, part) => own[Math.floor((part * own.length) / GAMES)]);
  return [...new Set([...ties, ...spread.flatMap((fixture) => fixture ?? [])])];
}

/**
 * Returns the hash of what a database relies on: the tables, the calendar, and for some games of every sport the
 * course, the prices with their margin and the result of each outcome.
 */
function fingerprint(): string {
  const catalogue = createCatalogue();
  const source = createGameSource({ seed: SEED, catalogue, models: modelOf });
  const schedule = createSchedule({ seed: SEED, catalogue, winnerOf: source.winnerOf });
  const fixtures = DAYS.flatMap((day) => schedule.fixturesOf(day));
  const tables = [catalogue.competitions, [...catalogue.teams.values()]];
  const hash = createHash('sha256').update(JSON.stringify(tables)).update(JSON.stringify(fixtures));
  for (const { id } of SPORTS) {
    const games = sampleOf(fixtures, id).flatMap((fixture) => source.gameOf(fixture) ?? []);
    for (const game of games) hash.update(JSON.stringify(accountOf(game)));
  }
  return hash.digest('hex').slice(0, 16);
}

test('the fingerprint of games and prices changes with the version of the book, and with nothing else', () => {
  const computed = { version: BOOK_VERSION, fingerprint: fingerprint() };
  expect(
    computed,
    `The models or tables compute other games or prices: raise BOOK_VERSION (book-version.ts) above ${PINNED.version} ` +
      `unless no database has that version yet, and pin version and fingerprint '${computed.fingerprint}' here`,
  ).toEqual(PINNED);
});

test('every sport has games in the fingerprint', () => {
  const catalogue = createCatalogue();
  const source = createGameSource({ seed: SEED, catalogue, models: modelOf });
  const schedule = createSchedule({ seed: SEED, catalogue, winnerOf: source.winnerOf });
  const fixtures = DAYS.flatMap((day) => schedule.fixturesOf(day));
  const without = SPORTS.filter(({ id }) => modelOf(id) && sampleOf(fixtures, id).length === 0);
  expect(without.map(({ slug }) => slug)).toEqual([]);
});
