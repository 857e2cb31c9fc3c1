import type { FeedPosition } from '#shared/domain/feed/feed-protocol.ts';
import type { WatchedGames } from './watch-list.ts';

/** Events of one socket. `closed` is the last one. */
export interface FeedSocketEvents {
  readonly opened: () => void;
  readonly text: (text: string) => void;
  readonly bytes: (bytes: Uint8Array) => void;
  readonly closed: () => void;
}

export interface FeedSocket {
  send(text: string): void;
  /** Closes the socket; no event follows. */
  close(): void;
}

/** Source of polled frames: the feed of the back end, or the calls of its catalogue where it has none. */
export type PollSource = 'feed' | 'answers';

export interface PolledFrame {
  readonly source: PollSource;
  readonly epoch: string;
  readonly frame: Uint8Array;
}

/** Environment of the feed client, which tests replace. */
export interface FeedEnvironment {
  /** Whether the back end has a live feed; without one no socket is opened. */
  readonly hasFeed: boolean;
  connect(events: FeedSocketEvents): FeedSocket;
  /** Fetches one frame: changes since the position, or everything without one. */
  poll(games: WatchedGames, position: FeedPosition | null): Promise<PolledFrame>;
  /** Fetches a ticket for the channel of the player; null when the back end makes none for this page. */
  ticket(): Promise<string | null>;
  /** Returns ms of a monotonic clock. */
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(handle: unknown): void;
  /** Returns a number from 0 to 1. */
  random(): number;
  /** Tells whether the page is in the background or frozen. */
  isHidden(): boolean;
  /** Calls back when the page is shown again or the network is back, with the length of the absence, ms. */
  onWake(listener: (asleepMs: number) => void): () => void;
}
