import { expect, test } from 'vitest';
import { isFull } from '#tests/fixtures/full-run.ts';
import { packGameId } from '../ids/game-id.ts';
import { packSelectionId } from '../ids/selection-id.ts';
import { groupIdOf, groupMembers } from './group-id.ts';
import { isSameLeg, legIdentity } from './leg-identity.ts';

const gameId = packGameId({ day: 400, competitionId: 7, slot: 3 });

/** Returns a generator with the same sequence in every run (mulberry32). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const next = numbersFrom(13);
/** Selections of a game, as many as a big game has. */
const pool = [
  ...new Set(
    Array.from({ length: 700 }, () =>
      packSelectionId({
        gameId,
        marketType: 1 + next(120),
        period: next(4),
        param: next(40),
        outcome: next(6),
      }),
    ),
  ),
].sort((a, b) => a - b);

/** Yields every set of `size` selections among the first of the pool, each once. */
function* setsOf(size: number, among: number, first = 0): Generator<readonly number[]> {
  if (size === 0) return yield [];
  for (let place = first; place <= among - size; place += 1) {
    for (const rest of setsOf(size - 1, among, place + 1)) yield [pool[place] as number, ...rest];
  }
}

/** How many selections are combined, and among how many. */
const SIZES = isFull
  ? ([
      [2, 650],
      [3, 165],
      [4, 40],
      [5, 17],
      [6, 17],
      [7, 17],
      [8, 17],
    ] as const)
  : ([
      [2, 300],
      [3, 80],
      [4, 25],
      [5, 13],
      [6, 13],
      [7, 13],
      [8, 13],
    ] as const);
const MIN_GROUPS = isFull ? 1_000_000 : 100_000;

test(`more than ${MIN_GROUPS} groups of one game have as many identities`, () => {
  const identities = new Set<string>();
  let count = 0;
  for (const [size, among] of SIZES) {
    for (const members of setsOf(size, among)) {
      count += 1;
      identities.add(legIdentity({ selectionId: 0, members }));
    }
  }
  expect(count).toBeGreaterThan(MIN_GROUPS);
  expect(identities.size).toBe(count);
}, 60_000);

test('thousands of groups share one group id', () => {
  const numbers = new Set<number>();
  for (const members of setsOf(2, 200)) numbers.add(groupIdOf(members));
  expect(numbers.size).toBeLessThanOrEqual(4096);
});

test('no group has the identity of a single selection', () => {
  const [first = 0, second = 0] = pool;
  const members = groupMembers([first, second]);
  const selectionId = groupIdOf(members);
  expect(legIdentity({ selectionId: first })).toBe(String(first));
  expect(isSameLeg({ selectionId, members }, { selectionId, members: [...members].reverse() })).toBe(true);
  expect(isSameLeg({ selectionId, members }, { selectionId })).toBe(false);
  expect(isSameLeg({ selectionId, members }, { selectionId, members: [first, pool[2] ?? 0] })).toBe(false);
});
