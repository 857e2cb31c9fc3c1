import type { GameState } from '../game/game-state.ts';

/**
 * The live feed, one socket for a page.
 *
 * The server numbers every flush of its book with a sequence that only grows inside an epoch (one epoch is one life of
 * one feed process). A client names what is on its screen; the answer is a snapshot of it, then frames with absolute
 * values, so that applying one twice is harmless. Every frame carries the sequence it starts from: a frame whose
 * `previous` is newer than what the client has means that something was missed.
 *
 * Each `subscribe` and each `snapshot` is answered with exactly one binary frame, also when nothing is in it. The
 * answer to the first `subscribe` of a socket is a snapshot, or, when it resumes inside the epoch, the notice `resumed`
 * and one frame of changes since then. A later `subscribe` is answered with changes that bring the added games whole.
 * Whatever arrives while an answer is being made is sent after it, so frames of one socket never go back.
 */
export const FEED_PATH = '/web-api/feed';
/** The same frames for clients whose socket never opens (trust F8). */
export const FEED_POLL_PATH = '/web-api/feed/poll';
export const FEED_VERSION = 1;
/** The server says something at least this often; a client that heard nothing for 2.5 of them holds the feed for lost. */
export const FEED_HEARTBEAT_MS = 4000;
/** A subscriber is sent at most ten frames a second. */
export const FEED_FLUSH_MS = 100;
/** How many games one subscription may name in each scope. */
export const FEED_LIMITS = { main: 400, full: 50 } as const;

/** What of a game a subscriber wants: `main` is the columns of the lists, `full` all markets. */
export type FeedScope = 'main' | 'full';

/** Where a client stopped. */
export interface FeedPosition {
  readonly epoch: string;
  readonly sequence: number;
}

/** Client → server, JSON text. */
export type FeedRequest =
  | {
      readonly op: 'subscribe';
      /** Replaces the whole subscription. A game in both lists counts as full. */
      readonly main: readonly number[];
      readonly full: readonly number[];
      /** Where the client stopped; absent for a first subscription and while the socket is in step. */
      readonly resume?: FeedPosition;
    }
  /** The whole subscription anew, after a gap. */
  | { readonly op: 'snapshot' }
  /** Measures the way there and back; `at` is any number of the client's. */
  | { readonly op: 'ping'; readonly at: number };

/** Why a request was refused; what held before it still holds. */
export type FeedRefusal = 'BAD_REQUEST' | 'TOO_MANY_GAMES' | 'TOO_FAST';

/** Server → client, JSON text: rare messages. Prices and states travel as binary frames. */
export type FeedControlMessage =
  | {
      /** First message of a socket; again when the server's clock was moved. */
      readonly op: 'hello';
      readonly version: number;
      readonly epoch: string;
      readonly sequence: number;
      /** Server clock, epoch ms, for the offset. */
      readonly now: number;
      readonly heartbeatMs: number;
    }
  | { readonly op: 'resumed'; readonly from: number; readonly sequence: number }
  | { readonly op: 'pong'; readonly at: number; readonly now: number }
  | { readonly op: 'refused'; readonly code: FeedRefusal };

/** The price of one selection. */
export interface OddsChange {
  readonly selectionId: number;
  /** Thousandths; 0 means the selection has left the book. */
  readonly price: number;
  /** The price stands but cannot be bet on now. */
  readonly suspended: boolean;
}

/** One binary frame, decoded. */
export interface FeedFrame {
  /** A snapshot holds all that is subscribed; a heartbeat holds nothing. */
  readonly kind: 'snapshot' | 'changes' | 'heartbeat';
  /** The sequence this frame builds on; equals `sequence` for snapshots. */
  readonly previous: number;
  readonly sequence: number;
  /** Server clock, epoch ms. */
  readonly now: number;
  readonly odds: readonly OddsChange[];
  readonly states: readonly FeedGameState[];
  /** Games that finished or left the line: their prices are gone. */
  readonly gone: readonly number[];
  /** Games of which the frame holds every price of a scope: those it does not name are no longer in that scope. */
  readonly whole: readonly FeedWholeGame[];
}

export interface FeedGameState {
  readonly gameId: number;
  readonly state: GameState;
}

export interface FeedWholeGame {
  readonly gameId: number;
  readonly scope: FeedScope;
}
