import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ladderPrice } from '../price-ladder.ts';
import { fittedCells, marginalOf, sampledCells, togetherChances } from './cells.ts';
import { groupPrices, standardError } from './group-prices.ts';
import { lookAtGroup } from './joint-look.ts';

/** Games of two to four outcomes, none of them impossible. */
const joints = fc
  .integer({ min: 2, max: 4 })
  .chain((count) => fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 2 ** count, maxLength: 2 ** count }))
  .map((weights) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return Float64Array.from(weights, (weight) => weight / total);
  });

const sizeOf = (cells: Float64Array) => Math.log2(cells.length);
const membersOf = (cells: Float64Array) => Array.from({ length: sizeOf(cells) }, (_, i) => i);

/** Prices the members of a joint distribution at a margin. */
function priced(cells: Float64Array, margin: number, games = 0) {
  const chances = togetherChances(cells);
  const members = membersOf(cells).map((i) => {
    const chance = marginalOf(cells, i);
    return { chance, price: ladderPrice(Math.min(chance * (1 + margin), 0.99)) };
  });
  const { coreOf } = lookAtGroup({ selectionIds: membersOf(cells), chances, games });
  return { chances, members, prices: groupPrices({ members, chances, coreOf, games }) };
}

test('a sample that is fitted gives every outcome the chance that it is priced at', () => {
  const chance = fc.integer({ min: 50, max: 950 }).map((value) => value / 1000);
  fc.assert(
    fc.property(joints, fc.array(chance, { minLength: 4, maxLength: 4 }), (cells, wanted) => {
      const targets = membersOf(cells).map((i) => wanted[i] ?? null);
      const fit = fittedCells(cells, targets);
      for (const i of membersOf(cells)) expect(marginalOf(fit, i)).toBeCloseTo(targets[i] ?? 0, 4);
      expect(fit.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 6);
    }),
  );
});

test('a lopsided sample, whose fit takes hundreds of rounds, is fitted as well', () => {
  const games = [1, 41, 686, 1, 1, 1, 1, 6];
  const cells = Float64Array.from(games, (count) => count / games.reduce((sum, one) => sum + one, 0));
  const targets = [0.506, 0.5, 0.05];
  const fit = fittedCells(cells, targets);
  for (const [i, chance] of targets.entries()) expect(marginalOf(fit, i)).toBeCloseTo(chance, 6);
});

test('no joint chance lies outside the Fréchet bounds of its members', () => {
  fc.assert(
    fc.property(joints, (cells) => {
      const chances = togetherChances(cells);
      const own = membersOf(cells).map((i) => marginalOf(cells, i));
      const lowest = Math.max(0, own.reduce((sum, p) => sum + p, 0) - own.length + 1);
      expect(chances.at(-1)).toBeGreaterThanOrEqual(lowest - 1e-9);
      expect(chances.at(-1)).toBeLessThanOrEqual(Math.min(...own) + 1e-9);
    }),
  );
});

test('a price is never below that of a smaller set, nor below the highest of its members', () => {
  fc.assert(
    fc.property(joints, fc.integer({ min: 0, max: 12 }), fc.constantFrom(0, 3000), (cells, percent, games) => {
      const { members, prices } = priced(cells, percent / 100, games);
      for (let set = 1; set < prices.length; set += 1) {
        for (const i of membersOf(cells)) {
          if ((set >> i) & 1) expect(prices[set]).toBeGreaterThanOrEqual(prices[set & ~(1 << i)] ?? 0);
          if ((set >> i) & 1) expect(prices[set]).toBeGreaterThanOrEqual(members[i]?.price ?? 0);
        }
      }
    }),
  );
});

test('a pair that goes together never pays more than the product of its prices', () => {
  fc.assert(
    fc.property(joints, fc.integer({ min: 0, max: 12 }), fc.constantFrom(0, 3000), (cells, percent, games) => {
      const { chances, members, prices } = priced(cells, percent / 100, games);
      const [a, b] = members;
      fc.pre(a !== undefined && b !== undefined && (chances[3] ?? 0) >= a.chance * b.chance);
      expect(prices[3]).toBeLessThanOrEqual(Math.ceil(((a?.price ?? 0) * (b?.price ?? 0)) / 1000));
    }),
  );
});

test('independent members cost their product when there is no margin and no error', () => {
  const cells = Float64Array.from([0.25, 0.25, 0.25, 0.25]);
  expect(priced(cells, 0).prices).toEqual([1000, 2000, 2000, 4000]);
});

test('a member that another implies adds nothing: the group has the price of the other', () => {
  const cells = Float64Array.from([0.5, 0.25, 0, 0.25]);
  const chances = togetherChances(cells);
  const look = lookAtGroup({ selectionIds: [11, 12], chances, games: 0 });
  expect(look.redundant).toEqual([{ selectionId: 11, impliedBy: 12 }]);
  const members = [
    { chance: 0.5, price: 1900 },
    { chance: 0.25, price: 3700 },
  ];
  expect(groupPrices({ members, chances, coreOf: look.coreOf, games: 0 })).toEqual([1000, 1900, 3700, 3700]);
});

test.each<[what: string, cells: number[], games: number, code: string | null]>([
  ['what no game shows is impossible', [0.3, 0.4, 0.3, 0], 0, 'IMPOSSIBLE'],
  ['in a sample too, when it should have shown', [0.3, 0.4, 0.3, 0], 3000, 'IMPOSSIBLE'],
  ['what is too rare for a sample to show is remote', [0.988, 0.006, 0.006, 0], 300, 'REMOTE'],
  ['what happens once in a hundred games has a price', [0.59, 0.2, 0.2, 0.01], 3000, null],
])('%s', (_, cells, games, code) => {
  const chances = togetherChances(Float64Array.from(cells));
  expect(lookAtGroup({ selectionIds: [1, 2], chances, games }).problem?.code ?? null).toBe(code);
});

test('the stated error shrinks with the number of games and is 0 for an exact chance', () => {
  expect(standardError(0.1, 0.2, 0)).toBe(0);
  expect(standardError(0.1, 0.2, 3000)).toBeCloseTo(0.2 * Math.sqrt(0.25 / 600), 6);
  expect(standardError(0.1, 0.2, 12_000)).toBeCloseTo(standardError(0.1, 0.2, 3000) / 2, 6);
});

test('sampled cells are the shares of games by their end', () => {
  expect([...sampledCells([Uint8Array.of(1, 1, 0, 0), Uint8Array.of(1, 0, 1, 0)], 4)]).toEqual([
    0.25, 0.25, 0.25, 0.25,
  ]);
});
