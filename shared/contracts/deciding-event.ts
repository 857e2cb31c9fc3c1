import * as v from 'valibot';

/** What had just happened in a game when a bet was decided (peers (c)4). */
export const decidingEventSchema = v.object({
  /** As in the report of a game: goal, corner, finish … */
  kind: v.string(),
  /** 0 first side, 1 second side, null for neither. */
  side: v.nullable(v.picklist([0, 1])),
  /** Server clock, epoch ms. */
  at: v.number(),
  period: v.number(),
  /** Of the game clock, null for sports without one. */
  clockSeconds: v.nullable(v.number()),
  /** The score after it, where it changed. */
  score: v.nullable(v.tuple([v.number(), v.number()])),
});

export type DecidingEventRecord = v.InferOutput<typeof decidingEventSchema>;
