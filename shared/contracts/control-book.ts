import * as v from 'valibot';
import { defineCall } from './call.ts';
import { CONTROL_PREFIX } from './control.ts';

/** How much more or less than others a player may stake on a market (decision 020). */
export const controlPlayerFactorCall = defineCall({
  id: 'controlPlayerFactor',
  method: 'POST',
  path: `${CONTROL_PREFIX}/factor`,
  summary: 'Makes what the book takes of one player on each market larger or smaller: 1 is everybody’s, 0 is nothing',
  body: v.pipe(
    v.object({
      email: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email())),
      userId: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
      factor: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    }),
    v.check(({ email, userId }) => (email === undefined) !== (userId === undefined), 'Either email or userId'),
  ),
  answer: v.object({ userId: v.number(), factor: v.number() }),
  errors: ['ACCOUNT_UNKNOWN'],
});
