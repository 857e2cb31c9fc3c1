import { describe, expect, test, vi } from 'vitest';
import { FEED_HEARTBEAT_MS, type FeedRequest } from '#shared/domain/feed/feed-protocol.ts';
import { settle } from './fake-environment.fixture.ts';
import { A, B, E1, home, last, live, start, whole } from './fake-feed.fixture.ts';
import { type FeedState, isFrozen } from './feed-status.ts';

describe('a lost socket', () => {
  test('is detected after two and a half silent heartbeats', async () => {
    const { world, socket, state } = await live();
    world.luck(1);
    await world.advance(9900);
    expect(state()).toBe('live');
    await world.advance(200);
    expect([state(), socket.isClosed]).toEqual(['lost', true]);
  });

  test('is only quiet at first: within four seconds prices are frozen, and the next frame that fits ends it', async () => {
    const { world, socket, feed, state, price } = await live();
    socket.hello(E1, { heartbeatMs: FEED_HEARTBEAT_MS });
    await world.advance(2900);
    expect([state(), isFrozen(feed.client.status())]).toEqual(['live', false]);
    await world.advance(200);
    expect([state(), isFrozen(feed.client.status()), socket.isClosed]).toEqual(['stale', true, false]);
    await world.advance(4000);
    const asked = socket.asked().length;
    socket.frame({ previous: 10, sequence: 12 }, home(A, 1900));
    expect([state(), price(A), socket.asked().length]).toEqual(['live', 1900, asked]);
  });

  test('that stays quiet for ten seconds is replaced', async () => {
    const { world, socket, state } = await live();
    socket.hello(E1, { heartbeatMs: FEED_HEARTBEAT_MS });
    world.luck(1);
    await world.advance(9800);
    expect([state(), socket.isClosed]).toEqual(['stale', false]);
    await world.advance(1300);
    expect(socket.isClosed).toBe(true);
  });

  test('freezes the prices of the page a moment later, and not for a gap that is repaired at once', async () => {
    const { world, socket, feed } = await live();
    socket.hello(E1, { heartbeatMs: FEED_HEARTBEAT_MS });
    const frozen = vi.spyOn(feed.cells, 'freeze');
    socket.frame({ previous: 11, sequence: 12 }, home(A, 1900));
    await world.advance(200);
    socket.frame({ kind: 'snapshot', sequence: 12 }, whole(A, 1950));
    await world.advance(1000);
    expect(frozen).not.toHaveBeenCalledWith(true);
    expect(feed.client.updateAge()).toBe(1000);
    await world.advance(2500);
    expect(frozen).toHaveBeenLastCalledWith(true);
    expect(feed.client.updateAge()).toBe(3500);
    socket.frame({ kind: 'heartbeat', sequence: 12 });
    expect(frozen).toHaveBeenLastCalledWith(false);
    expect(feed.client.updateAge()).toBe(0);
  });

  test('that was quiet asks again when the next frame does not fit', async () => {
    const { world, socket, state } = await live();
    socket.hello(E1, { heartbeatMs: FEED_HEARTBEAT_MS });
    await world.advance(3200);
    socket.frame({ previous: 11, sequence: 12 }, home(A, 1900));
    expect([state(), last(socket)]).toEqual(['stale', { op: 'snapshot' }]);
    socket.frame({ kind: 'snapshot', sequence: 12 }, whole(A, 1950));
    expect(state()).toBe('live');
  });

  test('keeps the time of the last update for the banner', async () => {
    const { world, socket, feed } = await live();
    await world.advance(3000);
    socket.frame({ kind: 'heartbeat', previous: 10, sequence: 10 });
    const at = world.serverNow();
    await world.advance(2000);
    socket.drop();
    expect(feed.client.status()).toMatchObject({ state: 'lost', transport: null, lastUpdateAt: at, since: at + 2000 });
  });

  test('is retried after a random wait below a ceiling that doubles up to twenty seconds', async () => {
    const { world, socket } = await live();
    world.luck(1);
    socket.drop();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      const count = world.sockets.length;
      let waited = 0;
      while (world.sockets.length === count) {
        await world.advance(100);
        waited += 100;
      }
      waits.push(waited);
      world.socket.drop();
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 20_000, 20_000]);
    world.luck(0);
    const count = world.sockets.length;
    await world.advance(20_000);
    world.socket.drop();
    await world.advance(1);
    expect(world.sockets.length).toBeGreaterThan(count);
  });

  test('resets the waits only after a steady time', async () => {
    const { world, socket } = await live();
    world.luck(1);
    socket.drop();
    await world.advance(500);
    world.socket.open();
    world.socket.hello(E1);
    world.socket.frame({ previous: 10, sequence: 10, kind: 'snapshot' }, whole(A, 1850));
    world.socket.drop();
    await world.advance(500);
    expect(world.sockets).toHaveLength(2);
    await world.advance(500);
    expect(world.sockets).toHaveLength(3);
  });

  test('resumes held games from their position, and then adds the new ones', async () => {
    const { world, socket, feed, price, state } = await live();
    socket.frame({ previous: 10, sequence: 11 }, home(A, 1900));
    socket.drop();
    feed.client.followGames([B], 'main');
    await world.advance(500);
    expect(state()).toBe('reconnecting');
    world.socket.open();
    world.socket.hello({ epoch: 'e1', sequence: 20 });
    expect(world.socket.asked()).toEqual([
      { op: 'subscribe', main: [A], full: [], resume: { epoch: 'e1', sequence: 11 } },
      { op: 'subscribe', main: [A, B], full: [] },
    ]);
    world.socket.notice({ op: 'resumed', from: 11, sequence: 20 });
    expect(state()).toBe('syncing');
    world.socket.frame({ previous: 11, sequence: 20 }, home(A, 1990));
    expect([state(), price(A)]).toEqual(['live', 1990]);
    world.socket.frame({ previous: 20, sequence: 20 }, whole(B, 3100));
    expect(price(B)).toBe(3100);
  });

  test('takes a snapshot of a new epoch with smaller sequences', async () => {
    const { world, socket, price, state } = await live();
    socket.drop();
    await world.advance(500);
    world.socket.open();
    world.socket.hello({ epoch: 'e2', sequence: 2 });
    expect(last(world.socket)).toEqual({ op: 'subscribe', main: [A], full: [] });
    world.socket.frame({ kind: 'snapshot', sequence: 2 }, whole(A, 1700));
    world.socket.frame({ previous: 2, sequence: 3 }, home(A, 1710));
    expect([state(), price(A)]).toEqual(['live', 1710]);
  });
});

describe('a page that was asleep', () => {
  test('asks first, and is live after the complete answer', async () => {
    const { world, socket, state, price } = await live();
    await world.advance(5000);
    socket.frame({ kind: 'heartbeat', previous: 10, sequence: 10 });
    world.wake(60_000);
    expect([state(), last(socket)]).toEqual(['stale', { op: 'subscribe', main: [A], full: [], resume: E1 }]);
    socket.frame({ previous: 10, sequence: 11 }, home(A, 1900));
    expect([state(), price(A)]).toEqual(['stale', 1850]);
    socket.notice({ op: 'resumed', from: 10, sequence: 12 });
    socket.frame({ previous: 10, sequence: 12 }, home(A, 1950));
    expect([state(), price(A)]).toEqual(['live', 1950]);
  });

  test('changes nothing after a short visit to another tab', async () => {
    const { world, socket, state } = await live();
    world.wake(2000);
    expect([state(), socket.asked().length]).toEqual(['live', 1]);
  });

  test('ignores frames after a long silence until everything was requested again', async () => {
    const { world, socket, state, price } = await live();
    const { now } = world.environment;
    let jump = 0;
    world.environment.now = () => now() + jump;
    jump = 3_600_000;
    socket.frame({ previous: 10, sequence: 11 }, home(A, 1900));
    expect([state(), price(A)]).toEqual(['stale', 1850]);
    expect(last(socket)).toMatchObject({ resume: E1 });
  });

  test('ends a wait for the next attempt', async () => {
    const { world, socket, state } = await live();
    world.luck(1);
    socket.drop();
    world.wake(0);
    expect([state(), world.sockets.length]).toEqual(['reconnecting', 2]);
  });
});

describe('the clock of the server', () => {
  test('is taken from the hello and does not depend on the clock of the device', async () => {
    const { world, feed } = await live();
    expect(feed.client.serverNow()).toBe(world.serverNow());
    await world.advance(2000);
    expect(feed.client.serverNow()).toBe(world.serverNow());
  });

  test('is updated by a second hello, without a request', async () => {
    const { socket, feed } = await live();
    socket.hello(E1, { now: 5_000_000 });
    expect(feed.client.serverNow()).toBe(5_000_000);
    expect(socket.asked()).toHaveLength(1);
  });

  test('measures the delay of frames', async () => {
    const { world, socket, feed } = await live();
    await world.advance(3000);
    socket.frame({ previous: 10, sequence: 11, now: world.serverNow() - 2500 }, home(A, 1900));
    expect(feed.client.status().lagMs).toBe(2500);
  });

  test('closes the socket when frames are delayed by more than the silence limit', async () => {
    const { world, socket, feed, state, price } = await live();
    const seen: FeedState[] = [];
    feed.client.subscribeStatus(() => seen.push(state()));
    for (let second = 0; state() === 'live'; second++) {
      const sequence = 11 + second;
      socket.frame({ previous: sequence - 1, sequence, now: world.serverNow() - 700 * second }, home(A, 1900));
      if (state() === 'live') await world.advance(1000);
    }
    expect([seen.at(-1), socket.isClosed]).toEqual(['lost', true]);
    expect(feed.client.status().lagMs).toBeGreaterThan(10_000);
    const { sequence } = feed.client.status();
    await world.advance(500);
    expect(world.sockets).toHaveLength(2);
    world.socket.open();
    world.socket.hello({ epoch: 'e1', sequence: 99 });
    expect(last(world.socket)).toEqual({ op: 'subscribe', main: [A], full: [], resume: { epoch: 'e1', sequence } });
    world.socket.notice({ op: 'resumed', from: sequence, sequence: 99 });
    world.socket.frame({ previous: sequence, sequence: 99 }, home(A, 2000));
    expect([state(), price(A), feed.client.status().lagMs]).toEqual(['live', 2000, 0]);
  });

  test('is not taken from a slow answer', async () => {
    const { world, socket, feed } = await live();
    const ping = socket.said.find((request) => request.op === 'ping') as Extract<FeedRequest, { op: 'ping' }>;
    const sentAt = world.serverNow();
    await world.advance(4000);
    socket.notice({ op: 'pong', at: ping.at, now: sentAt + 10 });
    expect(feed.client.status().rttMs).toBe(4000);
    expect(feed.client.serverNow()).toBe(world.serverNow());
  });

  test('accounts for the round-trip time', async () => {
    const { world, socket, feed } = await live();
    const ping = socket.said.find((request) => request.op === 'ping') as Extract<FeedRequest, { op: 'ping' }>;
    const sentAt = world.serverNow();
    await world.advance(600);
    socket.notice({ op: 'pong', at: ping.at, now: sentAt + 300 });
    expect(feed.client.status().rttMs).toBe(600);
    expect(feed.client.serverNow()).toBe(sentAt + 600);
  });
});

describe('the feed without a socket', () => {
  /** Lets three sockets fail, so that the feed is polled. */
  async function polling() {
    const all = start();
    all.feed.client.followGames([A], 'main');
    await settle();
    for (let attempt = 0; attempt < 3; attempt++) {
      all.world.socket.drop();
      if (attempt < 2) await all.world.advance(2000);
    }
    await settle();
    return all;
  }

  test('is polled after three failed sockets, and is live', async () => {
    const { world, feed, price } = await polling();
    expect(world.polls).toHaveLength(1);
    expect(world.polls[0]).toMatchObject({ games: { main: [A], full: [] }, position: null });
    await world.polls[0]?.answer('e1', { kind: 'snapshot', sequence: 4 }, whole(A, 1850));
    expect(price(A)).toBe(1850);
    expect(feed.client.status()).toMatchObject({
      state: 'live',
      transport: 'poll',
      sequence: 4,
      lastUpdateAt: world.serverNow(),
    });
  });

  test('polls for changes, and for everything after a game was added', async () => {
    const { world, feed, price } = await polling();
    await world.polls[0]?.answer('e1', { kind: 'snapshot', sequence: 4 }, whole(A, 1850));
    await world.advance(2000);
    expect(world.polls[1]?.position).toEqual({ epoch: 'e1', sequence: 4 });
    await world.polls[1]?.answer('e1', { previous: 4, sequence: 9 }, home(A, 1900));
    expect(price(A)).toBe(1900);
    feed.client.followGames([B], 'main');
    await settle();
    expect(world.polls[2]).toMatchObject({ games: { main: [A, B] }, position: null });
  });

  test('is lost when polls fail too, and slows down', async () => {
    const { world, feed, state } = await polling();
    await world.polls[0]?.answer('e1', { kind: 'snapshot', sequence: 4 }, whole(A, 1850));
    await world.advance(2000);
    await world.polls[1]?.fail();
    expect(state()).not.toBe('live');
    expect(feed.client.status().lastUpdateAt).not.toBeNull();
    await world.advance(3900);
    expect(world.polls).toHaveLength(2);
    await world.advance(200);
    expect(world.polls).toHaveLength(3);
  });

  test('does not poll on a hidden page', async () => {
    const { world } = await polling();
    await world.polls[0]?.answer('e1', { kind: 'snapshot', sequence: 4 }, whole(A, 1850));
    world.hide(true);
    await world.advance(20_000);
    expect(world.polls).toHaveLength(1);
    world.hide(false);
    world.wake(20_000);
    await settle();
    expect(world.polls).toHaveLength(2);
  });

  test('keeps trying sockets, and stops polling when one answers', async () => {
    const { world, feed, price, state } = await polling();
    await world.polls[0]?.answer('e1', { kind: 'snapshot', sequence: 4 }, whole(A, 1850));
    await world.advance(2000);
    expect(world.sockets.length).toBeGreaterThan(3);
    const late = world.polls[1];
    world.socket.open();
    expect(state()).toBe('live');
    world.socket.hello({ epoch: 'e1', sequence: 6 });
    expect(state()).toBe('syncing');
    expect(last(world.socket)).toMatchObject({ resume: { epoch: 'e1', sequence: 4 } });
    world.socket.notice({ op: 'resumed', from: 4, sequence: 6 });
    world.socket.frame({ previous: 4, sequence: 6 }, home(A, 1900));
    await late?.answer('other', { kind: 'snapshot', sequence: 99 }, whole(A, 1111));
    expect([price(A), feed.client.status().transport]).toEqual([1900, 'socket']);
    const { length } = world.polls;
    await world.advance(3000);
    expect(world.polls).toHaveLength(length);
  });
});
