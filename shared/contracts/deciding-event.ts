import * as v from 'valibot';

/** Event of a game that decided a bet (peers (c)4). */
export const decidingEventSchema = v.object({
  /** Kind as in the report of a game: goal, corner, finish … */
  kind: v.string(),
  /** 0 first side, 1 second side, null for neither. */
  side: v.nullable(v.picklist([0, 1])),
  /** Server clock, epoch ms. */
  at: v.number(),
  period: v.number(),
  /** Seconds of the game clock; null for sports without one. */
  clockSeconds: v.nullable(v.number()),
  /** Score after the event; null where it did not change. */
  score: v.nullable(v.tuple([v.number(), v.number()])),
});

export type DecidingEventRecord = v.InferOutput<typeof decidingEventSchema>;
