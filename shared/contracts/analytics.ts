import * as v from 'valibot';
import { ANALYTICS_EVENTS, eventNameOf } from '../domain/analytics/analytics-events.ts';
import { defineCall } from './call.ts';
import { perTenMinutes } from './call-rate.ts';
import { instant, shownInstant } from './instant.ts';

const MAX_TEXT_LENGTH = 120;
/** Events that one push may carry; the rest wait for the next. */
export const MAX_EVENTS = 100;

const paramsSchema = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.union([v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH))]),
);

const eventSchema = v.pipe(
  v.object({
    /** Numeric id from the table of events. */
    id: v.pipe(v.number(), v.integer()),
    /** Instant of the event, server clock, epoch ms. */
    at: instant,
    params: v.optional(paramsSchema, {}),
  }),
  v.check(({ id }) => eventNameOf(id) !== undefined, 'No event has this id'),
  v.check(({ id, params }) => {
    const name = eventNameOf(id);
    const known: readonly string[] = name ? ANALYTICS_EVENTS[name].params : [];
    return Object.keys(params).every((param) => known.includes(param));
  }, 'The event does not tell this'),
);

/**
 * Takes events in for the internal collector (shell §7). The client sends them only where the visitor has agreed to
 * analytics (trust G2).
 */
export const collectCall = defineCall({
  id: 'collect',
  method: 'POST',
  path: '/fatman-api/:key',
  rate: perTenMinutes(600),
  summary: 'Takes events of analytics by their numeric ids',
  params: v.object({ key: v.pipe(v.string(), v.maxLength(100)) }),
  body: v.object({ events: v.pipe(v.array(eventSchema), v.minLength(1), v.maxLength(MAX_EVENTS)) }),
  answer: v.object({
    /** Number of events taken in. */
    taken: v.number(),
  }),
  errors: ['NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
});

/** Event as the collector stores it, in a form for people to read. */
export const collectedEventSchema = v.object({
  id: v.number(),
  name: v.string(),
  at: shownInstant,
  params: paramsSchema,
});

export type CollectedEvent = v.InferOutput<typeof collectedEventSchema>;
export type SentEvent = v.InferInput<typeof eventSchema>;
