import type { PlacementOutcome, PlacementStep } from './coupons-repository.ts';

/** The step of a placement that was accepted. */
export type AcceptedStep = Extract<PlacementStep, { readonly coupon: unknown }>;

/** A payment to the player of a coupon. */
export interface CouponPayment {
  readonly couponId: number;
  /** The cashed-out part of the stake, minor units; null for the settlement. */
  readonly stake: number | null;
  /** Minor units, before tax. */
  readonly amount: number;
  /** Server clock, epoch ms. */
  readonly at: number;
}

/** Observer of posted coupons and payments: called once, in the process that posted; no caller waits for it. */
export interface CouponWatcher {
  accepted(couponId: number, step: AcceptedStep): void;
  paid(payment: CouponPayment): void;
}

/** Tells the watcher of a coupon that a step of a placement has made, once. */
export function tellAccepted(watcher: CouponWatcher, step: PlacementStep, outcome: PlacementOutcome): void {
  if (outcome.status === 'accepted' && !outcome.isReplay && 'coupon' in step) watcher.accepted(outcome.couponId, step);
}
