import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cycleLength, roundRobin } from './round-robin.ts';

const size = fc.integer({ min: 2, max: 40 });

test('in one cycle each side meets each other once, and no side plays twice in a round', () => {
  fc.assert(
    fc.property(size, fc.nat(5), (count, cycle) => {
      const met = new Set<string>();
      for (let turn = 0; turn < cycleLength(count); turn += 1) {
        const pairs = roundRobin(count, cycle * cycleLength(count) + turn);
        expect(new Set(pairs.flat()).size).toBe(2 * pairs.length);
        expect(pairs.length).toBe(Math.floor(count / 2));
        for (const [home, away] of pairs) met.add(`${Math.min(home, away)}-${Math.max(home, away)}`);
      }
      expect(met.size).toBe((count * (count - 1)) / 2);
    }),
    { numRuns: 40 },
  );
});

test('the second cycle swaps the grounds of the first', () => {
  fc.assert(
    fc.property(size, fc.nat(100), (count, turn) => {
      const first = roundRobin(count, turn % cycleLength(count));
      const second = roundRobin(count, (turn % cycleLength(count)) + cycleLength(count));
      expect(second).toEqual(first.map(([home, away]) => [away, home]));
    }),
  );
});

test('home and away keep in balance at every moment of a season', () => {
  for (const count of [10, 12, 15, 18, 20, 24, 36]) {
    const lead = new Array<number>(count).fill(0);
    for (let round = 0; round < 2 * cycleLength(count); round += 1) {
      for (const [home, away] of roundRobin(count, round)) {
        lead[home] = (lead[home] ?? 0) + 1;
        lead[away] = (lead[away] ?? 0) - 1;
      }
      expect(Math.max(...lead.map(Math.abs))).toBeLessThanOrEqual(3);
    }
    expect(lead.every((value) => value === 0)).toBe(true);
  }
});

test('from one round to the next a side moves by one place in the list at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 40 }), fc.nat(500), (count, round) => {
      const even = count + (count % 2);
      const place = (r: number) =>
        new Map(roundRobin(even, r).flatMap((pair, i) => pair.map((side) => [side, i] as const)));
      const before = place(round);
      for (const [side, index] of place(round + 1)) {
        expect(Math.abs(index - (before.get(side) ?? -9))).toBeLessThanOrEqual(1);
      }
    }),
  );
});
