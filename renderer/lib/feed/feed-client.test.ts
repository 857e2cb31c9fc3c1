import { describe, expect, test, vi } from 'vitest';
import { FEED_LIMITS, type FeedRequest } from '#shared/domain/feed/feed-protocol.ts';
import { type FakeSocket, settle } from './fake-environment.fixture.ts';
import { A, B, E1, home, last, live, STATE, start, whole } from './fake-feed.fixture.ts';
import type { FeedState } from './feed-status.ts';
import { LINGER_MS } from './watch-list.ts';

describe('the first connection of the feed', () => {
  test('starts with the first watched game: connecting, syncing, live', async () => {
    const { world, feed, state, price } = start();
    const seen: FeedState[] = [];
    feed.client.subscribeStatus(() => seen.push(state()));
    await world.advance(5000);
    expect([state(), world.sockets.length]).toEqual(['idle', 0]);
    feed.client.followGames([A], 'main');
    world.socket.open();
    world.socket.hello(E1);
    expect(world.socket.asked()).toEqual([{ op: 'subscribe', main: [A], full: [] }]);
    world.socket.frame({ kind: 'snapshot', sequence: 10 }, whole(A, 1850));
    expect(seen).toEqual(['connecting', 'syncing', 'live']);
    expect([price(A), feed.states.read(A)]).toEqual([1850, STATE]);
    expect(feed.client.status()).toMatchObject({
      transport: 'socket',
      sequence: 10,
      lastUpdateAt: world.serverNow(),
      gaps: 0,
    });
  });

  test('is not live with an open socket or heartbeats alone', async () => {
    const { world, feed, state } = start();
    feed.client.followGames([A], 'main');
    world.socket.open();
    world.socket.hello(E1);
    world.socket.frame({ kind: 'heartbeat', previous: 10, sequence: 11 });
    expect(state()).toBe('syncing');
    expect(feed.client.status().transport).toBeNull();
  });

  test('rejects a server with another version', async () => {
    const { world, feed, state } = start();
    feed.client.followGames([A], 'main');
    world.socket.open();
    world.socket.hello(E1, { version: 99 });
    expect([state(), world.socket.isClosed]).toEqual(['lost', true]);
  });

  test('gives up when no answer arrives', async () => {
    const { world, feed, state } = start();
    feed.client.followGames([A], 'main');
    world.socket.open();
    world.socket.hello(E1);
    for (let second = 0; second < 11; second++) {
      await world.advance(1000);
      world.socket.frame({ kind: 'heartbeat', previous: 10, sequence: 10 });
    }
    expect(state()).toBe('lost');
  });
});

describe('the subscription of watched games', () => {
  test('joins the calls of one task, with each game once in the wider scope', async () => {
    const { world, feed, socket } = await live();
    await world.advance(300);
    feed.client.followGames([A, B, B], 'main');
    feed.client.followGames([B], 'full');
    await settle();
    expect(last(socket)).toEqual({ op: 'subscribe', main: [A], full: [B] });
    expect(socket.asked()).toHaveLength(2);
  });

  test('drops a game after its last watcher has left', async () => {
    const { world, feed, release, socket } = await live();
    const again = feed.client.followGames([A], 'main');
    release();
    release();
    await world.advance(1000);
    expect(socket.asked()).toHaveLength(1);
    again();
    await world.advance(LINGER_MS - 1);
    expect(socket.asked()).toHaveLength(1);
    await world.advance(1);
    expect(last(socket)).toEqual({ op: 'subscribe', main: [], full: [] });
    expect(feed.odds.size).toBe(0);
  });

  test('is sent at most four times a second', async () => {
    const { world, feed, socket } = await live();
    for (let i = 0; i < 40; i++) {
      feed.client.followGames([B + i], 'main');
      await world.advance(25);
    }
    await world.advance(300);
    expect(socket.asked().length).toBeLessThanOrEqual(6);
    expect(last(socket)).toMatchObject({ main: [A, ...Array.from({ length: 40 }, (_, i) => B + i)] });
  });

  test('over the limits keeps the games watched last and reduces whole games to their main markets', async () => {
    const { world, feed } = start();
    const many = Array.from({ length: 500 }, (_, i) => 1000 + i);
    feed.client.followGames(many, 'main');
    feed.client.followGames(many.slice(0, 60), 'full');
    world.socket.open();
    world.socket.hello(E1);
    const asked = last(world.socket) as Extract<FeedRequest, { op: 'subscribe' }>;
    expect(asked.full).toEqual(many.slice(10, 60));
    expect(asked.main).toEqual([...many.slice(110), ...many.slice(0, 10)]);
    expect(asked.main).toHaveLength(FEED_LIMITS.main);
  });

  test('is repeated after a refusal for haste, and the feed is not live until the answer', async () => {
    const { world, socket, feed, state, price } = await live();
    feed.client.followGames([B], 'main');
    await world.advance(300);
    socket.notice({ op: 'refused', code: 'TOO_FAST' });
    await world.advance(1500);
    expect(state()).toBe('stale');
    expect(socket.asked().slice(-3)).toEqual([
      { op: 'subscribe', main: [A, B], full: [] },
      { op: 'subscribe', main: [A], full: [], resume: E1 },
      { op: 'subscribe', main: [A, B], full: [] },
    ]);
    socket.notice({ op: 'resumed', from: 10, sequence: 12 });
    socket.frame({ previous: 10, sequence: 12 });
    socket.frame({ previous: 12, sequence: 12 }, whole(B, 3000));
    expect([state(), price(B)]).toEqual(['live', 3000]);
  });

  test('requests a game whole again after it was reduced, because changes were missed', async () => {
    const { world, feed, socket } = await live();
    const stop = feed.client.followGames([A], 'full');
    await world.advance(300);
    socket.frame({ previous: 10, sequence: 11 }, { ...home(A, 1800), whole: 'full' });
    stop();
    await world.advance(LINGER_MS + 300);
    expect(last(socket)).toEqual({ op: 'subscribe', main: [A], full: [] });
    feed.client.followGames([A], 'full');
    socket.drop();
    await world.advance(20_000);
    world.socket.open();
    world.socket.hello({ epoch: 'e1', sequence: 20 });
    expect(world.socket.asked()).toEqual([{ op: 'subscribe', main: [], full: [A] }]);
  });
});

describe('frames of the feed', () => {
  test('are applied in order; older and repeated ones change nothing', async () => {
    const { socket, price, state } = await live();
    socket.frame({ previous: 10, sequence: 11 }, home(A, 1900));
    socket.frame({ previous: 11, sequence: 12 }, home(A, 1950));
    socket.frame({ previous: 10, sequence: 11 }, home(A, 1900));
    socket.frame({ kind: 'snapshot', sequence: 10 }, whole(A, 1850));
    socket.frame({ previous: 11, sequence: 12 }, home(A, 1950));
    expect([price(A), state()]).toEqual([1950, 'live']);
  });

  test('after a gap are ignored until the snapshot, and prices are frozen meanwhile', async () => {
    const { socket, price, state, feed } = await live();
    socket.frame({ previous: 12, sequence: 13 }, home(A, 1900));
    expect([price(A), state(), last(socket)]).toEqual([1850, 'stale', { op: 'snapshot' }]);
    socket.frame({ previous: 13, sequence: 14 }, home(A, 1910));
    socket.frame({ kind: 'heartbeat', previous: 14, sequence: 14 });
    expect([price(A), state()]).toEqual([1850, 'stale']);
    socket.frame({ kind: 'snapshot', sequence: 15 }, whole(A, 1920));
    expect([price(A), state(), feed.client.status().gaps]).toEqual([1920, 'live', 1]);
    socket.frame({ previous: 15, sequence: 16 }, home(A, 1930));
    expect(price(A)).toBe(1930);
  });

  test('a heartbeat with a later sequence reveals a gap too', async () => {
    const { socket, state } = await live();
    socket.frame({ kind: 'heartbeat', previous: 12, sequence: 13 });
    expect(state()).toBe('stale');
  });

  test.each<[string, (socket: FakeSocket) => void]>([
    ['bytes that are no frame', (socket) => socket.bytes(Uint8Array.of(0x11, 0xff))],
    ['text that is no JSON', (socket) => socket.text('{')],
  ])('that are %s close the socket, and the next one begins with a snapshot', async (_, harm) => {
    const { world, socket, state } = await live();
    harm(socket);
    expect([state(), socket.isClosed]).toEqual(['lost', true]);
    await world.advance(500);
    world.socket.open();
    world.socket.hello({ epoch: 'e1', sequence: 12 });
    expect(world.socket.asked()).toEqual([{ op: 'subscribe', main: [A], full: [] }]);
  });

  test('an unknown notice of a later server is ignored', async () => {
    const { socket, state } = await live();
    socket.text('{"op":"advert"}');
    expect(state()).toBe('live');
  });
});

describe('stopping the feed', () => {
  test('closes the socket, stops all timers and says idle', async () => {
    const { world, feed, socket, state } = await live();
    feed.client.stop();
    expect([state(), socket.isClosed]).toEqual(['idle', true]);
    feed.client.followGames([B], 'main');
    world.wake(60_000);
    await world.advance(120_000);
    expect(world.sockets).toHaveLength(1);
  });
});

describe('the status', () => {
  test('is one object until a visible change', async () => {
    const { world, feed, socket } = await live();
    const listener = vi.fn();
    feed.client.subscribeStatus(listener);
    const before = feed.client.status();
    for (let sequence = 11; sequence < 20; sequence++)
      socket.frame({ previous: sequence - 1, sequence }, home(A, 1800 + sequence));
    expect(feed.client.status()).toBe(before);
    await world.advance(1000);
    socket.frame({ previous: 19, sequence: 20 }, home(A, 1900));
    expect([listener.mock.calls.length, feed.client.status().sequence]).toEqual([1, 20]);
  });
});
