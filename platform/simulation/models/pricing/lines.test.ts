import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FairMarket } from '../model.ts';
import { distributionOf } from './distribution.ts';
import { addHandicaps, addMarket, addTotals, addWinner, MAIN_LINE } from './lines.ts';
import { settleReading } from './reading.ts';

const TEN = distributionOf(
  0,
  Array.from({ length: 11 }, () => 1 / 11),
);

function totals(reach: number, step: number): FairMarket[] {
  const out: FairMarket[] = [];
  addTotals(out, 3, 0, TEN, { reach, step });
  return out;
}

describe('totals', () => {
  test('the main line is the most balanced half', () => {
    const out: FairMarket[] = [];
    addTotals(out, 3, 0, distributionOf(0, [0.1, 0.3, 0.35, 0.15, 0.1]), MAIN_LINE);
    expect(out.map(({ param }) => param / 2)).toEqual([1.5]);
    expect(out[0]?.probabilities[0]).toBeCloseTo(0.6, 12);
  });

  test('the other lines lie around the main one at the given distance', () => {
    expect(totals(2, 2).map(({ param }) => param / 2)).toEqual([2.5, 3.5, 4.5, 5.5, 6.5]);
  });

  test('whole lines give the stake back', () => {
    const whole = totals(1, 1).find(({ param }) => param % 2 === 0);
    expect(whole?.pushes?.[0]).toBeCloseTo(1 / 11, 12);
    expect((whole?.probabilities[0] ?? 0) + (whole?.probabilities[1] ?? 0)).toBeCloseTo(10 / 11, 12);
  });

  test('lines that are all but decided are not offered', () => {
    expect(totals(20, 2).every(({ probabilities }) => Math.min(...probabilities) >= 0.03)).toBe(true);
  });
});

describe('handicaps', () => {
  test('a handicap in favour of the first side makes it likelier', () => {
    const out: FairMarket[] = [];
    addHandicaps(out, 4, 0, distributionOf(-3, [0.1, 0.2, 0.2, 0.1, 0.2, 0.1, 0.1]), { reach: 2, step: 2 });
    const first = out.map(({ probabilities }) => probabilities[0] as number);
    const lines = out.map(({ param }) => (param - 512) / 2);
    expect(lines).toEqual([...lines].sort((a, b) => b - a));
    expect(first).toEqual([...first].sort((a, b) => b - a));
  });

  test('half a point is left out in a game without draws', () => {
    const out: FairMarket[] = [];
    addHandicaps(out, 4, 0, distributionOf(-2, [0.25, 0.25, 0, 0.25, 0.25]), { reach: 3, step: 2 });
    expect(out.map(({ param }) => (param - 512) / 2)).toEqual([1.5, -1.5]);
  });

  test('the main line of even sides that cannot draw is one and a half', () => {
    const out: FairMarket[] = [];
    addHandicaps(out, 4, 0, distributionOf(-2, [0.24, 0.25, 0, 0.25, 0.26]), MAIN_LINE);
    expect(out.map(({ param }) => (param - 512) / 2)).toEqual([-1.5]);
  });
});

test('decided markets are not added, others are made to sum to one', () => {
  const out: FairMarket[] = [];
  addMarket(out, 1, 0, 0, [1, 0, 0]);
  addMarket(out, 1, 0, 0, [0, 0, 0]);
  addMarket(out, 1, 0, 0, [0.2, 0.1, 0.1]);
  expect(out.map(({ probabilities }) => probabilities.map((p) => p.toFixed(2)))).toEqual([['0.50', '0.25', '0.25']]);
});

test('a winner gives the stake back for a draw', () => {
  const out: FairMarket[] = [];
  addWinner(out, 6, 0, distributionOf(-1, [0.3, 0.3, 0.4]));
  expect(out[0]?.probabilities).toEqual([0.4, 0.3]);
  expect(out[0]?.pushes).toEqual([0.3, 0.3]);
});

test('every line pays at every end of a game what its price assumes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1023 }), fc.integer({ min: -200, max: 400 }), (param, end) => {
      const span = { min: end, max: end };
      const total = [0, 1].map((outcome) => settleReading({ kind: 'total', span }, param, outcome));
      const line = param / 2;
      expect(total[0]).toBe(end === line ? 2 : end > line ? 1 : 0);
      expect(total[1]).toBe(end === line ? 2 : end < line ? 1 : 0);
      const start = (param - 512) / 2;
      const side = settleReading({ kind: 'handicap', span }, param, 0);
      expect(side).toBe(end + start === 0 ? 2 : end + start > 0 ? 1 : 0);
    }),
  );
});

test('a span decides as soon as all of it is on one side', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(60), fc.nat(200), fc.nat(60), (min, width, param, inside) => {
      const span = { min, max: min + width };
      const end = min + (width === 0 ? 0 : inside % (width + 1));
      for (const outcome of [0, 1]) {
        const early = settleReading({ kind: 'total', span }, param, outcome);
        const late = settleReading({ kind: 'total', span: { min: end, max: end } }, param, outcome);
        if (early !== null) expect(late).toBe(early);
      }
      for (const outcome of [0, 1, 2]) {
        const shifted = { min: min - 30, max: min - 30 + width };
        const early = settleReading({ kind: 'result', span: shifted }, 0, outcome);
        const late = settleReading({ kind: 'result', span: { min: end - 30, max: end - 30 } }, 0, outcome);
        if (early !== null) expect(late).toBe(early);
      }
    }),
  );
});
