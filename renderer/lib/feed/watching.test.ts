import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameNews } from '#shared/domain/feed/feed-encode.ts';
import type { FeedFrame, FeedScope } from '#shared/domain/feed/feed-protocol.ts';
import { packLocalSelection, selectionOf } from '#shared/domain/ids/selection-id.ts';
import { createFakeWorld, type FakeSocket, type FakeWorld, settle } from './fake-environment.fixture.ts';
import { createFeed, type Feed } from './feed.ts';
import { LINGER_MS } from './watch-list.ts';

const A = 100_001;
const B = 100_002;
const HOME = packLocalSelection({ marketType: 1, period: 0, param: 0, outcome: 0 });

function home(gameId: number, price: number) {
  return { gameId, odds: [{ selectionId: selectionOf(gameId, HOME), price, suspended: false }] };
}

/** Server's side of one socket: it sends a game whole once, when it is added, and then only changes. */
class Server {
  readonly #socket: FakeSocket;
  readonly #prices = new Map<number, number>();
  #heard = 0;
  #sequence = 10;
  #told = 10;
  #followed = new Map<number, FeedScope>();

  constructor(socket: FakeSocket) {
    this.#socket = socket;
    socket.open();
    socket.hello({ epoch: 'e1', sequence: 10 });
  }

  /** Reads the client's requests since the last call, and sends a heartbeat. */
  listen(): void {
    const asked = this.#socket.asked();
    for (; this.#heard < asked.length; this.#heard += 1) {
      const request = asked[this.#heard];
      if (request?.op === 'snapshot') this.#tell('snapshot', [...this.#followed]);
      if (request?.op !== 'subscribe') continue;
      const before = this.#heard === 0 ? new Map<number, FeedScope>() : this.#followed;
      this.#followed = new Map([
        ...request.main.map((id) => [id, 'main'] as const),
        ...request.full.map((id) => [id, 'full'] as const),
      ]);
      const added = [...this.#followed].filter(([id, scope]) => before.get(id) !== scope && before.get(id) !== 'full');
      this.#tell(this.#heard === 0 ? 'snapshot' : 'changes', added);
    }
    this.#send('heartbeat');
  }

  move(gameId: number, price: number): void {
    this.#prices.set(gameId, price);
    this.#sequence += 1;
    if (!this.#followed.has(gameId)) return;
    this.#send('changes', home(gameId, price));
  }

  #tell(kind: 'snapshot' | 'changes', games: readonly (readonly [number, FeedScope])[]): void {
    const news = games.map(([id, whole]) => ({ ...home(id, this.#prices.get(id) ?? 1850), whole }));
    this.#send(kind, ...news);
  }

  #send(kind: FeedFrame['kind'], ...news: readonly GameNews[]): void {
    const previous = kind === 'snapshot' ? this.#sequence : this.#told;
    this.#told = this.#sequence;
    this.#socket.frame({ kind, previous, sequence: this.#sequence }, ...news);
  }
}

interface Stage {
  readonly world: FakeWorld;
  readonly feed: Feed;
  readonly server: Server;
  readonly price: (gameId: number) => number | undefined;
  readonly pass: (ms: number) => Promise<void>;
  readonly leave: () => void;
}

/** Makes a feed that is live on A, at 1.85. */
async function live(): Promise<Stage> {
  const world = createFakeWorld();
  const feed = createFeed(world.environment, (run) => run());
  const leave = feed.client.followGames([A], 'main');
  await settle();
  const server = new Server(world.socket);
  server.listen();
  expect(feed.client.status().state).toBe('live');
  return {
    world,
    feed,
    server,
    leave,
    price: (gameId) => feed.odds.read(selectionOf(gameId, HOME))?.price,
    async pass(ms) {
      for (let left = ms; left > 0; left -= 500) {
        await world.advance(Math.min(left, 500));
        server.listen();
      }
    },
  };
}

const AWAY = [0, 1, 20, 249, 250, 251, LINGER_MS - 1, LINGER_MS, LINGER_MS + 1, LINGER_MS + 100, LINGER_MS + 251];

test.each(AWAY)('a game that is left and wanted again after %i ms is never lost', async (ms) => {
  const { feed, server, leave, price, pass } = await live();
  leave();
  await pass(ms);
  feed.client.followGames([A], 'main');
  await pass(600);
  expect(price(A)).toBe(1850);
  server.move(A, 1700);
  expect(price(A)).toBe(1700);
});

test('a game that is wanted again at once keeps its price and asks for nothing', async () => {
  const { world, feed, leave, price, pass } = await live();
  const asked = world.socket.asked().length;
  leave();
  expect(price(A)).toBe(1850);
  await pass(LINGER_MS - 500);
  feed.client.followGames([A], 'main');
  await pass(2 * LINGER_MS);
  expect(price(A)).toBe(1850);
  expect(world.socket.asked()).toHaveLength(asked);
});

test('a request under way when a game is left does not harm its next watcher', async () => {
  const { world, feed, server, leave, price, pass } = await live();
  const other = feed.client.followGames([B], 'main');
  await pass(300);
  other();
  leave();
  await world.advance(LINGER_MS);
  // The game is released, and watched again before the server has received the change or answered it.
  feed.client.followGames([A, B], 'main');
  await pass(600);
  server.move(A, 1500);
  server.move(B, 1600);
  expect([price(A), price(B)]).toEqual([1500, 1600]);
});

test('a watched game is followed after any order of watching and leaving', async () => {
  const step = fc.record({
    who: fc.nat(3),
    scope: fc.constantFrom('main' as const, 'full' as const),
    ms: fc.nat(4000),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { feed, server, leave, price, pass } = await live();
      const stops = new Map<number, () => void>([[0, leave]]);
      const gameOf = (who: number) => (who % 2 === 0 ? A : B);
      for (const [index, { who, scope, ms }] of steps.entries()) {
        const stop = stops.get(who);
        stop?.();
        if (stop) stops.delete(who);
        else stops.set(who, feed.client.followGames([gameOf(who)], scope));
        await pass(ms);
        for (const gameId of [A, B]) server.move(gameId, 2000 + index);
      }
      await pass(600);
      for (const who of stops.keys()) {
        server.move(gameOf(who), 1500 + who);
        expect(price(gameOf(who))).toBe(1500 + who);
      }
      expect(feed.client.status()).toMatchObject({ state: 'live', gaps: 0 });
    }),
    { numRuns: 80 },
  );
});

test('over the limits, games that were just left give way to watched ones', async () => {
  const { world, feed, pass } = await live();
  const many = Array.from({ length: 400 }, (_, index) => 200_000 + index);
  const stop = feed.client.followGames(many, 'main');
  await pass(500);
  stop();
  feed.client.followGames([A], 'main');
  feed.client.followGames([B], 'main');
  await pass(500);
  const asked = world.socket.asked().at(-1);
  expect(asked).toMatchObject({ op: 'subscribe', main: [...many.slice(2), A, B] });
});

test('a page without watched games is not lost after a sleep', async () => {
  const { world, feed, leave, pass } = await live();
  leave();
  await pass(LINGER_MS + 500);
  world.wake(60_000);
  await pass(500);
  expect(feed.client.status().state).toBe('live');
});
