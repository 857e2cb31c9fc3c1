import * as v from 'valibot';
import { defineCall } from './call.ts';
import { GUESS_RATE } from './call-rate.ts';
import { shownInstant } from './instant.ts';
import { openPaths } from './paths.ts';
import { promoCodeText } from './promo-code-text.ts';

const money = v.pipe(v.number(), v.safeInteger());

/** Free bet that a player has (coupon mathematics §8.6). */
export const promoCodeSchema = v.object({
  code: v.string(),
  /** Stake of the coupon that it pays, minor units of the currency. */
  value: money,
  iso: v.string(),
  /** Least combined coefficient, thousandths; null for none. */
  minCoef: v.nullable(v.number()),
  minLegs: v.nullable(v.number()),
  /** Server clock, epoch ms. */
  expiresAt: v.nullable(shownInstant),
});

export const promoCodesCall = defineCall({
  id: 'promoCodes',
  method: 'GET',
  path: openPaths.promoCodes,
  rate: 'session',
  summary: 'Free bets that the player has and can still use, the first to expire first',
  auth: true,
  answer: v.object({ promoCodes: v.array(promoCodeSchema) }),
});

/**
 * Answers why a typed code cannot be used; the limits of the coupon tell which conditions of the coupon it does not
 * meet.
 */
export const checkPromoCall = defineCall({
  id: 'checkPromo',
  method: 'POST',
  path: openPaths.checkPromo,
  rate: GUESS_RATE,
  summary: 'Value of a typed code, or the reason why it cannot be used',
  auth: true,
  body: v.object({ code: promoCodeText }),
  answer: v.variant('status', [
    v.object({ status: v.literal('usable'), promoCode: promoCodeSchema }),
    v.object({ status: v.literal('refused'), reason: v.picklist(['unknown', 'used', 'expired']) }),
  ]),
});

export type PromoCode = v.InferOutput<typeof promoCodeSchema>;
export type PromoCheck = v.InferOutput<typeof checkPromoCall.answer>;
