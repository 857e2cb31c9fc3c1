import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createPlatform, type Platform } from '#platform/app.ts';
import type { Account } from '#shared/contracts/account.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { PlayerEvent, PlayerNews } from '#shared/contracts/player-event.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import {
  FEED_PATH,
  FEED_TICKET_PATH,
  type FeedPosition,
  type PlayerMessage,
} from '#shared/domain/feed/feed-protocol.ts';
import { CURRENCY_NUMBERS } from '#shared/domain/money/currency-numbers.ts';
import { DEFAULT_NOTICE_CHOICES } from '#shared/domain/notices/notice-choices.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { TEST_KEYS } from '#tests/fixtures/platform/test-keys.ts';
import {
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  type TestPlayer,
} from '#tests/fixtures/platform/test-platform.ts';
import { announceFriends } from '../friends/friends-service.ts';
import { connectPeer, type FeedPeer } from './feed-peer.fixture.ts';
import { openPlayerChannels } from './player-channels.ts';

/** Two platforms on one database, like two processes behind a load balancer. */
let one: TestPlatform;
let two: Platform;
let secondOrigin = '';
const peers: FeedPeer[] = [];

beforeAll(async () => {
  one = await startTestPlatform();
  two = await createPlatform({
    environment: parseEnvironment({ NODE_ENV: 'test' }),
    database: await one.database.connect(),
    keys: TEST_KEYS,
    createBook: () => ({ ...one.table.book, controls: undefined, tick: () => undefined }) as never,
    logLevel: 'silent',
  });
  secondOrigin = await two.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  for (const peer of peers.splice(0)) peer.socket.terminate();
});
afterAll(async () => {
  await two.close();
  await one.close();
});

async function open(origin = one.origin): Promise<FeedPeer> {
  const peer = await connectPeer(origin.replace('http', 'ws') + FEED_PATH);
  peers.push(peer);
  await peer.notice('hello');
  return peer;
}

async function ticketOf(client: TestClient): Promise<string> {
  const { body } = await client.post<{ ticket: string }>(FEED_TICKET_PATH);
  return body.ticket;
}

/** Tickets of one session, which no use ends. */
const ticketsOf = (hash: string) => ({ read: () => ({ hash, id: 'id' }), spend: async () => true });

type Joined = Extract<PlayerMessage, { op: 'player' }>;

/** Joins the channel of a player on a socket of a process. */
async function join(player: TestClient, origin = one.origin, resume?: FeedPosition): Promise<[FeedPeer, Joined]> {
  const peer = await open(origin);
  peer.say({ op: 'player', ticket: await ticketOf(player), ...(resume ? { resume } : {}) });
  return [peer, await peer.notice('player')];
}

async function eventOf<Kind extends PlayerEvent['kind']>(peer: FeedPeer, kind: Kind) {
  for (;;) {
    const { event, sequence } = await peer.notice('event');
    if (event.kind === kind) return { event: event as Extract<PlayerEvent, { kind: Kind }>, sequence };
  }
}

const moneyIn = (event: PlayerEvent) => (event.kind === 'accounts' ? event.accounts[0]?.money : undefined);

/** Reads like a client: follows its place, which the server may give another name, and notices a gap or a repetition. */
async function readUntil(peer: FeedPeer, { epoch, sequence }: FeedPosition, isLast: (event: PlayerEvent) => boolean) {
  let place: FeedPosition = { epoch, sequence };
  const events: PlayerEvent[] = [];
  for (;;) {
    const message = await peer.told();
    if (message.op === 'player') place = { epoch: message.epoch, sequence: message.sequence };
    if (message.op !== 'event') continue;
    expect(message.sequence).toBe(place.sequence + 1);
    place = { ...place, sequence: message.sequence };
    events.push(message.event);
    if (isLast(message.event)) return { place, events };
  }
}

const active = (accounts: readonly Account[]) => accounts.find(({ isActive }) => isActive)?.iso;

async function switchTo(player: TestPlayer, iso: 'EUR' | 'USD'): Promise<void> {
  const account = (await player.accounts()).find((one) => one.iso === iso);
  await player.post(openPaths.switchAccount, { id: account?.id });
}

describe('the channel of a player', () => {
  test('tells of a coupon and of the balance after it, on sockets of both processes', async () => {
    const player = await one.player();
    const [[here, joined], [there]] = [await join(player), await join(player, secondOrigin)];
    expect(joined).toMatchObject({ userId: player.userId, sequence: 0, mode: 'fresh' });
    const placed = await player.place(player.placement([[one.table.addSelection(2000), 2000]]));
    const couponId = placed.body.status === 'accepted' ? placed.body.coupon.id : '';
    for (const peer of [here, there]) {
      const events = [await peer.notice('event'), await peer.notice('event')].map(({ event }) => event);
      expect(events).toContainEqual({ kind: 'coupon', couponId, state: 'open' });
      const money = events.flatMap((event) => (event.kind === 'accounts' ? event.accounts : []));
      expect(money).toMatchObject([{ id: player.accountId, money: 9000 }]);
    }
  });

  test('tells of the account that was switched to, and of opened and closed ones', async () => {
    const player = await one.player();
    const [peer] = await join(player, secondOrigin);
    await player.post(openPaths.addCurrency, { currencyId: CURRENCY_NUMBERS.USD });
    expect((await eventOf(peer, 'accounts')).event.accounts.map(({ iso }) => iso)).toEqual(['EUR', 'USD']);
    await switchTo(player, 'USD');
    expect(active((await eventOf(peer, 'accounts')).event.accounts)).toBe('USD');
  });

  test('numbers its events without gaps and never tells an older balance after a newer one', async () => {
    const player = await one.player();
    const [peer, joined] = await join(player);
    const bets = Array.from({ length: 8 }, () => one.table.addSelection(2000));
    await Promise.all(bets.map((id) => player.place(player.placement([[id, 2000]], { amount: 100 }))));
    const { events } = await readUntil(peer, joined, (event) => moneyIn(event) === 9200);
    const balances = events.flatMap((event) => moneyIn(event) ?? []);
    expect(balances).toEqual([...balances].sort((a, b) => b - a));
  });

  test.each([
    ['the process', () => one.origin],
    ['another process', () => secondOrigin],
  ])('brings a client that comes back to %s what it missed, once and in order', async (_, origin) => {
    const player = await one.player();
    const bet = async () => {
      const { body } = await player.place(player.placement([[one.table.addSelection(2000), 2000]], { amount: 100 }));
      return body.status === 'accepted' ? body.coupon.id : '';
    };
    const [peer, joined] = await join(player);
    const first = await bet();
    const { place } = await readUntil(peer, joined, (event) => event.kind === 'coupon' && event.couponId === first);
    peer.socket.terminate();
    const missed = [await bet(), await bet(), await bet()];
    const [again, resumed] = await join(player, origin(), place);
    expect(resumed).toMatchObject({ mode: 'resumed', ...place });
    const next = await bet();
    const { events } = await readUntil(again, resumed, (event) => event.kind === 'coupon' && event.couponId === next);
    expect(events.flatMap((event) => (event.kind === 'coupon' ? [event.couponId] : []))).toEqual([...missed, next]);
    expect(events.flatMap((event) => moneyIn(event) ?? []).at(-1)).toBe(9500);
  });

  test('names later places to a player to whom nothing happens, and another process resumes from them', async () => {
    const player = await one.player();
    const heard: PlayerMessage[] = [];
    const { sessions, accountsOf } = one.platform.accounts;
    const { sql, announcements } = one.platform.database;
    const hash = (await sessions.ofPlayer(player.userId))[0]?.hash ?? '';
    const channels = await openPlayerChannels({
      ...{ sql, announcements, sessions, accountsOf, tickets: ticketsOf(hash), lookMs: 20 },
      onError: (error) => expect(error).toBeNull(),
    });
    await channels.join({ notify: (message) => heard.push(message) }, '', undefined);
    const named = () => heard.flatMap((message) => (message.op === 'player' ? [message] : []));
    await eventually(() => expect(named().at(-1)).toMatchObject({ mode: 'resumed', sequence: 0 }));
    const { epoch, sequence } = named().at(-1) as Joined;
    await channels.close();
    const [, there] = await join(player, secondOrigin, { epoch, sequence });
    expect(there).toMatchObject({ mode: 'resumed', epoch, sequence });
  });

  test('says that everything is to be asked again from a place that no announcement names', async () => {
    const player = await one.player();
    const [, { sequence }] = await join(player);
    const [, there] = await join(player, secondOrigin, { epoch: 'of another installation', sequence });
    expect(there).toMatchObject({ mode: 'fresh', sequence: 0 });
  });

  test.each<[string, PlayerNews, (userId: number) => Promise<unknown>]>([
    ['limits', 'limits', (userId) => one.platform.accounts.care.setLimits(userId, [{ limitType: 32, limitValue: 60 }])],
    ['price alerts', 'alerts', (userId) => one.platform.notices.alerts.drop(userId, 1)],
    ['settings', 'settings', (userId) => one.platform.officeSettings.save(userId, 'enable_mail_bets', true)],
    ['friends', 'friends', async (userId) => announceFriends(one.platform.database.announcements, userId)],
    ['choices of notices', 'notices', (userId) => one.platform.notices.choices.save(userId, DEFAULT_NOTICE_CHOICES)],
    [
      'answers of support',
      'support',
      async (userId) => {
        const body = { topic: 'other', text: 'Where is my payout?' } as const;
        const owner = { name: `player:${userId}`, userId };
        const request = await one.platform.support.createRequest(owner, body, crypto.randomUUID());
        await one.platform.support.staff.answer(request.id, 'On its way.');
      },
    ],
  ])('tells that %s have changed', async (_, about, change) => {
    const player = await one.player();
    const [peer] = await join(player, secondOrigin);
    await change(player.userId);
    expect((await eventOf(peer, 'changed')).event).toEqual({ kind: 'changed', about });
  });

  test('tells nothing of other players', async () => {
    const [player, other] = [await one.player(), await one.player()];
    const [peer] = await join(player);
    await other.place(other.placement([[one.table.addSelection(2000), 2000]]));
    await player.post(openPaths.addCurrency, { currencyId: CURRENCY_NUMBERS.USD });
    expect((await peer.notice('event')).event).toMatchObject({
      kind: 'accounts',
      accounts: [{ id: player.accountId }, {}],
    });
  });
});

describe('the session of a channel', () => {
  test('that ends is told with its reason on every socket of it, and nothing of the player follows', async () => {
    const player = await one.player();
    const [[here], [there]] = [await join(player), await join(player, secondOrigin)];
    await player.post(openPaths.logout);
    for (const peer of [here, there]) expect((await peer.notice('session-over')).reason).toBe('signed_out');
    one.platform.database.announcements.publish('player', { userId: player.userId, about: 'alerts' });
    await one.platform.database.announcements.flush();
    here.say({ op: 'ping', at: 1 });
    await here.notice('pong');
    await expect(Promise.race([here.notice('event'), pause()])).resolves.toBe('nothing');
  });

  test('that was ended before its ticket is used is told as over', async () => {
    const player = await one.player();
    const ticket = await ticketOf(player);
    await player.post(openPaths.logout);
    const peer = await open(secondOrigin);
    await eventually(async () => {
      peer.say({ op: 'player', ticket });
      expect((await peer.notice('session-over')).reason).toBe('signed_out');
    });
  });

  test('is needed for a ticket, and a text that is none is refused', async () => {
    expect((await one.client().post(FEED_TICKET_PATH)).status).toBe(401);
    const player = await one.player();
    const ticket = await ticketOf(player);
    const peer = await open();
    const [facts = '', ...rest] = ticket.split('.');
    const forged = Buffer.from(JSON.stringify({ sid: 'ab'.repeat(32), until: 9e15 })).toString('base64url');
    for (const wrong of ['', 'x.y.z', [forged, ...rest].join('.'), facts]) {
      peer.say({ op: 'player', ticket: wrong });
      expect((await peer.notice('refused')).code).toBe('TICKET_WRONG');
    }
  });

  test('has tickets that join one socket each, on whichever process they are shown again', async () => {
    const player = await one.player();
    const ticket = await ticketOf(player);
    const [first, ...others] = [await open(), await open(), await open(secondOrigin), await open(secondOrigin)];
    first?.say({ op: 'player', ticket });
    expect(await first?.notice('player')).toMatchObject({ userId: player.userId });
    for (const other of others) {
      other.say({ op: 'player', ticket });
      expect((await other.notice('refused')).code).toBe('TICKET_WRONG');
    }
    first?.say({ op: 'player', ticket: await ticketOf(player) });
    expect(await first?.notice('player')).toMatchObject({ userId: player.userId });
  });

  test('has tickets that join one socket each, also when several show one at the same time', async () => {
    const ticket = await ticketOf(await one.player());
    const all = await Promise.all([one.origin, secondOrigin, one.origin, secondOrigin].map((origin) => open(origin)));
    const told: string[] = [];
    for (const peer of all) {
      peer.socket.on('message', (data: Buffer, isBinary) => {
        if (!isBinary) told.push((JSON.parse(String(data)) as { op: string }).op);
      });
      peer.say({ op: 'player', ticket });
    }
    await eventually(() => expect(told.toSorted()).toEqual(['player', 'refused', 'refused', 'refused']));
  });

  test('that has ended by its times is found without using it', async () => {
    const player = await one.player();
    const { sessions, accountsOf } = one.platform.accounts;
    const { hash, seenAt } = (await sessions.ofPlayer(player.userId))[0] ?? { hash: '', seenAt: 0 };
    const channels = await openPlayerChannels({
      ...{ sql: one.platform.database.sql, sessions, accountsOf, lookMs: 20 },
      announcements: one.platform.database.announcements,
      tickets: ticketsOf(hash),
      onError: (error) => heard.push(error as never),
    });
    const heard: PlayerMessage[] = [];
    await channels.join({ notify: (message) => heard.push(message) }, '', undefined);
    expect([heard[0]?.op, channels.count]).toEqual(['player', 1]);
    expect((await sessions.ofPlayer(player.userId))[0]?.seenAt).toBe(seenAt);
    await one.database.owner`update session set ends_at = 1 where user_id = ${player.userId}`;
    await eventually(() => expect(heard.at(-1)).toEqual({ op: 'session-over', reason: 'expired' }));
    expect(heard.filter(({ op }) => op !== 'player')).toHaveLength(1);
    expect(channels.count).toBe(0);
    await channels.close();
  });
});

test('after the connection to the database was lost everybody is told to ask again', async () => {
  const reconnect: (() => void)[] = [];
  const listen = async (_channel: string, _take: unknown, listening?: () => void) => {
    if (listening) reconnect.push(listening);
    listening?.();
    return { state: {}, unlisten: async () => undefined };
  };
  const channels = await openPlayerChannels({
    sql: { listen } as never,
    announcements: { publish: () => undefined },
    tickets: ticketsOf('hash'),
    sessions: { byHash: async () => ({ userId: 7 }), ended: async () => new Map() },
    accountsOf: async () => [],
    onError: (error) => expect(error).toBeNull(),
  });
  const heard: PlayerMessage[] = [];
  await channels.join({ notify: (message) => heard.push(message) }, '', undefined);
  reconnect[0]?.();
  expect(heard).toMatchObject([
    { op: 'player', mode: 'fresh' },
    { op: 'player', mode: 'fresh' },
  ]);
  await channels.close();
});

test('every socket hears that the configuration of the site has changed, also those of guests', async () => {
  const [guest, elsewhere] = [await open(), await open(secondOrigin)];
  await one.platform.config.merge({ maintenance: { notifyText: 'soon' } } as never);
  await Promise.all([guest.notice('site'), elsewhere.notice('site')]);
  await one.platform.config.reset();
});

function pause(): Promise<string> {
  return new Promise((resolve) => setTimeout(() => resolve('nothing'), 300));
}
