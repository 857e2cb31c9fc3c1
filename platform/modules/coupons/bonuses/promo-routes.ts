import type { FastifyInstance } from 'fastify';
import { checkPromoCall, promoCodesCall } from '#shared/contracts/coupon-promo.ts';
import type { RegisterCall } from '../../../plugins/call-route.ts';
import type { PromoCodes } from './promo-codes.ts';

/** Registers the calls for the player's free bets (coupon mathematics §8.6). */
export function registerPromoRoutes(app: FastifyInstance, register: RegisterCall, promoCodes: PromoCodes): void {
  register(app, promoCodesCall, async ({ userId }) => ({ promoCodes: await promoCodes.owned(userId) }));
  register(app, checkPromoCall, ({ userId, body }) => promoCodes.check(userId, body.code));
}
