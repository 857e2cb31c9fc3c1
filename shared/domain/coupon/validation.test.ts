import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BET_CODES, type BetCode } from './bet-codes.ts';
import type { Draft, DraftBet, ValidationInput } from './draft.ts';
import { COUPON_TYPE_IDS, COUPON_TYPE as T } from './types.ts';
import { validateCoupon } from './validation.ts';

const bet = (gameId: number, more: Partial<DraftBet> = {}): DraftBet => ({ gameId, coef: 2000, ...more });
const bets = (count: number, more: Partial<DraftBet> = {}) =>
  Array.from({ length: count }, (_, index) => bet(index + 1, { blockId: index + 1, ...more }));

const good: ValidationInput = {
  draft: { typeId: T.express, amount: 1000, bets: bets(3) },
  limits: {
    minBetAmount: 100,
    maxBetAmount: 50_000,
    minLineAmount: 50,
    limitedTypes: COUPON_TYPE_IDS,
    offeredTypes: COUPON_TYPE_IDS,
  },
  account: { balance: 100_000, isBonus: false },
};

type Change = Partial<Omit<ValidationInput, 'draft' | 'limits'>> & {
  draft?: Partial<Draft>;
  limits?: Partial<ValidationInput['limits']>;
};

function check({ draft, limits, ...change }: Change) {
  return validateCoupon({
    ...good,
    ...change,
    draft: { ...good.draft, ...draft },
    limits: { ...good.limits, ...limits },
  });
}

const codesOf = (change: Change) => check(change).problems.map((problem) => problem.code);

test('a valid coupon has no problem', () => {
  expect(check({})).toEqual({ first: null, problems: [], codesByBet: [[], [], []] });
});

test('[P-01] a valid coupon of every type has no problem', () => {
  const drafts: Draft[] = [
    { typeId: T.single, amount: 1000, bets: bets(1) },
    { typeId: T.express, amount: 1000, bets: bets(2) },
    { typeId: T.system, amount: 1000, systemValue: 2, bets: bets(4) },
    { typeId: T.chain, amount: 1000, bets: bets(2) },
    { typeId: T.multi, amount: 1000, systemValue: 2, bets: bets(3) },
    { typeId: T.condition, amount: 1000, amountByBlockId: { 2: 2000, 3: null }, bets: bets(3) },
    { typeId: T.antiExpress, amount: 1000, antiExpressCoef: 1200, bets: bets(2) },
    { typeId: T.lucky, amount: 1000, bets: bets(2) },
    { typeId: T.patent, amount: 1000, bets: bets(3) },
    { typeId: T.manySingles, amount: null, bets: bets(2, { amount: 500 }) },
  ];
  expect(drafts.map((draft) => draft.typeId)).toEqual(COUPON_TYPE_IDS);
  for (const draft of drafts) expect(validateCoupon({ ...good, draft }).problems).toEqual([]);
});

describe('validation finds', () => {
  const moved = {
    action: 2,
    submitted: [2000, 2000, 2000],
    current: [2000, 1900, 2000],
    exactCoef: 0,
    overallCoef: 7600,
    isWantedOddsAllowed: false,
    isDropOnScoreChange: false,
    scores: [],
  } as const;

  const cases: readonly [BetCode, string, Change, object][] = [
    ['EMPTY', 'no bets', { draft: { bets: [] } }, {}],
    [
      'BET_DISALLOWED',
      'a sport that the site does not take, closed or not',
      { draft: { bets: [bet(1, { isBlocked: true }), bet(2, { isDisallowed: true, isBlocked: true })] } },
      { bets: [1] },
    ],
    ['BET_BLOCKED', 'a closed market', { draft: { bets: [bet(1), bet(2, { isBlocked: true })] } }, { bets: [1] }],
    ['BET_BLOCKED', 'a price of 1.00', { draft: { bets: [bet(1, { coef: 1000 }), bet(2)] } }, { bets: [0] }],
    [
      'BET_BLOCKED',
      'in a single too',
      { draft: { typeId: T.single, bets: [bet(1, { isBlocked: true })] } },
      { bets: [0] },
    ],
    ['BET_DEPENDENT', 'one game twice', { draft: { bets: [bet(1), bet(1), bet(2)] } }, { bets: [0, 1] }],
    [
      'BET_BANNED_EXPRESS',
      'a banned bet',
      { draft: { bets: [bet(1), bet(2, { isBannedExpress: true })] } },
      { bets: [1] },
    ],
    [
      'TYPE_UNAVAILABLE',
      'a single of three',
      { draft: { typeId: T.single } },
      { reason: 'leg-count', min: 1, max: 1, fallbackTypeId: T.express },
    ],
    [
      'TYPE_UNAVAILABLE',
      'an express of one',
      { draft: { bets: bets(1) } },
      { reason: 'leg-count', min: 2, max: 50, fallbackTypeId: T.single },
    ],
    [
      'TYPE_UNAVAILABLE',
      'a system of two besides the banker',
      { draft: { typeId: T.system, systemValue: 2, bets: [bet(1, { banker: true }), bet(2), bet(3)] } },
      { reason: 'leg-count', fallbackTypeId: T.express },
    ],
    [
      'TYPE_UNAVAILABLE',
      'a condition of one block',
      { draft: { typeId: T.condition, bets: bets(3, { blockId: 1 }) } },
      { reason: 'blocks', fallbackTypeId: T.express },
    ],
    [
      'TYPE_UNAVAILABLE',
      'a quarter line in an anti-express',
      { draft: { typeId: T.antiExpress, bets: bets(2, { isQuarterLine: true }) } },
      { reason: 'quarter-line' },
    ],
    [
      'TYPE_UNAVAILABLE',
      'an anti-express without a price',
      { draft: { typeId: T.antiExpress, antiExpressCoef: null } },
      { reason: 'price' },
    ],
    ['TYPE_UNAVAILABLE', 'a type the site lacks', { limits: { offeredTypes: [0] } }, { reason: 'not-offered' }],
    [
      'SYSTEM_VALUE',
      'a value above m − 1',
      { draft: { typeId: T.system, systemValue: 4, bets: bets(4) } },
      { reason: 'range', min: 2, max: 3 },
    ],
    ['SYSTEM_VALUE', 'no value', { draft: { typeId: T.multi, bets: bets(4) } }, { reason: 'range' }],
    [
      'SYSTEM_VALUE',
      'a banker that may not be one',
      {
        draft: {
          typeId: T.system,
          systemValue: 2,
          bets: [bet(9, { banker: true, isDisabledBanker: true }), ...bets(3)],
        },
      },
      { reason: 'banker', bets: [0] },
    ],
    [
      'BLOCK_AMOUNT',
      'a block above its ceiling',
      { draft: { typeId: T.condition, amountByBlockId: { 2: 2001 } } },
      { blockId: 2, maxAmount: 2000 },
    ],
    [
      'BLOCK_AMOUNT',
      'a block of nothing',
      { draft: { typeId: T.condition, amountByBlockId: { 3: 0 } } },
      { blockId: 3, maxAmount: null },
    ],
    [
      'AMOUNT_FORMAT',
      'an unreadable amount',
      { draft: { amount: null, amountError: 'ambiguous-grouping' } },
      { reason: 'ambiguous-grouping' },
    ],
    ['AMOUNT_FORMAT', 'no amount', { draft: { amount: 0 } }, { reason: 'empty', bet: null }],
    ['AMOUNT_FORMAT', 'a negative amount', { draft: { amount: -1 } }, { reason: 'negative' }],
    ['AMOUNT_FORMAT', 'a fraction of a minor unit', { draft: { amount: 10.5 } }, { reason: 'not-a-number' }],
    ['AMOUNT_MIN', 'below the minimum', { draft: { amount: 99 } }, { min: 100, bet: null }],
    [
      'AMOUNT_MIN',
      'below the minimum of the lines',
      { draft: { typeId: T.system, systemValue: 2, amount: 299, bets: bets(4) } },
      { min: 300 },
    ],
    ['AMOUNT_MAX', 'above the maximum', { draft: { amount: 50_001 } }, { max: 50_000 }],
    ['BALANCE', 'more than the balance', { account: { balance: 400, isBonus: false } }, { missing: 600, balance: 400 }],
    [
      'BALANCE',
      'more than balance and advance',
      {
        account: { balance: 400, isBonus: false },
        prepaid: { available: 500, now: 0 },
        draft: { bets: bets(3, { isLive: true }) },
      },
      { missing: 100 },
    ],
    ['PROMO', 'a used code', { promo: { value: 1000, isUsable: false, hasHyperBonus: false } }, { reason: 'unusable' }],
    [
      'PROMO',
      'another amount',
      { promo: { value: 900, isUsable: true, hasHyperBonus: false } },
      { reason: 'amount', value: 900 },
    ],
    [
      'PROMO',
      'with a hyper bonus',
      { promo: { value: 1000, isUsable: true, hasHyperBonus: true } },
      { reason: 'combination' },
    ],
    ['LIMITS', 'a limit', { responsible: [{ limitType: 1, remaining: 999 }] }, { limitType: 1, remaining: 999 }],
    ['LIMITS', 'a lock', { responsible: [{ limitType: 30, remaining: null }] }, { limitType: 30 }],
    ['COEF_CHANGED', 'a fallen price', { acceptance: moved }, { bets: [1] }],
    [
      'COEF_BELOW_EXACT',
      'a missed price',
      { acceptance: { ...moved, exactCoef: 7700 } },
      { coef: 7600, exactCoef: 7700 },
    ],
    [
      'SCORE_CHANGED',
      'a goal',
      {
        acceptance: {
          ...moved,
          action: 1,
          isDropOnScoreChange: true,
          scores: [{ isLive: true, submitted: '0:0', current: '1:0' }],
        },
      },
      { bets: [0] },
    ],
  ];

  test.each(cases)('%s for %s', (code, _, change, data) => {
    const { first, problems } = check(change);
    expect(first).toMatchObject({ code, ...data });
    expect(problems[0]).toEqual(first);
  });

  test('PREPAID after BALANCE, with the reason that forbids the advance', () => {
    const short: Change = { account: { balance: 400, isBonus: false }, prepaid: { available: 5000, now: 0 } };
    const live = { draft: { bets: bets(3, { isLive: true }) } };
    expect(codesOf({ ...short, ...live })).toEqual([]);
    expect(codesOf(short)).toEqual(['BALANCE', 'PREPAID']);
    expect(check(short).problems[1]).toEqual({ code: 'PREPAID', reason: 'event' });
    const bonus = check({ ...short, ...live, account: { balance: 400, isBonus: true } });
    expect(bonus.problems[1]).toEqual({ code: 'PREPAID', reason: 'bonus-account' });
    const vip = check({ ...short, ...live, vip: { siteAllows: true } });
    expect(vip.problems[1]).toEqual({ code: 'PREPAID', reason: 'vip' });
    const promo = { value: 1000, isUsable: true, hasHyperBonus: false };
    expect(check({ ...short, promo }).problems).toEqual([{ code: 'PREPAID', reason: 'promo' }]);
  });

  test('every code as the first one except PREPAID, which follows BALANCE or is alone with a promo code', () => {
    const reached = new Set(cases.map(([code]) => code));
    expect(BET_CODES.filter((code) => !reached.has(code))).toEqual(['PREPAID']);
  });
});

describe('the smallest and largest stake', () => {
  test('[P-08] count for the listed types only', () => {
    const limits = { limitedTypes: [T.single] };
    expect(codesOf({ draft: { amount: 99 }, limits })).toEqual([]);
    expect(codesOf({ draft: { amount: 50_001 }, limits })).toEqual([]);
    expect(codesOf({ draft: { amount: 0 }, limits })).toEqual(['AMOUNT_FORMAT']);
  });

  test('[P-08] have no maximum on a bonus account', () => {
    const account = { balance: 100_000, isBonus: true };
    expect(codesOf({ draft: { amount: 50_001 }, account })).toEqual([]);
    expect(codesOf({ draft: { amount: 99 }, account })).toEqual(['AMOUNT_MIN']);
  });

  test('[P-09] have no maximum for an available VIP bet', () => {
    const vip = { siteAllows: true };
    expect(codesOf({ draft: { amount: 50_001 }, vip })).toEqual([]);
    expect(codesOf({ draft: { amount: 50_001, bets: bets(3, { isLive: true }) }, vip })).toEqual(['AMOUNT_MAX']);
    expect(codesOf({ draft: { amount: 50_001 }, vip: { siteAllows: false } })).toEqual(['AMOUNT_MAX']);
  });

  test('[P-04] are checked for each of many singles, against its own limits', () => {
    const draft: Draft = {
      typeId: T.manySingles,
      amount: null,
      bets: [
        bet(1, { amount: 50 }),
        bet(1, { amount: 500, maxBetAmount: 400 }),
        bet(2, { amount: null, amountError: 'too-many-decimals' }),
        bet(3, { amount: 50, minBetAmount: 20 }),
        bet(4, { amount: 60_000, maxBetAmount: null }),
      ],
    };
    const { codesByBet, problems } = check({ draft });
    expect(codesByBet).toEqual([['AMOUNT_MIN'], ['AMOUNT_MAX'], ['AMOUNT_FORMAT'], [], []]);
    expect(problems.map((problem) => problem.code)).toEqual(['AMOUNT_FORMAT', 'AMOUNT_MIN', 'AMOUNT_MAX']);
  });

  test('[P-04] are paid together by the balance for many singles', () => {
    const draft: Draft = { typeId: T.manySingles, amount: null, bets: bets(3, { amount: 500 }) };
    expect(check({ draft, account: { balance: 1400, isBonus: false } }).first).toMatchObject({
      code: 'BALANCE',
      missing: 100,
    });
  });
});

test('a guest has no balance to check', () => {
  expect(codesOf({ account: null, draft: { amount: 40_000 } })).toEqual([]);
});

test('a promo code is not the player’s own money: balance and limits are not checked', () => {
  const promo = { value: 1000, isUsable: true, hasHyperBonus: false };
  const responsible = [{ limitType: 1, remaining: 10 }];
  expect(codesOf({ promo, responsible, account: { balance: 0, isBonus: false } })).toEqual([]);
  expect(codesOf({ promo, responsible: [{ limitType: 30, remaining: null }] })).toEqual(['LIMITS']);
});

test('[P-12] every bet lists its problems in the order of the codes', () => {
  const draft = { bets: [bet(1, { isBlocked: true, isBannedExpress: true }), bet(1), bet(2)] };
  const { codesByBet, first } = check({ draft });
  expect(codesByBet).toEqual([['BET_BLOCKED', 'BET_DEPENDENT', 'BET_BANNED_EXPRESS'], ['BET_DEPENDENT'], []]);
  expect(first).toEqual({ code: 'BET_BLOCKED', bets: [0] });
});

test('the problems of any coupon are in the order of the codes, and validation never throws', () => {
  const anyBet = fc.record({
    gameId: fc.integer({ min: 1, max: 3 }),
    coef: fc.integer({ min: 999, max: 3000 }),
    blockId: fc.integer({ min: 0, max: 3 }),
    banker: fc.boolean(),
    isBlocked: fc.boolean(),
    isBannedExpress: fc.boolean(),
    isQuarterLine: fc.boolean(),
    amount: fc.option(fc.integer({ min: -5, max: 200 })),
  });
  const anyDraft = fc.record({
    typeId: fc.constantFrom(...COUPON_TYPE_IDS),
    amount: fc.option(fc.oneof(fc.integer({ min: -5, max: 60_000 }), fc.double())),
    systemValue: fc.option(fc.integer({ min: -1, max: 5 })),
    amountByBlockId: fc.dictionary(fc.constantFrom('1', '2', '3'), fc.option(fc.oneof(fc.integer(), fc.double()))),
    bets: fc.array(anyBet, { maxLength: 6 }),
  });
  fc.assert(
    fc.property(anyDraft, fc.integer({ min: 0, max: 1000 }), (draft, balance) => {
      const { problems } = validateCoupon({ ...good, draft, account: { balance, isBonus: false } });
      const places = problems.map((problem) => BET_CODES.indexOf(problem.code));
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }),
    { numRuns: 500 },
  );
});
