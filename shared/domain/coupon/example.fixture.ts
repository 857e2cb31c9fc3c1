import type { CouponExample } from './example.ts';

const A = { coef: 1800, result: 'win' } as const;
const B = { coef: 2100, result: 'win' } as const;
const C = { coef: 1500, result: 'win' } as const;
const lost = (leg: typeof A | typeof B | typeof C) => ({ ...leg, result: 'lose' }) as const;
const D = { coef: 2000, result: 'win', banker: true } as const;

/** Each type of bet: its name, an example, its number of lines, what each line pays, what all pay, and what they pay at best. */
export const COUPON_EXAMPLES: [string, CouponExample, number, number[], number, number][] = [
  ['single', { type: 'single', amount: 1000, legs: [B] }, 1, [2100], 2100, 2100],
  ['express', { type: 'express', amount: 1000, legs: [A, B, C] }, 1, [5670], 5670, 5670],
  ['system', { type: 'system', amount: 3000, systemValue: 2, legs: [A, B, lost(C)] }, 3, [3780, 0, 0], 3780, 9630],
  [
    'system with bankers',
    { type: 'system', amount: 3000, systemValue: 2, legs: [A, B, C, D] },
    3,
    [7560, 5400, 6300],
    19_260,
    19_260,
  ],
  ['chain', { type: 'chain', amount: 1000, legs: [A, lost(B), C] }, 3, [1800, 0, 1200], 1200, 3400],
  [
    'multi-bet',
    {
      ...{ type: 'multi', amount: 3000, systemValue: 2 },
      legs: [
        { ...A, blockId: 1 },
        { ...C, blockId: 1 },
        { ...lost(B), blockId: 2 },
        { coef: 2000, result: 'win', blockId: 3 },
      ],
    },
    3,
    [0, 5400, 0],
    5400,
    15_270,
  ],
  [
    'conditional bet',
    {
      ...{ type: 'condition', amount: 1000, amountByBlock: { 2: 1000 } },
      legs: [
        { ...A, blockId: 1 },
        { ...lost(B), blockId: 2 },
        { ...C, blockId: 2 },
      ],
    },
    2,
    [1800, 0],
    800,
    3950,
  ],
  [
    'anti-express',
    { type: 'antiExpress', amount: 1000, legs: [C, { coef: 1400, result: 'lose' }] },
    1,
    [1562],
    1562,
    1562,
  ],
  ['lucky', { type: 'lucky', amount: 700, legs: [lost(A), B, lost(C)] }, 7, [0, 210, 0, 0, 0, 0, 0], 210, 2070],
  ['patent', { type: 'patent', amount: 400, legs: [A, B, lost(C)] }, 4, [378, 0, 0, 0], 378, 1530],
];
