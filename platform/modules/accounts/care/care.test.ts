import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sessionTouchCall } from '#shared/contracts/account.ts';
import type { CallAnswer } from '#shared/contracts/call.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { Security } from '#shared/contracts/security.ts';
import {
  blockUserCall,
  type limitPingCall,
  limitsCall,
  limitPingCall as pingCall,
  type RealityTotals,
  realityCheckCall,
  type sessionPulseCall,
} from '#shared/contracts/session-life.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import {
  makePlayer,
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  userTokenIn,
} from '#tests/fixtures/platform/test-platform.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LOGOFF = { isAutoLogoffEnable: true, autoLogoffInactiveMinutes: 10, autoLogoffWarningSeconds: 30 };
let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());
afterEach(() => site.platform.config.reset());

type Pulse = CallAnswer<typeof sessionPulseCall>;
type Limits = CallAnswer<typeof limitsCall>;

const now = () => site.platform.clock.now();
const later = (ms: number) => site.platform.clock.moveTo(now() + ms);
/** Returns a time in minutes, rounded so that a running clock does not matter. */
const minutes = (ms: number | null | undefined) =>
  ms === null || ms === undefined ? null : Math.round(ms / MINUTE) || 0;
/** Returns the minutes from now to an instant. */
const ahead = (at: number | null | undefined) => (at === null || at === undefined ? null : minutes(at - now()));
const pulse = async (client: TestClient, idleMs: number | null = null, isUnanswered = false) =>
  (await client.post<Pulse>(openPaths.sessionPulse, { idleMs, isUnanswered })).body;
const login = (client: TestClient, email: string) =>
  client.post<ErrorBody>(openPaths.login, { uLogin: email, uPassword: PASSWORD, save: false });

/** Signs up a player in a browser and keeps the old cookie and token. */
async function newcomer() {
  const email = `${crypto.randomUUID()}@example.com`;
  const client = await makePlayer(site.platform, site.origin, { email });
  const { cookies } = await client.get('/web-api/user/gettoken?force_refresh=true');
  return { email, client, token: userTokenIn(cookies) };
}

/** Returns what the old cookie and the old token still open. */
async function worth({ client, token }: Awaited<ReturnType<typeof newcomer>>) {
  const byToken = site.client();
  byToken.headers = { authorization: `Bearer ${token}` };
  const answers = [await client.get(openPaths.accounts), await byToken.get(openPaths.accounts)];
  return answers.map(({ status }) => status);
}

async function secondBrowser(email: string) {
  const client = site.client();
  await login(client, email);
  return client;
}

describe('[A-06] [A-07] [A-08] an ended session is invalid, and says why', () => {
  test.each<[string, string, (one: Awaited<ReturnType<typeof newcomer>>) => Promise<unknown>]>([
    [
      'signed out in another tab',
      'signed_out',
      async ({ client }) => {
        const tab = site.client();
        tab.cookie = client.cookie;
        await tab.post(openPaths.logout);
      },
    ],
    [
      'ended from the list of another browser',
      'elsewhere',
      async ({ email }) => {
        const other = await secondBrowser(email);
        const { body } = await other.get<Security>(openPaths.security);
        const id = body.sessions.find(({ isThis }) => !isThis)?.id;
        await other.post(openPaths.endSession, { id });
      },
    ],
    [
      'ended with all others',
      'elsewhere',
      async ({ email }) => (await secondBrowser(email)).post(openPaths.endOtherSessions),
    ],
    [
      'whose password was changed',
      'password',
      async ({ email }) => {
        await site.client().post(openPaths.askPassword, { email });
        const player = await site.platform.accounts.repository.playerByEmail(email);
        const [message] = await site.platform.emails.outbox(player?.id ?? 0);
        const token = new URL(message?.link ?? '', site.origin).searchParams.get('token');
        const answer = await site.client().post(openPaths.resetPassword, { token, password: 'another horse battery' });
        expect(answer.status).toBe(200);
      },
    ],
    [
      'excluded by the player',
      'exclusion',
      async ({ email }) => (await secondBrowser(email)).post(blockUserCall.path, { days: 7 }),
    ],
    ['unused for hours', 'idle', () => later(3 * HOUR)],
    [
      'as old as sessions get',
      'expired',
      async ({ client }) => {
        for (let hour = 0; hour <= 24; hour += 1) {
          await later(HOUR);
          await client.get(openPaths.session);
        }
      },
    ],
  ])('%s: %s', async (_what, reason, end) => {
    const one = await newcomer();
    expect(await worth(one)).toEqual([200, 200]);
    expect(await pulse(one.client)).toMatchObject({ life: { limitAt: null, realityAt: null }, end: null });
    await end(one);
    expect(await worth(one)).toEqual([401, 401]);
    // Calls that a page makes in the background do not cost it the reason.
    await one.client.get(sessionTouchCall.path);
    await one.client.get(openPaths.session);
    expect(await pulse(one.client)).toMatchObject({ life: null, end: reason });
  });

  test('the reason of an unknown or invented session is not told', async () => {
    const stranger = site.client();
    expect(await pulse(stranger)).toMatchObject({ life: null, end: null });
    stranger.cookie = `session=${'x'.repeat(43)}`;
    expect(await pulse(stranger)).toMatchObject({ life: null, end: null });
  });
});

describe('[A-07] an idle player', () => {
  test('is signed out by the server when the browser sleeps, after the warning and a minute more', async () => {
    await site.platform.config.merge(LOGOFF);
    const one = await newcomer();
    await later(11 * MINUTE + 20_000);
    expect(await worth(one)).toEqual([200, 200]);
    await later(30_000);
    expect(await worth(one)).toEqual([401, 401]);
    expect((await pulse(one.client)).end).toBe('idle');
  });

  test('is not kept signed in by a page that polls', async () => {
    await site.platform.config.merge(LOGOFF);
    const one = await newcomer();
    for (let minute = 0; minute < 12; minute += 1) {
      await later(MINUTE);
      await pulse(one.client, (minute + 1) * MINUTE);
      await one.client.get(openPaths.session);
    }
    expect(await worth(one)).toEqual([401, 401]);
  });

  test('stays signed in by input in any tab, and by a call with an idempotency key', async () => {
    await site.platform.config.merge(LOGOFF);
    const one = await newcomer();
    await later(9 * MINUTE);
    expect(ahead((await pulse(one.client, 0)).life?.activeAt)).toBe(0);
    await later(9 * MINUTE);
    const key = { 'idempotency-key': crypto.randomUUID() };
    await one.client.post(openPaths.playMoney, { accountId: 1 }, key);
    await later(9 * MINUTE);
    expect((await one.client.get(openPaths.accounts)).status).toBe(200);
  });

  test('is not signed out by a tab that does not know the input of others', async () => {
    await site.platform.config.merge(LOGOFF);
    const one = await newcomer();
    await later(10 * MINUTE);
    await pulse(one.client, 0);
    await later(MINUTE);
    const answer = await pulse(one.client, 11 * MINUTE, true);
    expect([answer.end, answer.life !== null]).toEqual([null, true]);
  });

  test('is signed out at once by a warning without an answer', async () => {
    await site.platform.config.merge(LOGOFF);
    const one = await newcomer();
    await later(10 * MINUTE + 30_000);
    expect((await pulse(one.client, 10 * MINUTE + 30_000, true)).end).toBe('idle');
    expect(await worth(one)).toEqual([401, 401]);
  });

  test('stays signed in where the site does not sign out idle players', async () => {
    const one = await newcomer();
    await later(14 * MINUTE);
    expect((await pulse(one.client, 14 * MINUTE, true)).end).toBeNull();
    expect(await worth(one)).toEqual([200, 200]);
  });
});

const setLimit = (client: TestClient, limitType: number, limitValue: number) =>
  client.post<{ data: { limitsData: Limits['data'] } }>(limitsCall.path, { limits: [{ limitType, limitValue }] });
const ping = async (client: TestClient) =>
  (await client.post<CallAnswer<typeof limitPingCall>>(pingCall.path)).body.data;

/** Plays for a number of minutes with a ping every minute, and returns the statuses of the pings. */
async function play(client: TestClient, minutes: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    await later(MINUTE);
    statuses.push((await client.post(pingCall.path)).status);
  }
  return statuses;
}

/** Moves the clock to an hour that leaves enough time before midnight. */
async function earlyInTheDay() {
  await later(DAY - (now() % DAY) + HOUR);
}

describe('[A-08] a session limit', () => {
  test('counts the time of play, ends every session at its end, and refuses a new one until the next day', async () => {
    await earlyInTheDay();
    const one = await newcomer();
    await setLimit(one.client, 31, 1);
    expect(new Set(await play(one.client, 40))).toEqual(new Set([200]));
    expect(minutes((await ping(one.client)).remaining)).toBe(20);
    // A gap without pings does not count as play.
    await later(30 * MINUTE);
    expect(minutes((await ping(one.client)).remaining)).toBe(20);
    const { life } = await pulse(one.client);
    expect(ahead(life?.limitAt)).toBe(20);
    await play(one.client, 21);
    expect(await worth(one)).toEqual([401, 401]);
    expect((await pulse(one.client)).end).toBe('limit');
    const refused = await login(site.client(), one.email);
    expect([refused.status, refused.body.code]).toEqual([403, 'SESSION_LIMIT_ENDED']);
    await earlyInTheDay();
    expect((await login(site.client(), one.email)).status).toBe(200);
  });

  test('that is stricter applies at once; a looser one waits for 24 hours', async () => {
    const { client, email } = await newcomer();
    await setLimit(client, 31, 4);
    const looser = await setLimit(client, 31, -1);
    const onTime = ({ body }: typeof looser) => body.data.limitsData.filter(({ measure }) => measure !== 'money');
    expect(onTime(looser)).toMatchObject([
      { limitType: 31, limitValue: 4, limitState: 'ACTIVE' },
      { limitType: 31, limitValue: -1, limitState: 'PENDING' },
      { limitType: 32, limitValue: -1, limitState: 'INACTIVE' },
    ]);
    const stricter = await setLimit(client, 31, 2);
    expect(onTime(stricter).map(({ limitValue }) => limitValue)).toEqual([2, -1]);
    await setLimit(client, 31, 6);
    await later(DAY);
    await login(client, email);
    expect((await client.get<Limits>(limitsCall.path)).body.data[0]).toMatchObject({ limitValue: 6 });
  });

  test('[X-05] that is looser waits as long as the site says, and shows its request and the end of its wait', async () => {
    await site.platform.config.merge({ limitCoolingHours: 48 });
    const { client, email } = await newcomer();
    await setLimit(client, 31, 4);
    const at = Math.floor(now() / 1000);
    const waiting = (await setLimit(client, 31, 6)).body.data.limitsData.find(({ limitState }) => {
      return limitState === 'PENDING';
    });
    expect(waiting).toMatchObject({ limitType: 31, limitValue: 6, needApprove: false });
    expect((waiting?.startedAt ?? 0) - at).toBeLessThanOrEqual(5);
    expect((waiting?.endsAt ?? 0) - (waiting?.startedAt ?? 0)).toBe(48 * 3600);
    const held = async () => (await client.get<Limits>(limitsCall.path)).body.data[0]?.limitValue;
    await later(47 * HOUR);
    await login(client, email);
    expect(await held()).toBe(4);
    await later(HOUR);
    expect(await held()).toBe(6);
  });

  test('[X-04] that is not set is −1, a limit on money that is not set 999999999, and no limit has a time then', async () => {
    const { client } = await newcomer();
    const { data } = (await client.get<Limits>(limitsCall.path)).body;
    const none = data.map(({ limitType, limitValue }) => [limitType, limitValue]);
    const onMoney = [20, 21, 22, 10, 11, 12, 1, 2, 3].map((type) => [type, 999_999_999]);
    expect(none).toEqual([[31, -1], [32, -1], ...onMoney]);
    expect(data.map(({ limitState, startedAt, endsAt }) => [limitState, startedAt, endsAt])).toEqual(
      data.map(() => ['INACTIVE', null, null]),
    );
  });

  test.each([0, 25, 1.5, -2])('of %d hours is refused', async (hours) => {
    const { client } = await newcomer();
    expect((await setLimit(client, 31, hours)).status).toBe(400);
  });

  test('that is not set makes the ping answer none', async () => {
    const { client } = await newcomer();
    expect(await ping(client)).toEqual({ remaining: null, limitAt: null });
    expect((await site.client().post(pingCall.path)).status).toBe(401);
  });
});

test('an exclusion cannot be shortened, and ends', async () => {
  const { client, email } = await newcomer();
  await client.post(blockUserCall.path, { days: 7 });
  const refused = await login(site.client(), email);
  expect([refused.status, refused.body.code]).toEqual([403, 'PLAYER_EXCLUDED']);
  const player = await site.platform.accounts.repository.playerByEmail(email);
  const until = await site.platform.accounts.care.exclude(player?.id ?? 0, 1);
  expect(until).toBeGreaterThan(now() + 6 * DAY);
  await later(7 * DAY + MINUTE);
  expect((await login(site.client(), email)).status).toBe(200);
});

test('a browser whose session an exclusion has ended learns when it is over, and no other browser does', async () => {
  const { client } = await newcomer();
  const { body } = await client.post<{ data: { until: number } }>(blockUserCall.path, { days: 7 });
  expect(await pulse(client)).toMatchObject({ life: null, end: 'exclusion', until: body.data.until });
  expect(await pulse(site.client())).toEqual({ now: expect.any(Number), life: null, end: null });
});

test('a sign-in with a wrong password is told nothing of an exclusion', async () => {
  const { client, email } = await newcomer();
  await client.post(blockUserCall.path, { days: 1 });
  const body = { uLogin: email, uPassword: 'wrong wrong wrong', save: false };
  expect((await site.client().post<ErrorBody>(openPaths.login, body)).body.code).toBe('CREDENTIALS_WRONG');
});

const answer = (client: TestClient, action: string, isOff = false) =>
  client.post<{ data: { realityAt: number | null } }>(realityCheckCall.path, {
    data: { attributes: { action, do_not_show_again: isOff, popup_show_at: now() } },
  });

describe('[N-09] a reality check', () => {
  test('is due the set minutes after its request and after each answer; without an answer it stays due', async () => {
    const { client } = await newcomer();
    await later(30 * MINUTE);
    await setLimit(client, 32, 15);
    expect(ahead((await pulse(client)).life?.realityAt)).toBe(15);
    await later(15 * MINUTE);
    expect(ahead((await answer(client, 'nothing')).body.data.realityAt)).toBe(0);
    expect(ahead((await answer(client, 'continue')).body.data.realityAt)).toBe(15);
    expect(ahead((await pulse(client)).life?.realityAt)).toBe(15);
    await setLimit(client, 32, -1);
    expect((await pulse(client)).life?.realityAt).toBeNull();
  });

  test('stops every stake until the player has chosen, also after an answer without a choice', async () => {
    const player = await site.player();
    const bet = () => player.place(player.placement([[site.table.addSelection(2000), 2000]], { amount: 100 }));
    await setLimit(player, 32, 15);
    await later(15 * MINUTE);
    const refused = async () => ((await bet()).body as unknown as ErrorBody).code;
    expect(await refused()).toBe('REALITY_CHECK_DUE');
    await answer(player, 'nothing');
    expect(await refused()).toBe('REALITY_CHECK_DUE');
    await answer(player, 'continue');
    expect((await bet()).body.status).toBe('accepted');
  });

  test.each([5, 10, 15, 30, 45, 60, -1])('[X-06] can be set to %d minutes', async (minutes) => {
    const { client } = await newcomer();
    const { status, body } = await setLimit(client, 32, minutes);
    expect(status).toBe(200);
    expect(body.data.limitsData.find(({ limitType }) => limitType === 32)?.limitValue).toBe(minutes);
  });

  test.each([0, 1, 20, 61, 7.5])('[X-06] cannot be set to %d minutes', async (minutes) => {
    const { client } = await newcomer();
    expect((await setLimit(client, 32, minutes)).status).toBe(400);
    expect((await pulse(client)).life?.realityAt).toBeNull();
  });

  test('[X-06] is answered by action, do_not_show_again and popup_show_at, each of them needed', async () => {
    const { client } = await newcomer();
    await setLimit(client, 32, 10);
    const whole = { action: 'continue', do_not_show_again: false, popup_show_at: now() };
    const send = async (attributes: object) =>
      (await client.post(realityCheckCall.path, { data: { attributes } })).status;
    for (const name of Object.keys(whole)) {
      const part = Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));
      expect([name, await send(part)]).toEqual([name, 400]);
    }
    expect(await send({ ...whole, action: 'later' })).toBe(400);
    for (const action of ['continue', 'nothing', 'log_out']) expect(await send({ ...whole, action })).toBe(200);
  });

  test('is not shown again in this session after the player turns it off', async () => {
    const { client, email } = await newcomer();
    await setLimit(client, 32, 5);
    expect((await answer(client, 'continue', true)).body.data.realityAt).toBeNull();
    expect((await pulse(client)).life?.realityAt).toBeNull();
    const other = await secondBrowser(email);
    expect((await pulse(other)).life?.realityAt).not.toBeNull();
  });

  test('reports stakes and winnings since the sign-in only', async () => {
    const player = await site.player({ balance: 10_000 });
    const old = site.table.addSelection(3000);
    await player.place(player.placement([[old, 3000]]));
    await later(MINUTE);
    const security = await player.get<Security>(openPaths.security);
    const again = await secondBrowser(security.body.email);
    expect((await again.get<{ data: RealityTotals }>(realityCheckCall.path)).body.data.totals).toEqual([]);
    const fresh = site.table.addSelection(2000);
    await player.place(player.placement([[fresh, 2000]], { amount: 400 }));
    site.table.decide(fresh, 1);
    site.table.finish(gameOfSelection(fresh), [1, 0]);
    site.table.announce(gameOfSelection(fresh));
    await site.platform.coupons.settled();
    const { body } = await again.get<{ data: RealityTotals }>(realityCheckCall.path);
    expect(body.data.totals).toEqual([{ iso: 'EUR', staked: 400, won: 800, open: 0, net: 400 }]);
    expect(body.data.now).toBeGreaterThanOrEqual(body.data.signedInAt);
  });

  test('counts no open stake as lost, as the history does not, also of a bet that was cashed out in part', async () => {
    const player = await site.player({ balance: 10_000 });
    const totals = async () => (await player.get<{ data: RealityTotals }>(realityCheckCall.path)).body.data.totals;
    const [open, lost] = [site.table.addSelection(2000), site.table.addSelection(2000)];
    await player.place(player.placement([[open, 2000]], { amount: 500 }));
    await player.place(player.placement([[lost, 2000]], { amount: 75 }));
    expect(await totals()).toEqual([{ iso: 'EUR', staked: 575, won: 0, open: 575, net: 0 }]);
    site.table.decide(lost, 0);
    site.table.finish(gameOfSelection(lost), [0, 1]);
    site.table.announce(gameOfSelection(lost));
    await site.platform.coupons.settled();
    expect(await totals()).toEqual([{ iso: 'EUR', staked: 575, won: 0, open: 500, net: -75 }]);
    const { body } = await player.get<{ sums: { staked: number; open: number; returned: number }[] }>(
      openPaths.couponHistory,
    );
    expect(body.sums).toMatchObject([{ staked: 575, open: 500, returned: 0 }]);
  });

  test('counts no stake for a free bet, and its winnings as won', async () => {
    const player = await site.player({ balance: 10_000 });
    const code = `CARE${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
    await site.client().post('/__control/promo', { code, value: 500, iso: 'EUR' });
    const free = site.table.addSelection(3000);
    const { body } = await player.place(player.placement([[free, 3000]], { amount: 500, promoCode: code }));
    expect(body).toMatchObject({ status: 'accepted' });
    const totals = async () => (await player.get<{ data: RealityTotals }>(realityCheckCall.path)).body.data.totals;
    expect(await totals()).toEqual([]);
    site.table.decide(free, 1);
    site.table.finish(gameOfSelection(free), [1, 0]);
    site.table.announce(gameOfSelection(free));
    await site.platform.coupons.settled();
    const balance = await player.balance();
    expect(await totals()).toEqual([{ iso: 'EUR', staked: 0, won: balance - 10_000, open: 0, net: balance - 10_000 }]);
    expect(balance).toBeGreaterThan(10_000);
  });
});
