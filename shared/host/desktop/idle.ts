import * as v from 'valibot';

const MAX_LIMITS = 8;
const DAY_MS = 86_400_000;
const limit = v.pipe(v.number(), v.minValue(0.1), v.maxValue(1440));

/** Calls of the window about input: which lengths of idleness it wants to hear of, and that there was some. */
export const idleCalls = {
  /** Minutes; those of the call before are forgotten. */
  'idle:configure': v.strictTuple([v.pipe(v.array(limit), v.maxLength(MAX_LIMITS))]),
  /** Ms since the last input in the window. */
  'idle:active': v.strictTuple([v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DAY_MS))]),
} as const;

export interface IdleAnswers {
  readonly 'idle:configure': undefined;
  readonly 'idle:active': undefined;
}

/** A stretch without input has become as long as one of the lengths. */
export interface IdleEvents {
  readonly 'idle:fired': { readonly minutes: number; readonly seconds: number };
}

/** What the preload gives the window of it. */
export interface IdleBridge {
  readonly configure: (minutes: readonly number[]) => Promise<void>;
  readonly active: (agoMs: number) => Promise<void>;
  readonly onIdle: (listener: (stretch: IdleEvents['idle:fired']) => void) => () => void;
}
