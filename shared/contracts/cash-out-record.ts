import * as v from 'valibot';
import { shownInstant } from './instant.ts';

const money = v.pipe(v.number(), v.safeInteger());

/** Auto cash-out rule: the platform follows it whether or not the player is signed in (peers (c)1). */
export const cashOutRuleSchema = v.object({
  /** Price of all that is in play at which the rule cashes out, minor units. */
  target: money,
  /** Stake that the rule cashes out, minor units; null cashes out all that is in play. */
  stake: v.nullable(money),
});

/** Cash-outs of a coupon so far, and the rule for the next one. */
export const cashOutRecordSchema = v.object({
  /** Stake that was cashed out and is no longer in play, minor units. */
  cashedOutStake: money,
  /** Amount that was paid for that stake, minor units. */
  cashedOutAmount: money,
  cashOuts: v.array(
    v.object({
      number: v.number(),
      stake: money,
      amount: money,
      by: v.picklist(['player', 'rule', 'edit']),
      at: shownInstant,
    }),
  ),
  rule: v.nullable(cashOutRuleSchema),
});

export type CashOutRule = v.InferOutput<typeof cashOutRuleSchema>;
export type CashOutRecord = v.InferOutput<typeof cashOutRecordSchema>;
