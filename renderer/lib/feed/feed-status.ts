import { assertNever } from '#shared/errors/assert-never.ts';

/**
 * State of the feed. Bets are accepted in `live` alone (trust F10, F11), because an open socket is not enough.
 * - idle: no game is watched yet
 * - connecting, reconnecting: a socket is being opened, for the first time or again
 * - syncing: the socket is open and the state of what is on the screen was requested
 * - live: the stores are in step with the server
 * - stale: a frame was missed, or the server is silent; prices are frozen until the next frame that fits
 * - lost: the server was silent for too long, or the socket is closed; the next attempt waits
 */
export type FeedState = 'idle' | 'connecting' | 'syncing' | 'live' | 'stale' | 'lost' | 'reconnecting';

export type FeedEvent =
  | 'start'
  | 'opened'
  | 'synced'
  /** A frame builds on one that never arrived. */
  | 'gap'
  /** The page was asleep. */
  | 'woke'
  /** The server refused a request. */
  | 'refused'
  /** The server is silent: prices may be old. What comes next on the same socket ends it. */
  | 'quiet'
  /** The server was silent for so long that the socket counts as broken. */
  | 'silent'
  | 'closed'
  /** The wait for the next attempt is over. */
  | 'retry'
  | 'stop';

export interface FeedStatus {
  readonly state: FeedState;
  /**
   * Source of prices while the state is live; otherwise null. Without a live feed the page reads the calls of the
   * catalogue again: `answers`.
   */
  readonly transport: 'socket' | 'poll' | 'answers' | null;
  /** Server clock, epoch ms, at which the state began; null before the first message of the server. */
  readonly since: number | null;
  /** Server clock, epoch ms, of the last applied frame: "prices frozen at". */
  readonly lastUpdateAt: number | null;
  readonly sequence: number;
  /** Number of missed frames. */
  readonly gaps: number;
  /** Delay of the last frame compared with the quickest ones, ms. */
  readonly lagMs: number;
  /** Round-trip time, ms; null before it was measured. */
  readonly rttMs: number | null;
}

/** Round-trip time or delay, ms, above which the player is warned of a disadvantage (trust R6). */
export const SLOW_MS = 2000;

/** Tells whether prices arrive late. */
export function isSlow({ state, lagMs, rttMs }: FeedStatus): boolean {
  return state === 'live' && (lagMs > SLOW_MS || (rttMs ?? 0) > SLOW_MS);
}

/** Tells whether prices stand still although they should move. Connecting for the first time is no break. */
export function isFrozen({ state, lastUpdateAt }: FeedStatus): boolean {
  if (state === 'lost' || state === 'reconnecting') return true;
  return lastUpdateAt !== null && (state === 'stale' || state === 'syncing');
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

const PAUSES: ReadonlySet<FeedEvent> = new Set(['gap', 'woke', 'refused', 'quiet']);

/** Returns the state after an event; an event without a transition leaves the state. */
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
      return PAUSES.has(event) ? 'stale' : isLoss(event) ? 'lost' : state;
    case 'lost':
      return event === 'retry' ? 'reconnecting' : state;
    default:
      return assertNever(state, 'state of the feed');
  }
}

function isLoss(event: FeedEvent): boolean {
  return event === 'silent' || event === 'closed';
}
