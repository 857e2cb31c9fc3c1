import { beforeAll, expect, test } from 'vitest';
import { dayOf, isGameId, startOfDay, unpackGameId } from '#shared/domain/ids/game-id.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import type { Fixture } from './fixture.ts';
import { createSchedule } from './schedule.ts';
import { readTime } from './slots.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const catalogue = createCatalogue();
const schedule = createSchedule({ seed: 'test', catalogue });
/** 2026-11-23, a Monday. */
const MONDAY = dayOf(Date.UTC(2026, 10, 23));
let week: Fixture[];
beforeAll(() => {
  week = Array.from({ length: 7 }, (_, day) => schedule.fixturesOf(MONDAY + day)).flat();
});
const name = (id: number) => catalogue.team(id)?.name;
const ofCompetition = (id: number, from: number, to: number) =>
  Array.from({ length: to - from }, (_, day) => schedule.fixturesOf(from + day, id)).flat();

/** Yields every two consecutive games of the same side. */
function* neighbours(games: readonly Fixture[]): Generator<readonly [before: Fixture, after: Fixture]> {
  const last = new Map<number, Fixture>();
  for (const game of games) {
    for (const side of [game.home, game.away]) {
      const before = last.get(side);
      if (before) yield [before, game];
      last.set(side, game);
    }
  }
}

test('the same seed makes the same games in any order of requests, another seed makes others', () => {
  const again = createSchedule({ seed: 'test', catalogue });
  const backwards = [5, 3, 1].map((day) => again.fixturesOf(MONDAY + day));
  expect(backwards).toEqual([5, 3, 1].map((day) => schedule.fixturesOf(MONDAY + day)));
  const other = createSchedule({ seed: 'other', catalogue }).fixturesOf(MONDAY + 5, 1);
  expect(other).not.toEqual(schedule.fixturesOf(MONDAY + 5, 1));
});

test('a game is found again by its id alone, by a schedule that has never seen its day', () => {
  const fresh = createSchedule({ seed: 'test', catalogue });
  const some = week.filter((_, index) => index % 97 === 0);
  expect(some.length).toBeGreaterThan(100);
  for (const fixture of some) expect(fresh.fixtureById(fixture.gameId)).toEqual(fixture);
});

test.each([
  ['a negative value', -5],
  ['a competition that does not exist', (MONDAY * 512 + 180) * 64],
  ['a slot without a game', (MONDAY * 512 + 1) * 64 + 63],
])('an id with %s names no game', (_what, id) => {
  expect(schedule.fixtureById(id)).toBeNull();
});

test('ids carry the day of the start, the competition and the place in its day', () => {
  expect(new Set(week.map(({ gameId }) => gameId)).size).toBe(week.length);
  for (const fixture of week) {
    const { day, competitionId, slot } = unpackGameId(fixture.gameId);
    expect(isGameId(fixture.gameId) && day === dayOf(fixture.startAt) && competitionId === fixture.competitionId).toBe(
      true,
    );
    expect(schedule.fixturesOf(day, competitionId)[slot]?.gameId).toBe(fixture.gameId);
  }
});

test('days outside the time of game ids have no games', () => {
  for (const day of [-1, 4096, 3.5, Number.NaN]) expect(schedule.fixturesOf(day)).toEqual([]);
  expect(schedule.fixturesOf(0).length).toBeGreaterThan(500);
  expect(schedule.fixturesOf(4095).length).toBeGreaterThan(500);
});

test('games are in the order of their starts, on a grid of five minutes, between two sides of the competition', () => {
  for (const [index, fixture] of week.entries()) {
    const { startAt, home, away, sportId, competitionId } = fixture;
    expect(startAt % 300_000 === 0 && startAt >= (week[index - 1]?.startAt ?? 0)).toBe(true);
    const competition = catalogue.competition(competitionId);
    expect(home !== away && competition?.sportId === sportId).toBe(true);
    expect(competition?.teamIds.includes(home) && competition.teamIds.includes(away)).toBe(true);
  }
});

/** First days of stretches in all seasons of two years. */
const STRETCHES = [40, 145, 240, 322, 376, 480, 560, 690];

test('no side is in two games at once', () => {
  const clashes: string[] = [];
  for (const from of STRETCHES) {
    const games = Array.from({ length: 10 }, (_, day) => schedule.fixturesOf(from + day)).flat();
    for (const [before, after] of neighbours(games)) {
      if (before.startAt + before.durationMinutes * 60_000 <= after.startAt) continue;
      clashes.push(`${name(before.home)} ${before.competitionId} ${after.competitionId} ${from}`);
    }
  }
  expect(clashes).toEqual([]);
}, 60_000);

test('a side of a league rests a day between two games, its cups included', () => {
  const kinds = new Set(['league', 'rotation']);
  const leagues = catalogue.competitions.filter(({ stages }) => stages.every(({ kind }) => kinds.has(kind)));
  for (const from of [236, 312, 420]) {
    const games = leagues
      .flatMap(({ id }) => ofCompetition(id, from, from + 40))
      .sort((a, b) => a.startAt - b.startAt || a.gameId - b.gameId);
    const tired = [...neighbours(games)].filter(([before, after]) => after.startAt - before.startAt < 34 * HOUR);
    expect(games.length).toBeGreaterThan(5000);
    expect(tired.map(([before, after]) => [before.competitionId, after.competitionId, name(after.home)])).toEqual([]);
  }
}, 60_000);

test('a league season is a double round robin, home and away in balance', () => {
  const games = ofCompetition(25, dayOf(Date.UTC(2026, 7, 20)), dayOf(Date.UTC(2027, 5, 1)));
  const pairs = games.map(({ home, away }) => `${home}-${away}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  for (const side of catalogue.competition(25)?.teamIds ?? []) {
    const home = games.filter((game) => game.home === side).length;
    const away = games.filter((game) => game.away === side).length;
    expect(Math.abs(home - away)).toBeLessThanOrEqual(2);
    expect(home + away).toBeGreaterThanOrEqual(30);
  }
});

test.each([
  [1, 'Europe/London', ['Fri 20:00', 'Sat 12:30', 'Sat 15:00', 'Sat 17:30', 'Sun 14:00', 'Sun 16:30', 'Mon 20:00']],
  [348, 'America/New_York', ['Thu 20:15', 'Sun 13:00', 'Sun 16:25', 'Sun 20:20', 'Mon 20:15']],
])('competition %i kicks off at its usual times', (id, zone, usual) => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const games = ofCompetition(id, MONDAY - 1, MONDAY + 9).filter(
    ({ home }) => catalogue.team(home)?.zone === undefined || id !== 348 || catalogue.team(home)?.zone === zone,
  );
  expect(games.length).toBeGreaterThan(4);
  for (const game of games) expect(usual).toContain(format.format(game.startAt).replace(',', ''));
});

test('at noon of each day of a week the schedule tells which games start, are offered and may run', () => {
  const now = startOfDay(MONDAY + 2) + 12 * HOUR;
  const starting = schedule.startingBetween(now, now + 7 * DAY);
  expect(starting.every(({ startAt }) => startAt >= now && startAt < now + 7 * DAY)).toBe(true);
  const offered = schedule.offeredAt(now, now + 7 * DAY);
  expect(offered.every(({ startAt, listedAt }) => startAt > now && listedAt <= now)).toBe(true);
  const known = schedule.startingBetween(now + 1, now + 7 * DAY + 1).filter(({ listedAt }) => listedAt <= now);
  expect(offered.map(({ gameId }) => gameId)).toEqual(known.map(({ gameId }) => gameId));
  const running = schedule.ordinarilyLiveAt(now);
  const possible = new Set(schedule.possiblyLiveAt(now));
  expect(running.every((game) => possible.has(game) && game.startAt <= now)).toBe(true);
  expect(possible.size).toBeGreaterThan(running.length);
});

test('bouts of a card follow one another, the main one last and over five rounds', () => {
  const card = ofCompetition(434, MONDAY, MONDAY + 14);
  const evening = card.filter(({ startAt }) => startAt < (card[0]?.startAt ?? 0) + 12 * HOUR);
  expect(evening).toHaveLength(12);
  expect(evening.map(({ label }) => label.kind === 'bout' && label.main)).toEqual([...new Array(11).fill(false), true]);
  expect(evening.at(-1)).toMatchObject({ params: { periods: 5 }, durationMinutes: 25 });
  for (const { home, away } of evening) expect(catalogue.team(home)?.division).toBe(catalogue.team(away)?.division);
});

test('a group at a table plays a whole round robin before the next group begins', () => {
  const [stage] = catalogue.competition(320)?.stages ?? [];
  const opening = stage?.kind === 'sessions' ? readTime(stage.from) * 60_000 : Number.NaN;
  const games = ofCompetition(320, MONDAY, MONDAY + 3);
  const groups = Map.groupBy(games, ({ startAt, label }) =>
    label.kind === 'session' ? `${dayOf(startAt - opening)}/${label.number}` : '',
  );
  const whole = [...groups.values()].filter((group) => group.length === 10);
  expect(whole.length).toBeGreaterThan(10);
  for (const group of whole) expect(new Set(group.flatMap(({ home, away }) => [home, away])).size).toBe(5);
  expect([...groups.values()].every((group) => group.length <= 10)).toBe(true);
});

test('a player is in one tournament of the week', () => {
  const weekly = catalogue.competitions.filter(({ pool }) => pool === 'tennisMen');
  const where = new Map<number, Set<number>>();
  for (const { id } of weekly) {
    for (const game of ofCompetition(id, MONDAY + 1, MONDAY + 6)) {
      for (const side of [game.home, game.away]) where.set(side, new Set([...(where.get(side) ?? []), id]));
    }
  }
  expect(where.size).toBeGreaterThan(250);
  expect([...where.values()].every((competitions) => competitions.size === 1)).toBe(true);
});
