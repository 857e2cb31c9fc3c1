import * as v from 'valibot';
import { EXCLUSION_DAYS, REALITY_MINUTES } from '../domain/care/care-rules.ts';
import { MAX_LIMIT, MONEY_LIMIT_TYPES } from '../domain/care/money-limits.ts';
import { defineCall } from './call.ts';
import { shownInstant } from './instant.ts';
import { openPaths } from './paths.ts';

/** Reasons why a session has ended (shell §4, session); each has its own text. */
export const SESSION_ENDS = [
  'signed_out',
  'elsewhere',
  'password',
  'idle',
  'limit',
  'exclusion',
  'closed',
  'expired',
] as const;

/** Server clock, epoch ms. */

/** State of a live session. */
const lifeSchema = v.object({
  signedInAt: shownInstant,
  /** Last input of the player, in any tab. */
  activeAt: shownInstant,
  /** Instant at which the player's session limit ends the session if play goes on; null without a limit. */
  limitAt: v.nullable(shownInstant),
  /** Instant of the next reality check; null without one. */
  realityAt: v.nullable(shownInstant),
  /** Instant from which a looser deposit limit waits for the player's confirmation (betting §4); null for none. */
  limitToApproveAt: v.optional(v.nullable(shownInstant)),
});

/**
 * Answers whether the session of this browser lives, and the reason if not (shell §4). The call does not extend the
 * session.
 */
export const sessionPulseCall = defineCall({
  id: 'sessionPulse',
  narrow: 'withdrawal',
  method: 'POST',
  path: openPaths.sessionPulse,
  rate: 'session',
  summary: 'Reports the last input of the player, and answers the state of the session or why it has ended',
  body: v.object({
    /** Milliseconds since the last input in any tab of this browser; null when unknown. */
    idleMs: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    /** The player did not answer the warning: end the session if there was really no input for the whole time. */
    isUnanswered: v.optional(v.boolean(), false),
  }),
  answer: v.object({
    now: shownInstant,
    /** Null without a session, or after its end. */
    life: v.nullable(lifeSchema),
    /** Reason of the end; null while the session lives, and for an unknown session. */
    end: v.nullable(v.picklist(SESSION_ENDS)),
    /** Of an exclusion: the instant at which it is over. */
    until: v.optional(v.nullable(shownInstant)),
  }),
});

/** Counts time of play; the client repeats it every 30 s while the player has a session limit (shell §7). */
export const limitPingCall = defineCall({
  id: 'limitPing',
  method: 'POST',
  path: '/limit-service-api/api/external/web/v3/ping',
  rate: 'session',
  summary: 'Counts time of play, and answers the rest of today',
  auth: true,
  answer: v.object({
    data: v.object({
      /** Milliseconds of play left today; null without a limit. */
      remaining: v.nullable(v.number()),
      limitAt: v.nullable(shownInstant),
    }),
  }),
});

/** Types of limits that end or interrupt a session (betting §3). */
export const LIMIT_TYPES = { exclusion: 30, session: 31, reality: 32 } as const;

export const limitSchema = v.object({
  limitType: v.picklist([30, 31, 32, ...MONEY_LIMIT_TYPES]),
  /**
   * Value of the limit: hours of the session limit, minutes of the reality check, days of the exclusion, -1 for not
   * set; minor units of a limit on money, 999999999 for none.
   */
  limitValue: v.number(),
  limitState: v.picklist(['PENDING', 'ACTIVE', 'INACTIVE']),
  measure: v.picklist(['hours', 'minutes', 'days', 'money']),
  /**
   * Seconds of the server clock from which, and until which, the limit holds; for a waiting limit the instant of the
   * request and the end of its wait.
   */
  startedAt: v.nullable(v.number()),
  endsAt: v.nullable(v.number()),
  /** Rest of a limit on money, minor units of the currency; left out without a limit. */
  limitBalance: v.optional(v.number()),
  currencyCode: v.optional(v.string()),
  /** The limit waits, and holds only once the player confirms it within 86,400 s from `endsAt`. */
  needApprove: v.optional(v.boolean()),
});

/** Answers the limits of the player (betting §7). */
export const limitsCall = defineCall({
  id: 'careLimits',
  method: 'GET',
  worded: true,
  path: '/limit-service-api/api/external/web/v3/limits',
  rate: 'session',
  summary: 'Session limit, reality check and limits on money, also waiting ones',
  auth: true,
  answer: v.object({ data: v.array(limitSchema) }),
});

/** Changes limits (betting §7): a stricter limit holds at once, a looser one after its wait. */
export const setLimitsCall = defineCall({
  id: 'setCareLimits',
  method: 'POST',
  worded: true,
  path: '/limit-service-api/api/external/web/v3/limits',
  rate: 'session',
  summary:
    'Sets the session limit (type 31, hours, -1 for none), the reality check (type 32, minutes, -1 for none) and limits on money (minor units of the main currency, 999999999 for none)',
  auth: true,
  body: v.object({
    limits: v.pipe(
      v.array(
        v.variant('limitType', [
          v.object({
            limitType: v.literal(31),
            limitValue: v.union([
              v.literal(-1),
              v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24, 'Must be whole hours from 1 to 24, or -1')),
            ]),
          }),
          v.object({ limitType: v.literal(32), limitValue: v.picklist([-1, ...REALITY_MINUTES]) }),
          v.object({
            limitType: v.picklist(MONEY_LIMIT_TYPES),
            limitValue: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LIMIT)),
          }),
        ]),
      ),
      v.minLength(1),
      v.maxLength(2 + MONEY_LIMIT_TYPES.length),
    ),
  }),
  answer: v.object({
    status: v.literal('success'),
    /** Words for the player; left out, the client has its own (betting §5). */
    title: v.optional(v.nullable(v.string())),
    data: v.object({ limitsData: v.array(limitSchema) }),
  }),
});

/**
 * Excludes the player (betting §4, §9): self-exclusion for days, which ends every session of the player, or a time-out
 * for hours, in which the player cannot bet. Neither can be taken back.
 */
export const blockUserCall = defineCall({
  id: 'blockUser',
  method: 'POST',
  path: '/limit-service-api/limit/external/web/api/v1/BlockUser',
  rate: 'session',
  summary: 'Excludes the player for a number of days, or begins a time-out of a number of hours',
  auth: true,
  body: v.union([
    v.object({ days: v.picklist(EXCLUSION_DAYS) }),
    v.object({
      hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24, 'Must be whole hours from 1 to 24')),
    }),
  ]),
  answer: v.object({ success: v.literal(true), data: v.object({ until: shownInstant }) }),
});

const realityPath = '/web-api/api/web/user/v1/reality-check';

/** Answers the play since the sign-in: amounts in minor units of their currency. */
export const realityCheckCall = defineCall({
  id: 'realityCheck',
  method: 'GET',
  path: realityPath,
  rate: 'session',
  summary: 'Time and money of this session',
  auth: true,
  answer: v.object({
    data: v.object({
      signedInAt: shownInstant,
      now: shownInstant,
      totals: v.array(
        v.object({
          iso: v.string(),
          staked: v.number(),
          /** Amount paid out within the session, also for bets placed before it. */
          won: v.number(),
          /** Stakes of this session whose bets are still open: neither won nor lost. */
          open: v.optional(v.number(), 0),
          /** What the session has won or lost: without its open stakes, as in the sums of the history. */
          net: v.number(),
        }),
      ),
    }),
  }),
});

/**
 * Records the player's answer to the reality check (betting §7). `nothing` leaves it due: nothing can be staked before
 * the player goes on or signs out (trust R18).
 */
export const answerRealityCheckCall = defineCall({
  id: 'answerRealityCheck',
  method: 'POST',
  path: realityPath,
  rate: 'session',
  summary: 'Records the answer to a reality check, and answers when the next one is due',
  auth: true,
  body: v.object({
    data: v.object({
      attributes: v.object({
        action: v.picklist(['continue', 'log_out', 'nothing']),
        /** Shows no more reality checks in this session. */
        do_not_show_again: v.boolean(),
        popup_show_at: shownInstant,
      }),
    }),
  }),
  answer: v.object({ data: v.object({ realityAt: v.nullable(shownInstant) }) }),
});

export type SessionEnd = (typeof SESSION_ENDS)[number];
export type SessionLife = v.InferOutput<typeof lifeSchema>;
export type CareLimit = v.InferOutput<typeof limitSchema>;
export type RealityTotals = v.InferOutput<typeof realityCheckCall.answer>['data'];
