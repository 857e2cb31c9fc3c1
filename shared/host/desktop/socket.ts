import * as v from 'valibot';

/** Calls about sockets, which the window's own scheme cannot carry. */
export const socketCalls = {
  'socket:origin': v.strictTuple([]),
} as const;

export interface SocketAnswers {
  /** Scheme and host of sockets: `wss://example.com`. */
  readonly 'socket:origin': string;
}
