import type { CouponAdvance, CouponReview } from '#shared/contracts/coupon-reservation.ts';
import type { Pool } from '../../../database/pool.ts';

/** What was lent for a coupon at acceptance is decided by the database; this is what it may lend. */
export interface NewAdvance {
  /** The most that the player agreed to, minor units. */
  readonly asked: number;
  /** What the open coupons are good for, before what is lent already. */
  readonly gross: number;
  /** Those coupons: when one of them has changed meanwhile, nothing is lent. */
  readonly basis: readonly { readonly id: number; readonly cashedOutStake: number }[];
  readonly until: number;
}

/** What a new coupon is reserved for; both parts are left out for most. */
export interface NewReservation {
  readonly review?: { readonly until: number };
  readonly advance?: NewAdvance;
}

/** What became of it. */
export interface ReservationRow {
  readonly review?: CouponReview | null;
  readonly advance?: CouponAdvance | null;
}

/** Review and advance of a coupon, null for none; for `from coupon c`. */
export function reservationColumns(sql: Pool) {
  return sql`
    (select jsonb_build_object('state', r.state, 'until', r.until, 'decidedAt', r.decided_at)
      from coupon_review r where r.coupon_id = c.id) as review,
    (select jsonb_build_object('amount', a.amount, 'repaid', a.repaid, 'until', a.until, 'state', a.state,
        'closedAt', a.closed_at) from coupon_advance a where a.coupon_id = c.id) as advance`;
}

/** The same as the contract of a coupon shows it. */
export function toCouponReservation(review: ReservationRow['review'], advance: ReservationRow['advance']) {
  return { ...(review ? { review: { ...review } } : {}), ...(advance ? { advance: { ...advance } } : {}) };
}

/** Whether the money of a coupon waits: for its trader, or for what was lent for it. */
export function isReserved({ review, advance }: ReservationRow): boolean {
  return review?.state === 'pending' || advance?.state === 'open';
}
