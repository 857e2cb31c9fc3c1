import { afterEach, describe, expect, test } from 'vitest';
import { FEED_PATH } from '#shared/domain/feed/feed-protocol.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import {
  GAME_A,
  HOME_WIN,
  pricedUpdate,
  prices,
  type StartedHub,
  startHub,
  stopHubs,
  subscribed,
} from './feed-hub.fixture.ts';
import { connectPeer } from './feed-peer.fixture.ts';

afterEach(stopHubs);

describe('admission to the feed', () => {
  const ownHost = (at: StartedHub) => ({ origin: at.url.replace('ws:', 'http:').replace(FEED_PATH, '') });

  test.each<[string, (at: StartedHub) => Record<string, string>, boolean]>([
    ['no origin: no browser', () => ({}), true],
    ['its own host', ownHost, true],
    ['a configured origin', () => ({ origin: 'app://bundle' }), true],
    ['another site', () => ({ origin: 'https://evil.example' }), false],
    ['its own host over another scheme', (at) => ({ origin: ownHost(at).origin.replace('http:', 'https:') }), false],
    ['its own origin, as a browser says', (at) => ({ ...ownHost(at), 'sec-fetch-site': 'same-origin' }), true],
    ['another site that hides its origin', () => ({ 'sec-fetch-site': 'cross-site' }), false],
    ['a neighbour that does not say which', () => ({ 'sec-fetch-site': 'same-site' }), false],
    ['a site that starts like ours', (at) => ({ origin: `${ownHost(at).origin}.evil.example` }), false],
    ['an opaque origin', () => ({ origin: 'null' }), false],
    [
      'a forwarded host from a stranger',
      () => ({ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }),
      false,
    ],
  ])('admits or refuses a page of %s', async (_, headers, isWelcome) => {
    const at = await startHub({ origins: ['app://bundle'] });
    const attempt = at.peer(headers(at));
    if (isWelcome) await (await attempt).notice('hello');
    else await expect(attempt).rejects.toThrow('refused with 403');
  });

  test('believes the forwarded host, scheme and address of a proxy of ours alone, and only the last entry', async () => {
    const at = await startHub({ trusts: () => true, connectionsPerAddress: 1 });
    await at.peer({
      origin: 'https://site.example',
      'x-forwarded-host': 'site.example',
      'x-forwarded-proto': 'http, https',
      'x-forwarded-for': '10.0.0.1, 203.0.113.5',
    });
    const overHttp = {
      origin: 'http://site.example',
      'x-forwarded-host': 'site.example',
      'x-forwarded-proto': 'https',
    };
    await expect(at.peer({ ...overHttp, 'x-forwarded-for': '203.0.113.7' })).rejects.toThrow('refused with 403');
    await at.peer({ 'x-forwarded-for': '203.0.113.6' });
    await expect(at.peer({ 'x-forwarded-for': '10.9.9.9, 203.0.113.5' })).rejects.toThrow('refused with 429');
  });

  test('limits the sockets of one address, and admits another when one has left', async () => {
    const at = await startHub({ connectionsPerAddress: 2 });
    const first = await at.peer();
    await at.peer();
    await expect(at.peer({ 'x-forwarded-for': '203.0.113.9' })).rejects.toThrow('refused with 429');
    first.socket.close();
    await eventually(() => expect(at.hub.figures().connections).toBe(1));
    await at.peer();
  });

  test('counts the addresses of one IPv6 network as one address', async () => {
    const at = await startHub({ trusts: () => true, connectionsPerAddress: 1 });
    await at.peer({ 'x-forwarded-for': '2001:db8:0:7::1' });
    await expect(at.peer({ 'x-forwarded-for': '2001:db8:0:7:ffff::2' })).rejects.toThrow('refused with 429');
    await at.peer({ 'x-forwarded-for': '2001:db8:0:8::1' });
  });

  test('limits the number of all sockets', async () => {
    const at = await startHub({ connections: 1 });
    await at.peer();
    await expect(at.peer()).rejects.toThrow('refused with 503');
  });

  test('answers 404 on a path without a service', async () => {
    const at = await startHub();
    await expect(connectPeer(at.url.replace(FEED_PATH, '/other'))).rejects.toThrow('refused with 404');
  });

  test('leaves other paths to their own listeners', async () => {
    const at = await startHub();
    at.server.on('upgrade', (request, socket) => {
      if (request.url === '/other') socket.end('HTTP/1.1 418 Teapot\r\n\r\n');
    });
    await expect(connectPeer(at.url.replace(FEED_PATH, '/other'))).rejects.toThrow('refused with 418');
  });
});

describe("a client's message", () => {
  test('a frame above 64 KB closes its socket and the server lives', async () => {
    const at = await startHub();
    const [bystander] = await subscribed(at, [GAME_A]);
    const peer = await at.peer();
    peer.socket.send('x'.repeat(1024 * 1024));
    expect(await peer.closed()).toBe(1009);
    at.book.flush({ gameId: GAME_A, prices: { [HOME_WIN]: 1700 } });
    expect(prices(await bystander.news())).toEqual(pricedUpdate(GAME_A, { [HOME_WIN]: 1700 }));
    expect(await (await fetch(at.url.replace('ws:', 'http:'))).text()).toBe('alive');
  });

  test.each<[string, string | Buffer]>([
    ['text that is no JSON', '{'],
    ['an unknown request', '{"op":"unknown"}'],
    ['a subscription without lists', '{"op":"subscribe"}'],
    ['game ids of no game', '{"op":"subscribe","main":[0],"full":[]}'],
    ['ids that are no numbers', '{"op":"subscribe","main":["1"],"full":[]}'],
    ['binary', Buffer.from([1, 2, 3])],
  ])('%s is refused, and the earlier subscription stays in force', async (_, message) => {
    const at = await startHub();
    const [peer] = await subscribed(at, [GAME_A]);
    peer.socket.send(message);
    expect(await peer.notice('refused')).toEqual({ op: 'refused', code: 'BAD_REQUEST' });
    at.book.flush({ gameId: GAME_A, prices: { [HOME_WIN]: 1700 } });
    expect(prices(await peer.news())).toEqual(pricedUpdate(GAME_A, { [HOME_WIN]: 1700 }));
  });

  const many = (count: number) => Array.from({ length: count }, (_, index) => 200_000 + index);
  test.each([
    ['400 columns and 50 whole games', many(400), many(450).slice(400), true],
    ['401 columns', many(401), [], false],
    ['51 whole games', [], many(51), false],
    ['400 columns of which some are whole too', many(400), many(40), true],
  ])('takes or refuses a subscription to %s', async (_, main, full, isTaken) => {
    const at = await startHub();
    const peer = await at.peer();
    peer.say({ op: 'subscribe', main, full });
    if (isTaken) expect((await peer.news()).gone).toHaveLength(new Set([...main, ...full]).size);
    else expect(await peer.notice('refused')).toEqual({ op: 'refused', code: 'TOO_MANY_GAMES' });
  });

  test('requests beyond the rate are refused, and a client that continues is disconnected', async () => {
    const at = await startHub({ requestBurst: 3, requestsPerSecond: 0.001 });
    const peer = await at.peer();
    for (let i = 0; i < 3; i++) peer.say({ op: 'ping', at: i });
    peer.say({ op: 'ping', at: 4 });
    expect(await peer.notice('refused')).toEqual({ op: 'refused', code: 'TOO_FAST' });
    for (let i = 0; i < 80; i++) peer.say({ op: 'ping', at: i });
    expect(await peer.closed()).toBe(1008);
  });
});
