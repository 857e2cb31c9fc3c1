import { describe, expect, test } from 'vitest';
import type { Coupon as StoredCoupon, CouponLeg as StoredLeg } from '../../contracts/coupon.ts';
import { AmountRangeError } from '../money/minor-units.ts';
import { couponRulesOf, DEFAULT_COUPON_RULES } from './coupon-rules.ts';
import { BET_STATUS_IDS, isHalfStatus, isPendingStatus, isVoidStatus, toBetStatusId } from './leg-status.ts';
import { settleCoupon } from './settlement.ts';
import { COUPON_TYPE, CouponShapeError, type EngineLeg, isCouponTypeId } from './types.ts';

const leg = (coef: number, statusId: number, more: Partial<EngineLeg> = {}): EngineLeg => ({ coef, statusId, ...more });
const won = (coef: number, more?: Partial<EngineLeg>) => leg(coef, 1, more);
const lost = (coef: number, more?: Partial<EngineLeg>) => leg(coef, 0, more);
const open = (coef: number, more?: Partial<EngineLeg>) => leg(coef, -1, more);
const isVoid = (coef: number, more?: Partial<EngineLeg>) => leg(coef, 2, more);

describe('a single', () => {
  test.each([
    [-2, 'pending', 'pending', null],
    [-1, 'pending', 'pending', null],
    [0, 'settled', 'lose', 0],
    [1, 'settled', 'win', 18_500],
    [2, 'settled', 'return', 10_000],
    [3, 'settled', 'return', 10_000],
    [4, 'settled', 'win', 14_250],
    [5, 'settled', 'win', 5_000],
    [6, 'settled', 'win', 9_250],
  ])('[B-01] of 100.00 at 1.85 with status %i is %s, %s, %s', (statusId, state, result, payoutMinor) => {
    const settlement = settleCoupon({ typeId: COUPON_TYPE.single, amount: 10_000, legs: [leg(1850, statusId)] });
    expect(settlement).toMatchObject({ state, result, payoutMinor });
  });

  test('rounds half a minor unit up, or down where the operator says so', () => {
    const coupon = { typeId: COUPON_TYPE.single, amount: 50, legs: [won(1010)] };
    expect(settleCoupon(coupon).payoutMinor).toBe(51);
    expect(settleCoupon(coupon, { ...DEFAULT_COUPON_RULES, payoutRounding: 'down' }).payoutMinor).toBe(50);
  });

  test('is cut to the payout limit, and says so', () => {
    const coupon = { typeId: COUPON_TYPE.single, amount: 10_000, legs: [won(5000)], maxPayoutLimit: 30_000 };
    expect(settleCoupon(coupon)).toMatchObject({ payoutMinor: 30_000, isCapped: true });
    expect(settleCoupon({ ...coupon, maxPayoutLimit: 50_000 })).toMatchObject({ payoutMinor: 50_000, isCapped: false });
  });
});

describe('an express', () => {
  test('is determined by one lost leg, with the others open', () => {
    const coupon = { typeId: COUPON_TYPE.express, amount: 1000, legs: [lost(2000), open(3000)] };
    expect(settleCoupon(coupon)).toMatchObject({ state: 'determined', result: 'lose', payoutMinor: 0 });
  });

  test('is pending while it can still win, with a payout between nothing and the full one', () => {
    const coupon = { typeId: COUPON_TYPE.express, amount: 1000, legs: [won(2000), open(3000)] };
    expect(settleCoupon(coupon)).toMatchObject({ state: 'pending', minPayoutMinor: 0, maxPayoutMinor: 6000 });
  });

  test('counts the bonus leg when no leg lost and three count, otherwise as 1', () => {
    const bonus = open(1030, { isBonus: true });
    const express = (legs: EngineLeg[]) =>
      settleCoupon({ typeId: COUPON_TYPE.express, amount: 1000, legs: [...legs, bonus] });
    expect(express([won(2000), won(2000), won(2000)])).toMatchObject({ state: 'settled', payoutMinor: 8240 });
    expect(express([won(2000), won(2000), isVoid(2000)])).toMatchObject({ state: 'settled', payoutMinor: 4000 });
    expect(express([won(2000), won(2000), won(2000), isVoid(2000)]).payoutMinor).toBe(8240);
    expect(express([won(2000), lost(2000), open(2000)])).toMatchObject({ state: 'determined', payoutMinor: 0 });
    expect(express([isVoid(2000), isVoid(2000), isVoid(2000)])).toMatchObject({ result: 'return', payoutMinor: 1000 });
  });
});

describe('a system', () => {
  test('of a banker and two of three pays the lines of the banker', () => {
    const legs = [won(2000, { banker: true }), won(3000), won(4000), lost(5000)];
    const coupon = { typeId: COUPON_TYPE.system, amount: 300, systemValue: 2, legs };
    expect(settleCoupon(coupon).payoutMinor).toBe(100 * 2 * 12);
  });

  test('is determined by a lost banker', () => {
    const legs = [lost(2000, { banker: true }), open(3000), open(4000), open(5000)];
    const coupon = { typeId: COUPON_TYPE.system, amount: 300, systemValue: 2, legs };
    expect(settleCoupon(coupon)).toMatchObject({ state: 'determined', result: 'lose', payoutMinor: 0 });
  });

  test.each([undefined, null, 0, 4, 2.5, -1])('with the impossible line size %s is refused', (systemValue) => {
    const coupon = {
      typeId: COUPON_TYPE.system,
      amount: 300,
      legs: [won(3000), won(4000), won(5000)],
      ...(systemValue === undefined ? {} : { systemValue }),
    };
    expect(() => settleCoupon(coupon)).toThrow(CouponShapeError);
  });
});

describe('a chain', () => {
  const chain = (amount: number, legs: EngineLeg[]) => settleCoupon({ typeId: COUPON_TYPE.chain, amount, legs });

  test('is played on its account: 155, 180, 80, 160 of 100', () => {
    const legs = [won(1550), won(1250), lost(2000), won(2000)];
    expect([1, 2, 3, 4].map((count) => chain(10_000, legs.slice(0, count)).payoutMinor)).toEqual([
      15_500, 18_000, 8_000, 16_000,
    ]);
  });

  test('is determined once the account is empty, with legs still open', () => {
    expect(chain(100, [lost(2000), open(2000)])).toMatchObject({ state: 'determined', payoutMinor: 0 });
  });

  test('stakes the rest when the account is below the stake', () => {
    expect(chain(100, [leg(2000, 5), won(3000)]).payoutMinor).toBe(150);
  });
});

describe('a condition', () => {
  const block = (blockId: number, one: EngineLeg) => ({ ...one, blockId });

  test('keeps the rest that a fixed block does not stake: 115.00, 180.67, 80.67 of 100', () => {
    const legs = [block(1, won(1150)), block(2, won(1571)), block(3, lost(2000))];
    const coupon = { typeId: COUPON_TYPE.condition, amount: 10_000, amountByBlockId: { 2: null, 3: 10_000 }, legs };
    // 115.00 · 1.571 = 180.665
    expect(settleCoupon(coupon).payoutMinor).toBe(8_067);
  });

  test('cuts a fixed amount to the balance of its account', () => {
    const legs = [block(1, won(2000)), block(2, lost(2000)), block(3, won(3000))];
    const coupon = { typeId: COUPON_TYPE.condition, amount: 100, amountByBlockId: { 2: 150, 3: 150 }, legs };
    expect(settleCoupon(coupon).payoutMinor).toBe(150);
  });

  test('stakes nothing in a "max" block after a lost one, or the account where the operator says so', () => {
    const legs = [block(1, won(2000)), block(2, lost(2000)), block(3, won(3000))];
    const coupon = { typeId: COUPON_TYPE.condition, amount: 100, amountByBlockId: { 2: 150, 3: null }, legs };
    expect(settleCoupon(coupon).payoutMinor).toBe(50);
    const rules = { ...DEFAULT_COUPON_RULES, maxBlockAfterLoss: 'account' } as const;
    expect(settleCoupon(coupon, rules).payoutMinor).toBe(150);
  });
});

describe('many singles', () => {
  test('[P-04] are rounded, capped and labelled one by one', () => {
    const legs = [won(1015, { amount: 100 }), lost(2000, { amount: 100 }), isVoid(2000, { amount: 50 })];
    const settlement = settleCoupon({ typeId: COUPON_TYPE.manySingles, amount: 0, legs, maxPayoutLimit: 101 });
    expect(settlement).toMatchObject({ state: 'settled', result: 'win', payoutMinor: 151, isCapped: true });
    expect(settlement.singles?.map((single) => [single.result, single.payoutMinor, single.isCapped])).toEqual([
      ['win', 101, true],
      ['lose', 0, false],
      ['return', 50, false],
    ]);
  });

  test('are settled separately, and only their sum waits for all', () => {
    const legs = [won(2000, { amount: 100 }), open(2000, { amount: 100 })];
    const settlement = settleCoupon({ typeId: COUPON_TYPE.manySingles, amount: 0, legs });
    expect(settlement).toMatchObject({ state: 'pending', payoutMinor: null, minPayoutMinor: 200, maxPayoutMinor: 400 });
    expect(settlement.singles?.map((single) => single.state)).toEqual(['settled', 'pending']);
  });

  test('need an amount each', () => {
    const coupon = { typeId: COUPON_TYPE.manySingles, amount: 0, legs: [won(2000)] };
    expect(() => settleCoupon(coupon)).toThrow(CouponShapeError);
  });
});

describe('an impossible coupon', () => {
  test.each([
    ['a type that does not exist', { typeId: 10, amount: 1, legs: [won(2000)] }],
    ['no legs', { typeId: COUPON_TYPE.express, amount: 1, legs: [] }],
    ['a single of two', { typeId: COUPON_TYPE.single, amount: 1, legs: [won(2000), won(2000)] }],
    ['a price in units', { typeId: COUPON_TYPE.single, amount: 1, legs: [won(1.85)] }],
    ['a price of nothing', { typeId: COUPON_TYPE.chain, amount: 1, legs: [won(0)] }],
    ['an amount in units', { typeId: COUPON_TYPE.single, amount: 1.5, legs: [won(2000)] }],
    ['a negative amount', { typeId: COUPON_TYPE.antiExpress, amount: -1, legs: [won(2000), lost(2000)] }],
    ['a status that does not exist', { typeId: COUPON_TYPE.single, amount: 1, legs: [leg(2000, 7)] }],
  ])('is refused: %s', (_, coupon) => {
    expect(() => settleCoupon(coupon)).toThrow(CouponShapeError);
  });

  test('with a payout beyond the safe integers is refused, not cut', () => {
    const legs = Array.from({ length: 8 }, () => won(1_000_000));
    expect(() => settleCoupon({ typeId: COUPON_TYPE.express, amount: 1, legs })).toThrow(AmountRangeError);
    expect(settleCoupon({ typeId: COUPON_TYPE.express, amount: 1, legs, maxPayoutLimit: 5 }).payoutMinor).toBe(5);
  });
});

test('a stored coupon is settled without a conversion', () => {
  const common = {
    selectionId: 1,
    gameId: 1,
    sportId: 1,
    competitionId: 1,
    competition: 'Cup',
    startAt: 0,
    isLive: false,
  };
  const team = { id: 1, name: 'Team' };
  const market = { home: team, away: team, typeId: 1, period: 0, param: 0, outcome: 0 };
  const times = { scoreAtPlacement: null, finalScore: null, settledAt: null };
  const legs = [1, 2, 3].map((blockId) => ({
    ...common,
    ...market,
    ...times,
    coef: 2000,
    blockId,
    banker: false,
    statusId: 1,
  }));
  const stored: Pick<
    StoredCoupon,
    'typeId' | 'amount' | 'systemValue' | 'amountByBlockId' | 'antiMargin' | 'antiExpressCoef' | 'maxPayoutLimit'
  > & { legs: Omit<StoredLeg, 'home' | 'away'>[] } = {
    typeId: COUPON_TYPE.system,
    amount: 300,
    systemValue: 2,
    amountByBlockId: {},
    antiMargin: null,
    antiExpressCoef: null,
    maxPayoutLimit: null,
    legs,
  };
  expect(settleCoupon(stored)).toMatchObject({ state: 'settled', result: 'win', payoutMinor: 1200 });
});

test('a site changes the coupon rules that its config names and no others', () => {
  expect(couponRulesOf({})).toEqual(DEFAULT_COUPON_RULES);
  const rules = couponRulesOf({ maxLegs: 12, antiMargin: '0.05', antiMinCoef: 1050 });
  expect(rules.limits).toEqual({ ...DEFAULT_COUPON_RULES.limits, maxLegs: 12 });
  expect(rules.antiExpress).toEqual({ margin: '0.05', minCoef: 1050, isQuarterLineRefused: true });
});

test('the bet statuses are pending, void, half or whole', () => {
  const groups = BET_STATUS_IDS.map((id) => [id, isPendingStatus(id), isVoidStatus(id), isHalfStatus(id)]);
  expect(groups).toEqual([
    [-2, true, false, false],
    [-1, true, false, false],
    [0, false, false, false],
    [1, false, false, false],
    [2, false, true, false],
    [3, false, true, false],
    [4, false, false, true],
    [5, false, false, true],
    [6, false, false, true],
  ]);
  expect(() => toBetStatusId(7)).toThrow(CouponShapeError);
});

test('the ten coupon types have the ids 0 to 9', () => {
  expect(COUPON_TYPE).toEqual({
    single: 0,
    express: 1,
    system: 2,
    chain: 3,
    multi: 4,
    condition: 5,
    antiExpress: 6,
    lucky: 7,
    patent: 8,
    manySingles: 9,
  });
  expect([-1, 10, 1.5].some(isCouponTypeId)).toBe(false);
});
