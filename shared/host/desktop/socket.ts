import * as v from 'valibot';

/** Where sockets go: the window's own scheme cannot carry them. */
export const socketCalls = {
  'socket:origin': v.strictTuple([]),
} as const;

export interface SocketAnswers {
  /** Scheme and host: `wss://example.com`. */
  readonly 'socket:origin': string;
}
