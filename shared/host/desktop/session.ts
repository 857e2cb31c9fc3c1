import * as v from 'valibot';

/** Storage of the session on this machine. */
export interface SessionStorage {
  /** Name of the operating system's keyring; `none` without one. */
  readonly backend: string;
  /** False: the session is in memory and ends with the app. */
  readonly persistent: boolean;
}

/** Facts about the stored session that the window may know: never the session itself. */
export interface SessionPort {
  readonly state: () => Promise<SessionStorage>;
}

/** Calls about the stored session. */
export const sessionCalls = {
  'session:state': v.strictTuple([]),
} as const;

export interface SessionAnswers {
  readonly 'session:state': SessionStorage;
}
