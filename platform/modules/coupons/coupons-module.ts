import type { FastifyInstance } from 'fastify';
import { builderSuggestionsCall, priceBuilderCall } from '#shared/contracts/builder.ts';
import {
  couponCall,
  couponHistoryCall,
  couponLimitsCall,
  couponOutcomeCall,
  placeCouponCall,
} from '#shared/contracts/coupon.ts';
import { printedSlipCall } from '#shared/contracts/printed-slip.ts';
import { profitCall } from '#shared/contracts/profit.ts';
import { cancelPlacementCall, wantedOddsOrdersCall } from '#shared/contracts/wanted-odds.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { Authentication } from '../accounts/authentication-service.ts';
import type { VisitorOf } from '../admission/visitor-service.ts';
import { requireOwner } from '../orders/orders-service.ts';
import { registerPromoRoutes } from './bonuses/promo-routes.ts';
import { registerCashOutRoutes } from './cash-out/cash-out-routes.ts';
import type { Coupons } from './coupons-service.ts';
import { registerEditRoutes } from './edit/edit-routes.ts';
import { registerReservationRoutes } from './reservations/reservation-routes.ts';

interface CouponsModule {
  readonly register: RegisterCall;
  readonly coupons: Coupons;
  readonly authentication: Authentication;
  readonly visitorOf: VisitorOf;
  readonly clock: ServerClock;
}

/** Registers the calls of coupons: placement, outcome, limits, history (betting §3, §4; coupon mathematics §8). */
export function couponsModule(app: FastifyInstance, input: CouponsModule): void {
  const { register, coupons, visitorOf, clock } = input;
  registerCashOutRoutes(app, register, input);
  registerEditRoutes(app, register, input);

  register(app, placeCouponCall, async ({ userId, idempotencyKey, body, request }) => {
    const visitor = await visitorOf(request);
    return coupons.place({ userId, session: visitor.session.hash, visitor, key: idempotencyKey, body });
  });

  registerPromoRoutes(app, register, coupons.promoCodes);
  registerReservationRoutes(app, register, { reservations: coupons.reservations, clock });

  register(app, couponOutcomeCall, async ({ userId, params, query }) => {
    requireOwner(userId, query.userId);
    return coupons.outcome(userId, params.key);
  });

  register(app, cancelPlacementCall, ({ userId, params }) => coupons.cancel(userId, params.key));

  register(app, wantedOddsOrdersCall, async ({ userId, body }) => {
    await coupons.wantedOdds.told(userId, body.told);
    return { bets: await coupons.wantedOdds.ofPlayer(userId), now: clock.now() };
  });

  register(app, couponLimitsCall, ({ body, userId }) => coupons.limits(body, userId));

  register(app, priceBuilderCall, ({ body }) => coupons.builder(body));

  register(app, builderSuggestionsCall, async ({ params }) => ({
    suggestions: await coupons.suggestions(params.gameId),
    now: clock.now(),
  }));

  register(app, couponHistoryCall, async ({ userId, query }) => ({
    ...(await coupons.history.page(userId, query)),
    now: clock.now(),
  }));

  register(app, profitCall, ({ userId, query }) => coupons.profits.of(userId, query));

  register(app, couponCall, ({ userId, params }) => coupons.coupon(userId, Number(params.couponId)));

  register(app, printedSlipCall, ({ userId, params, query }) =>
    coupons.printedSlip(Number(params.couponId), { userId, check: query.check }),
  );
}
