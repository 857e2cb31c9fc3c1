import type { FastifyInstance } from 'fastify';
import { controlPromoCall } from '#shared/contracts/control-promo.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { Coupons } from '../coupons/coupons-service.ts';
import type { FindPlayer } from './control-service.ts';

/** The part of the free bets that the operator uses. */
export type PromoGiver = Pick<Coupons['promoCodes'], 'give'>;

/** Registers the operator's controls of free bets by code (coupon mathematics §8.6). */
export function promoControls(
  scope: FastifyInstance,
  register: RegisterCall,
  { promoCodes, findPlayer }: { readonly promoCodes: PromoGiver; readonly findPlayer: FindPlayer },
): void {
  register(scope, controlPromoCall, async ({ body: { email, userId, ...code } }) => {
    const isOwned = email !== undefined || userId !== undefined;
    const owner = isOwned ? await findPlayer({ email, userId }) : null;
    return { ...code, userId: owner, isGiven: await promoCodes.give({ ...code, userId: owner }) };
  });
}
