import * as v from 'valibot';
import { defineControl } from './control-call.ts';
import { promoCodeSchema } from './coupon-promo.ts';
import { emailAddress } from './email-address.ts';
import { instant } from './instant.ts';
import { promoCodeText } from './promo-code-text.ts';

/** Gives a promo code to a player; without a player it belongs to the first who types it. */
export const controlPromoCall = defineControl({
  id: 'controlPromo',
  method: 'POST',
  path: '/promo',
  summary: 'Gives a free bet by code, to one player or to the first who types it; replaces an unused code',
  body: v.pipe(
    v.object({
      code: promoCodeText,
      email: v.optional(emailAddress),
      userId: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
      value: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      iso: v.string(),
      minCoef: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1001))), null),
      minLegs: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))), null),
      expiresAt: v.optional(v.nullable(instant), null),
    }),
    v.check(({ email, userId }) => email === undefined || userId === undefined, 'Email or userId, not both'),
  ),
  answer: v.object({
    ...promoCodeSchema.entries,
    userId: v.nullable(v.number()),
    /** False where the code was used before; such a code does not change. */
    isGiven: v.boolean(),
  }),
  errors: ['ACCOUNT_UNKNOWN', 'CURRENCY_UNKNOWN'],
});
