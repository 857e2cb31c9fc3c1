import { afterEach, describe, expect, test, vi } from 'vitest';
import { readFrame } from '#shared/domain/feed/feed-decode.ts';
import { FEED_VERSION, type FeedFrame } from '#shared/domain/feed/feed-protocol.ts';
import { selectionOf } from '#shared/domain/ids/selection-id.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { LIVE_STATE, localIdOf } from './fake-book.fixture.ts';
import {
  AWAY_WIN,
  CORNERS,
  FEED_NOW,
  GAME_A,
  GAME_B,
  HOME_WIN,
  pricedUpdate,
  prices,
  startHub,
  stopHubs,
  subscribed,
  TOTAL_5,
  TOTAL_6,
} from './feed-hub.fixture.ts';
import { subscriptionOf } from './feed-request.ts';

afterEach(stopHubs);

describe('a subscriber', () => {
  test('receives hello with version, position, server time and the interval of heartbeats', async () => {
    const at = await startHub({ heartbeatMs: 900 });
    const peer = await at.peer();
    expect(await peer.notice('hello')).toEqual({
      op: 'hello',
      version: FEED_VERSION,
      ...at.hub.position(),
      now: FEED_NOW,
      heartbeatMs: 900,
      hasPlayers: false,
    });
  });

  test('gets a snapshot of its games: columns of the lists in scope main, every market in scope full', async () => {
    const at = await startHub();
    at.book.flush();
    const [, frame] = await subscribed(at, [GAME_B], [GAME_A]);
    expect(frame).toMatchObject({ kind: 'snapshot', previous: 1, sequence: 1, now: FEED_NOW, gone: [] });
    expect(prices(frame)).toEqual({
      ...pricedUpdate(GAME_A, { [HOME_WIN]: 1850, [AWAY_WIN]: 2050, [TOTAL_5]: 1900, [CORNERS]: 12_000 }),
      ...pricedUpdate(GAME_B, { [HOME_WIN]: 1300, [AWAY_WIN]: 3600 }),
    });
    expect(frame.states.map((one) => one.gameId)).toEqual([GAME_A, GAME_B]);
    expect(frame.whole).toEqual([
      { gameId: GAME_A, scope: 'full' },
      { gameId: GAME_B, scope: 'main' },
    ]);
    const [, onlyMain] = await subscribed(at, [GAME_A]);
    expect(prices(onlyMain)).not.toHaveProperty(String(selectionOf(GAME_A, CORNERS)));
  });

  test('is told that a game it names does not exist, or is over', async () => {
    const at = await startHub();
    at.book.flush({ gameId: GAME_B, state: { ...LIVE_STATE, statusId: 4 } });
    const [, frame] = await subscribed(at, [GAME_B, 999]);
    expect(frame.gone).toEqual([999, GAME_B]);
    expect(frame.odds).toEqual([]);
  });

  test('gets numbered changes that join without a gap, and only of its games and scope', async () => {
    const at = await startHub();
    const [peer, first] = await subscribed(at, [GAME_A]);
    at.book.flush({ gameId: GAME_A, prices: { [HOME_WIN]: 1860, [CORNERS]: 11_000 } });
    const second = await peer.news();
    at.book.flush({ gameId: GAME_B, prices: { [HOME_WIN]: 1310 } });
    at.book.flush({ gameId: GAME_A, prices: { [CORNERS]: 10_000 } });
    at.book.flush({ gameId: GAME_A, prices: { [AWAY_WIN]: 2040 }, state: { ...LIVE_STATE, score: [1, 0] } });
    const third = await peer.news();
    expect(prices(second)).toEqual(pricedUpdate(GAME_A, { [HOME_WIN]: 1860 }));
    expect([second.previous, second.sequence]).toEqual([first.sequence, 1]);
    expect(prices(third)).toEqual(pricedUpdate(GAME_A, { [AWAY_WIN]: 2040 }));
    expect(third.states).toEqual([{ gameId: GAME_A, state: { ...LIVE_STATE, score: [1, 0] } }]);
    expect([third.previous, third.sequence]).toEqual([1, 4]);
  });

  test('is told of suspension, of prices that left the book and of games that are gone', async () => {
    const at = await startHub();
    const [peer] = await subscribed(at, [GAME_A, GAME_B]);
    at.book.flush({ gameId: GAME_A, prices: { [HOME_WIN]: 1850 }, suspended: true }, { gameId: GAME_B, gone: true });
    const frame = await peer.news();
    expect(frame.odds).toEqual([{ selectionId: selectionOf(GAME_A, HOME_WIN), price: 1850, suspended: true }]);
    expect(frame.gone).toEqual([GAME_B]);
    at.book.flush({ gameId: GAME_A, prices: { [AWAY_WIN]: 0 } });
    expect((await peer.news()).odds).toEqual([
      { selectionId: selectionOf(GAME_A, AWAY_WIN), price: 0, suspended: false },
    ]);
  });

  test('gets the columns whole when another line becomes the main one', async () => {
    const at = await startHub();
    const [peer] = await subscribed(at, [GAME_A]);
    at.book.flush({ gameId: GAME_A, prices: { [TOTAL_5]: 0, [TOTAL_6]: 1980 } });
    const frame = await peer.news();
    expect(frame.whole).toEqual([{ gameId: GAME_A, scope: 'main' }]);
    expect(prices(frame)).toEqual(pricedUpdate(GAME_A, { [HOME_WIN]: 1850, [AWAY_WIN]: 2050, [TOTAL_6]: 1980 }));
  });

  test('replaces its subscription as a whole and is sent only the added games', async () => {
    const at = await startHub();
    const [peer] = await subscribed(at, [GAME_A]);
    peer.say({ op: 'subscribe', main: [GAME_A, GAME_B], full: [] });
    const added = await peer.news();
    expect(added).toMatchObject({ kind: 'changes', whole: [{ gameId: GAME_B, scope: 'main' }] });
    peer.say({ op: 'subscribe', main: [GAME_B], full: [] });
    expect((await peer.news()).odds).toEqual([]);
    at.book.flush({ gameId: GAME_A, prices: { [HOME_WIN]: 1700 } }, { gameId: GAME_B, prices: { [HOME_WIN]: 1320 } });
    expect(prices(await peer.news())).toEqual(pricedUpdate(GAME_B, { [HOME_WIN]: 1320 }));
  });

  test('is sent a game whole when it wants all of it after its columns', async () => {
    const at = await startHub();
    const [peer] = await subscribed(at, [GAME_A]);
    peer.say({ op: 'subscribe', main: [], full: [GAME_A] });
    expect((await peer.news()).whole).toEqual([{ gameId: GAME_A, scope: 'full' }]);
    at.book.flush({ gameId: GAME_A, prices: { [CORNERS]: 9000 } });
    expect(prices(await peer.news())).toEqual(pricedUpdate(GAME_A, { [CORNERS]: 9000 }));
  });

  test('hears heartbeats when nothing changes, with the sequence it is up to', async () => {
    const at = await startHub({ heartbeatMs: 200 });
    const [peer] = await subscribed(at, [GAME_A]);
    at.book.flush({ gameId: GAME_B, prices: { [HOME_WIN]: 1310 } });
    expect(await peer.frame()).toMatchObject({ kind: 'heartbeat', previous: 0, sequence: 1, odds: [] });
    expect(await peer.frame()).toMatchObject({ kind: 'heartbeat', previous: 1, sequence: 1 });
  });

  test('without a subscription hears heartbeats too', async () => {
    const at = await startHub({ heartbeatMs: 100 });
    const peer = await at.peer();
    expect((await peer.frame()).kind).toBe('heartbeat');
  });

  test('is sent the latest value of each price, not every value that it had', async () => {
    const at = await startHub();
    const [peer] = await subscribed(at, [GAME_A]);
    const BURSTS = 3;
    const CHANGES = 50;
    for (let burst = 1; burst <= BURSTS; burst++) {
      for (let change = 0; change < CHANGES; change++) {
        at.book.flush({ gameId: GAME_A, prices: { [HOME_WIN]: 2000 + 100 * burst + change } });
      }
      const last = 2000 + 100 * burst + CHANGES - 1;
      await eventually(() => expect(peer.waiting.at(-1)?.odds[0]?.price).toBe(last));
    }
    // A burst is over before a second frame can leave: one frame leaves at once, and one with all that came after it.
    expect(peer.waiting.length).toBeLessThanOrEqual(2 * BURSTS);
    for (const frame of peer.waiting) expect(frame.odds).toHaveLength(1);
    expect(peer.waiting.slice(1).every((frame, i) => frame.previous === peer.waiting[i]?.sequence)).toBe(true);
  });

  test('gets an answer to its ping, for measuring the delay', async () => {
    const at = await startHub();
    const peer = await at.peer();
    peer.say({ op: 'ping', at: 12.5 });
    expect(await peer.notice('pong')).toEqual({ op: 'pong', at: 12.5, now: FEED_NOW });
  });

  test('receives hello again when the clock of the server was moved', async () => {
    const at = await startHub();
    const peer = await at.peer();
    await peer.notice('hello');
    at.moveClock();
    expect(await peer.notice('hello')).toMatchObject({ now: FEED_NOW });
  });
});

describe('a client that comes back', () => {
  test('with a known position gets the latest values of what it missed instead of a snapshot', async () => {
    const at = await startHub();
    const [first] = await subscribed(at, [GAME_A, GAME_B]);
    const { epoch, sequence } = at.hub.position();
    first.socket.terminate();
    for (const price of [1860, 1870, 1880]) at.book.flush({ gameId: GAME_A, prices: { [HOME_WIN]: price } });
    const peer = await at.peer();
    peer.say({ op: 'subscribe', main: [GAME_A, GAME_B], full: [], resume: { epoch, sequence } });
    expect(await peer.notice('resumed')).toEqual({ op: 'resumed', from: 0, sequence: 3 });
    const frame = await peer.news();
    expect(frame).toMatchObject({ kind: 'changes', previous: 0, sequence: 3, whole: [] });
    expect(prices(frame)).toEqual(pricedUpdate(GAME_A, { [HOME_WIN]: 1880 }));
  });

  test('after more flushes of a game than are kept gets that game whole and the others as changes', async () => {
    const at = await startHub({ ringSize: 4 });
    const [first] = await subscribed(at, [GAME_A, GAME_B]);
    const { epoch, sequence } = at.hub.position();
    first.socket.terminate();
    for (const price of [1, 2, 3, 4, 5, 6]) at.book.flush({ gameId: GAME_A, prices: { [HOME_WIN]: 1800 + price } });
    at.book.flush({ gameId: GAME_B, prices: { [AWAY_WIN]: 3500 } });
    const peer = await at.peer();
    peer.say({ op: 'subscribe', main: [GAME_A, GAME_B], full: [], resume: { epoch, sequence } });
    const frame = await peer.news();
    expect(frame).toMatchObject({ kind: 'changes', previous: 0, whole: [{ gameId: GAME_A, scope: 'main' }] });
    expect(prices(frame)).toEqual({
      ...pricedUpdate(GAME_A, { [HOME_WIN]: 1806, [AWAY_WIN]: 2050, [TOTAL_5]: 1900 }),
      ...pricedUpdate(GAME_B, { [AWAY_WIN]: 3500 }),
    });
  });

  test('gets a game whole that was not recorded meanwhile', async () => {
    const at = await startHub();
    at.book.flush();
    at.book.flush();
    const peer = await at.peer();
    peer.say({ op: 'subscribe', main: [], full: [GAME_A], resume: { epoch: at.hub.position().epoch, sequence: 1 } });
    expect((await peer.news()).whole).toEqual([{ gameId: GAME_A, scope: 'full' }]);
  });

  test.each([
    ['another life of the feed', { epoch: 'other', sequence: 0 }],
    ['a position ahead of the feed', { epoch: '', sequence: 77 }],
  ])('with a position of %s gets a snapshot', async (_, resume) => {
    const at = await startHub();
    const peer = await at.peer();
    peer.say({
      op: 'subscribe',
      main: [GAME_A],
      full: [],
      resume: { ...resume, epoch: resume.epoch || at.hub.position().epoch },
    });
    expect((await peer.news()).kind).toBe('snapshot');
  });

  test('after a gap gets everything in the snapshot that it asks for', async () => {
    const at = await startHub();
    const [peer] = await subscribed(at, [GAME_A, GAME_B]);
    at.book.flush({ gameId: GAME_A, prices: { [HOME_WIN]: 1990 } });
    await peer.news();
    peer.say({ op: 'snapshot' });
    const frame = await peer.news();
    expect(frame).toMatchObject({ kind: 'snapshot', previous: 1, sequence: 1 });
    expect(prices(frame)[selectionOf(GAME_A, HOME_WIN)]).toBe(1990);
    expect(frame.whole).toHaveLength(2);
  });
});

describe('a reader that stalls', () => {
  test('is left out, does not hold up others, and then gets the latest values of what it missed', async () => {
    const wide = Array.from({ length: 1000 }, (_, index) => localIdOf(20 + Math.floor(index / 500), index % 500));
    const at = await startHub({ backlogLimit: 64 * 1024 });
    for (let game = 1; game <= 40; game++)
      at.book.open(game * 64, Object.fromEntries(wide.map((local) => [local, 2000])));
    const games = Array.from({ length: 40 }, (_, index) => (index + 1) * 64);
    const [slow] = await subscribed(at, [], games);
    const [quick] = await subscribed(at, [], [64]);
    slow.socket.pause();
    let price = 2000;
    while (at.hub.figures().skipped < 3) {
      price += 1;
      const odds = Object.fromEntries(wide.map((local) => [local, price]));
      at.book.flush(...games.map((gameId) => ({ gameId, prices: odds })));
      expect(prices(await quick.news())[selectionOf(64, wide[0] as number)]).toBe(price);
      expect(price).toBeLessThan(2400);
    }
    slow.socket.resume();
    await eventually(() => expect(slow.waiting.at(-1)?.sequence).toBe(at.hub.position().sequence));
    const frames = [...slow.waiting];
    expect(frames.every((frame, i) => i === 0 || frame.previous <= (frames[i - 1] as FeedFrame).sequence)).toBe(true);
    expect(frames.length).toBeLessThan(price - 2000);
    const known = new Map(frames.flatMap((frame) => frame.odds).map((odd) => [odd.selectionId, odd.price]));
    expect(known.size).toBe(40_000);
    expect(new Set(known.values())).toEqual(new Set([price]));
  }, 60_000);

  test('is cut off when it asks for snapshots without reading them', async () => {
    const wide = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, index) => [localIdOf(20 + (index % 200), Math.floor(index / 200)), 9000]),
    );
    const at = await startHub({ backlogLimit: 16 * 1024, requestBurst: 10_000 });
    for (let game = 1; game <= 40; game++) at.book.open(game * 64, wide);
    const [peer] = await subscribed(
      at,
      [],
      Array.from({ length: 40 }, (_, index) => (index + 1) * 64),
    );
    peer.socket.pause();
    await vi.waitFor(
      () => {
        peer.say({ op: 'snapshot' });
        expect(at.hub.figures().connections).toBe(0);
      },
      { timeout: 30_000, interval: 20 },
    );
  }, 60_000);

  test('is ended when it does not answer pings', async () => {
    const at = await startHub({ pingMs: 80 });
    const [alive] = await subscribed(at, [GAME_A]);
    const dead = await at.peer();
    dead.socket.pause();
    await eventually(() => expect(at.hub.figures().connections).toBe(1));
    at.book.flush({ gameId: GAME_A, prices: { [HOME_WIN]: 1700 } });
    expect(prices(await alive.news())).toEqual(pricedUpdate(GAME_A, { [HOME_WIN]: 1700 }));
  });
});

describe('the hub', () => {
  test('sends all who follow the same games the same frame and reads the book once for them', async () => {
    const at = await startHub();
    const peers = await Promise.all(Array.from({ length: 20 }, () => subscribed(at, [GAME_A, GAME_B])));
    const { reads } = at.book;
    at.book.flush({ gameId: GAME_A, prices: { [HOME_WIN]: 1700 } });
    const frames = await Promise.all(peers.map(([peer]) => peer.news()));
    for (const frame of frames) expect(frame).toEqual(frames[0]);
    expect(at.hub.figures().groups).toBe(1);
    expect(at.book.reads).toBe(reads);
    expect(reads).toBeLessThan(10);
  });

  test('makes the book announce all markets of games that are followed in full, and for a while longer', async () => {
    const at = await startHub({ keepMs: 200 });
    const [peer] = await subscribed(at, [GAME_B], [GAME_A]);
    expect(at.book.gamesInFull).toEqual(new Set([GAME_A]));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(at.book.gamesInFull).toEqual(new Set([GAME_A]));
    peer.say({ op: 'subscribe', main: [GAME_A], full: [GAME_B] });
    await peer.news();
    expect(at.book.gamesInFull).toEqual(new Set([GAME_A, GAME_B]));
    await eventually(() => expect(at.book.gamesInFull).toEqual(new Set([GAME_B])));
  });

  test('reports a bad price of one game and serves the others', async () => {
    const at = await startHub();
    const [peer] = await subscribed(at, [GAME_A, GAME_B]);
    at.book.flush({ gameId: GAME_A, prices: { [HOME_WIN]: 1.5 } }, { gameId: GAME_B, prices: { [HOME_WIN]: 1320 } });
    expect(prices(await peer.news())).toEqual(pricedUpdate(GAME_B, { [HOME_WIN]: 1320 }));
    expect(String(at.errors.splice(0)[0])).toContain('1.5 is no price');
  });

  test('gives clients without a socket the same frames', async () => {
    const at = await startHub();
    const wanted = subscriptionOf([GAME_B], [GAME_A]);
    if (typeof wanted === 'string') throw new Error(wanted);
    const first = readFrame(at.hub.poll(wanted));
    expect(first).toMatchObject({ kind: 'snapshot', sequence: 0 });
    expect(first.whole).toHaveLength(2);
    at.book.flush({ gameId: GAME_A, prices: { [CORNERS]: 8000 } });
    const { epoch } = at.hub.position();
    const second = readFrame(at.hub.poll(wanted, { epoch, sequence: first.sequence }));
    expect(second).toMatchObject({ kind: 'changes', previous: 0, sequence: 1 });
    expect(prices(second)).toEqual(pricedUpdate(GAME_A, { [CORNERS]: 8000 }));
    expect(readFrame(at.hub.poll(wanted, { epoch: 'other', sequence: 1 })).kind).toBe('snapshot');
  });

  test('stops cleanly: it says goodbye, admits no socket, and leaves the book', async () => {
    const at = await startHub();
    const [peer] = await subscribed(at, [], [GAME_A]);
    await at.hub.close();
    expect(await peer.closed()).toBe(1001);
    await expect(at.peer()).rejects.toThrow();
    expect(at.book.gamesInFull.size).toBe(0);
    at.book.flush({ gameId: GAME_A, prices: { [HOME_WIN]: 1700 } });
    expect(at.hub.position().sequence).toBe(0);
  });
});
