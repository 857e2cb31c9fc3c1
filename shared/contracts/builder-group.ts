import * as v from 'valibot';
import { BUILDER_RULES } from '../domain/builder/builder-rules.ts';

const selectionId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const { minMembers, maxMembers } = BUILDER_RULES;

/**
 * Members of a bet that is a bet builder: its selections of one game, ascending. The bet's `selectionId` is then the id
 * made of them (decision 023).
 */
export const groupEntries = {
  members: v.optional(v.pipe(v.array(selectionId), v.minLength(minMembers), v.maxLength(maxMembers))),
};

/** Bet builder in a coupon: the accepted price, thousandths, and its members. */
export const legGroupSchema = v.object({
  /**
   * Accepted price of all members; the `coef` of the leg is the price of the members whose stake does not come back.
   */
  coef: v.pipe(v.number(), v.safeInteger()),
  members: v.array(
    v.object({
      selectionId,
      typeId: v.number(),
      period: v.number(),
      param: v.number(),
      outcome: v.number(),
      /** betting §4: −2 … 6. */
      statusId: v.number(),
    }),
  ),
});

export type LegGroup = v.InferOutput<typeof legGroupSchema>;
