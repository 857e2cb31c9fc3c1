import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { FEED_PATH, type FeedFrame } from '#shared/domain/feed/feed-protocol.ts';
import { selectionOf } from '#shared/domain/ids/selection-id.ts';
import { createFakeBook, type FakeBook, place } from './fake-book.ts';
import { createFeedHub, type FeedHub, type FeedHubOptions } from './feed-hub.ts';
import { connectPeer, type FeedPeer } from './feed-peer.ts';

export const A = 100_001;
export const B = 100_002;
export const HOME = place(1, 0, 0);
export const AWAY = place(1, 0, 1);
export const TOTAL_5 = place(2, 5);
export const TOTAL_6 = place(2, 6);
export const CORNERS = place(20, 9);
export const NOW = 1_790_000_000_000;

/** A hub on a real server over a book that moves when a test says so. */
export interface Stage {
  readonly book: FakeBook;
  readonly hub: FeedHub;
  readonly server: Server;
  readonly url: string;
  readonly errors: unknown[];
  moveClock(): void;
  peer(headers?: Record<string, string>): Promise<FeedPeer>;
}

const open: (() => Promise<void>)[] = [];

export async function stage(options: Partial<FeedHubOptions> = {}): Promise<Stage> {
  const book = createFakeBook();
  book.open(A, { [HOME]: 1850, [AWAY]: 2050, [TOTAL_5]: 1900, [CORNERS]: 12_000 });
  book.open(B, { [HOME]: 1300, [AWAY]: 3600 });
  const errors: unknown[] = [];
  let moved: () => void = () => undefined;
  const clock = {
    now: () => NOW,
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

export async function subscribed(at: Stage, main: number[], full: number[] = []): Promise<[FeedPeer, FeedFrame]> {
  const peer = await at.peer();
  peer.say({ op: 'subscribe', main, full });
  return [peer, await peer.news()];
}

export function prices(frame: FeedFrame): Record<number, number> {
  return Object.fromEntries(frame.odds.map((odd) => [odd.selectionId, odd.price]));
}

export function priced(gameId: number, byPlace: Record<number, number>): Record<number, number> {
  return Object.fromEntries(
    Object.entries(byPlace).map(([local, price]) => [selectionOf(gameId, Number(local)), price]),
  );
}

/** Ends every stage of a test; fails when one of them reported an error that the test did not take. */
export async function strikeStages(): Promise<void> {
  for (const end of open.splice(0)) await end();
}
