import * as v from 'valibot';

/** Where the session is kept on this machine. */
export interface SessionStorage {
  /** Name of the operating system's keyring, `none` without one. */
  readonly backend: string;
  /** False: the session lives in memory and ends with the program. */
  readonly persistent: boolean;
}

/** What the window may know of the session that the app keeps: never the session itself. */
export interface SessionPort {
  readonly state: () => Promise<SessionStorage>;
}

/** Calls about the kept session. */
export const sessionCalls = {
  'session:state': v.strictTuple([]),
} as const;

export interface SessionAnswers {
  readonly 'session:state': SessionStorage;
}
