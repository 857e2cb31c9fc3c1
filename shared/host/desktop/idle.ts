import * as v from 'valibot';

const MAX_LIMITS = 8;
const DAY_MS = 86_400_000;
const limit = v.pipe(v.number(), v.minValue(0.1), v.maxValue(1440));

/** Calls of the window about input: the idle times that it wants to hear of, and that there was input. */
export const idleCalls = {
  /** Idle times in minutes; they replace those of the previous call. */
  'idle:configure': v.strictTuple([v.pipe(v.array(limit), v.maxLength(MAX_LIMITS))]),
  /** Milliseconds since the last input in the window. */
  'idle:active': v.strictTuple([v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DAY_MS))]),
} as const;

export interface IdleAnswers {
  readonly 'idle:configure': undefined;
  readonly 'idle:active': undefined;
}

/** Event of an idle time that was reached. */
export interface IdleEvents {
  readonly 'idle:fired': { readonly minutes: number; readonly seconds: number };
}

/** Part of the bridge about idle time. */
export interface IdleBridge {
  readonly configure: (minutes: readonly number[]) => Promise<void>;
  readonly active: (agoMs: number) => Promise<void>;
  readonly onIdle: (listener: (stretch: IdleEvents['idle:fired']) => void) => () => void;
}
