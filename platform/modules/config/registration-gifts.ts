import * as v from 'valibot';
import { instant } from '#shared/contracts/instant.ts';
import type { CodeGift } from '#shared/domain/registration/bonus-choice.ts';

const end = v.optional(v.nullable(instant), null);

/** Gifts of registration codes, by code in capitals; a code without an entry gives nothing. */
export const registrationGiftsSchema = v.record(
  v.pipe(v.string(), v.regex(/^[A-Z0-9-]{3,24}$/)),
  v.nullable(
    v.object({
      times: v.pipe(v.number(), v.minValue(0.01), v.maxValue(1000)),
      days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)),
      minCoef: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1001))), null),
      minLegs: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))), null),
      /** Number of players to whom the code gives its free bet; `deskGifts.codeTimes` decides it where it is left out. */
      maxUses: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
      from: end,
      until: end,
    }),
  ),
);

/** The gifts of the demonstration brand: a free bet at 1.50 or more, and one for an express. */
export const DEFAULT_GIFTS: Record<string, Omit<CodeGift, 'maxUses'>> = {
  FAIRSTART: { times: 1, days: 30, minCoef: 1500, minLegs: null, from: null, until: null },
  KICKOFF: { times: 2, days: 14, minCoef: null, minLegs: 3, from: null, until: null },
};
