import type { FeedRequest } from '#shared/domain/feed/feed-protocol.ts';
import { GAME_STATUS, type GameState } from '#shared/domain/game/game-state.ts';
import { packLocalSelection, selectionOf } from '#shared/domain/ids/selection-id.ts';
import { createFakeWorld, type FakeSocket, type FakeWorld, settle } from './fake-environment.fixture.ts';
import { createFeed, type Feed } from './feed.ts';
import type { FeedState } from './feed-status.ts';

export const A = 100_001;
export const B = 100_002;
export const HOME = packLocalSelection({ marketType: 1, period: 0, param: 0, outcome: 0 });
export const E1 = { epoch: 'e1', sequence: 10 };
export const STATE: GameState = {
  statusId: GAME_STATUS.live,
  period: 1,
  clockSeconds: 60,
  clockAt: 0,
  clockRate: 1,
  score: [1, 0],
  periodScores: [[1, 0]],
  suspended: false,
  incident: null,
};

export function home(gameId: number, price: number) {
  return { gameId, odds: [{ selectionId: selectionOf(gameId, HOME), price, suspended: false }] };
}

export function whole(gameId: number, price: number) {
  return { ...home(gameId, price), state: STATE, whole: 'main' as const };
}

export function start(options: { hasFeed?: boolean } = {}): {
  world: FakeWorld;
  feed: Feed;
  state: () => FeedState;
  price: (gameId: number) => number | undefined;
} {
  const world = createFakeWorld(options);
  const feed = createFeed(world.environment, (run) => run());
  return {
    world,
    feed,
    state: () => feed.client.status().state,
    price: (gameId) => feed.odds.read(selectionOf(gameId, HOME))?.price,
  };
}

/** Makes a feed that is live on game A at sequence 10. */
export async function live() {
  const all = start();
  const release = all.feed.client.followGames([A], 'main');
  await settle();
  const { socket } = all.world;
  socket.open();
  socket.hello(E1);
  socket.frame({ kind: 'snapshot', sequence: 10 }, whole(A, 1850));
  if (all.state() !== 'live') throw new Error('the feed of the test is not live');
  return { ...all, release, socket };
}

export function last(socket: FakeSocket): FeedRequest | undefined {
  return socket.asked().at(-1);
}
