import type { FastifyInstance } from 'fastify';
import { controlReviewCall, controlReviewsCall } from '#shared/contracts/control-review.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { Coupons } from '../coupons/coupons-service.ts';

/** The part of the VIP bets that a trader uses. */
export type Trader = Pick<Coupons['reservations']['reviews'], 'decide' | 'pending'>;

const DECISIONS = { accept: 'accepted', decline: 'declined' } as const;

/** Registers the trader's controls of VIP bets (coupon mathematics §8.4). */
export function reviewControls(scope: FastifyInstance, register: RegisterCall, trader: Trader): void {
  register(scope, controlReviewsCall, async () => ({ reviews: await trader.pending() }));
  register(scope, controlReviewCall, async ({ body: { couponId, decision } }) => ({
    couponId,
    ...(await trader.decide(Number(couponId), DECISIONS[decision])),
  }));
}
