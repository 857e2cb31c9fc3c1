import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, GAME_ID_LIMITS, isGameId, packGameId, startOfDay, unpackGameId } from './game-id.ts';

const parts = fc.record({
  day: fc.integer({ min: 0, max: GAME_ID_LIMITS.day }),
  competitionId: fc.integer({ min: 1, max: GAME_ID_LIMITS.competitionId }),
  slot: fc.integer({ min: 0, max: GAME_ID_LIMITS.slot }),
});

test('a game id unpacks to the parts that were packed', () => {
  fc.assert(
    fc.property(parts, (p) => {
      expect(unpackGameId(packGameId(p))).toEqual(p);
    }),
  );
});

test('game ids fit into 27 bits and are recognised', () => {
  fc.assert(
    fc.property(parts, (p) => {
      const id = packGameId(p);
      expect(id).toBeGreaterThan(0);
      expect(id).toBeLessThan(2 ** 27);
      expect(isGameId(id)).toBe(true);
    }),
  );
});

test('game ids sort by day, then competition, then slot', () => {
  fc.assert(
    fc.property(parts, parts, (a, b) => {
      const expected = a.day - b.day || a.competitionId - b.competitionId || a.slot - b.slot;
      expect(Math.sign(packGameId(a) - packGameId(b))).toBe(Math.sign(expected));
    }),
  );
});

test.each([
  ['a fraction of a day', { day: 0.5, competitionId: 1, slot: 0 }],
  ['a day before 2026', { day: -1, competitionId: 1, slot: 0 }],
  ['a day after thirteen bits begin', { day: 4096, competitionId: 1, slot: 0 }],
  ['competition 0', { day: 1, competitionId: 0, slot: 0 }],
  ['competition 512', { day: 1, competitionId: 512, slot: 0 }],
  ['slot 64', { day: 1, competitionId: 1, slot: 64 }],
  ['a slot that is no number', { day: 1, competitionId: 1, slot: Number.NaN }],
])('a game id with %s is refused', (_name, bad) => {
  expect(() => packGameId(bad)).toThrow(RangeError);
});

test.each([[0], [63], [-64], [2 ** 27], [64.5], [Number.NaN], [512 * 64]])('%d is no game id', (value) => {
  expect(isGameId(value)).toBe(false);
  expect(() => unpackGameId(value)).toThrow(RangeError);
});

test('day 0 is the first of January 2026 and days change at midnight UTC', () => {
  expect(startOfDay(0)).toBe(Date.parse('2026-01-01T00:00:00Z'));
  expect(dayOf(Date.parse('2026-01-01T23:59:59.999Z'))).toBe(0);
  expect(dayOf(Date.parse('2026-01-02T00:00:00Z'))).toBe(1);
  expect(dayOf(Date.parse('2025-12-31T23:59:59Z'))).toBe(-1);
  expect(dayOf(startOfDay(324))).toBe(324);
});
