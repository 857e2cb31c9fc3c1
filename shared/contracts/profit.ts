import * as v from 'valibot';
import { zoneInQuery } from '../domain/time/zone-schema.ts';
import { defineCall } from './call.ts';
import { historyKindEntries } from './history-kinds.ts';
import { rangeInstantText } from './instant.ts';
import { openPaths } from './paths.ts';

const money = v.pipe(v.number(), v.safeInteger());
const wholeNumber = v.pipe(v.string(), v.regex(/^-?\d{1,16}$/), v.transform(Number), v.safeInteger());

/** What the settled coupons are grouped by. */
export const PROFIT_GROUPS = ['time', 'sport', 'market', 'type', 'odds'] as const;

const profitRowSchema = v.object({
  group: v.picklist(PROFIT_GROUPS),
  /**
   * Of `time` the first instant of the slot, epoch ms; of `sport` its id; of `market` the sport's id × 256 + the id of
   * the market type; of `type` the coupon type; of `odds` the lower end of the band in thousandths. Null for coupons of
   * several sports or markets.
   */
  key: v.nullable(v.number()),
  count: v.number(),
  staked: money,
  /** Payouts and cash-outs, minor units; the profit is this less `staked`. */
  returned: money,
});

/** Settled coupons of the player in sums, for each account on its own (ledger B-03). */
export const profitCall = defineCall({
  id: 'profit',
  method: 'GET',
  path: openPaths.profit,
  rate: 'session',
  summary: 'Profit and loss of the settled coupons by time, sport, market, type and odds, for each account',
  auth: true,
  query: v.object({
    accountId: v.optional(wholeNumber),
    ...historyKindEntries,
    /** Instants of placement, epoch ms, inclusive. */
    from: v.optional(rangeInstantText),
    to: v.optional(rangeInstantText),
    step: v.optional(v.picklist(['day', 'week', 'month']), 'month'),
    /** The player's zone: its name, or minutes east of UTC. */
    zone: v.optional(zoneInQuery, '0'),
  }),
  answer: v.object({
    accounts: v.array(
      v.object({ accountId: v.number(), iso: v.string(), decimals: v.number(), rows: v.array(profitRowSchema) }),
    ),
  }),
});

export type ProfitRow = v.InferOutput<typeof profitRowSchema>;
export type ProfitGroup = ProfitRow['group'];
