import * as v from 'valibot';
import { blockSchema, maintenanceSchema, termsSchema } from './access.ts';
import { collectedEventSchema } from './analytics.ts';
import { contentRecordSchema } from './content.ts';
import { contentId } from './content-words.ts';
import { defineControl } from './control-call.ts';
import { emailAddress } from './email-address.ts';
import { EMAIL_PURPOSES } from './email-links.ts';
import { instant } from './instant.ts';
import { sectionModeSchema } from './sections.ts';

/** Time by which the clock is moved, ms; the instant that it leads to is checked. */
const shift = v.pipe(v.number(), v.safeInteger());
const gameId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const score = v.tuple([v.pipe(v.number(), v.integer(), v.minValue(0)), v.pipe(v.number(), v.integer(), v.minValue(0))]);

const clockSchema = v.object({
  /** Server clock, epoch ms. */
  now: instant,
  /** Wall clock, epoch ms. */
  wall: instant,
  speed: v.number(),
});

/** Fault that replaces the answer of the next matching calls. */
export const faultSchema = v.object({
  /** Method and path, either with `*` inside a segment or `**` across segments: `POST /web-api/coupons`, `* /web-api/**`. */
  pattern: v.pipe(v.string(), v.regex(/^(\*|[A-Za-z]+) \/\S*$/)),
  /** Status to answer with; the call is not carried out. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  /** Body of that answer; left out, it is the error of the catalogue. */
  body: v.optional(v.record(v.string(), v.unknown())),
  /** Milliseconds to wait before anything else happens. */
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000))),
  /** Carries the call out and cuts the connection before its answer. */
  drop: v.optional(v.boolean()),
  /** Cuts the connection before the call is carried out. */
  dropBefore: v.optional(v.boolean()),
});

const storedFault = v.object({ ...faultSchema.entries, id: v.number(), remaining: v.number() });

export const controlStateCall = defineControl({
  id: 'controlState',
  method: 'GET',
  path: '/state',
  summary: 'All changes of the controls that still hold',
  answer: v.object({
    clock: clockSchema,
    changes: v.array(v.object({ gameId, change: v.looseObject({ kind: v.string(), at: instant }) })),
    faults: v.array(storedFault),
    /** Merge patch over the brand's site config. */
    config: v.record(v.string(), v.unknown()),
    maintenance: maintenanceSchema,
    block: blockSchema,
    terms: termsSchema,
  }),
});

export const controlClockCall = defineControl({
  id: 'controlClock',
  method: 'POST',
  path: '/clock',
  summary: 'Moves the server clock to an instant, or by a number of milliseconds',
  body: v.union([v.strictObject({ at: instant }), v.strictObject({ shiftMs: shift })]),
  answer: clockSchema,
});

export const controlSpeedCall = defineControl({
  id: 'controlSpeed',
  method: 'POST',
  path: '/speed',
  summary: 'Sets the speed of the server clock as a multiple of the wall clock',
  body: v.object({ factor: v.pipe(v.number(), v.minValue(0.001), v.maxValue(3600)) }),
  answer: clockSchema,
});

const side = v.pipe(v.string(), v.minLength(1));

export const controlGamesCall = defineControl({
  id: 'controlGames',
  method: 'POST',
  path: '/games',
  summary: 'Makes a game that is in lists, search, feed, coupons and settlement like any other',
  body: v.strictObject({
    /** Slug of the sport. */
    sport: v.string(),
    /** Slug of a competition of the sport; by default its first one. */
    competition: v.optional(v.string()),
    /** Names of two sides of the sport, as the lists show them in English; by default two of the competition. */
    sides: v.optional(v.tuple([side, side])),
    /** Minutes until the start of a game of the line; 120 by default. */
    startsIn: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(14 * 24 * 60))),
    /** The game is live: after this many minutes of its clock, or since its start in a sport without one. */
    live: v.optional(
      v.strictObject({ minute: v.optional(v.pipe(v.number(), v.minValue(0)), 20), score: v.optional(score) }),
    ),
    /** The game plays by a drawn course. Otherwise clock, score and prices stand still until a control changes it. */
    plays: v.optional(v.boolean(), false),
  }),
  answer: v.object({ gameId }),
});

export const controlRemoveGameCall = defineControl({
  id: 'controlRemoveGame',
  method: 'POST',
  path: '/games/remove',
  summary: 'Removes a made game: it leaves the lists, and open bets on it return their stakes',
  body: v.strictObject({ gameId }),
  answer: v.object({ gameId }),
  errors: ['GAME_UNKNOWN'],
});

export const controlIncidentCall = defineControl({
  id: 'controlIncident',
  method: 'POST',
  path: '/incident',
  summary: 'Makes an incident happen in a live game now: a goal, a red card, a point …',
  body: v.object({
    gameId,
    /** Kind of an event of the sport. */
    kind: v.string(),
    side: v.nullable(v.picklist([0, 1])),
    /** Number that the kind needs apart from the side: points, runs … */
    value: v.optional(v.number()),
  }),
  answer: v.object({ gameId, score: v.tuple([v.number(), v.number()]) }),
  errors: ['GAME_UNKNOWN'],
});

export const controlOutcomeCall = defineControl({
  id: 'controlOutcome',
  method: 'POST',
  path: '/outcome',
  summary: 'Decides one selection, ends a game with a score, cancels or postpones it',
  body: v.union([
    /** Bet status ids (betting §4). */
    v.strictObject({
      selectionId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      statusId: v.picklist([0, 1, 2, 3, 4, 5, 6]),
    }),
    v.strictObject({ gameId, score }),
    v.strictObject({ gameId, cancelled: v.literal(true) }),
    v.strictObject({ gameId, startAt: instant }),
  ]),
  answer: v.object({ gameId, statusId: v.number(), finalScore: v.nullable(v.tuple([v.number(), v.number()])) }),
  errors: ['GAME_UNKNOWN'],
});

export const controlConfigCall = defineControl({
  id: 'controlConfig',
  method: 'POST',
  path: '/config',
  summary: 'Merges a JSON merge patch into the site config',
  body: v.record(v.string(), v.unknown()),
  answer: v.object({ config: v.record(v.string(), v.unknown()) }),
});

export const controlBlockCall = defineControl({
  id: 'controlBlock',
  method: 'POST',
  path: '/block',
  summary: 'Blocks the site for a reason (templateTypeId), or lifts the block',
  body: v.object({ reason: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))) }),
  answer: blockSchema,
});

export const controlMaintenanceCall = defineControl({
  id: 'controlMaintenance',
  method: 'POST',
  path: '/maintenance',
  summary: 'Starts or ends maintenance, with the instants that its announcement names',
  body: v.object({
    active: v.boolean(),
    startAt: v.optional(v.nullable(instant)),
    finishAt: v.optional(v.nullable(instant)),
    notifyStartDate: v.optional(v.nullable(instant)),
    notifyEndDate: v.optional(v.nullable(instant)),
  }),
  answer: maintenanceSchema,
});

export const controlTermsCall = defineControl({
  id: 'controlTerms',
  method: 'POST',
  path: '/terms',
  summary: 'Sets whether the terms have changed since players accepted them',
  body: v.object({ changed: v.boolean() }),
  answer: termsSchema,
});

export const controlSectionsCall = defineControl({
  id: 'controlSections',
  method: 'POST',
  path: '/sections',
  summary: 'Switches the server of a section off, slow or broken, or on again',
  body: v.object({
    section: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
    mode: v.picklist(['on', ...sectionModeSchema.entries.mode.options]),
    /** Milliseconds until a slow section answers; 5 s when left out. */
    delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000))),
  }),
  answer: v.object({ sections: v.record(v.string(), sectionModeSchema) }),
});

/** Player, named by id or by email. */
const whoEntries = {
  email: v.optional(emailAddress),
  userId: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
};
const isOne = (who: { email?: string | undefined; userId?: number | undefined }) =>
  (who.email === undefined) !== (who.userId === undefined);

export const controlBanCall = defineControl({
  id: 'controlBan',
  method: 'POST',
  path: '/ban',
  summary: 'Bans a player at a level, or lifts the ban with level 0',
  body: v.pipe(
    v.object({ ...whoEntries, level: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)) }),
    v.check((who) => isOne(who), 'Either email or userId'),
  ),
  answer: v.object({ userId: v.number(), level: v.number() }),
  errors: ['ACCOUNT_UNKNOWN'],
});

/** Answers the emails with links that the site has written to a player. */
export const controlEmailsCall = defineControl({
  id: 'controlEmails',
  method: 'POST',
  path: '/emails',
  summary: 'Emails to a player, the last first',
  body: v.pipe(
    v.object(whoEntries),
    v.check((who) => isOne(who), 'Either email or userId'),
  ),
  answer: v.object({
    emails: v.array(v.object({ purpose: v.picklist(EMAIL_PURPOSES), link: v.string(), writtenAt: instant })),
  }),
  errors: ['ACCOUNT_UNKNOWN'],
});

/** Channels of messages to a player. */
export const CHANNELS = ['email', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * Email address or phone number as messages hold it; '' for those of all recipients. The plus sign of a number may be
 * missing: in an address it reads as a space.
 */
const recipient = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254),
  v.transform((to) => (to === '' || to.includes('@') ? to : `+${to.replaceAll(/\D/g, '')}`)),
);

/**
 * Answers all messages that the site has written. No service carries them here, so QA reads emails and codes in this
 * inbox.
 */
export const controlInboxCall = defineControl({
  id: 'controlInbox',
  method: 'GET',
  path: '/inbox',
  summary: 'Emails and text messages to an address or number, the last first; a page when a browser asks',
  query: v.object({ to: v.optional(recipient, '') }),
  answer: v.object({
    messages: v.array(
      v.object({
        channel: v.picklist(CHANNELS),
        to: v.string(),
        /** Kind of message, such as a code or a link. */
        kind: v.string(),
        /** '' for a text message. */
        subject: v.string(),
        body: v.string(),
        /** Path and query of the link in the message. */
        link: v.nullable(v.string()),
        writtenAt: instant,
      }),
    ),
  }),
});

export const controlEmailCall = defineControl({
  id: 'controlEmail',
  method: 'POST',
  path: '/email',
  summary: 'Writes an email to a player and answers with its link',
  body: v.pipe(
    v.object({ ...whoEntries, purpose: v.picklist(EMAIL_PURPOSES) }),
    v.check((who) => isOne(who), 'Either email or userId'),
  ),
  answer: v.object({ link: v.string() }),
  errors: ['ACCOUNT_UNKNOWN'],
});

export const controlContentCall = defineControl({
  id: 'controlContent',
  method: 'POST',
  path: '/content',
  summary: 'Adds or replaces pages of content; null removes one',
  body: v.object({ pages: v.record(contentId, v.nullable(contentRecordSchema)) }),
  answer: v.object({ stored: v.array(v.string()), removed: v.array(v.string()) }),
});

export const controlGeoCall = defineControl({
  id: 'controlGeo',
  method: 'POST',
  path: '/geo',
  summary: "Makes a cookie that lifts the rules of the visitor's country, outside production",
  body: v.object({ hours: v.pipe(v.number(), v.minValue(0), v.maxValue(720)) }),
  answer: v.object({ cookie: v.string(), value: v.string() }),
});

export const controlAnalyticsCall = defineControl({
  id: 'controlAnalytics',
  method: 'POST',
  path: '/analytics',
  summary: 'Last events of analytics in the collector, the newest first',
  body: v.object({ count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 100) }),
  answer: v.object({ events: v.array(collectedEventSchema) }),
});

export const controlFundCall = defineControl({
  id: 'controlFund',
  method: 'POST',
  path: '/fund',
  summary: "Puts money into a player's account of a currency, opening it when there is none",
  body: v.pipe(
    v.object({
      ...whoEntries,
      iso: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
      /** Minor units of the currency. */
      amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    }),
    v.check((who) => isOne(who), 'Either email or userId'),
  ),
  answer: v.object({ accountId: v.number(), iso: v.string(), money: v.number() }),
  errors: ['ACCOUNT_UNKNOWN', 'CURRENCY_UNKNOWN'],
});

export const controlFaultCall = defineControl({
  id: 'controlFault',
  method: 'POST',
  path: '/fault',
  summary: 'Makes the next matching calls fail, wait or lose their answer',
  body: v.pipe(
    v.object({
      ...faultSchema.entries,
      /** Number of calls; 1 when left out. */
      times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
    }),
    v.check(
      ({ status, delayMs, drop, dropBefore }) =>
        [status !== undefined, drop === true, dropBefore === true].filter(Boolean).length <= 1 &&
        (status !== undefined || delayMs !== undefined || drop === true || dropBefore === true),
      'A delay, or one of status, drop and dropBefore, or a delay with one of them',
    ),
  ),
  answer: storedFault,
});

export const controlResetCall = defineControl({
  id: 'controlReset',
  method: 'POST',
  path: '/reset',
  summary: 'Resets everything except money: game changes, faults, the clock, the site config and content',
  answer: v.object({ clock: clockSchema }),
});

export type Fault = v.InferOutput<typeof faultSchema>;
export type StoredFault = v.InferOutput<typeof storedFault>;
export type FundInput = v.InferOutput<typeof controlFundCall.body>;
export type ControlOutcome = v.InferOutput<typeof controlOutcomeCall.body>;
