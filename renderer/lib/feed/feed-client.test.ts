import { describe, expect, test, vi } from 'vitest';
import { FEED_LIMITS, type FeedRequest } from '#shared/domain/feed/feed-protocol.ts';
import { GAME_STATUS, type GameState } from '#shared/domain/game/game-state.ts';
import { packLocalSelection, selectionOf } from '#shared/domain/ids/selection-id.ts';
import { createFakeWorld, type FakeSocket, type FakeWorld, settle } from './fake-environment.ts';
import { createFeed, type Feed } from './feed.ts';
import type { FeedState } from './feed-status.ts';
import { LINGER_MS } from './watch-list.ts';

const A = 100_001;
const B = 100_002;
const HOME = packLocalSelection({ marketType: 1, period: 0, param: 0, outcome: 0 });
const E1 = { epoch: 'e1', sequence: 10 };
const STATE: GameState = {
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

function home(gameId: number, price: number) {
  return { gameId, odds: [{ selectionId: selectionOf(gameId, HOME), price, suspended: false }] };
}

function whole(gameId: number, price: number) {
  return { ...home(gameId, price), state: STATE, whole: 'main' as const };
}

function start(): {
  world: FakeWorld;
  feed: Feed;
  state: () => FeedState;
  price: (gameId: number) => number | undefined;
} {
  const world = createFakeWorld();
  const feed = createFeed(world.environment, (run) => run());
  return {
    world,
    feed,
    state: () => feed.client.status().state,
    price: (gameId) => feed.odds.read(selectionOf(gameId, HOME))?.price,
  };
}

/** A feed that is live on A at sequence 10. */
async function live() {
  const all = start();
  const release = all.feed.client.watchGames([A], 'main');
  await settle();
  const { socket } = all.world;
  socket.open();
  socket.hello(E1);
  socket.frame({ kind: 'snapshot', sequence: 10 }, whole(A, 1850));
  expect(all.state()).toBe('live');
  return { ...all, release, socket };
}

function last(socket: FakeSocket): FeedRequest | undefined {
  return socket.asked().at(-1);
}

describe('a first connection', () => {
  test('waits for somebody to watch a game, then is connecting, syncing, live', async () => {
    const { world, feed, state, price } = start();
    const seen: FeedState[] = [];
    feed.client.subscribeStatus(() => seen.push(state()));
    await world.advance(5000);
    expect([state(), world.sockets.length]).toEqual(['idle', 0]);
    feed.client.watchGames([A], 'main');
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

  test('an open socket alone is not live, nor are heartbeats', async () => {
    const { world, feed, state } = start();
    feed.client.watchGames([A], 'main');
    world.socket.open();
    world.socket.hello(E1);
    world.socket.frame({ kind: 'heartbeat', previous: 10, sequence: 11 });
    expect(state()).toBe('syncing');
    expect(feed.client.status().transport).toBeNull();
  });

  test('a server that speaks another version is not listened to', async () => {
    const { world, feed, state } = start();
    feed.client.watchGames([A], 'main');
    world.socket.open();
    world.socket.hello(E1, { version: 99 });
    expect([state(), world.socket.isClosed]).toEqual(['lost', true]);
  });

  test('whose answer does not come is given up', async () => {
    const { world, feed, state } = start();
    feed.client.watchGames([A], 'main');
    world.socket.open();
    world.socket.hello(E1);
    for (let second = 0; second < 11; second++) {
      await world.advance(1000);
      world.socket.frame({ kind: 'heartbeat', previous: 10, sequence: 10 });
    }
    expect(state()).toBe('lost');
  });
});

describe('what is watched', () => {
  test('by several calls of one task is one subscription, each game once, in the wider scope', async () => {
    const { world, feed, socket } = await live();
    await world.advance(300);
    feed.client.watchGames([A, B, B], 'main');
    feed.client.watchGames([B], 'full');
    await settle();
    expect(last(socket)).toEqual({ op: 'subscribe', main: [A], full: [B] });
    expect(socket.asked()).toHaveLength(2);
  });

  test('counts: a game is left when the last one who watched it has left', async () => {
    const { world, feed, release, socket } = await live();
    const again = feed.client.watchGames([A], 'main');
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

  test('is asked for at most four times a second', async () => {
    const { world, feed, socket } = await live();
    for (let i = 0; i < 40; i++) {
      feed.client.watchGames([B + i], 'main');
      await world.advance(25);
    }
    await world.advance(300);
    expect(socket.asked().length).toBeLessThanOrEqual(6);
    expect(last(socket)).toMatchObject({ main: [A, ...Array.from({ length: 40 }, (_, i) => B + i)] });
  });

  test('beyond what the feed takes: the games watched last win, whole games become columns', async () => {
    const { world, feed } = start();
    const many = Array.from({ length: 500 }, (_, i) => 1000 + i);
    feed.client.watchGames(many, 'main');
    feed.client.watchGames(many.slice(0, 60), 'full');
    world.socket.open();
    world.socket.hello(E1);
    const asked = last(world.socket) as Extract<FeedRequest, { op: 'subscribe' }>;
    expect(asked.full).toEqual(many.slice(10, 60));
    expect(asked.main).toEqual([...many.slice(110), ...many.slice(0, 10)]);
    expect(asked.main).toHaveLength(FEED_LIMITS.main);
  });

  test('that was refused for haste is asked for again, and nothing is live until it is answered', async () => {
    const { world, socket, feed, state, price } = await live();
    feed.client.watchGames([B], 'main');
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

  test('less than whole is asked for whole again after a break, for the rest was missed', async () => {
    const { world, feed, socket } = await live();
    const stop = feed.client.watchGames([A], 'full');
    await world.advance(300);
    socket.frame({ previous: 10, sequence: 11 }, { ...home(A, 1800), whole: 'full' });
    stop();
    await world.advance(LINGER_MS + 300);
    expect(last(socket)).toEqual({ op: 'subscribe', main: [A], full: [] });
    feed.client.watchGames([A], 'full');
    socket.drop();
    await world.advance(20_000);
    world.socket.open();
    world.socket.hello({ epoch: 'e1', sequence: 20 });
    expect(world.socket.asked()).toEqual([{ op: 'subscribe', main: [], full: [A] }]);
  });
});

describe('frames', () => {
  test('that join on are applied; older ones and repeated ones change nothing', async () => {
    const { socket, price, state } = await live();
    socket.frame({ previous: 10, sequence: 11 }, home(A, 1900));
    socket.frame({ previous: 11, sequence: 12 }, home(A, 1950));
    socket.frame({ previous: 10, sequence: 11 }, home(A, 1900));
    socket.frame({ kind: 'snapshot', sequence: 10 }, whole(A, 1850));
    socket.frame({ previous: 11, sequence: 12 }, home(A, 1950));
    expect([price(A), state()]).toEqual([1950, 'live']);
  });

  test('after a gap are left out until the snapshot has come; prices stand still meanwhile', async () => {
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

  test('a heartbeat that is ahead of what is known shows a gap too', async () => {
    const { socket, state } = await live();
    socket.frame({ kind: 'heartbeat', previous: 12, sequence: 13 });
    expect(state()).toBe('stale');
  });

  test.each<[string, (socket: FakeSocket) => void]>([
    ['bytes that are no frame', (socket) => socket.bytes(Uint8Array.of(0x11, 0xff))],
    ['text that is no JSON', (socket) => socket.text('{')],
  ])('%s end the socket, and the next one begins with a snapshot', async (_, harm) => {
    const { world, socket, state } = await live();
    harm(socket);
    expect([state(), socket.isClosed]).toEqual(['lost', true]);
    await world.advance(500);
    world.socket.open();
    world.socket.hello({ epoch: 'e1', sequence: 12 });
    expect(world.socket.asked()).toEqual([{ op: 'subscribe', main: [A], full: [] }]);
  });

  test('a notice of a later server is passed by', async () => {
    const { socket, state } = await live();
    socket.text('{"op":"advert"}');
    expect(state()).toBe('live');
  });
});

describe('a socket that is lost', () => {
  test('is noticed by silence of two and a half heartbeats', async () => {
    const { world, socket, state } = await live();
    world.luck(1);
    await world.advance(9900);
    expect(state()).toBe('live');
    await world.advance(1200);
    expect([state(), socket.isClosed]).toEqual(['lost', true]);
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

  test('is tried again after a wait between nothing and a ceiling that doubles up to twenty seconds', async () => {
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

  test('begins the waits anew after a steady time only', async () => {
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

  test('comes back where it stopped: what it held with its position, what was added since after it', async () => {
    const { world, socket, feed, price, state } = await live();
    socket.frame({ previous: 10, sequence: 11 }, home(A, 1900));
    socket.drop();
    feed.client.watchGames([B], 'main');
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

  test('takes a snapshot from another life of the feed, whose numbers are smaller', async () => {
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

describe('sleep', () => {
  test('on resume: asks first, and is live when everything has been told', async () => {
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

  test('a glance at another tab changes nothing', async () => {
    const { world, socket, state } = await live();
    world.wake(2000);
    expect([state(), socket.asked().length]).toEqual(['live', 1]);
  });

  test('frames that come after a long silence are not trusted before everything has been asked for', async () => {
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
  test('is taken from the hello and does not depend on the clock of the machine', async () => {
    const { world, feed } = await live();
    expect(feed.client.serverNow()).toBe(world.serverNow());
    await world.advance(2000);
    expect(feed.client.serverNow()).toBe(world.serverNow());
  });

  test('is taken anew when the server says hello again, without asking for anything', async () => {
    const { socket, feed } = await live();
    socket.hello(E1, { now: 5_000_000 });
    expect(feed.client.serverNow()).toBe(5_000_000);
    expect(socket.asked()).toHaveLength(1);
  });

  test('shows how late frames are', async () => {
    const { world, socket, feed } = await live();
    await world.advance(3000);
    socket.frame({ previous: 10, sequence: 11, now: world.serverNow() - 2500 }, home(A, 1900));
    expect(feed.client.status().lagMs).toBe(2500);
  });

  test('frames that waited on the way for longer than a silence may last end the socket; the next is told the latest', async () => {
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

  test('is not taken from an answer that was long on its way', async () => {
    const { world, socket, feed } = await live();
    const ping = socket.said.find((request) => request.op === 'ping') as Extract<FeedRequest, { op: 'ping' }>;
    const sentAt = world.serverNow();
    await world.advance(4000);
    socket.notice({ op: 'pong', at: ping.at, now: sentAt + 10 });
    expect(feed.client.status().rttMs).toBe(4000);
    expect(feed.client.serverNow()).toBe(world.serverNow());
  });

  test('is measured with the way there and back', async () => {
    const { world, socket, feed } = await live();
    const ping = socket.said.find((request) => request.op === 'ping') as Extract<FeedRequest, { op: 'ping' }>;
    const sentAt = world.serverNow();
    await world.advance(600);
    socket.notice({ op: 'pong', at: ping.at, now: sentAt + 300 });
    expect(feed.client.status().rttMs).toBe(600);
    expect(feed.client.serverNow()).toBe(sentAt + 600);
  });
});

describe('without a socket', () => {
  /** Three sockets that never open. */
  async function polling() {
    const all = start();
    all.feed.client.watchGames([A], 'main');
    await settle();
    for (let attempt = 0; attempt < 3; attempt++) {
      all.world.socket.drop();
      if (attempt < 2) await all.world.advance(2000);
    }
    await settle();
    return all;
  }

  test('the feed is polled after three that did not open, and is live by it', async () => {
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

  test('asks for changes next, for everything when a game was added', async () => {
    const { world, feed, price } = await polling();
    await world.polls[0]?.answer('e1', { kind: 'snapshot', sequence: 4 }, whole(A, 1850));
    await world.advance(2000);
    expect(world.polls[1]?.position).toEqual({ epoch: 'e1', sequence: 4 });
    await world.polls[1]?.answer('e1', { previous: 4, sequence: 9 }, home(A, 1900));
    expect(price(A)).toBe(1900);
    feed.client.watchGames([B], 'main');
    await settle();
    expect(world.polls[2]).toMatchObject({ games: { main: [A, B] }, position: null });
  });

  test('is lost when polls fail too, and polls more slowly', async () => {
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

  test('does not poll in a hidden page', async () => {
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

  test('goes on trying sockets, and polls no more when one speaks', async () => {
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

describe('the end', () => {
  test('closes the socket, stops all timers and says idle', async () => {
    const { world, feed, socket, state } = await live();
    feed.client.stop();
    expect([state(), socket.isClosed]).toEqual(['idle', true]);
    feed.client.watchGames([B], 'main');
    world.wake(60_000);
    await world.advance(120_000);
    expect(world.sockets).toHaveLength(1);
  });
});

describe('the status', () => {
  test('is one object until a person would notice a change', async () => {
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
