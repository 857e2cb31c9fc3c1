import type { PlayerEvent } from '../../contracts/player-event.ts';
import type { SessionEnd } from '../../contracts/session-life.ts';
import type { GameState } from '../game/game-state.ts';

/**
 * Path of the live feed, one socket for a page.
 *
 * The server numbers every flush of its book with a sequence that only grows inside an epoch (one epoch is one life of
 * one feed process). A client names the games on its screen; the answer is a snapshot of them, then frames with
 * absolute values, so that applying one twice is harmless. Every frame carries the sequence it starts from: a frame
 * whose `previous` is newer than the client's sequence means that the client missed something.
 *
 * Each `subscribe` and each `snapshot` is answered with exactly one binary frame, also when it is empty. The answer to
 * the first `subscribe` of a socket is a snapshot, or, when it resumes inside the epoch, the message `resumed` and one
 * frame of changes since then. A later `subscribe` is answered with changes that bring the added games whole. Changes
 * that arrive while the server makes an answer are sent after it, so frames of one socket never go back.
 *
 * The same socket carries the channel of a player (decision 049). A page fetches a ticket by a call that knows its
 * session, and joins with it. The channel has an epoch and a sequence of its own, which grows by one with each event: a
 * client that comes back, to any process, names its last one and gets what it missed, or hears that it must ask for
 * everything again. The server may give the same place another name at any time, as `resumed`. A session that ends is
 * told with its reason, and nothing of the player follows it.
 */
export const FEED_PATH = '/web-api/feed';
/** Path of the same frames for clients whose socket never opens (trust F8). */
export const FEED_POLL_PATH = '/web-api/feed/poll';
/** Path of the call that makes a ticket for the channel of the player. */
export const FEED_TICKET_PATH = '/web-api/feed/ticket';
export const FEED_VERSION = 1;
/** Longest silence of the server; a client that hears nothing for 2.5 times as long shows that prices stand still. */
export const FEED_HEARTBEAT_MS = 1200;
/** Time between flushes: a subscriber gets at most ten frames a second. */
export const FEED_FLUSH_MS = 100;
/** Largest number of games in one subscription, by scope. */
export const FEED_LIMITS = { main: 400, full: 50 } as const;
/** Largest number of games in the scope `main` of a subscription with `wide`. */
export const FEED_WIDE_LIMIT = 100;

/** Scope of a game in a subscription: `main` is the columns of the lists, `full` all markets. */
export type FeedScope = 'main' | 'full';

/** Position at which a client stopped. */
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
      /** The games of `main` come with the further columns of lists; their frames still say `main`. */
      readonly wide?: true;
      /** Position at which the client stopped; absent for a first subscription and while the socket is in step. */
      readonly resume?: FeedPosition;
    }
  /** Asks for the whole subscription again, after a gap. */
  | { readonly op: 'snapshot' }
  /** Measures the round trip; `at` is any number of the client. */
  | { readonly op: 'ping'; readonly at: number }
  /** Joins the channel of the player whom the ticket names, in place of another one; `resume` is of that channel. */
  | { readonly op: 'player'; readonly ticket: string; readonly resume?: FeedPosition };

/** Reasons to refuse a request; the previous subscription still holds. */
export type FeedRefusal = 'BAD_REQUEST' | 'TOO_MANY_GAMES' | 'TOO_FAST' | 'TICKET_WRONG';

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
      /** The server has a channel for players. */
      readonly hasPlayers?: boolean;
    }
  | { readonly op: 'resumed'; readonly from: number; readonly sequence: number }
  | { readonly op: 'pong'; readonly at: number; readonly now: number }
  | { readonly op: 'refused'; readonly code: FeedRefusal }
  /** The site's configuration has changed, such as its maintenance; also for guests. */
  | { readonly op: 'site' }
  | PlayerMessage;

/** Messages of the channel of a player, in the order in which they happened. */
export type PlayerMessage =
  | {
      /**
       * The socket has joined. The missed events follow when it has `resumed`; a `fresh` one must ask for everything of
       * the player again. Also sent when the server itself may have missed events (`fresh`), and when it only gives
       * the present place another name (`resumed`).
       */
      readonly op: 'player';
      readonly userId: number;
      readonly epoch: string;
      /** Sequence of the event before the next one that is sent. */
      readonly sequence: number;
      readonly mode: 'fresh' | 'resumed';
    }
  | { readonly op: 'event'; readonly sequence: number; readonly event: PlayerEvent }
  /** The session of the ticket has ended, for this reason where one is known. */
  | { readonly op: 'session-over'; readonly reason: SessionEnd | null };

/** The price of one selection. */
export interface OddsChange {
  readonly selectionId: number;
  /** Thousandths; 0 means the selection has left the book. */
  readonly price: number;
  /** The price remains but cannot be bet on now. */
  readonly suspended: boolean;
}

/** One decoded binary frame. */
export interface FeedFrame {
  /** A snapshot holds the whole subscription; a heartbeat holds nothing. */
  readonly kind: 'snapshot' | 'changes' | 'heartbeat';
  /** Sequence that this frame builds on; equals `sequence` for snapshots. */
  readonly previous: number;
  readonly sequence: number;
  /** Server clock, epoch ms. */
  readonly now: number;
  readonly odds: readonly OddsChange[];
  readonly states: readonly FeedGameState[];
  /** Games that finished or left the line: their prices are removed. */
  readonly gone: readonly number[];
  /** Games of which the frame holds every price of a scope: prices it leaves out are no longer in that scope. */
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
