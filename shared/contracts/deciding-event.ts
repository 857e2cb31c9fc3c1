import * as v from 'valibot';
import { shownInstant } from './instant.ts';

const gameEventSchema = v.object({
  /** Kind as in the report of a game: goal, corner, finish … */
  kind: v.string(),
  /** 0 first side, 1 second side, null for neither. */
  side: v.nullable(v.picklist([0, 1])),
  /** Server clock, epoch ms. */
  at: shownInstant,
  period: v.number(),
  /** Seconds of the game clock; null for sports without one. */
  clockSeconds: v.nullable(v.number()),
  /** Score after the event; null where it did not change. */
  score: v.nullable(v.tuple([v.number(), v.number()])),
});

/** Event of a game that decided a bet (peers (c)4). */
export const decidingEventSchema = v.object({
  ...gameEventSchema.entries,
  /** Events before it that counted, oldest first, as the book had reported them; left out where none is recorded. */
  course: v.optional(v.array(gameEventSchema)),
});

export type GameEventRecord = v.InferOutput<typeof gameEventSchema>;
export type DecidingEventRecord = v.InferOutput<typeof decidingEventSchema>;
