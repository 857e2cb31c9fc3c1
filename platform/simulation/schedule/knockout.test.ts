import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startOfDay } from '#shared/domain/ids/game-id.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import type { CompetitionSeed } from '../catalogue/competition-seed.ts';
import type { Fixture } from './fixture.ts';
import { drawLines, roundDays } from './knockout.ts';
import { createSchedule } from './schedule.ts';

const sides = Array.from({ length: 16 }, (_, index) => `Side ${String.fromCharCode(65 + index)}|rw`).join('; ');
const cup: CompetitionSeed = {
  id: 9,
  sportId: 30,
  name: 'Cup',
  country: 'england',
  zone: 'Europe/London',
  weight: 10,
  ratings: [1900, 1500],
  teams: sides,
  durationMinutes: 140,
  params: { bestOf: 7 },
  stages: [
    {
      kind: 'knockout',
      season: 'year',
      size: 16,
      editions: '11-23+7',
      from: '12:00',
      courts: 2,
      step: 180,
      finalsFrom: '19:00',
      lateBestOf: [19, 11],
    },
  ],
};
const catalogue = createCatalogue([cup]);
/** 2026-11-23. */
const FIRST = 326;

function games(winnerOf?: (fixture: Fixture) => 0 | 1): Fixture[] {
  const schedule = createSchedule({ seed: 'cup', catalogue, ...(winnerOf ? { winnerOf } : {}) });
  return Array.from({ length: 9 }, (_, day) => schedule.fixturesOf(FIRST - 1 + day)).flat();
}
const roundOf = (all: readonly Fixture[], size: number) =>
  all.filter(({ label }) => label.kind === 'knockout' && label.games === size);

test('a draw of sixteen is fifteen games in four rounds', () => {
  const all = games();
  expect(all).toHaveLength(15);
  expect([8, 4, 2, 1].map((size) => roundOf(all, size).length)).toEqual([8, 4, 2, 1]);
  expect(new Set(roundOf(all, 8).flatMap(({ home, away }) => [home, away])).size).toBe(16);
});

test.each([
  ['the first side always wins', () => 0 as const],
  ['the second side always wins', () => 1 as const],
  ['some win', (fixture: Fixture) => (fixture.gameId % 3 === 0 ? (1 as const) : (0 as const))],
])('the next round is played by the winners: %s', (_name, winnerOf) => {
  const all = games(winnerOf);
  for (const size of [8, 4, 2]) {
    const winners = roundOf(all, size).map((game) => (winnerOf(game) === 0 ? game.home : game.away));
    const next = roundOf(all, size / 2).flatMap(({ home, away }) => [home, away]);
    expect(next.sort()).toEqual(winners.sort());
  }
});

test('without results the stronger side wins more often, and always the same side', () => {
  const all = games();
  expect(games()).toEqual(all);
  const [final] = roundOf(all, 1);
  expect(catalogue.competition(9)?.teamIds.slice(0, 12)).toContain(final?.home);
});

test('a game is offered only after the games that decide its pair are over', () => {
  const all = games();
  for (const size of [4, 2, 1]) {
    const before = Math.max(...roundOf(all, size * 2).map((game) => game.startAt + game.durationMinutes * 60_000));
    const first = Math.min(...roundOf(all, size * 2).map((game) => game.startAt + game.durationMinutes * 60_000));
    for (const game of roundOf(all, size)) {
      expect(game.startAt).toBeGreaterThan(before);
      expect(game.listedAt).toBeGreaterThan(first);
      expect(game.listedAt).toBeLessThanOrEqual(game.startAt);
    }
  }
});

test('listing games asks for no winner of a game that is not over', () => {
  const asked: number[] = [];
  const schedule = createSchedule({
    seed: 'cup',
    catalogue,
    winnerOf: (fixture) => {
      asked.push(fixture.startAt + fixture.durationMinutes * 60_000);
      return 0;
    },
  });
  for (let now = startOfDay(FIRST - 2); now < startOfDay(FIRST + 8); now += 3_600_000) {
    const offered = schedule.offeredAt(now, now + 14 * 86_400_000);
    expect(Math.max(0, ...asked)).toBeLessThanOrEqual(now);
    expect(offered.every(({ listedAt }) => listedAt <= now)).toBe(true);
  }
  expect(asked.length).toBeGreaterThan(10);
});

test('late rounds go over more frames and take longer', () => {
  const all = games();
  expect(roundOf(all, 1)[0]).toMatchObject({ params: { bestOf: 19 }, durationMinutes: 380 });
  expect(roundOf(all, 2)[0]).toMatchObject({ params: { bestOf: 11 } });
  expect(roundOf(all, 8)[0]).toMatchObject({ params: { bestOf: 7 }, durationMinutes: 140 });
});

test('every round has its own days, long rounds more of them', () => {
  expect(roundDays(32, 7)).toEqual([[0, 1], [2, 3], [4], [5], [6]]);
  expect(roundDays(8, 3)).toEqual([[0], [1], [2]]);
  expect(() => roundDays(16, 3)).toThrow('no 16 players');
  expect(() => roundDays(12, 9)).toThrow('no 12 players');
});

test('seeds meet as late as they can', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 7 }), (power) => {
      const size = 2 ** power;
      const seeds = size / 4;
      const lines = drawLines(
        size,
        seeds,
        Array.from({ length: size - seeds }, (_, index) => seeds + index),
      );
      expect([...lines].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, index) => index));
      const half = (seed: number) => Math.floor((lines.indexOf(seed) * 2) / size);
      expect(half(0)).not.toBe(half(1));
      const quarters = new Set(
        [0, 1, 2, 3].slice(0, seeds).map((seed) => Math.floor((lines.indexOf(seed) * 4) / size)),
      );
      expect(quarters.size).toBe(Math.min(seeds, 4));
    }),
  );
});
