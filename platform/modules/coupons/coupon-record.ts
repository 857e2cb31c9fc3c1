import type { Team } from '#shared/contracts/catalogue.ts';
import type { Coupon, CouponLeg } from '#shared/contracts/coupon.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import type { TaxRule } from '#shared/domain/coupon/tax.ts';
import type { EngineCoupon, EngineLeg } from '#shared/domain/coupon/types.ts';
import type { Pair } from '#shared/domain/game/game-state.ts';
import { unpackSelectionId } from '#shared/domain/ids/selection-id.ts';

/** What is kept of a leg as the player saw it. */
export interface LegSnapshot {
  readonly sportId: number;
  readonly competitionId: number;
  readonly competition: string;
  readonly home: Team;
  readonly away: Team;
  readonly startAt: number;
  readonly score: Pair | null;
}

/** A leg at acceptance. */
interface NewLeg {
  readonly position: number;
  readonly marketId: number;
  readonly gameId: number;
  readonly coef: number;
  readonly blockId: number;
  readonly banker: boolean;
  readonly isLive: boolean;
  readonly snapshot: LegSnapshot;
}

/** A coupon at acceptance, as the database takes it. */
export interface NewCoupon {
  readonly typeId: number;
  readonly systemValue: number | null;
  readonly amountByBlock: Readonly<Record<string, number | null>>;
  readonly coef: number;
  readonly antiExpressCoef: number | null;
  readonly antiMargin: string | null;
  readonly maxPayout: number;
  readonly maxPayoutLimit: number | null;
  readonly expressId?: string | null;
  readonly upliftPercent?: number | null;
  /** Left out where nothing is withheld. */
  readonly tax?: TaxRule;
  readonly legs: readonly NewLeg[];
}

/** A stored leg. */
export interface LegRow extends NewLeg {
  readonly statusId: number;
  readonly finalScore: Pair | null;
  readonly settledAt: number | null;
  readonly isClosed: boolean;
}

/** A stored coupon with its legs. */
export interface CouponRow extends Omit<NewCoupon, 'legs' | 'tax'> {
  readonly id: number;
  readonly userId: number;
  readonly accountId: number;
  readonly key: string;
  readonly amount: number;
  readonly iso: string;
  readonly decimals: number;
  readonly state: 'open' | 'settled';
  readonly result: 'win' | 'lose' | 'return' | null;
  readonly payout: number | null;
  readonly placedAt: number;
  readonly settledAt: number | null;
  readonly tax: { readonly rule: TaxRule; readonly withheld: number | null } | null;
  readonly legs: readonly LegRow[];
}

const pairOf = (score: Pair | null): [number, number] | null => (score ? [score[0], score[1]] : null);

function toLeg(leg: LegRow): CouponLeg {
  const { marketType, period, param, outcome } = unpackSelectionId(leg.marketId);
  const { score, ...names } = leg.snapshot;
  return {
    ...names,
    marketId: leg.marketId,
    gameId: leg.gameId,
    isLive: leg.isLive,
    typeId: marketType,
    period,
    param,
    outcome,
    coef: leg.coef,
    blockId: leg.blockId,
    banker: leg.banker,
    statusId: leg.statusId,
    scoreAtPlacement: pairOf(score),
    finalScore: pairOf(leg.finalScore),
    settledAt: leg.settledAt,
  };
}

/** The coupon as its contract shows it. */
export function toCoupon({ userId: _, id, amountByBlock, legs, ...row }: CouponRow): Coupon {
  const tax = row.tax && { rule: { ...row.tax.rule }, withheld: row.tax.withheld };
  return { ...row, tax, id: String(id), amountByBlockId: { ...amountByBlock }, legs: legs.map(toLeg) };
}

/** The coupon as the engine reads it. */
export function toEngineCoupon(
  row: Omit<NewCoupon, 'legs' | 'coef' | 'maxPayout' | 'tax'> & {
    readonly amount: number;
    readonly legs: readonly EngineLeg[];
  },
): EngineCoupon {
  const { typeId, amount, systemValue, amountByBlock, antiMargin, antiExpressCoef, maxPayoutLimit, legs } = row;
  return {
    typeId,
    amount,
    systemValue,
    amountByBlockId: amountByBlock,
    antiMargin,
    antiExpressCoef,
    maxPayoutLimit,
    upliftPercent: row.upliftPercent ?? null,
    legs,
  };
}

/** A coupon that was placed this moment, as it is stored. */
export function placedRow(
  coupon: NewCoupon,
  identity: Pick<CouponRow, 'id' | 'userId' | 'accountId' | 'key' | 'amount' | 'iso' | 'decimals' | 'placedAt'>,
): CouponRow {
  const open = { statusId: BET_STATUS.notStarted, finalScore: null, settledAt: null, isClosed: false };
  return {
    ...coupon,
    ...identity,
    state: 'open',
    result: null,
    payout: null,
    settledAt: null,
    tax: coupon.tax ? { rule: coupon.tax, withheld: null } : null,
    legs: coupon.legs.map((leg) => ({ ...leg, ...open })),
  };
}
