import * as v from 'valibot';

const money = v.pipe(v.number(), v.safeInteger());

/** When the platform cashes out by a rule, signed in or not (peers (c)1). */
export const cashOutRuleSchema = v.object({
  /** Minor units that the price of everything in play has to reach. */
  target: money,
  /** Stake that is then cashed out, minor units; null cashes out all that is in play. */
  stake: v.nullable(money),
});

/** What was cashed out of a coupon, and what is to be cashed out of it. */
export const cashOutRecordSchema = v.object({
  /** Stake that is not in play any more, minor units. */
  cashedOutStake: money,
  /** What was paid for it. */
  cashedOutAmount: money,
  cashOuts: v.array(
    v.object({
      number: v.number(),
      stake: money,
      amount: money,
      by: v.picklist(['player', 'rule', 'edit']),
      at: v.number(),
    }),
  ),
  rule: v.nullable(cashOutRuleSchema),
});

export type CashOutRule = v.InferOutput<typeof cashOutRuleSchema>;
export type CashOutRecord = v.InferOutput<typeof cashOutRecordSchema>;
