import type { FastifyInstance } from 'fastify';
import {
  cashOutCouponCall,
  cashOutOutcomeCall,
  cashOutPricesCall,
  removeCashOutRuleCall,
  setCashOutRuleCall,
} from '#shared/contracts/cash-out.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { RegisterCall } from '../../../plugins/call-route.ts';
import type { Authentication } from '../../accounts/authentication-service.ts';
import { requireOwner } from '../../orders/orders-service.ts';
import type { Coupons } from '../coupons-service.ts';

interface CashOutRoutesInput {
  readonly coupons: Pick<Coupons, 'cashOutRules' | 'cashOuts' | 'delaySeconds'>;
  readonly authentication: Authentication;
  readonly clock: ServerClock;
}

/** Registers the calls for cash-out prices, cash-outs and auto cash-out rules (peers (c)1). */
export function registerCashOutRoutes(app: FastifyInstance, register: RegisterCall, input: CashOutRoutesInput): void {
  const { coupons, authentication, clock } = input;

  register(app, cashOutPricesCall, async ({ userId, query }) => ({
    prices: await coupons.cashOuts.prices(userId, query.ids.split(',').map(Number)),
    now: clock.now(),
    delaySeconds: coupons.delaySeconds(),
  }));

  register(app, cashOutCouponCall, async ({ userId, idempotencyKey, params, body, request }) => {
    const session = await authentication.sessionOf(request);
    if (!session) throw new ApiError('SESSION_REQUIRED');
    const couponId = Number(params.couponId);
    return coupons.cashOuts.cashOut({ userId, session: session.hash, key: idempotencyKey, couponId, order: body });
  });

  register(app, cashOutOutcomeCall, async ({ userId, params, query }) => {
    requireOwner(userId, query.userId);
    return coupons.cashOuts.outcome({ userId, couponId: Number(params.couponId), key: params.key });
  });

  register(app, setCashOutRuleCall, ({ userId, params, body }) =>
    coupons.cashOutRules.set(userId, Number(params.couponId), body),
  );

  register(app, removeCashOutRuleCall, async ({ userId, params }) => ({
    wasSet: await coupons.cashOutRules.remove(userId, Number(params.couponId)),
  }));
}
