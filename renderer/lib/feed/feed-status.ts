import { assertNever } from '#shared/errors/assert-never.ts';

/**
 * Where the feed stands. Prices can be bet on in `live` alone (trust F10, F11): an open socket is not enough.
 * - idle: nobody watches anything yet
 * - connecting, reconnecting: a socket is being opened, for the first time or again
 * - syncing: the socket is open and what is on the screen has been asked for
 * - live: everything the server says is known and in step
 * - stale: something was missed; prices stand still until they have been asked for again
 * - lost: nothing was heard for too long, or the socket is gone; the next attempt waits
 */
export type FeedState = 'idle' | 'connecting' | 'syncing' | 'live' | 'stale' | 'lost' | 'reconnecting';

export type FeedEvent =
  | 'start'
  | 'opened'
  | 'synced'
  /** A frame builds on one that never came. */
  | 'gap'
  /** The page was asleep. */
  | 'woke'
  /** A request was not heard. */
  | 'refused'
  /** Nothing was heard for too long. */
  | 'silent'
  | 'closed'
  /** The wait for the next attempt is over. */
  | 'retry'
  | 'stop';

export interface FeedStatus {
  readonly state: FeedState;
  /** How frames arrive while the state is live; null else. */
  readonly transport: 'socket' | 'poll' | null;
  /** Server clock, epoch ms, since when it is so; null before the first word of the server. */
  readonly since: number | null;
  /** Server clock, epoch ms, of the last frame that was applied: "prices frozen at". */
  readonly lastUpdateAt: number | null;
  readonly sequence: number;
  /** How often something was missed. */
  readonly gaps: number;
  /** How much later than the quickest frames the last one came, ms. */
  readonly lagMs: number;
  /** Time there and back, ms; null before it was measured. */
  readonly rttMs: number | null;
}

/** A way or a delay that is longer than this puts the player at a disadvantage, of which they are told (trust R6). */
export const SLOW_MS = 2000;

/** Prices move, but they are old when they arrive. */
export function isSlow({ state, lagMs, rttMs }: FeedStatus): boolean {
  return state === 'live' && (lagMs > SLOW_MS || (rttMs ?? 0) > SLOW_MS);
}

export const FIRST_STATUS: FeedStatus = {
  state: 'idle',
  transport: null,
  since: null,
  lastUpdateAt: null,
  sequence: 0,
  gaps: 0,
  lagMs: 0,
  rttMs: null,
};

/** The state after an event; events that mean nothing in a state leave it. */
export function nextState(state: FeedState, event: FeedEvent): FeedState {
  if (event === 'stop') return 'idle';
  switch (state) {
    case 'idle':
      return event === 'start' ? 'connecting' : state;
    case 'connecting':
    case 'reconnecting':
      return event === 'opened' ? 'syncing' : isLoss(event) ? 'lost' : state;
    case 'syncing':
    case 'stale':
      return event === 'synced' ? 'live' : isLoss(event) ? 'lost' : state;
    case 'live':
      return event === 'gap' || event === 'woke' || event === 'refused' ? 'stale' : isLoss(event) ? 'lost' : state;
    case 'lost':
      return event === 'retry' ? 'reconnecting' : state;
    default:
      return assertNever(state, 'state of the feed');
  }
}

function isLoss(event: FeedEvent): boolean {
  return event === 'silent' || event === 'closed';
}
