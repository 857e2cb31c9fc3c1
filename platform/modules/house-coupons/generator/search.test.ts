import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Candidate, payoutOf, searchExpress } from './search.ts';

const candidates = fc.array(
  fc.record({ gameId: fc.integer({ min: 1, max: 60 }), price: fc.integer({ min: 1150, max: 6000 }) }),
  { minLength: 1, maxLength: 150 },
);
const numbered = (drawn: readonly Omit<Candidate, 'selectionId'>[]): Candidate[] =>
  drawn.map((one, index) => ({ ...one, selectionId: index + 1 }));

test('[P-15] a found express has distinct games, at least two legs, and pays the target or a little more', () => {
  fc.assert(
    fc.property(
      candidates,
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 2, max: 400 }),
      fc.integer({ min: 2, max: 12 }),
      fc.nat(50),
      (drawn, amount, times, maxLegs, turn) => {
        const targetPayout = amount * times;
        const found = searchExpress({
          candidates: numbered(drawn),
          amount,
          targetPayout,
          maxLegs,
          tolerancePercent: 10,
          turn,
        });
        if (!found) return;
        const { legs, payout } = found;
        expect(new Set(legs.map(({ gameId }) => gameId)).size).toBe(legs.length);
        expect(legs.length).toBeGreaterThanOrEqual(2);
        expect(legs.length).toBeLessThanOrEqual(maxLegs);
        expect(payout).toBe(payoutOf(amount, legs));
        expect(payout).toBeGreaterThanOrEqual(BigInt(targetPayout));
        expect(payout).toBeLessThanOrEqual(BigInt(Math.floor(targetPayout * 1.1)));
      },
    ),
    { numRuns: 60 },
  );
});

/** A typical book: a hundred games with two prices each. */
const book: Candidate[] = Array.from({ length: 200 }, (_, index) => ({
  gameId: 1 + (index >> 1),
  selectionId: index + 1,
  price: 1150 + ((index * 397) % 3800),
}));
const searchFor = (targetPayout: number, turn = 0) =>
  searchExpress({ candidates: book, amount: 1000, targetPayout, maxLegs: 12, tolerancePercent: 10, turn });

test.each([3000, 10_000, 55_500, 250_000, 3_000_000])(
  'in a whole book a target of %i is met within one percent',
  (targetPayout) => {
    const found = searchFor(targetPayout);
    expect(Number(found?.payout)).toBeGreaterThanOrEqual(targetPayout);
    expect(Number(found?.payout)).toBeLessThanOrEqual(targetPayout * 1.01);
  },
);

test('a turn gives the same express each time, and another turn another one', () => {
  const ids = (turn: number) => searchFor(50_000, turn)?.legs.map(({ selectionId }) => selectionId);
  expect(ids(0)).toEqual(ids(0));
  expect(new Set([0, 1, 2, 3].map((turn) => String(ids(turn)))).size).toBeGreaterThan(1);
});

test.each([
  ['a wish that is no more than the stake', 1000],
  ['a wish below what two bets bring', 1100],
  ['a wish that no twelve bets reach', 10 ** 14],
])('%s finds no express', (_, targetPayout) => {
  expect(searchFor(targetPayout)).toBeNull();
});

test('one game alone makes no express', () => {
  const one = numbered([
    { gameId: 1, price: 2000 },
    { gameId: 1, price: 3000 },
  ]);
  expect(
    searchExpress({ candidates: one, amount: 100, targetPayout: 600, maxLegs: 5, tolerancePercent: 50, turn: 0 }),
  ).toBeNull();
});
