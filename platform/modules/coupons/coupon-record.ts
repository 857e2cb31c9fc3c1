import type { LegGroup } from '#shared/contracts/builder-group.ts';
import type { CashOutRecord } from '#shared/contracts/cash-out-record.ts';
import type { Team } from '#shared/contracts/catalogue.ts';
import type { Coupon, CouponLeg } from '#shared/contracts/coupon.ts';
import type { CouponEditRecord } from '#shared/contracts/coupon-edit-record.ts';
import type { DecidingEventRecord } from '#shared/contracts/deciding-event.ts';
import { type AcceptedGroup, withGroupCoef } from '#shared/domain/builder/group-outcome.ts';
import { withBonusLeg } from '#shared/domain/coupon/bonuses/bonus-bet-join.ts';
import { BET_STATUS, isPendingStatus } from '#shared/domain/coupon/leg-status.ts';
import type { TaxRule } from '#shared/domain/coupon/tax.ts';
import type { EngineCoupon, EngineLeg } from '#shared/domain/coupon/types.ts';
import { definedOnly } from '#shared/domain/data/defined-only.ts';
import type { Pair } from '#shared/domain/game/game-state.ts';
import { unpackSelectionId } from '#shared/domain/ids/selection-id.ts';
import { type CouponBonusRow, type NewBonuses, NO_BONUSES, toCouponBonuses } from './bonuses/bonus-record.ts';
import { type NewReservation, type ReservationRow, toCouponReservation } from './reservations/reservation-record.ts';
import type { WatchedCoupon } from './watched-coupon.ts';

/** The stored description of a leg as the player saw it. */
export interface LegSnapshot {
  readonly sportId: number;
  readonly competitionId: number;
  readonly competition: string;
  readonly home: Team;
  readonly away: Team;
  readonly startAt: number;
  /** Start at acceptance, where the game was moved since. */
  readonly movedFrom?: number;
  readonly score: Pair | null;
}

/** A leg at acceptance. */
interface NewLeg {
  readonly position: number;
  readonly selectionId: number;
  readonly gameId: number;
  readonly coef: number;
  /** Price that the player saw when the order was sent, thousandths; null for a bet older than its record. */
  readonly seenCoef?: number | null;
  readonly blockId: number;
  readonly banker: boolean;
  readonly isLive: boolean;
  readonly snapshot: LegSnapshot;
  /** The group of a bet builder leg. */
  readonly group?: AcceptedGroup | null;
}

/** A coupon at acceptance, as the database takes it. */
export interface NewCoupon extends NewReservation {
  readonly typeId: number;
  readonly systemValue: number | null;
  readonly amountByBlock: Readonly<Record<string, number | null>>;
  readonly coef: number;
  readonly antiExpressCoef: number | null;
  readonly antiMargin: string | null;
  readonly maxPayout: number;
  readonly maxPayoutLimit: number | null;
  /** Number of the referral under which it is placed (P-13); left out for none. */
  readonly refId?: number;
  readonly expressId?: string | null;
  readonly upliftPercent?: number | null;
  /** Left out where no tax is withheld. */
  readonly tax?: TaxRule;
  readonly legs: readonly NewLeg[];
  readonly bonuses: NewBonuses;
  /** The book's estimate of the coupon (decision 029). */
  readonly watch?: WatchedCoupon;
}

/** A stored leg. */
export interface CouponLegRow extends NewLeg {
  readonly statusId: number;
  readonly finalScore: Pair | null;
  readonly settledAt: number | null;
  readonly isClosed: boolean;
  readonly decidedBy?: DecidingEventRecord | null;
}

/** A stored coupon with its legs. */
export interface CouponRow
  extends Omit<NewCoupon, 'legs' | 'bonuses' | 'tax' | 'watch' | keyof ReservationRow>,
    ReservationRow {
  readonly id: number;
  readonly userId: number;
  readonly accountId: number;
  readonly key: string;
  /** The stake in play: the stake less its cashed-out part. */
  readonly amount: number;
  readonly iso: string;
  readonly decimals: number;
  readonly state: 'open' | 'settled';
  readonly result: 'win' | 'lose' | 'return' | 'sold' | 'edited' | null;
  readonly payout: number | null;
  readonly placedAt: number;
  /** Arrival of the order, server clock, epoch ms; left out where it is not recorded. */
  readonly askedAt?: number | null;
  readonly settledAt: number | null;
  readonly tax: { readonly rule: TaxRule; readonly withheld: number | null } | null;
  readonly legs: readonly CouponLegRow[];
  /** Null for a coupon without bonuses. */
  readonly bonuses: CouponBonusRow | null;
  /** Cash-outs of the coupon and its rule; left out for a coupon that was just placed. */
  readonly cashOut?: CashOutRecord;
  /** The coupons before and after an edit; left out for a coupon that was just placed. */
  readonly edit?: CouponEditRecord;
}

const pairOf = (score: Pair | null): [number, number] | null => (score ? [score[0], score[1]] : null);

/**
 * Returns the status that an answer shows: an undecided bet is "not started" before its game begins and "not
 * calculated" from then on (betting §4, B-01). Stored is one status for both.
 */
function shownStatus(statusId: number, hasBegun: boolean): number {
  if (!isPendingStatus(statusId)) return statusId;
  return hasBegun ? BET_STATUS.notCalculated : BET_STATUS.notStarted;
}

function toGroup({ selectionIds, prices, statuses }: AcceptedGroup, hasBegun: boolean): LegGroup {
  return {
    coef: prices.at(-1) ?? 1000,
    members: selectionIds.map((selectionId, index) => {
      const { marketType, period, param, outcome } = unpackSelectionId(selectionId);
      const statusId = shownStatus(statuses[index] ?? BET_STATUS.notStarted, hasBegun);
      return { selectionId, typeId: marketType, period, param, outcome, statusId };
    }),
  };
}

function toLeg(stored: CouponLegRow, now: number): CouponLeg {
  const leg = withGroupCoef(stored);
  const hasBegun = leg.isLive || leg.snapshot.startAt <= now;
  const { marketType, period, param, outcome } = unpackSelectionId(leg.selectionId);
  const { score, movedFrom, ...names } = leg.snapshot;
  return {
    ...names,
    selectionId: leg.selectionId,
    gameId: leg.gameId,
    isLive: leg.isLive,
    typeId: marketType,
    period,
    param,
    outcome,
    coef: leg.coef,
    blockId: leg.blockId,
    banker: leg.banker,
    statusId: shownStatus(leg.statusId, hasBegun),
    scoreAtPlacement: pairOf(score),
    finalScore: pairOf(leg.finalScore),
    settledAt: leg.settledAt,
    ...definedOnly({
      // A game may be moved back.
      movedFrom: movedFrom === names.startAt ? undefined : movedFrom,
      seenCoef: leg.seenCoef ?? undefined,
      decidedBy: leg.decidedBy ?? undefined,
      group: leg.group ? toGroup(leg.group, hasBegun) : undefined,
    }),
  };
}

/**
 * Returns the coupon as the contract shows it.
 *
 * @param now server clock, epoch ms
 */
export function toCoupon(row: CouponRow, now: number): Coupon {
  const { userId: _, id, amountByBlock, legs, bonuses, cashOut, edit, ...rest } = row;
  const { expressId, upliftPercent, review, advance, askedAt, ...own } = rest;
  const tax = own.tax && { rule: { ...own.tax.rule }, withheld: own.tax.withheld };
  const beside = toCouponBonuses(bonuses);
  const coupon = {
    ...own,
    tax,
    id: String(id),
    amountByBlockId: { ...amountByBlock },
    legs: legs.map((leg) => toLeg(leg, now)),
    ...beside,
    ...definedOnly({ askedAt: askedAt ?? undefined }),
    ...toCouponReservation(review, advance),
    ...(edit?.from || edit?.into ? { edit } : {}),
    ...(upliftPercent ? { expressId: expressId ?? null, upliftPercent } : {}),
  };
  return cashOut && (cashOut.cashedOutStake > 0 || cashOut.rule) ? { ...coupon, cashOut } : coupon;
}

/** Returns the coupon as the engine reads it. */
export function toEngineCoupon(
  row: Omit<NewCoupon, 'legs' | 'coef' | 'maxPayout' | 'bonuses' | 'tax' | 'watch' | keyof ReservationRow> & {
    readonly amount: number;
    readonly bonuses: Pick<CouponBonusRow, 'bonusBetCoef'> | null;
    readonly legs: readonly (EngineLeg & { readonly group?: AcceptedGroup | null })[];
  },
): EngineCoupon {
  const { typeId, amount, systemValue, amountByBlock, antiMargin, antiExpressCoef, maxPayoutLimit } = row;
  const { legs } = withBonusLeg({ legs: row.legs.map(withGroupCoef), bonusBetCoef: row.bonuses?.bonusBetCoef ?? null });
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

/** Returns a coupon that was just placed as it is stored. */
export function placedRow(
  coupon: NewCoupon,
  identity: Pick<
    CouponRow,
    'id' | 'userId' | 'accountId' | 'key' | 'amount' | 'iso' | 'decimals' | 'placedAt' | 'askedAt'
  >,
): CouponRow {
  const open = { statusId: BET_STATUS.notStarted, finalScore: null, settledAt: null, isClosed: false };
  // The database decides what was lent; such a coupon is read again.
  const { review, advance: _, watch: __, ...taken } = coupon;
  return {
    ...taken,
    review: review ? { state: 'pending', until: review.until, decidedAt: null } : null,
    ...identity,
    state: 'open',
    result: null,
    payout: null,
    settledAt: null,
    tax: coupon.tax ? { rule: coupon.tax, withheld: null } : null,
    legs: coupon.legs.map((leg) => ({ ...leg, ...open })),
    bonuses: { ...NO_BONUSES, ...coupon.bonuses },
  };
}
