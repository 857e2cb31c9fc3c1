import type { FastifyInstance } from 'fastify';
import { editCouponCall, editOfferCall } from '#shared/contracts/coupon-edit.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { RegisterCall } from '../../../plugins/call-route.ts';
import type { Authentication } from '../../accounts/authentication-service.ts';
import type { Coupons } from '../service.ts';

interface EditRoutesInput {
  readonly coupons: Pick<Coupons, 'delaySeconds' | 'editing'>;
  readonly authentication: Authentication;
  readonly clock: ServerClock;
}

/** What an open coupon would become, and its becoming that (peers 3). */
export function registerEditRoutes(app: FastifyInstance, register: RegisterCall, input: EditRoutesInput): void {
  const { coupons, authentication, clock } = input;

  register(app, editOfferCall, async ({ userId, params, body }) => ({
    offer: await coupons.editing.offer(userId, Number(params.couponId), body),
    now: clock.now(),
    delaySeconds: coupons.delaySeconds(),
  }));

  register(app, editCouponCall, async ({ userId, idempotencyKey, params, body, request }) => {
    const session = await authentication.sessionOf(request);
    if (!session) throw new ApiError('SESSION_REQUIRED');
    const couponId = Number(params.couponId);
    return coupons.editing.edit({ userId, session: session.hash, key: idempotencyKey, couponId, order: body });
  });
}
