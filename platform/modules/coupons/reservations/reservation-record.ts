import type { CouponAdvance, CouponReview } from '#shared/contracts/coupon-reservation.ts';
import type { Pool } from '../../../database/pool.ts';

/** The largest advance for a coupon at acceptance; the database decides on the amount that is lent. */
export interface NewAdvance {
  /** The largest advance that the player agreed to, minor units. */
  readonly asked: number;
  /** The amount that the open coupons secure, before outstanding advances. */
  readonly gross: number;
  /** Those coupons: when one of them has changed meanwhile, nothing is lent. */
  readonly basis: readonly { readonly id: number; readonly cashedOutStake: number }[];
  readonly until: number;
}

/** Review and advance of a new coupon; both are left out for most coupons. */
export interface NewReservation {
  readonly review?: { readonly until: number };
  readonly advance?: NewAdvance;
}

/** Review and advance of a stored coupon. */
export interface ReservationRow {
  readonly review?: CouponReview | null;
  readonly advance?: CouponAdvance | null;
}

/** Selects review and advance of a coupon, each null for none; for `from coupon c`. */
export function reservationColumns(sql: Pool) {
  return sql`
    (select jsonb_build_object('state', r.state, 'until', r.until, 'decidedAt', r.decided_at)
      from coupon_review r where r.coupon_id = c.id) as review,
    (select jsonb_build_object('amount', a.amount, 'repaid', a.repaid, 'until', a.until, 'state', a.state,
        'closedAt', a.closed_at) from coupon_advance a where a.coupon_id = c.id) as advance`;
}

/** Returns review and advance as the contract of a coupon shows them. */
export function toCouponReservation(review: ReservationRow['review'], advance: ReservationRow['advance']) {
  return { ...(review ? { review: { ...review } } : {}), ...(advance ? { advance: { ...advance } } : {}) };
}

/** Returns whether the money of a coupon is reserved: for its trader, or for an open advance. */
export function isReserved({ review, advance }: ReservationRow): boolean {
  return review?.state === 'pending' || advance?.state === 'open';
}
