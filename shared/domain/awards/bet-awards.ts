import type { CouponRules } from '../coupon/coupon-rules.ts';
import { BET_STATUS, isVoidStatus } from '../coupon/leg-status.ts';
import { settleCoupon } from '../coupon/settlement.ts';
import { COUPON_TYPE, type CouponTypeId, type EngineCoupon } from '../coupon/types.ts';
import type { Thousandths } from '../odds/coef-view.ts';

/** Records of won bets, in the order in which they are shown: the coupon type, and what is compared. */
const AWARDS = {
  'highest-single': { typeId: COUPON_TYPE.single, by: 'odds' },
  'highest-express': { typeId: COUPON_TYPE.express, by: 'odds' },
  'highest-system': { typeId: COUPON_TYPE.system, by: 'odds' },
  'longest-express': { typeId: COUPON_TYPE.express, by: 'legs' },
  'longest-chain': { typeId: COUPON_TYPE.chain, by: 'legs' },
} as const satisfies Record<string, { readonly typeId: CouponTypeId; readonly by: 'legs' | 'odds' }>;

/** Kind of a record. */
export type AwardKind = keyof typeof AWARDS;

/** All kinds, in display order. */
export const AWARD_KINDS = Object.keys(AWARDS) as AwardKind[];

/** Periods of records, in display order. */
export const AWARD_PERIODS = ['week', 'month', 'all'] as const;

/** Period of a record. */
export type AwardPeriod = (typeof AWARD_PERIODS)[number];

/** A won coupon as a candidate for records. */
export type WonBet = {
  readonly kind: AwardKind;
  /** what is compared: its odds or its number of selections */
  readonly measure: number;
  /** what it paid for each unit staked */
  readonly odds: Thousandths;
  /** number of selections that were not returned */
  readonly legs: number;
};

/** Stake at which odds are calculated exactly to a thousandth, minor units. */
const SAMPLE_STAKE = 1_000_000;

/** Returns what a decided coupon pays for each unit, without bonuses and payout limit; 0 for more than numbers hold. */
function paidOdds(coupon: EngineCoupon, rules: CouponRules): Thousandths {
  try {
    const sample = { ...coupon, amount: SAMPLE_STAKE, maxPayoutLimit: null, upliftPercent: null };
    return Math.floor((settleCoupon(sample, rules).payoutMinor ?? 0) / (SAMPLE_STAKE / 1000));
  } catch {
    return 0;
  }
}

/**
 * Returns the records that a decided coupon may set. Returned selections and the bonus leg are left out; all others
 * have won in full, except in a system, which pays for its lines.
 */
export function wonBetsOf(coupon: EngineCoupon, rules: CouponRules): WonBet[] {
  const kinds = AWARD_KINDS.filter((kind) => AWARDS[kind].typeId === coupon.typeId);
  const legs = coupon.legs.filter(({ isBonus }) => !isBonus);
  const counted = legs.filter(({ statusId }) => !isVoidStatus(statusId));
  const hasWon = counted.every(({ statusId }) => statusId === BET_STATUS.win);
  if (kinds.length === 0 || counted.length === 0 || !(hasWon || coupon.typeId === COUPON_TYPE.system)) return [];
  const odds = paidOdds({ ...coupon, legs }, rules);
  if (odds <= 1000) return [];
  return kinds.map((kind) => ({
    kind,
    measure: AWARDS[kind].by === 'odds' ? odds : counted.length,
    odds,
    legs: counted.length,
  }));
}

const DAY_MS = 86_400_000;
/** 1970 began on a Thursday. */
const DAYS_AFTER_MONDAY = 3;

/**
 * Returns the beginnings of the periods that an instant belongs to, UTC: a week begins on Monday, a month on the first.
 *
 * @param at server clock, epoch ms
 */
export function periodStarts(at: number): Readonly<Record<AwardPeriod, number>> {
  const day = Math.floor(at / DAY_MS);
  const sinceMonday = (((day + DAYS_AFTER_MONDAY) % 7) + 7) % 7;
  const date = new Date(at);
  return {
    week: (day - sinceMonday) * DAY_MS,
    month: Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1),
    all: 0,
  };
}
