import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FairMarket } from '../models/model.ts';
import { HIGHEST_PRICE, LOWEST_PRICE, ladderPrice } from './price-ladder.ts';
import { DEFAULT_MARGINS, priceMarket, withMargin } from './pricing.ts';

function market(probabilities: readonly number[], pushes?: readonly number[]): FairMarket {
  const base = { typeId: 1, period: 0, param: 0, probabilities };
  return pushes === undefined ? base : { ...base, pushes };
}

const weights = fc.array(fc.double({ min: 1e-4, max: 1, noNaN: true }), { minLength: 2, maxLength: 26 });
const fairSet = weights
  .map((list) => {
    const sum = list.reduce((a, b) => a + b, 0);
    return list.map((weight) => weight / sum);
  })
  .filter((list) => Math.max(...list) < 0.9899);
const margins = fc.double({ min: 0.02, max: 0.15, noNaN: true });
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

describe('margin', () => {
  test('the implied probabilities of a market sum to 1 + margin while one outcome can take more of it', () => {
    const { share, from } = DEFAULT_MARGINS.outsiders;
    const highest = (fair: number) =>
      Math.min(fair >= from ? fair / share : fair ** (1 - Math.log(share) / Math.log(from)), (1 + fair) / 2);
    fc.assert(
      fc.property(fairSet, margins, (fair, margin) => {
        const loaded = withMargin(fair, margin);
        const isFull = loaded.every((implied, index) => implied >= highest(fair[index] as number) - 1e-12);
        if (isFull) expect(sum(loaded)).toBeLessThanOrEqual(1 + margin + 1e-8);
        else expect(Math.abs(sum(loaded) - 1 - margin)).toBeLessThan(1e-8);
      }),
    );
  });

  test.each([
    ['pre-match two-way', [0.55, 0.45], 0.05],
    ['three-way', [0.5, 0.28, 0.22], 0.06],
    ['a favourite with an outsider', [0.9, 0.1], 0.06],
  ])('a market without an all but certain favourite has all of its margin: %s', (_name, fair, margin) => {
    expect(sum(withMargin(fair, margin))).toBeCloseTo(1 + margin, 8);
  });

  test('an outcome of 1 % or more returns at least 86 %, however certain the favourite is', () => {
    for (let rare = 0.01; rare < 0.5; rare += 0.001) {
      for (const margin of [0.05, 0.095, 0.13]) {
        for (const fair of [
          [1 - rare, rare],
          [1 - rare - 0.004, rare, 0.004],
        ]) {
          const price = priceMarket(market(fair), margin)?.outcomes[1]?.price as number;
          expect((price / 1000) * rare, `${fair}`).toBeGreaterThanOrEqual(0.86);
        }
      }
    }
  });

  test.each([
    [10, 0.86],
    [94, 0.86],
    [200, 0.83],
    [450, 0.8],
  ])('an outsider at %d returns %d of its stake at least', (wanted, least) => {
    for (const margin of [0.05, 0.085, 0.13]) {
      for (let rare = 0.9 / wanted; rare > 0.0015; rare *= 0.99) {
        const price = priceMarket(market([0.6, 0.4 - rare, rare]), margin)?.outcomes[2]?.price as number;
        if (price < wanted * 1000) continue;
        expect((price / 1000) * rare, `${rare}`).toBeGreaterThanOrEqual(least);
        break;
      }
    }
  });

  test('the load of an outcome rises with its chance across the chance from which its return is kept up', () => {
    let last = 0;
    for (let rare = 0.001; rare < 0.05; rare += 0.0001) {
      const implied = withMargin([1 - rare, rare], 0.06)[1] as number;
      expect(implied).toBeGreaterThan(last);
      last = implied;
    }
  });

  test('every outcome is loaded, none up to certainty, and the order stays', () => {
    fc.assert(
      fc.property(fairSet, margins, (fair, margin) => {
        const loaded = withMargin(fair, margin);
        for (const [index, implied] of loaded.entries()) {
          expect(implied).toBeGreaterThan(fair[index] as number);
          expect(implied).toBeLessThan(1);
          for (const [other, against] of loaded.entries()) {
            if ((fair[index] as number) < (fair[other] as number)) expect(implied).toBeLessThanOrEqual(against);
          }
        }
      }),
    );
  });

  test('an outsider carries more of the margin than the favourite', () => {
    const fair = [0.8, 0.15, 0.05];
    const [favourite, , outsider] = withMargin(fair, 0.06).map((implied, index) => implied / (fair[index] as number));
    expect(outsider).toBeGreaterThan(favourite as number);
  });

  test('a margin of 0 leaves the fair prices', () => {
    expect(withMargin([0.5, 0.3, 0.2], 0)).toEqual([0.5, 0.3, 0.2].map((p) => expect.closeTo(p, 12)));
  });
});

describe('a priced market', () => {
  test('lets no player win whatever happens', () => {
    fc.assert(
      fc.property(fairSet, margins, (fair, margin) => {
        const priced = priceMarket(market(fair), margin);
        const implied = sum((priced?.outcomes ?? []).map(({ price }) => 1000 / price));
        const isWhole = priced?.outcomes.length === fair.length;
        expect(isWhole ? implied : Number.POSITIVE_INFINITY).toBeGreaterThan(1);
      }),
    );
  });

  test('pays no outcome better than its fair price', () => {
    fc.assert(
      fc.property(fairSet, margins, (fair, margin) => {
        for (const { outcome, price } of priceMarket(market(fair), margin)?.outcomes ?? []) {
          expect(price / 1000).toBeLessThanOrEqual(1 / (fair[outcome] as number));
        }
      }),
    );
  });

  test('a likelier outcome never has the higher price', () => {
    fc.assert(
      fc.property(fairSet, margins, (fair, margin) => {
        const prices = priceMarket(market(fair), margin)?.outcomes ?? [];
        for (const a of prices) {
          for (const b of prices) {
            if ((fair[a.outcome] as number) > (fair[b.outcome] as number)) expect(a.price).toBeLessThanOrEqual(b.price);
          }
        }
      }),
    );
  });

  test('an outcome that cannot happen leaves the market', () => {
    const priced = priceMarket(market([0.4, 0, 0.6]), 0.05);
    expect(priced?.outcomes.map(({ outcome }) => outcome)).toEqual([0, 2]);
  });

  test('a remote outcome of a short list stays in its place and is closed; the others can be bet on', () => {
    const priced = priceMarket(market([0.95, 0.0499, 0.0001]), 0.05);
    expect(priced?.outcomes.map(({ closed }) => closed)).toEqual([false, false, true]);
    expect(priced?.outcomes[2]?.price).toBe(HIGHEST_PRICE);
  });

  test('remote outcomes leave a long list', () => {
    const priced = priceMarket(market([0.5, 0.3, 0.19, 0.0099, 0.0001]), 0.05);
    expect(priced?.outcomes.map(({ outcome }) => outcome)).toEqual([0, 1, 2, 3]);
    expect(priced?.outcomes.some(({ closed }) => closed)).toBe(false);
  });

  test('a decided market is not priced', () => {
    expect(priceMarket(market([1, 0, 0]), 0.05)).toBeNull();
    expect(priceMarket(market([0, 0]), 0.05)).toBeNull();
  });

  test.each([
    [0.989, false],
    [0.99, true],
    [0.999, true],
  ])('an outcome of probability %d closes the market: %s', (probability, closed) => {
    expect(priceMarket(market([probability, 1 - probability]), 0.05)?.closed).toBe(closed);
  });

  test.each([0.99, 0.995, 0.999, 0.9999])('closed with a favourite of %d it leaves no sure win either', (favourite) => {
    const rest = 1 - favourite;
    for (const fair of [
      [favourite, rest],
      [favourite, rest / 2, rest / 2],
    ]) {
      const implied = sum((priceMarket(market(fair), 0.05)?.outcomes ?? []).map(({ price }) => 1000 / price));
      expect(implied).toBeGreaterThan(1);
    }
  });

  test('a push makes the fair price shorter by its share', () => {
    const plain = priceMarket(market([0.5, 0.5]), 0.05);
    const pushed = priceMarket(market([0.4, 0.4], [0.2, 0.2]), 0.05);
    expect(pushed?.outcomes).toEqual(plain?.outcomes);
  });

  test('double chance, whose outcomes overlap, carries the margin of the results it is made of', () => {
    const priced = priceMarket(market([0.75, 0.8, 0.45]), 0.05, 2);
    const implied = sum((priced?.outcomes ?? []).map(({ price }) => 1000 / price));
    expect(implied).toBeGreaterThan(2.09);
    expect(implied).toBeLessThan(2.13);
  });

  test('a higher probability makes a lower or equal price, step for step', () => {
    let last = Number.POSITIVE_INFINITY;
    for (let chance = 0.01; chance < 0.99; chance += 0.001) {
      const price = priceMarket(market([chance, 1 - chance]), 0.05)?.outcomes[0]?.price as number;
      expect(price).toBeLessThanOrEqual(last);
      last = price;
    }
  });

  test('every market group has a margin above 0 and below 20 %', () => {
    for (const margin of Object.values(DEFAULT_MARGINS.groups)) {
      expect(margin).toBeGreaterThan(0);
      expect(margin).toBeLessThan(0.2);
    }
  });
});

test.each([
  ['below 10 two decimals', 1 / 1.9137, 1910],
  ['an exact price stays', 1 / 1.91, 1910],
  ['below 20 one decimal', 1 / 13.37, 13_300],
  ['below 50 halves', 1 / 33.9, 33_500],
  ['below 100 whole', 1 / 87.6, 87_000],
  ['below 500 fives', 1 / 233.3, 230_000],
  ['the floor', 0.9999, LOWEST_PRICE],
  ['the cap', 1e-9, HIGHEST_PRICE],
])('the ladder: %s', (_what, implied, price) => {
  expect(ladderPrice(implied)).toBe(price);
});
