import type { FastifyInstance } from 'fastify';
import { editCouponCall, editOutcomeCall, editTermsCall } from '#shared/contracts/coupon-edit.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import type { RegisterCall } from '../../../plugins/call-route.ts';
import type { VisitorOf } from '../../admission/visitor-service.ts';
import { requireOwner } from '../../orders/orders-service.ts';
import type { Coupons } from '../coupons-service.ts';

interface EditRoutesInput {
  readonly coupons: Pick<Coupons, 'delaySeconds' | 'editing'>;
  readonly visitorOf: VisitorOf;
  readonly clock: ServerClock;
}

/** Registers the calls that preview and execute an edit of an open coupon (peers (c)3). */
export function registerEditRoutes(app: FastifyInstance, register: RegisterCall, input: EditRoutesInput): void {
  const { coupons, visitorOf, clock } = input;

  register(app, editTermsCall, async ({ userId, params, body }) => ({
    terms: await coupons.editing.terms(userId, Number(params.couponId), body),
    now: clock.now(),
    delaySeconds: coupons.delaySeconds(),
  }));

  register(app, editCouponCall, async ({ userId, idempotencyKey, params, body, request }) => {
    const visitor = await visitorOf(request);
    const couponId = Number(params.couponId);
    const session = visitor.session.hash;
    return coupons.editing.edit({ userId, session, visitor, key: idempotencyKey, couponId, order: body });
  });

  register(app, editOutcomeCall, async ({ userId, params, query }) => {
    requireOwner(userId, query.userId);
    return coupons.editing.outcome({ userId, couponId: Number(params.couponId), key: params.key });
  });
}
