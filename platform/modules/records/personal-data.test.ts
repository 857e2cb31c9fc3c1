import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChangedSecurity } from '#shared/contracts/factors.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { askDataExportCall, closeAccountCall } from '#shared/contracts/personal-data.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { newcomer, phonePlayer } from '#tests/fixtures/platform/identity-scenario.ts';
import { inboxOf } from '#tests/fixtures/platform/inbox.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#tests/fixtures/platform/test-platform.ts';

const DAY = 86_400_000;
let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});

type Prepared = { path: string; endsAt: number } & Partial<ErrorBody>;
const ask = (client: TestClient, uPassword = PASSWORD) => client.post<Prepared>(askDataExportCall.path, { uPassword });

/** Downloads an archive; returns its files as text by name, and the answer. */
async function download({ origin, cookie }: TestClient, path: string) {
  const answer = await fetch(origin + path, { headers: { cookie } });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (answer.status !== 200) return { answer, files: {} as Record<string, string> };
  const files = Object.entries(unzipSync(bytes)).map(([name, content]) => [name, new TextDecoder().decode(content)]);
  return { answer, files: Object.fromEntries(files) as Record<string, string> };
}

describe('the archive of a player’s data', () => {
  test('has the player, the bets with their legs, every posting and the sign-ins, and nothing of another player', async () => {
    const [player, other] = [await site.player(), await site.player()];
    const selection = site.table.addSelection(2000);
    await player.place(player.placement([[selection, 2000]], { amount: 1000 }));
    await other.place(other.placement([[selection, 2000]], { amount: 700 }));
    const { path } = (await ask(player)).body;
    const { answer, files } = await download(player, path);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const rows = (name: string) => JSON.parse(files[`${name}.json`] ?? '[]') as Record<string, unknown>[];
    expect(rows('player')).toMatchObject([{ id: player.userId, email: expect.stringContaining('@') }]);
    expect(rows('coupon')).toMatchObject([{ user_id: player.userId, amount: 1000 }]);
    expect(rows('coupon_leg')).toMatchObject([{ selection_id: selection, coef: 2000 }]);
    expect(rows('ledger_entry').map(({ amount }) => amount)).toEqual([10_000, -1000]);
    expect(rows('session')).toHaveLength(1);
    expect(rows('security_event').map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['sign_in', 'data_exported']),
    );
    expect(files['README.txt']).toContain('Your data at');
    const all = Object.values(files).join('\n');
    expect(all).not.toContain(`"user_id":${other.userId}`);
  });

  test('names no password, no hash and no key', async () => {
    const { client, email } = await newcomer(site);
    const { path } = (await ask(client)).body;
    const { files } = await download(client, path);
    const [row] = await site.database.owner<{ hash: string }[]>`
      select password_hash as hash from player where email = ${email}`;
    const all = Object.values(files).join('\n');
    expect(all).toContain(email);
    expect(all).not.toContain(row?.hash ?? 'no hash');
    expect(all).not.toContain('password_hash');
    expect(all).not.toMatch(/"(?:id_hash|token_hash|public_key|body|link)"/);
  });

  test.each(['en', 'ru', 'de', 'es', 'fr', 'pt', 'tr', 'ar'])(
    'is explained in the player’s language %s',
    async (language) => {
      const { client, email } = await newcomer(site, language);
      const { path } = (await ask(client)).body;
      const { files } = await download(client, path);
      const readme = files['README.txt'] ?? '';
      expect(readme).toContain('coupon.json');
      expect(readme).not.toMatch(/[{}]/);
      expect(readme.startsWith('Your data at')).toBe(language === 'en');
      expect((await inboxOf(site, email)).some(({ kind }) => kind === 'data_exported')).toBe(true);
    },
  );

  test('is prepared with the password only, three times a day', async () => {
    const { client } = await newcomer(site);
    expect((await ask(client, 'another password')).body.code).toBe('PASSWORD_WRONG');
    for (let i = 0; i < 3; i += 1) expect((await ask(client)).status).toBe(200);
    const fourth = await ask(client);
    expect([fourth.status, fourth.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  });

  test('opens once, in the session that asked for it, within five minutes', async () => {
    const { client, email } = await newcomer(site);
    const stranger = await newcomer(site);
    const elsewhere = site.client();
    await elsewhere.post(openPaths.login, { uLogin: email, uPassword: PASSWORD, save: false });
    const { path } = (await ask(client)).body;
    const codeOf = async (from: TestClient, at = path) => {
      const answer = await fetch(from.origin + at, { headers: { cookie: from.cookie } });
      return answer.status === 200 ? 'archive' : ((await answer.json()) as ErrorBody).code;
    };
    expect(await codeOf(site.client())).toBe('SESSION_REQUIRED');
    expect(await codeOf(stranger.client)).toBe('LINK_EXPIRED');
    expect(await codeOf(elsewhere)).toBe('LINK_EXPIRED');
    expect(await codeOf(client, `${path}x`)).toBe('LINK_EXPIRED');
    expect(await codeOf(client)).toBe('archive');
    expect(await codeOf(client)).toBe('LINK_EXPIRED');
    const late = (await ask(client)).body.path;
    await site.platform.clock.moveTo(site.platform.clock.now() + 5 * 60_000 + 1);
    expect(await codeOf(client, late)).toBe('LINK_EXPIRED');
  });
});

describe('closing an account', () => {
  const close = (client: TestClient, body: object = {}) =>
    client.post<{ success?: true } & Partial<ErrorBody>>(closeAccountCall.path, {
      ...{ uPassword: PASSWORD, reason: 'privacy' },
      ...body,
    });

  test('needs the password', async () => {
    const player = await site.player();
    expect((await close(player, { uPassword: 'another password' })).body.code).toBe('PASSWORD_WRONG');
    expect((await player.get(openPaths.security)).status).toBe(200);
  });

  test('is refused while a bet is open, and changes nothing', async () => {
    const player = await site.player();
    await player.place(player.placement([[site.table.addSelection(2000), 2000]], { amount: 1000 }));
    const { status, body } = await close(player);
    expect([status, body.code]).toEqual([409, 'BETS_LEFT']);
    expect(await player.balance()).toBe(9000);
  });

  test('is refused while the player’s own money is left', async () => {
    const player = await site.player();
    await site.database.owner`update player set play_money = false where id = ${player.userId}`;
    const { status, body } = await close(player);
    expect([status, body.code]).toEqual([409, 'MONEY_LEFT']);
    expect(await player.balance()).toBe(10_000);
  });

  test('gives play money back, ends every session, tells the player, and lets nobody in again', async () => {
    const { client, email } = await newcomer(site);
    const other = site.client();
    const login = { uLogin: email, uPassword: PASSWORD, save: false };
    await other.post(openPaths.login, login);
    const userId = (await site.platform.accounts.repository.playerByEmail(email))?.id ?? 0;
    expect((await close(client)).body).toEqual({ success: true });
    for (const one of [client, other]) {
      expect((await one.get(openPaths.security)).status).toBe(401);
      const pulse = await one.post<{ end: string }>(openPaths.sessionPulse, { idleMs: null });
      expect(pulse.body.end).toBe('closed');
    }
    expect((await site.client().post(openPaths.login, login)).status).toBeGreaterThanOrEqual(400);
    const [money] = await site.database.owner<{ sum: number }[]>`
      select sum(balance)::int as sum from account_balance b join account a on a.id = b.account_id where a.user_id = ${userId}`;
    expect(money?.sum).toBe(0);
    const { events } = await site.platform.securityLog.list({ userId, kinds: ['account_closed'] });
    expect(events).toMatchObject([{ details: { reason: 'privacy' } }]);
    // The message was written after the deletion of the older ones.
    const messages = await site.database.owner`select kind from message where user_id = ${userId}`;
    expect([...messages]).toEqual([{ kind: 'account_closed' }]);
  }, 30_000);

  test('and a bet that arrives at the same moment: one of them is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const player = await site.player();
      const selection = site.table.addSelection(2000);
      const [closed, placed] = await Promise.all([
        close(player),
        player.place(player.placement([[selection, 2000]], { amount: 1000 })),
      ]);
      const isAccepted = placed.body.status === 'accepted';
      expect(isAccepted).toBe(closed.body.code === 'BETS_LEFT');
      expect(closed.status === 200 || isAccepted).toBe(true);
    }
  });
});

describe('the erasure', () => {
  test('deletes at the closing what no law asks to keep, and the rest five years later; money stays without a person', async () => {
    const { client, email } = await newcomer(site);
    const userId = (await site.platform.accounts.repository.playerByEmail(email))?.id ?? 0;
    const { owner } = site.database;
    await owner`
      insert into passkey (user_id, credential_id, public_key, counter, transports, rp_id, name, is_synced, created_at)
      values (${userId}, ${email}, '', 0, '', 'x', 'Phone', false, 0)`;
    await owner`insert into notice_choices (user_id, choices, changed_at) values (${userId}, '{}', 0)`;
    await owner`insert into personal_data (user_id, name, birthday, updated_at) values (${userId}, 'Kim', '1990-01-01', 0)
      on conflict (user_id) do update set name = 'Kim'`;
    const rows = async (table: string) => (await owner.unsafe(`select from ${table} where user_id = ${userId}`)).length;
    const postings =
      await owner`select from ledger_entry e join account a on a.id = e.account_id where a.user_id = ${userId}`;
    await client.post(closeAccountCall.path, { uPassword: PASSWORD, reason: 'none' });
    for (const table of ['passkey', 'notice_choices', 'known_device', 'email_link']) {
      expect([table, await rows(table)]).toEqual([table, 0]);
    }
    expect(await rows('personal_data')).toBe(1);
    await site.platform.clock.moveTo(site.platform.clock.now() + 1826 * DAY);
    await site.platform.purge();
    expect(await rows('personal_data')).toBe(1);
    await site.platform.clock.moveTo(site.platform.clock.now() + 2 * DAY);
    await site.platform.purge();
    for (const table of ['personal_data', 'registration', 'agreement', 'message']) {
      expect([table, await rows(table)]).toEqual([table, 0]);
    }
    const [player] = await owner`select email, phone, name, password_hash from player where id = ${userId}`;
    expect(player).toEqual({
      ...{ email: `erased-${userId}@erased.invalid`, phone: null, name: '', password_hash: '' },
    });
    const left =
      await owner`select from ledger_entry e join account a on a.id = e.account_id where a.user_id = ${userId}`;
    expect(left.length).toBeGreaterThanOrEqual(postings.length);
    expect((await site.platform.securityLog.list({ userId, kinds: ['data_erased'] })).events).toHaveLength(1);
  });

  test('reaches an account that staff closed', async () => {
    const player = await site.player();
    await site.platform.admission.closeAccount(player.userId);
    await site.platform.purge();
    const [row] = await site.database.owner`
      select password_hash as hash from player p join data_erasure e on e.user_id = p.id where p.id = ${player.userId}`;
    expect(row).toEqual({ hash: '' });
  });
});

test('with two steps the archive and the closing need a second factor besides the password', async () => {
  const { client } = await phonePlayer(site);
  const { body: on } = await client.post<ChangedSecurity>(openPaths.setTwoStep, { isOn: true, uPassword: PASSWORD });
  const [first, second] = (on.newRecoveryCodes ?? []).map((code) => ({ factor: 'recovery', code }));
  for (const [path, rest] of [
    [askDataExportCall.path, {}],
    [closeAccountCall.path, { reason: 'none' }],
  ] as const) {
    const { status, body } = await client.post<ErrorBody>(path, { ...rest, uPassword: PASSWORD });
    expect([path, status, body.code]).toEqual([path, 403, 'FACTOR_REQUIRED']);
  }
  const archive = await client.post<Prepared>(askDataExportCall.path, { uPassword: PASSWORD, proof: first });
  expect(archive.status).toBe(200);
  const closing = { reason: 'none', uPassword: PASSWORD, proof: second };
  expect((await client.post(closeAccountCall.path, closing)).status).toBe(200);
});
