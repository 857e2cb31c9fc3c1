import * as v from 'valibot';
import { defineCall } from './call.ts';
import { perMinute } from './call-rate.ts';
import { shownInstant } from './instant.ts';
import { openPaths } from './paths.ts';

const selectionId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const pricePointSchema = v.object({
  /** Server clock, epoch ms. */
  at: shownInstant,
  /** Thousandths; null while the selection was not on offer. */
  price: v.nullable(v.number()),
});

/** Answers how the price of one selection moved in the last hours, and at what it opened (decision 053). */
export const priceHistoryCall = defineCall({
  isSameForAll: true,
  id: 'priceHistory',
  method: 'GET',
  partial: {},
  path: openPaths.priceHistory,
  rate: perMinute(120),
  summary: 'How the price of one selection moved: its opening price and the prices of the last hours',
  params: v.object({ selectionId: v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number)) }),
  answer: v.object({
    selectionId,
    /** First price of the selection; null for one that was never on offer. */
    opening: v.nullable(pricePointSchema),
    /** Ascending by time, at most 100; the last is the present. */
    points: v.pipe(v.array(pricePointSchema), v.maxLength(100)),
    now: shownInstant,
  }),
  errors: ['GAME_UNKNOWN'],
});

export type PriceHistoryAnswer = v.InferOutput<typeof priceHistoryCall.answer>;
