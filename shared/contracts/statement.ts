import * as v from 'valibot';
import { zoneInBody } from '../domain/time/zone-schema.ts';
import { defineCall } from './call.ts';
import { rangeInstant, shownInstant } from './instant.ts';
import { openPaths } from './paths.ts';

/** Formats of a statement: a table for a machine, and pages for a person. */
const STATEMENT_FORMATS = ['csv', 'pdf'] as const;

/** What a statement lists: bets of the history, or everything that moved the money of the accounts. */
const STATEMENT_CONTENTS = ['bets', 'money'] as const;

/** Longest time of a statement, ms: a leap year and a day, whose ends may lie in different zones. */
export const MAX_STATEMENT_MS = 367 * 24 * 3_600_000;

/** Largest number of coupons, or of movements of money, in a statement, by format. */
export const MAX_STATEMENT_ROWS = { csv: 20_000, pdf: 2000 } as const;

/**
 * Prepares a statement of the player's coupons (ledger B-03), those that the history shows for the same filter, or of the
 * player's money: opening balance, movements of the ledger, closing balance; filters of coupons do not apply there. The
 * path opens the file for five minutes and in this session only.
 */
export const askStatementCall = defineCall({
  id: 'askStatement',
  method: 'POST',
  worded: true,
  path: openPaths.askStatement,
  rate: 'session',
  summary:
    'Prepares a statement of the coupons or of the money of a time, at most 12 months, as CSV or PDF in the language of the page',
  auth: true,
  body: v.object({
    format: v.picklist(STATEMENT_FORMATS),
    /** Bets when it is left out. */
    of: v.optional(v.picklist(STATEMENT_CONTENTS)),
    /** Instants of placement, or of the movement, epoch ms, inclusive. */
    from: rangeInstant,
    to: rangeInstant,
    /** The player's zone: its name, or minutes east of UTC. */
    zone: zoneInBody,
    accountId: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
    state: v.optional(v.picklist(['open', 'settled', 'win', 'lose', 'return', 'sold', 'edited'])),
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
    sport: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
    type: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8))),
  }),
  answer: v.object({
    /** Path of the file on this site. */
    path: v.string(),
    /** Name of the file. */
    name: v.string(),
    /** Server clock, epoch ms. */
    endsAt: shownInstant,
    /** Number of coupons or movements in it. */
    count: v.number(),
  }),
  errors: ['STATEMENT_TIME', 'STATEMENT_LONG'],
});
