import * as v from 'valibot';
import { TIME_FILTERS } from '../domain/routing/time-filters.ts';
import { defineCall } from './call.ts';
import { gameSchema } from './catalogue.ts';
import { instant } from './instant.ts';
import { openPaths } from './paths.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000));
const language = v.pipe(v.string(), v.regex(/^[a-z]{2}$/));
/** Page of this site without its language: `live/football`. */
const page = v.pipe(v.string(), v.regex(/^(?:[\w-]+(?:\/[\w-]+)*)?$/), v.maxLength(200));

/** Blocks of a landing page; the page lists them in its own order. */
export const LANDING_BLOCKS = ['countdown', 'games', 'steps', 'facts', 'faq', 'terms', 'closing'] as const;
export type LandingBlock = (typeof LANDING_BLOCKS)[number];

const points = v.object({
  title: text,
  items: v.pipe(v.array(v.object({ title: text, text })), v.minLength(1), v.maxLength(20)),
});

/** All texts of a landing page in one language. */
export const landingTextsSchema = v.object({
  /** Title of the document and of links to it. */
  title: text,
  description: text,
  hero: v.object({ title: text, text, action: text }),
  countdown: v.optional(text),
  games: v.optional(v.object({ title: text, text })),
  steps: v.optional(points),
  facts: v.optional(points),
  faq: v.optional(points),
  terms: v.object({ title: text, items: v.pipe(v.array(text), v.minLength(1), v.maxLength(20)) }),
  closing: v.optional(v.object({ title: text, text })),
});

/** Target of the call to action: a page of the site; guests pass a dialog first. */
const action = v.object({ page, dialog: v.nullable(v.picklist(['signIn', 'signUp'])) });

const gamesQuery = v.object({
  section: v.picklist(['live', 'line']),
  /** Sport slug; left out for all sports. */
  sport: v.optional(v.string()),
  filter: v.optional(v.picklist(TIME_FILTERS)),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
});

/** Landing page as it is published (shell §2.4). */
export const landingRecordSchema = v.pipe(
  v.object({
    /** Bounds of publication, server clock, epoch ms; null leaves that side open. */
    publishedFrom: v.nullable(instant),
    publishedUntil: v.nullable(instant),
    /** Page to redirect to after the end; null answers 404. */
    whenOver: v.nullable(page),
    /** Language to use for languages in which the page is not written. */
    fallback: language,
    blocks: v.array(v.picklist(LANDING_BLOCKS)),
    /** Instant that the countdown leads to. */
    countdownTo: v.nullable(v.picklist(['end', 'firstGame'])),
    games: v.nullable(gamesQuery),
    action,
    texts: v.record(language, landingTextsSchema),
  }),
  v.check(({ texts, fallback }) => texts[fallback] !== undefined, 'The texts of the fallback language are missing'),
  v.check(
    ({ texts, blocks }) => Object.values(texts).every((own) => blocks.every((block) => own[block] !== undefined)),
    'A block that is listed has no text in one of the languages',
  ),
  v.check(({ blocks, games }) => !blocks.includes('games') || games !== null, 'The block of games has no games'),
);

export const landingId = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/), v.maxLength(80));

export const landingCall = defineCall({
  id: 'landing',
  method: 'GET',
  path: openPaths.landing,
  summary: 'A landing page that is published now, in a language or the one it falls back to',
  params: v.object({ landingId }),
  query: v.object({ lang: v.optional(language) }),
  answer: v.object({
    id: v.string(),
    /** Language of the texts. */
    language,
    blocks: v.array(v.picklist(LANDING_BLOCKS)),
    texts: landingTextsSchema,
    action,
    games: v.array(gameSchema),
    /** Instant of the countdown, server clock, epoch ms; null for no countdown. */
    countdownAt: v.nullable(instant),
    endsAt: v.nullable(instant),
    now: instant,
  }),
  errors: ['LANDING_UNKNOWN'],
});

export type LandingTexts = v.InferOutput<typeof landingTextsSchema>;
export type LandingRecord = v.InferOutput<typeof landingRecordSchema>;
export type Landing = v.InferOutput<typeof landingCall.answer>;
