import * as v from 'valibot';
import { BUILDER_CODES } from '../domain/builder/builder-rules.ts';
import { defineCall } from './call.ts';
import { perMinute } from './call-rate.ts';
import { legPriceSchema } from './coupon.ts';
import { shownInstant } from './instant.ts';
import { openPaths } from './paths.ts';

const selectionId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Prices selections of one game together, from the model that prices each of them alone (peers (c)2; decision 023). */
export const priceBuilderCall = defineCall({
  id: 'priceBuilder',
  method: 'POST',
  path: openPaths.priceBuilder,
  rate: perMinute(180),
  summary:
    'Prices several selections of one game together; names those that cannot be combined and those that add nothing',
  body: v.object({
    gameId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    members: v.pipe(v.array(selectionId), v.maxLength(50)),
  }),
  answer: v.object({
    /** Id of the group as a leg of a coupon; null for a group without selections. */
    selectionId: v.nullable(v.number()),
    /** Thousandths; null where the group has no price. */
    coef: v.nullable(v.number()),
    suspended: v.boolean(),
    /** Members with their prices, ascending by id: the order in which a placement names them. */
    members: v.array(legPriceSchema),
    problem: v.nullable(v.object({ code: v.picklist(BUILDER_CODES), selectionIds: v.array(v.number()) })),
    /** Members that win whenever another one wins: they do not change the price. */
    redundant: v.array(v.object({ selectionId: v.number(), impliedBy: v.number() })),
    /** Markets of the game that no group can hold, because their stakes can come back. */
    outside: v.array(v.object({ typeId: v.number(), period: v.number(), param: v.number() })),
  }),
  errors: ['GAME_UNKNOWN'],
});

const suggestionSchema = v.object({
  /** Id of the group as a leg of a coupon. */
  selectionId,
  /** Joint price, thousandths. */
  coef: v.number(),
  /** Members in the order in which they are read. */
  members: v.array(
    v.object({
      selectionId,
      typeId: v.number(),
      period: v.number(),
      param: v.number(),
      outcome: v.number(),
      /** Price alone, thousandths. */
      price: v.number(),
    }),
  ),
});

/** Answers combinations of a game that are ready to be taken, with their joint prices (decision 023). */
export const builderSuggestionsCall = defineCall({
  isSameForAll: true,
  id: 'builderSuggestions',
  method: 'GET',
  partial: {},
  path: openPaths.builderSuggestions,
  rate: perMinute(120),
  summary: 'Ready-made bet builders of a game with their joint prices; none that takes no bets now',
  params: v.object({ gameId: v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number)) }),
  answer: v.object({ suggestions: v.array(suggestionSchema), now: shownInstant }),
  errors: ['GAME_UNKNOWN'],
});

export type BuilderSuggestion = v.InferOutput<typeof suggestionSchema>;
export type BuilderPrice = v.InferOutput<typeof priceBuilderCall.answer>;
