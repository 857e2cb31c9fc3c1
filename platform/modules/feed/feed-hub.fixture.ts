import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { FEED_PATH, type FeedFrame } from '#shared/domain/feed/feed-protocol.ts';
import { selectionOf } from '#shared/domain/ids/selection-id.ts';
import { createFakeBook, type FakeBook, localIdOf } from './fake-book.fixture.ts';
import { createFeedHub, type FeedHub, type FeedHubOptions } from './feed-hub.ts';
import { connectPeer, type FeedPeer } from './feed-peer.fixture.ts';

export const GAME_A = 100_001;
export const GAME_B = 100_002;
export const HOME_WIN = localIdOf(1, 0, 0);
export const AWAY_WIN = localIdOf(1, 0, 1);
export const TOTAL_5 = localIdOf(2, 5);
export const TOTAL_6 = localIdOf(2, 6);
export const CORNERS = localIdOf(20, 9);
export const FEED_NOW = 1_790_000_000_000;

/** Hub on a real server over a book that changes only when the test says so. */
export interface StartedHub {
  readonly book: FakeBook;
  readonly hub: FeedHub;
  readonly server: Server;
  readonly url: string;
  readonly errors: unknown[];
  moveClock(): void;
  peer(headers?: Record<string, string>): Promise<FeedPeer>;
}

const open: (() => Promise<void>)[] = [];

/** Starts a hub on a server of its own, with two games in its book. */
export async function startHub(options: Partial<FeedHubOptions> = {}): Promise<StartedHub> {
  const book = createFakeBook();
  book.open(GAME_A, { [HOME_WIN]: 1850, [AWAY_WIN]: 2050, [TOTAL_5]: 1900, [CORNERS]: 12_000 });
  book.open(GAME_B, { [HOME_WIN]: 1300, [AWAY_WIN]: 3600 });
  const errors: unknown[] = [];
  let moved: () => void = () => undefined;
  const clock = {
    now: () => FEED_NOW,
    onChange(listener: () => void) {
      moved = listener;
      return () => undefined;
    },
  };
  const hub = createFeedHub({ book, clock, onError: (error) => errors.push(error), ...options });
  const server = createServer((_, response) => response.end('alive'));
  hub.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `ws://127.0.0.1:${port}${FEED_PATH}`;
  const peers: FeedPeer[] = [];
  open.push(async () => {
    for (const peer of peers) peer.socket.terminate();
    await hub.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(errors).toEqual([]);
  });
  async function peer(headers?: Record<string, string>): Promise<FeedPeer> {
    const made = await connectPeer(url, headers);
    peers.push(made);
    return made;
  }
  return { book, hub, server, url, errors, moveClock: () => moved(), peer };
}

export async function subscribed(at: StartedHub, main: number[], full: number[] = []): Promise<[FeedPeer, FeedFrame]> {
  const peer = await at.peer();
  peer.say({ op: 'subscribe', main, full });
  return [peer, await peer.news()];
}

export function prices(frame: FeedFrame): Record<number, number> {
  return Object.fromEntries(frame.odds.map((odd) => [odd.selectionId, odd.price]));
}

export function pricedUpdate(gameId: number, byPlace: Record<number, number>): Record<number, number> {
  return Object.fromEntries(
    Object.entries(byPlace).map(([local, price]) => [selectionOf(gameId, Number(local)), price]),
  );
}

/** Stops every hub of a test; fails when one of them reported an error that the test did not take. */
export async function stopHubs(): Promise<void> {
  for (const end of open.splice(0)) await end();
}
