import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NoticeChoicesAnswer, PriceAlertsAnswer } from '#shared/contracts/notices.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { DEFAULT_NOTICE_CHOICES, type NoticeChoices } from '#shared/domain/notices/notice-choices.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { startTestPlatform, type TestClient, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());

type Failure = { code: string; message: string; issues?: { path: string; message: string }[] };

const choices = (client: TestClient) => client.get<NoticeChoicesAnswer>(openPaths.noticeChoices);
const save = (client: TestClient, next: unknown) =>
  client.post<NoticeChoicesAnswer & Failure>(openPaths.noticeChoices, next);
const alerts = async (client: TestClient, told: readonly number[] = []) =>
  (await client.post<PriceAlertsAnswer>(openPaths.priceAlerts, { told })).body.alerts;
const set = (client: TestClient, selectionId: number, wanted: number) =>
  client.post<PriceAlertsAnswer & Failure>(openPaths.setPriceAlert, { selectionId, wanted });
const drop = (client: TestClient, id: number) =>
  client.post<PriceAlertsAnswer>(openPaths.dropPriceAlert.replace(':alertId', String(id)));

const quiet: NoticeChoices = {
  kinds: { ...DEFAULT_NOTICE_CHOICES.kinds, 'coupon-settled': false },
  sound: false,
  quiet: { from: 1320, to: 420 },
  showAmounts: true,
  showOnLocked: false,
};

describe('[Z-04] choices about notices', () => {
  test('have defaults before a player chooses, and are stored for each player', async () => {
    const [one, other] = [await site.player(), await site.player()];
    expect((await choices(one)).body).toEqual({ choices: DEFAULT_NOTICE_CHOICES, required: [] });
    expect((await save(one, quiet)).body).toEqual({ choices: quiet, required: [] });
    expect((await choices(one)).body.choices).toEqual(quiet);
    expect((await choices(other)).body.choices).toEqual(DEFAULT_NOTICE_CHOICES);
  });

  test.each([
    ['quiet hours of no length', { ...quiet, quiet: { from: 60, to: 60 } }],
    ['a time that is none', { ...quiet, quiet: { from: 60, to: 1440 } }],
    ['a kind that is missing', { ...quiet, kinds: { 'reality-check': true } }],
    ['something that nobody knows', { ...quiet, stake: 100 }],
  ])('with %s are refused with the field’s name', async (_name, wrong) => {
    const player = await site.player();
    const answer = await save(player, wrong);
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST']);
    expect(answer.body.issues?.[0]?.path).toMatch(/^body/);
    expect((await choices(player)).body.choices).toEqual(DEFAULT_NOTICE_CHOICES);
  });

  test('[N-09] cannot switch off a required kind, even if it was off before', async () => {
    const player = await site.player();
    const off = { ...quiet, kinds: { ...quiet.kinds, 'reality-check': false, 'session-limit': false } };
    expect((await save(player, off)).status).toBe(200);
    await site.platform.config.merge({ isRealityCheckRequired: true });
    const now = (await choices(player)).body;
    expect([now.required, now.choices.kinds]).toEqual([
      ['reality-check', 'session-limit'],
      { ...quiet.kinds, 'reality-check': true, 'session-limit': true },
    ]);
    const refused = await save(player, off);
    expect([refused.status, refused.body.issues?.map(({ path }) => path)]).toEqual([
      400,
      ['body.kinds.reality-check', 'body.kinds.session-limit'],
    ]);
    expect((await save(player, quiet)).status).toBe(200);
    await site.platform.config.merge({ isRealityCheckRequired: null });
  });

  test('need a session', async () => {
    const guest = site.client();
    expect((await choices(guest)).status).toBe(401);
    expect((await save(guest, quiet)).status).toBe(401);
    expect((await set(guest, 1, 2000)).status).toBe(401);
  });
});

describe('a price alert', () => {
  const look = () => site.platform.notices.alerts.look();

  test.each([
    ['up', 2000, 2200, [2100, 2199], 2200],
    ['up', 2000, 2200, [1500], 2500],
    ['down', 2000, 1800, [1900, 2500], 1750],
  ] as const)(
    'that has to go %s from %i to %i tells once, when the price is there',
    async (goes, from, wanted, before, at) => {
      const player = await site.player();
      const selectionId = site.table.addSelection(from);
      const { body } = await set(player, selectionId, wanted);
      expect(body.alerts).toMatchObject([{ selectionId, wanted, goes, from, state: 'waiting', price: null }]);
      expect(body.alerts[0]?.game.home.name).toBe('Side 1');
      for (const price of before) {
        site.table.reprice(selectionId, price);
        await look();
        expect((await alerts(player))[0]?.state).toBe('waiting');
      }
      site.table.reprice(selectionId, at);
      await look();
      const [fired] = await alerts(player);
      expect(fired).toMatchObject({ state: 'fired', price: at });
      site.table.reprice(selectionId, from);
      await look();
      expect((await alerts(player))[0]).toMatchObject({ state: 'fired', price: at });
      expect(await alerts(player, [fired?.id ?? 0])).toEqual([]);
      expect(await alerts(player)).toEqual([]);
    },
  );

  test('is checked automatically', async () => {
    const player = await site.player();
    const selectionId = site.table.addSelection(2000);
    await set(player, selectionId, 2500);
    site.table.reprice(selectionId, 2600);
    await eventually(async () => expect((await alerts(player))[0]?.state).toBe('fired'));
  });

  test('does not report a price at which the player cannot bet', async () => {
    const player = await site.player();
    const selectionId = site.table.addSelection(2000);
    await set(player, selectionId, 2500);
    site.table.suspend(selectionId);
    site.table.reprice(selectionId, 2600);
    await look();
    expect((await alerts(player))[0]?.state).toBe('waiting');
    site.table.suspend(selectionId, false);
    await look();
    expect((await alerts(player))[0]?.state).toBe('fired');
  });

  test('ends with its game, or with its outcome', async () => {
    const player = await site.player();
    const [over, decided, stays] = [2000, 2000, 2000].map((price) => site.table.addSelection(price));
    for (const selectionId of [over, decided, stays]) await set(player, selectionId ?? 0, 2500);
    site.table.finish(gameOfSelection(over ?? 0), [1, 0]);
    site.table.decide(decided ?? 0, 1);
    await look();
    expect((await alerts(player)).map(({ selectionId }) => selectionId)).toEqual([stays]);
    expect((await set(player, over ?? 0, 3000)).body.code).toBe('ALERT_OUTCOME_GONE');
  });

  test('is refused for an outcome without a price, and for the present price', async () => {
    const player = await site.player();
    const selectionId = site.table.addSelection(2000);
    expect((await set(player, 12345, 2000)).body.code).toBe('ALERT_OUTCOME_GONE');
    expect((await set(player, selectionId, 2000)).body.code).toBe('ALERT_PRICE_IS_THERE');
    expect((await set(player, selectionId, 1000)).status).toBe(400);
    expect((await set(player, selectionId, 2000.5)).status).toBe(400);
  });

  test('is limited to twenty for each player, also at once; an equal one is not added', async () => {
    const player = await site.player();
    const ids = Array.from({ length: 22 }, () => site.table.addSelection(2000));
    const answers = await Promise.all(ids.map((id) => set(player, id, 2500)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('ALERTS_FULL');
    const [one] = await alerts(player);
    expect((await set(player, one?.selectionId ?? 0, 2500)).body.alerts).toHaveLength(20);
    expect((await drop(player, one?.id ?? 0)).body.alerts).toHaveLength(19);
    expect((await set(player, site.table.addSelection(2000), 2500)).status).toBe(200);
  });

  test('of another player can neither be read, marked as shown nor deleted', async () => {
    const [owner, other] = [await site.player(), await site.player()];
    const selectionId = site.table.addSelection(2000);
    const [mine] = (await set(owner, selectionId, 2500)).body.alerts;
    await drop(other, mine?.id ?? 0);
    site.table.reprice(selectionId, 2600);
    await look();
    expect(await alerts(other, [mine?.id ?? 0])).toEqual([]);
    expect(await alerts(owner)).toMatchObject([{ id: mine?.id, state: 'fired' }]);
  });

  test('that was reached is deleted after a week', async () => {
    const player = await site.player();
    const selectionId = site.table.addSelection(2000);
    await set(player, selectionId, 2500);
    site.table.reprice(selectionId, 2600);
    await look();
    await site.platform.notices.purge();
    expect(await alerts(player)).toHaveLength(1);
    await site.platform.clock.moveTo(site.platform.clock.now() + 8 * 86_400_000);
    await site.platform.notices.purge();
    const [rows] = await site.platform.database.sql<{ count: number }[]>`
      select count(*)::int as count from price_alert where user_id = ${player.userId}`;
    expect(rows?.count).toBe(0);
  });
});
