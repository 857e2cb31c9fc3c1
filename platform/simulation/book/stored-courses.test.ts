import { expect, test } from 'vitest';
import { dayOf } from '#shared/domain/ids/game-id.ts';
import { SPORTS } from '#shared/domain/sports/sports.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { modelOf } from '../models/families.ts';
import { createSchedule } from '../schedule/schedule.ts';
import { createGameSource } from './game-source.ts';
import { type CourseStore, openStoredCourses, type PackedCourse, packCourse, unpackCourse } from './stored-courses.ts';

const SEED = 'courses';
const catalogue = createCatalogue();
const source = createGameSource({ seed: SEED, catalogue, models: modelOf });
const schedule = createSchedule({ seed: SEED, catalogue, winnerOf: source.winnerOf });

test('a course of every sport packs into a few hundred bytes and unpacks unchanged', () => {
  const fixtures = schedule.fixturesOf(dayOf(Date.UTC(2026, 10, 21)));
  const sizes = SPORTS.flatMap(({ id }) => {
    const fixture = fixtures.find(({ sportId }) => sportId === id);
    const game = fixture && source.gameOf(fixture);
    if (!game) return [];
    const { homeRating, awayRating, params } = game.matchup;
    const course = { matchup: { homeRating, awayRating, params }, events: game.course().events };
    const packed = packCourse(course);
    expect(unpackCourse(packed)).toEqual(course);
    return [packed.length];
  });
  expect(sizes.length).toBeGreaterThan(15);
  expect(Math.max(...sizes)).toBeLessThan(16_000);
});

test('bytes that were not packed from a course are refused', () => {
  expect(() => unpackCourse(Buffer.from('nothing'))).toThrow();
});

test('a game whose id belonged to another game has no course, and later courses come with the next reload', async () => {
  const course = {
    matchup: { homeRating: 1, awayRating: 2, params: {} },
    events: [{ t: 5, kind: 'finish', side: null }],
  };
  const fixture = { home: 1, away: 2, startAt: 1000 };
  const rows: PackedCourse[] = [];
  const asked: number[] = [];
  const store: Pick<CourseStore, 'loadOthers'> = {
    async loadOthers(_, after) {
      asked.push(after);
      return rows.filter(({ number }) => number > after);
    },
  };
  const courses = await openStoredCourses(store as CourseStore, 2);
  const changed: number[] = [];
  courses.onChange((gameIds) => changed.push(...gameIds));
  expect(courses.of({ gameId: 7, ...fixture })).toBeNull();
  rows.push({ gameId: 7, number: 3, fixture, packed: packCourse(course) });
  await courses.reload();
  expect(courses.of({ gameId: 7, ...fixture })).toEqual(course);
  expect(courses.of({ gameId: 7, ...fixture, away: 3 })).toBe('other-game');
  expect(courses.of({ gameId: 7, ...fixture, startAt: 2000 })).toBe('other-game');
  await courses.reload();
  expect({ changed, asked }).toEqual({ changed: [7], asked: [0, 0, 3] });
});
