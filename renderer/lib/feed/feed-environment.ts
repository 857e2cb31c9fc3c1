import type { FeedPosition } from '#shared/domain/feed/feed-protocol.ts';
import type { WatchedGames } from './watch-list.ts';

/** What happens on one socket. After `closed` nothing happens any more. */
export interface FeedSocketEvents {
  readonly opened: () => void;
  readonly text: (text: string) => void;
  readonly bytes: (bytes: Uint8Array) => void;
  readonly closed: () => void;
}

export interface FeedSocket {
  send(text: string): void;
  /** Nothing of the socket is heard after this. */
  close(): void;
}

export interface PolledFrame {
  readonly epoch: string;
  readonly frame: Uint8Array;
}

/** Everything of the world that the feed client touches; tests put their own here. */
export interface FeedEnvironment {
  connect(events: FeedSocketEvents): FeedSocket;
  /** Fetches one frame; changes since the position, or everything without one. */
  poll(games: WatchedGames, position: FeedPosition | null): Promise<PolledFrame>;
  /** Ms of a clock that never goes back. */
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(handle: unknown): void;
  /** 0 … 1. */
  random(): number;
  /** The page is in the background or frozen. */
  isHidden(): boolean;
  /** Calls back when the page is shown again or the network is back, with how long it was away, ms. */
  onWake(listener: (asleepMs: number) => void): () => void;
}
