import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import type { CallAnswer, CallBody } from '#shared/contracts/call.ts';
import type { PaymentOrderAnswer, PaymentsAnswer } from '#shared/contracts/cashier.ts';
import type { Game, gamesCall } from '#shared/contracts/catalogue.ts';
import type { controlGamesCall } from '#shared/contracts/control.ts';
import type { Coupon, PlacementAnswer } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { GEO_COUNTRY_HEADER, siteConfigCall } from '#shared/contracts/site-config.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { FEED_PATH } from '#shared/domain/feed/feed-protocol.ts';
import { SITE_PROOF_HEADER } from '#shared/domain/transport/site-proof.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { TestClient, TestPlayer } from '#tests/fixtures/platform/test-platform.ts';
import { WORLD } from '#tests/fixtures/product.ts';
import { type EmbeddedPlatform, startEmbedded } from './embedded.ts';
import { connectPeer } from './modules/feed/feed-peer.fixture.ts';

/** The whole platform as the site server starts it: embedded database, simulated book, QA controls. */
let dataDir = '';
let platform: EmbeddedPlatform;
let player: TestPlayer;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fairline-whole-'));
  platform = await startEmbedded(
    parseEnvironment({ ...WORLD, NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'error' }),
  );
  const client = new TestClient(platform.origin);
  const { email = '', password = '' } = platform.demo ?? {};
  const login = { uLogin: email, uPassword: password, save: false };
  player = new TestPlayer(client, (await client.post<SessionAnswer>(openPaths.login, login)).body);
}, 120_000);
afterAll(async () => {
  await platform.close();
  await rm(dataDir, { recursive: true, force: true });
});

type GameRequest = CallBody<typeof controlGamesCall>;

/** Makes a game of its own for a test; returns it with a price of its result that can be bet on. */
async function makeBet(request: Partial<GameRequest>): Promise<{ selectionId: number; price: number; gameId: number }> {
  const { gameId } = (await player.post<{ gameId: number }>('/__control/games', request)).body;
  const { body } = await player.get<{ game: Game }>(openPaths.game.replace(':gameId', String(gameId)));
  const open = body.game.main.flatMap(({ outcomes }) => outcomes).find(({ price }) => price > 1200);
  if (!open) throw new Error(`The game ${gameId} has no price`);
  return { selectionId: open.id, price: open.price, gameId };
}

async function listed(section: 'line' | 'live', gameId: number): Promise<boolean> {
  const path = `${openPaths.games}?section=${section}&limit=100&sport=handball`;
  const { games } = (await player.get<CallAnswer<typeof gamesCall>>(path)).body;
  return games.some(({ id }) => id === gameId);
}

const couponOf = async (id: string) => (await player.get<Coupon>(openPaths.coupon.replace(':couponId', id))).body;

test.each([
  ['the window of the desktop app', 'app://bundle', 'hello'],
  ['another program’s window', 'app://bundle.evil', 'refused with 403'],
  ['another site', 'https://evil.example', 'refused with 403'],
])('the feed for %s with origin %s answers %s', async (_who, origin, heard) => {
  const url = `${platform.origin.replace('http', 'ws')}${FEED_PATH}`;
  const peer = connectPeer(url, { origin });
  if (heard !== 'hello') return expect(peer).rejects.toThrow(heard);
  expect((await (await peer).notice('hello')).op).toBe('hello');
  (await peer).socket.terminate();
});

test('[O-06] a player deposits by card on the page of the payment company, and the site lets that page be framed', async () => {
  const before = await player.balance();
  const order = { accountId: player.accountId, iso: 'EUR', methodId: 'card', amount: 5000 };
  const key = { 'idempotency-key': crypto.randomUUID() };
  const { body } = await player.post<PaymentOrderAnswer>('/web-api/cashier/deposits', order, key);
  const page = body.status === 'made' ? body.payment.page : null;
  if (body.status !== 'made' || !page) throw new Error(JSON.stringify(body));
  expect(new URL(page.url).origin).toBe(platform.payments);
  const { body: config } = await player.get<CallAnswer<typeof siteConfigCall>>(siteConfigCall.path);
  expect(config.config.paymentOrigins).toEqual([new URL(page.url).origin]);
  const token = new URL(page.url).searchParams.get('token') ?? '';
  const card = { number: '4242424242424242', date: '12/39', code: '123', holder: 'Demo Player' };
  await fetch(page.url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ token, step: 'pay', ...card }),
  });
  await eventually(async () => expect(await player.balance()).toBe(before + 5000));
  // The notice of the company has moved it, not a question of the player's.
  const { body: list } = await player.get<PaymentsAnswer>('/web-api/cashier/payments');
  expect(list.payments[0]).toMatchObject({ id: body.payment.id, state: 'received', label: 'Visa •••• 4242' });
});

test('a bet on the simulated book is accepted, decided by QA, and paid', async () => {
  const before = await player.balance();
  const { selectionId, price } = await makeBet({ sport: 'football' });
  const { body } = await player.place(player.placement([[selectionId, price]], { changeCoefAction: 1 }));
  if (body.status !== 'accepted') throw new Error(JSON.stringify(body));
  expect(body.coupon.legs[0]).toMatchObject({ selectionId, sportId: 1, home: { name: expect.any(String) } });
  await player.post('/__control/outcome', { selectionId, statusId: 1 });
  await vi.waitFor(async () => expect((await couponOf(body.coupon.id)).state).toBe('settled'), {
    timeout: 20_000,
    interval: 100,
  });
  const { result, payout, coef } = await couponOf(body.coupon.id);
  expect([result, payout]).toEqual(['win', Math.floor((1000 * coef + 500) / 1000)]);
  expect(await player.balance()).toBe(before - 1000 + (payout ?? 0));
}, 60_000);

test('a goal during the live delay refuses the bet', async () => {
  const { selectionId, price, gameId } = await makeBet({ sport: 'football', live: {} });
  const placement = player.placement([[selectionId, price]], { changeCoefAction: 1 });
  const { body } = await player.place(placement);
  expect(body.status).toBe('pending');
  await player.post('/__control/incident', { gameId, kind: 'goal', side: 0 });
  await vi.waitFor(
    async () => {
      const outcome = await player.post<PlacementAnswer>(openPaths.couponOutcome.replace(':key', placement.id));
      expect(outcome.body).toMatchObject({
        status: 'refused',
        code: 'GAME_STATE_CHANGED',
        selectionIds: [selectionId],
      });
    },
    { timeout: 20_000, interval: 200 },
  );
}, 60_000);

describe('a made game', () => {
  test('is in the list and in the feed, and pays its bets when it ends', async () => {
    const { gameId, selectionId, price } = await makeBet({ sport: 'handball' });
    expect(await listed('line', gameId)).toBe(true);
    const peer = await connectPeer(`${platform.origin.replace('http', 'ws')}${FEED_PATH}`, { origin: 'app://bundle' });
    peer.say({ op: 'subscribe', main: [], full: [gameId] });
    const frame = await peer.news();
    expect(frame.whole.map((one) => one.gameId)).toEqual([gameId]);
    peer.socket.terminate();
    const { body } = await player.place(player.placement([[selectionId, price]]));
    if (body.status !== 'accepted') throw new Error(JSON.stringify(body));
    const ended = await player.post('/__control/outcome', { gameId, score: [31, 24] });
    expect(ended.body).toMatchObject({ gameId, finalScore: [31, 24] });
    await eventually(async () => expect((await couponOf(body.coupon.id)).state).toBe('settled'));
    expect((await couponOf(body.coupon.id)).legs[0]?.finalScore).toEqual([31, 24]);
    expect(await listed('line', gameId)).toBe(false);
  }, 60_000);

  test('that is removed leaves the list and returns its bets', async () => {
    const { gameId, selectionId, price } = await makeBet({ sport: 'handball', live: { minute: 10 } });
    expect(await listed('live', gameId)).toBe(true);
    const before = await player.balance();
    const placement = player.placement([[selectionId, price]], { changeCoefAction: 1 });
    await player.place(placement);
    const outcome = () => player.post<PlacementAnswer>(openPaths.couponOutcome.replace(':key', placement.id));
    await eventually(async () => expect((await outcome()).body.status).toBe('accepted'));
    await player.post('/__control/games/remove', { gameId });
    await eventually(async () => expect(await player.balance()).toBe(before));
    expect(await listed('live', gameId)).toBe(false);
  }, 60_000);

  test.each([
    [{ sport: 'quidditch' }, /no sport "quidditch"/],
    [{ sport: 'football', competition: 'nowhere' }, /no competition "nowhere"/],
  ])('%j is refused with what is wrong', async (request, reason) => {
    const { status, body } = await player.post<{ message: string }>('/__control/games', request);
    expect([status, body.message]).toEqual([400, expect.stringMatching(reason)]);
  });
});

describe('headers about a visitor', () => {
  const CLAIMS = {
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'bets.localhost',
    'x-forwarded-for': '192.0.2.7',
    [GEO_COUNTRY_HEADER]: 'AT',
    origin: 'https://bets.localhost',
  };
  const login = (client: TestClient) => {
    const { email: uLogin = '', password: uPassword = '' } = platform.demo ?? {};
    return client.post(openPaths.login, { uLogin, uPassword, save: false });
  };

  test('are believed from the site', async () => {
    const client = new TestClient(platform.origin);
    client.headers = { ...CLAIMS, [SITE_PROOF_HEADER]: platform.siteProof };
    const { status, cookies } = await login(client);
    expect(status).toBe(200);
    expect(cookies[0]).toMatch(/^__Host-session=.*; Secure/);
    const { body } = await client.get(openPaths.security);
    expect(JSON.stringify(body)).toContain('192.0.2.7');
  });

  test.each([[{}], [{ [SITE_PROOF_HEADER]: '' }], [{ [SITE_PROOF_HEADER]: 'A'.repeat(43) }]])(
    'are not believed from another program of the machine with %j',
    async (proof) => {
      const client = new TestClient(platform.origin);
      client.headers = { ...CLAIMS, ...proof };
      expect((await login(client)).status, 'a page of another site, as far as the platform knows').toBe(403);
      client.headers = { 'x-forwarded-for': '192.0.2.8', 'x-forwarded-proto': 'https', ...proof };
      const { status, cookies } = await login(client);
      expect([status, cookies[0]?.split('=')[0]]).toEqual([200, 'session']);
      expect(JSON.stringify((await client.get(openPaths.security)).body)).not.toContain('192.0.2.8');
    },
  );

  test('of the feed’s socket are believed from the site only', async () => {
    const url = `${platform.origin.replace('http', 'ws')}${FEED_PATH}`;
    await expect(connectPeer(url, CLAIMS)).rejects.toThrow('refused with 403');
    const peer = await connectPeer(url, { ...CLAIMS, [SITE_PROOF_HEADER]: platform.siteProof });
    expect((await peer.notice('hello')).op).toBe('hello');
    peer.socket.terminate();
  });
});
