import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import type { CouponLimits } from '#shared/contracts/coupon.ts';
import type { OfficeSettingsAnswer, OwnSettings } from '#shared/contracts/office-settings.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { OFFICE_SETTINGS } from '#shared/domain/office/office-settings.ts';
import { SPORTS } from '#shared/domain/sports/sports.ts';
import { betsOf, editable } from '#tests/fixtures/platform/edit-scenario.ts';
import { lastCode } from '#tests/fixtures/platform/inbox.ts';
import { fastRegistration } from '#tests/fixtures/platform/open-account.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  type TestPlayer,
} from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;
const PRICE = 2000;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());

type Failure = { readonly code: string; readonly issues?: { path: string; message: string }[] };
type Saved = { readonly success: boolean; readonly message: string; readonly settings: OwnSettings };

const read = async (client: TestClient) => (await client.get<OfficeSettingsAnswer>(openPaths.officeSettings)).body;
const save = (client: TestClient, body: unknown) => client.post<Saved & Failure>(openPaths.saveOfficeSetting, body);
const choose = (client: TestClient, section: 'line' | 'live', sportId: unknown, isLeftOut = true) =>
  client.post<Saved & Failure>(openPaths.saveDisallowedSports, { section, sportId, isLeftOut });
async function leaveOut(client: TestClient, line: readonly number[], live: readonly number[]): Promise<void> {
  for (const sportId of line) expect((await choose(client, 'line', sportId)).status).toBe(200);
  for (const sportId of live) expect((await choose(client, 'live', sportId)).status).toBe(200);
}
const sessionOf = async (client: TestClient) => (await client.get<SessionAnswer>(openPaths.session)).body.player;

describe('[O-01] the settings of the office', () => {
  test('tell a new player what is true of this product, and nothing that it does not have', async () => {
    const player = await site.player();
    const all = SPORTS.map(({ id }) => id);
    const { availableCurrencies, ...rest } = await read(player);
    expect(rest).toEqual({
      commonSettings: { user_hide_balance: false },
      otherSettings: {},
      notificationSettings: {
        enable_mail_news: false,
        enable_mail_deposit: false,
        enable_mail_bets: false,
        enable_sms_news: false,
      },
      cashbackSetting: null,
      bonusSetting: { choice: 1 },
      firstDepositBonusSetting: null,
      pointsAccumulated: 0,
      sports: all,
      lineSports: all,
      liveSports: all,
      lineDisallowSports: [],
      liveDisallowSports: [],
      showFavoriteTeams: false,
      showPromoCodeCheck: false,
      showWallets: false,
      clubPoints: 0,
      showClubPoints: true,
      walletAttributes: null,
      promoSetting: null,
    });
    const isos = availableCurrencies.map(({ iso }) => iso);
    const { currencies } = site.platform.config.config();
    expect(isos).toEqual(currencies.filter((iso) => iso !== 'EUR'));
    await player.post(openPaths.addCurrency, { currencyId: availableCurrencies[0]?.id });
    expect((await read(player)).availableCurrencies.map(({ iso }) => iso)).toEqual(isos.slice(1));
  });

  test('offer only the sports and the points of the site', async () => {
    const player = await site.player();
    await site.platform.config.merge({ lineDisallowSports: [1, 4], liveDisallowSports: [4], availableRoutes: [] });
    const { sports, lineSports, liveSports, showClubPoints, clubPoints, pointsAccumulated } = await read(player);
    await site.platform.config.reset();
    const without = (...gone: number[]) => SPORTS.map(({ id }) => id).filter((id) => !gone.includes(id));
    expect({ sports, lineSports, liveSports }).toEqual({
      sports: without(4),
      lineSports: without(1, 4),
      liveSports: without(4),
    });
    expect([showClubPoints, clubPoints, pointsAccumulated]).toEqual([false, null, null]);
  });

  test.each(OFFICE_SETTINGS.map(({ group, name }) => [group, name] as const))(
    'save %s, %s alone, for its player alone',
    async (group, name) => {
      const [player, other] = [await site.player(), await site.player()];
      const before = await read(player);
      const { status, body } = await save(player, { group, name, value: true });
      expect([status, body.success, body.message]).toEqual([200, true, 'main_save_success']);
      expect(body.settings[group]).toEqual({ ...before[group], [name]: true });
      expect(await read(player)).toEqual({ ...before, [group]: { ...before[group], [name]: true } });
      expect(await read(other)).toEqual(before);
      expect((await save(player, { group, name, value: false })).body.settings[group]).toEqual(before[group]);
    },
  );

  test.each([
    ['a group without this setting', { group: 'commonSettings', name: 'enable_mail_news', value: true }],
    ['an unknown name', { group: 'commonSettings', name: 'enable_push', value: true }],
    ['an unknown group', { group: 'walletSettings', name: 'user_hide_balance', value: true }],
    ['a value that is none', { group: 'commonSettings', name: 'user_hide_balance', value: 1 }],
    ['something else', { group: 'commonSettings', name: 'user_hide_balance', value: true, also: 1 }],
  ])('refuse %s', async (_, body) => {
    const player = await site.player();
    const before = await read(player);
    const answer = await save(player, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST']);
    expect(await read(player)).toEqual(before);
  });

  test('need a session', async () => {
    const guest = site.client();
    const asked = [guest.get(openPaths.officeSettings), save(guest, {}), choose(guest, 'line', 1)];
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  test('[O-07] come with the session, where they say something', async () => {
    const player = await site.player();
    const names = ['user_hide_balance', 'disallow_line_sport', 'disallow_live_sport'];
    const known = Object.keys(await sessionOf(player));
    expect(names.filter((name) => known.includes(name))).toEqual([]);
    await save(player, { group: 'commonSettings', name: 'user_hide_balance', value: true });
    await leaveOut(player, [4, 1], [3]);
    expect(await sessionOf(player)).toMatchObject({
      user_hide_balance: true,
      disallow_line_sport: [1, 4],
      disallow_live_sport: [3],
    });
  });
});

describe('[O-01] news that is wanted at registration', () => {
  test.each([
    [true, false],
    [false, true],
  ])('by email %s, by text message %s, is a setting', async (email, sms) => {
    const client = site.client();
    const address = `${crypto.randomUUID()}@example.com`;
    const form = { ...fastRegistration({ email: address, password: PASSWORD }), news: { email, sms } };
    const begun = await client.post<{ code: { request: string } }>(openPaths.register, form);
    const code = await lastCode(site, address);
    await client.post(openPaths.confirmRegistration, { request: begun.body.code.request, code });
    expect((await read(client)).notificationSettings).toMatchObject({ enable_mail_news: email, enable_sms_news: sms });
  });
});

describe('[B-06] sports that a player leaves out', () => {
  test('are stored once each, ascending', async () => {
    const player = await site.player();
    await leaveOut(player, [4, 1], []);
    const { body } = await choose(player, 'line', 4);
    expect(body).toMatchObject({ success: true, message: 'main_save_success' });
    expect(body.settings).toMatchObject({ lineDisallowSports: [1, 4], liveDisallowSports: [] });
    expect(await read(player)).toMatchObject({ lineDisallowSports: [1, 4], liveDisallowSports: [] });
  });

  test('are all stored when they are chosen at once, and all taken back at once', async () => {
    const player = await site.player();
    const ids = SPORTS.map(({ id }) => id)
      .sort((a, b) => a - b)
      .slice(0, 10);
    const all = (isLeftOut: boolean) => Promise.all(ids.map((id) => choose(player, 'line', id, isLeftOut)));
    expect(new Set((await all(true)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await read(player)).lineDisallowSports).toEqual(ids);
    await all(false);
    expect((await read(player)).lineDisallowSports).toEqual([]);
  });

  test('are of one section and of one player', async () => {
    const [player, other] = [await site.player(), await site.player()];
    await leaveOut(player, [1], [4]);
    const { body } = await choose(player, 'line', 4);
    expect(body.settings).toMatchObject({ lineDisallowSports: [1, 4], liveDisallowSports: [4] });
    const back = await choose(player, 'live', 4, false);
    expect(back.body.settings).toMatchObject({ lineDisallowSports: [1, 4], liveDisallowSports: [] });
    expect(await read(other)).toMatchObject({ lineDisallowSports: [], liveDisallowSports: [] });
  });

  test('are refused when there is no such sport', async () => {
    const player = await site.player();
    const { status, body } = await choose(player, 'line', 987_654);
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
    expect(body.issues).toEqual([{ path: 'body.sportId', message: 'There is no sport 987654' }]);
    expect((await read(player)).lineDisallowSports).toEqual([]);
  });

  const place = async (player: TestPlayer, selectionId: number) => {
    const { body } = await player.place(player.placement([[selectionId, PRICE]]));
    return body.status === 'refused' ? body.code : body.status;
  };

  test.each([
    [[1], [], false, 'BET_DISALLOWED'],
    [[], [1], false, 'accepted'],
    [[1], [], true, 'pending'],
    [[], [1], true, 'BET_DISALLOWED'],
    [[4], [4], false, 'accepted'],
  ])('line %j, running %j: a bet on football that runs %s is %s', async (line, live, isLive, verdict) => {
    const [player, other] = [await site.player(), await site.player()];
    await leaveOut(player, line, live);
    const selectionId = site.table.addSelection(PRICE, { gameId: site.table.addGame({ live: isLive }) });
    const question = { typeId: 0, iso: 'EUR', bets: [{ selectionId }] };
    const { body } = await player.post<CouponLimits>(openPaths.couponLimits, question);
    expect(body.prices[0]?.coef).toBe(verdict === 'BET_DISALLOWED' ? null : PRICE);
    expect(await place(player, selectionId)).toBe(verdict);
    expect(await place(other, selectionId)).toBe(isLive ? 'pending' : 'accepted');
  });

  test('are refused together with those of the site', async () => {
    const player = await site.player();
    await leaveOut(player, [4], []);
    await site.platform.config.merge({ lineDisallowSports: [1] });
    const verdict = await place(player, site.table.addSelection(PRICE));
    await site.platform.config.reset();
    expect(verdict).toBe('BET_DISALLOWED');
  });

  test('are taken again once the player wants them', async () => {
    const player = await site.player();
    await leaveOut(player, [1], []);
    await choose(player, 'line', 1, false);
    expect(await place(player, site.table.addSelection(PRICE))).toBe('accepted');
  });

  test('are not among the bets of an edited coupon either', async () => {
    const player = await site.player();
    const [first, second] = [site.table.addSelection(PRICE), site.table.addSelection(PRICE)];
    const { body } = await player.place(
      player.placement([
        [first, PRICE],
        [second, PRICE],
      ]),
    );
    if (body.status !== 'accepted') throw new Error(JSON.stringify(body));
    await leaveOut(player, [1], []);
    const offer = await editable(player, body.coupon.id, { bets: betsOf(first) });
    expect(offer.problem?.code).toBe('BET_DISALLOWED');
  });
});
