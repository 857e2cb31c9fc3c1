import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hash31, Random, randomFrom, seedFrom } from './random.ts';

const draws = 40_000;

function sample(draw: (random: Random) => number, seed = 'sample'): { mean: number; variance: number } {
  const random = randomFrom(seed);
  const values = Array.from({ length: draws }, () => draw(random));
  const mean = values.reduce((sum, value) => sum + value, 0) / draws;
  return { mean, variance: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / draws };
}

test('the numbers are the same in every process for ever', () => {
  const random = randomFrom('fairline', 2026, 11);
  expect(seedFrom('fairline', 2026, 11)).toEqual([3112153795, 751386099, 965458593, 654539810]);
  expect([random.word(), random.word(), random.word()]).toEqual([1822071305, 4281424719, 3553446717]);
  expect(random.int(1, 1000)).toBe(636);
  expect(random.normal()).toBeCloseTo(-1.388316465075658, 12);
  expect(hash31('football', 'Arsenal')).toBe(1369211218);
});

test('equal seeds make equal streams, and any change of a part another one', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.nat()), { minLength: 1, maxLength: 5 }), (parts) => {
      const words = (seed: readonly number[]) => {
        const random = new Random(seed);
        return Array.from({ length: 8 }, () => random.word());
      };
      expect(words(seedFrom(...parts))).toEqual(words(seedFrom(...parts)));
      expect(words(seedFrom(...parts, 0))).not.toEqual(words(seedFrom(...parts)));
      expect(words(seedFrom('x', ...parts))).not.toEqual(words(seedFrom(...parts)));
    }),
  );
});

test('the boundaries between the parts of a seed count', () => {
  expect(seedFrom('ab', 'c')).not.toEqual(seedFrom('a', 'bc'));
  expect(seedFrom(1, 23)).not.toEqual(seedFrom(12, 3));
  expect(seedFrom(2 ** 40 + 1)).not.toEqual(seedFrom(1));
});

test('streams of neighbouring seeds have nothing in common', () => {
  const first = Array.from({ length: 4000 }, (_, day) => randomFrom('day', day).uniform());
  const mean = first.reduce((sum, value) => sum + value, 0) / first.length;
  let lag = 0;
  for (let i = 1; i < first.length; i += 1) lag += ((first[i] ?? 0) - mean) * ((first[i - 1] ?? 0) - mean);
  expect(mean).toBeCloseTo(0.5, 1);
  expect(Math.abs((lag / first.length) * 12)).toBeLessThan(0.05);
});

test('uniform numbers fill [0, 1) evenly', () => {
  const random = randomFrom('buckets');
  const buckets = new Array<number>(20).fill(0);
  let outside = 0;
  for (let i = 0; i < draws; i += 1) {
    const value = random.uniform();
    if (value < 0 || value >= 1) outside += 1;
    const bucket = Math.floor(value * 20);
    buckets[bucket] = (buckets[bucket] ?? 0) + 1;
  }
  const chiSquare = buckets.reduce((sum, count) => sum + (count - draws / 20) ** 2 / (draws / 20), 0);
  expect(outside).toBe(0);
  expect(chiSquare).toBeLessThan(45);
});

test.each<[string, (random: Random) => number, number, number]>([
  ['normal(3, 2)', (random) => random.normal(3, 2), 3, 4],
  ['exponential(5)', (random) => random.exponential(5), 5, 25],
  ['poisson(1.3)', (random) => random.poisson(1.3), 1.3, 1.3],
  ['poisson(110)', (random) => random.poisson(110), 110, 110],
  ['int(1, 6)', (random) => random.int(1, 6), 3.5, 35 / 12],
  ['chance(0.2)', (random) => Number(random.chance(0.2)), 0.2, 0.16],
])('%s has its mean and variance', (_name, draw, mean, variance) => {
  const seen = sample(draw);
  expect(Math.abs(seen.mean - mean)).toBeLessThan(4 * Math.sqrt(variance / draws));
  expect(Math.abs(seen.variance / variance - 1)).toBeLessThan(0.06);
});

test('a poisson of no mean is 0', () => {
  expect(randomFrom('none').poisson(0)).toBe(0);
  expect(randomFrom('none').poisson(-1)).toBe(0);
});

test('weights are shares, and a weight of 0 is never chosen', () => {
  const random = randomFrom('weights');
  const counts = [0, 0, 0, 0];
  for (let i = 0; i < draws; i += 1) {
    const index = random.weighted([1, 0, 3, -2]);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  expect(counts[1]).toBe(0);
  expect(counts[3]).toBe(0);
  expect((counts[2] ?? 0) / draws).toBeCloseTo(0.75, 1);
  expect(() => random.weighted([0, -1])).toThrow(RangeError);
});

test('a pick is one of the items; an empty list is refused', () => {
  const random = randomFrom('pick');
  const seen = new Set(Array.from({ length: 200 }, () => random.pick(['a', 'b', 'c'])));
  expect(seen).toEqual(new Set(['a', 'b', 'c']));
  expect(() => random.pick([])).toThrow(RangeError);
});

test('a permutation holds every index once, each place as likely', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(), (length, seed) => {
      const order = randomFrom(seed).permutation(length);
      expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length }, (_, index) => index));
    }),
  );
  const random = randomFrom('places');
  let first = 0;
  for (let i = 0; i < draws; i += 1) first += Number(random.permutation(5)[0] === 4);
  expect(first / draws).toBeCloseTo(0.2, 1);
});

test('ids from hashes are positive and fit into 31 bits', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const id = hash31(text);
      expect(id).toBeGreaterThan(0);
      expect(id).toBeLessThan(2 ** 31);
    }),
  );
});
