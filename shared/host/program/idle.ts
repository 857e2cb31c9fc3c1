import * as v from 'valibot';

/** Minutes without input after which the program tells; null: it does not watch. */
export const idleCalls = {
  'idle:configure': v.strictTuple([v.nullable(v.pipe(v.number(), v.minValue(0.1), v.maxValue(1440)))]),
} as const;

export interface IdleAnswers {
  readonly 'idle:configure': undefined;
}

export interface IdleEvents {
  /** Seconds without input, once for each stretch that is long enough. */
  readonly 'idle:fired': number;
}
