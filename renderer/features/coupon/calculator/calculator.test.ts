import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BRITISH_BETS } from '#shared/domain/coupon/british-names.ts';
import { DEFAULT_COUPON_RULES as RULES } from '#shared/domain/coupon/coupon-rules.ts';
import { BET_STATUS_IDS } from '#shared/domain/coupon/leg-status.ts';
import { COUPON_TYPE_IDS, COUPON_TYPE as T } from '#shared/domain/coupon/types.ts';
import { calculatorQuery, readCalculator } from './calculator-link.ts';
import {
  type CalculatorState,
  emptyCalculator,
  withEditedLeg,
  withLegAdded,
  withLegRemoved,
  withPreset,
  withType,
} from './calculator-state.ts';
import { evaluate } from './evaluate.ts';

const stake = (value: number) => ({ value, iso: 'EUR' });

/** Makes a coupon of these odds and results; amounts in cents. */
function made(
  typeId: CalculatorState['typeId'],
  bets: readonly [number, number][],
  more: Partial<CalculatorState> = {},
) {
  const empty = emptyCalculator('EUR');
  const legs = bets.map(([coef, statusId], key) => ({
    ...{ key, coef, typed: null, banker: false, blockId: key + 1, amount: null },
    statusId: statusId as (typeof BET_STATUS_IDS)[number],
  }));
  return { ...empty, typeId, legs, stake: stake(1000), ...more };
}

const figuresOf = (state: CalculatorState) => evaluate(state, RULES).figures;

describe('[R-27] the return of a calculated coupon', () => {
  test.each([
    ['a single', made(T.single, [[1925, 1]]), 1000, 1925],
    [
      'an express with a void bet',
      made(T.express, [
        [2000, 1],
        [3000, 2],
      ]),
      1000,
      2000,
    ],
    [
      'a system of two of three with one lost',
      made(
        T.system,
        [
          [2000, 1],
          [3000, 1],
          [4000, 0],
        ],
        { systemValue: 2 },
      ),
      1000,
      2000,
    ],
    [
      'a chain that ends before its last bet',
      made(T.chain, [
        [1500, 1],
        [2000, 0],
        [2000, 1],
      ]),
      1000,
      1000,
    ],
    [
      'a condition of two blocks',
      made(T.condition, [
        [1500, 1],
        [2000, 1],
        [2000, 1],
      ]),
      1000,
      6000,
    ],
    [
      'an anti-express that wins',
      made(T.antiExpress, [
        [1500, 1],
        [1375, 0],
      ]),
      1000,
      1583,
    ],
    [
      'a lucky of two',
      made(
        T.lucky,
        [
          [2000, 1],
          [3000, 1],
        ],
        { stake: stake(900) },
      ),
      900,
      3300,
    ],
    [
      'a patent of three',
      made(T.patent, [
        [2000, 1],
        [2000, 1],
        [2000, 1],
      ]),
      1000,
      5000,
    ],
    [
      'many singles',
      made(T.manySingles, [
        [2000, 1],
        [3000, 0],
      ]),
      2000,
      2000,
    ],
    ['a half won single', made(T.single, [[1925, 4]]), 1000, 1463],
  ])('%s', (_, state, total, max) => {
    expect(figuresOf(state)).toMatchObject({ total, max, isCertain: true });
  });

  test('open bets have a minimum and a maximum payout', () => {
    const state = made(
      T.lucky,
      [
        [2000, 1],
        [3000, -1],
      ],
      { stake: stake(900) },
    );
    expect(figuresOf(state)).toMatchObject({ min: 600, max: 3300, isCertain: false });
  });

  test.each(BRITISH_BETS)('$key has $lines lines, and its stake applies to each of them', (preset) => {
    const state = withPreset({ ...emptyCalculator('EUR'), stake: stake(100) }, preset);
    const filled = { ...state, legs: state.legs.map((leg) => ({ ...leg, coef: 2000 })) };
    expect(figuresOf(filled)).toMatchObject({ lines: preset.lines, perLine: 100, total: 100 * preset.lines });
  });

  test.each([
    [
      'odds',
      withLegAdded(
        made(T.express, [
          [2000, 1],
          [2000, 1],
        ]),
      ),
    ],
    [
      'leg-count',
      made(T.single, [
        [2000, 1],
        [2000, 1],
      ]),
    ],
    [
      'blocks',
      withEditedLeg(
        made(T.multi, [
          [2000, 1],
          [2000, 1],
          [2000, 1],
        ]),
        2,
        { blockId: 0 },
      ),
    ],
    [
      'price',
      made(T.antiExpress, [
        [30_000, 0],
        [30_000, 0],
      ]),
    ],
    [
      'amount',
      made(
        T.express,
        [
          [2000, 1],
          [2000, 1],
        ],
        { stake: { text: 'x', error: 'not-a-number', iso: 'EUR' } },
      ),
    ],
    ['too-large', made(T.lucky, Array(8).fill([2000, 1]), { stake: stake(Number.MAX_SAFE_INTEGER), isPerLine: true })],
    [
      'halves',
      made(
        T.antiExpress,
        Array.from({ length: 14 }, (_, index) => [1010 + index, 4]),
      ),
    ],
  ])('reports what is missing: %s', (obstacle, state) => {
    expect(evaluate(state, RULES)).toEqual({ obstacle, figures: null });
  });
});

describe('changing a calculation', () => {
  test('choosing a type adds bets without odds up to the minimum of the type', () => {
    const state = withType(made(T.single, [[2000, 1]]), T.patent);
    expect(state.legs.map(({ coef }) => coef)).toEqual([2000, null, null]);
  });

  test('blocks close their gaps and keep their amounts', () => {
    const state = made(
      T.condition,
      [
        [2000, 1],
        [2000, 1],
        [2000, 1],
      ],
      { amountByBlock: { 3: 700 } },
    );
    const changed = withLegRemoved(state, 1);
    expect(changed.legs.map(({ blockId }) => blockId)).toEqual([1, 2]);
    expect(changed.amountByBlock).toEqual({ 1: null, 2: 700 });
  });

  test('the size of a line stays below the number of units', () => {
    const state = made(
      T.system,
      [
        [2000, 1],
        [2000, 1],
        [2000, 1],
        [2000, 1],
      ],
      { systemValue: 3 },
    );
    expect(withLegRemoved(state, 0).systemValue).toBe(2);
  });
});

describe('the address of a calculation', () => {
  const leg = fc.record({
    coef: fc.option(fc.integer({ min: 1001, max: 1_000_000 })),
    statusId: fc.constantFrom(...BET_STATUS_IDS),
    banker: fc.boolean(),
    blockId: fc.integer({ min: 1, max: 8 }),
    amount: fc.option(fc.integer({ min: 0, max: 10_000_000 }).map(stake)),
  });

  test('restores the calculation unchanged', () => {
    const states = fc.record({
      typeId: fc.constantFrom(...COUPON_TYPE_IDS),
      legs: fc.array(leg, { minLength: 1, maxLength: 12 }),
      systemValue: fc.integer({ min: 2, max: 11 }),
      stake: fc.option(fc.integer({ min: 0, max: 10_000_000 }).map(stake)),
      isPerLine: fc.boolean(),
      blocks: fc.dictionary(fc.constantFrom('1', '2', '3'), fc.integer({ min: 1, max: 100_000 })),
    });
    fc.assert(
      fc.property(states, ({ legs, blocks, ...rest }) => {
        const keyed = legs.map((one, key) => ({ ...one, key, typed: null }));
        // The first reading repairs what is invalid; further readings change nothing.
        const first = readCalculator(
          calculatorQuery({ ...rest, legs: keyed, iso: 'EUR', amountByBlock: blocks }),
          'EUR',
        );
        expect(readCalculator(calculatorQuery(first), 'USD')).toEqual(first);
        expect(first.legs.map(({ coef, statusId, banker }) => [coef, statusId, banker])).toEqual(
          legs.map(({ coef, statusId, banker }) => [coef, statusId, banker]),
        );
        expect([first.typeId, first.stake, first.isPerLine]).toEqual([
          rest.typeId,
          rest.stake ?? stake(500),
          rest.isPerLine,
        ]);
      }),
    );
  });

  test.each([
    '',
    '?type=1',
    '?type=77&legs=2000.3.0.1.',
    '?type=1&legs=',
    '?type=1&legs=<script>',
    '?type=1&legs=2000.9.0.1.',
  ])('"%s" holds no calculation, so the initial one is shown', (search) => {
    expect(readCalculator(search, 'EUR')).toEqual(emptyCalculator('EUR'));
  });

  test('invalid odds become an empty field', () => {
    expect(readCalculator('?type=0&legs=900.3.0.1.', 'EUR').legs.map(({ coef }) => coef)).toEqual([null]);
  });
});
