import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PlacementAnswer } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { type CareLimit, limitsCall, setLimitsCall } from '#shared/contracts/session-life.ts';
import { NO_LIMIT } from '#shared/domain/care/money-limits.ts';
import { CURRENCY_NUMBERS } from '#shared/domain/money/currency-numbers.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import {
  setBalance,
  startTestPlatform,
  type TestPlatform,
  type TestPlayer,
} from '#tests/fixtures/platform/test-platform.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const LONG = { idleMs: YEAR, lifeMs: YEAR, savedIdleMs: YEAR, savedLifeMs: YEAR };
const BASE = '/limit-service-api/api/external/web/v3';
let site: TestPlatform;

beforeAll(async () => {
  // The clock moves by days; session ends have their own tests.
  site = await startTestPlatform({ sessionPolicy: LONG });
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});
afterEach(() => site.platform.config.reset());

const now = () => site.platform.clock.now();
const later = (ms: number) => site.platform.clock.moveTo(now() + ms);
type Done = { data: { limitsData: CareLimit[] } } & ErrorBody;

async function set(player: TestPlayer, ...limits: readonly [limitType: number, limitValue: number][]) {
  const body = { limits: limits.map(([limitType, limitValue]) => ({ limitType, limitValue })) };
  return player.post<Done>(setLimitsCall.path, body);
}

const act = (player: TestPlayer, action: 'confirm' | 'reject', limitType: number) =>
  player.post<Done>(`${BASE}/limitaction`, { action, limitType });
const cancel = (player: TestPlayer, limitType: number) => player.send<Done>('DELETE', `${BASE}/limit`, { limitType });

async function all(player: TestPlayer): Promise<CareLimit[]> {
  return (await player.get<{ data: CareLimit[] }>(limitsCall.path)).body.data;
}

/** Returns the current and the waiting limit of one type: `100`, `none`, `100 → none`. */
async function told(player: TestPlayer, type: number): Promise<string> {
  const mine = (await all(player)).filter(({ limitType }) => limitType === type);
  return mine.map(({ limitValue }) => (limitValue === NO_LIMIT ? 'none' : String(limitValue))).join(' → ');
}

async function bet(player: TestPlayer, amount: number, more: { accountId?: number; live?: boolean } = {}) {
  const gameId = site.table.addGame({ live: more.live ?? false });
  const selection = site.table.addSelection(2000, { gameId });
  const { live: _, ...rest } = more;
  const { body } = await player.place(player.placement([[selection, 2000]], { amount, ...rest }));
  return { selection, body };
}

/** Returns `accepted`, or the code with the limit and what it leaves. */
function became(body: PlacementAnswer): string {
  if (body.status !== 'refused') return body.status;
  return body.code === 'LIMITS' ? `LIMITS ${body.data.limitType}: ${body.data.remaining}` : body.code;
}

const pressMoney = (player: TestPlayer, accountId = player.accountId) =>
  player.post<ErrorBody>(openPaths.playMoney, { accountId }, { 'idempotency-key': crypto.randomUUID() });

describe('setting a limit', () => {
  /** Requests in order, with the hours between them. */
  const cases: readonly [
    string,
    type: number,
    readonly ([number] | 'confirm' | 'reject' | 'cancel' | `+${number}`)[],
    string,
  ][] = [
    ['the first limit applies at once', 1, [[5000]], '5000'],
    ['a lower limit applies at once', 1, [[5000], [2000]], '2000'],
    ['a higher limit waits', 1, [[5000], [9000]], '5000 → 9000'],
    ['a removal waits', 10, [[5000], [NO_LIMIT]], '5000 → none'],
    ['a higher limit waits for 24 hours, not less', 2, [[5000], [9000], '+23'], '5000 → 9000'],
    ['a higher limit on stakes applies automatically', 2, [[5000], [9000], '+24'], '9000'],
    ['a removal applies automatically', 12, [[5000], [NO_LIMIT], '+24'], 'none'],
    ['a lower limit cancels the waiting one', 1, [[5000], [10000], [2000]], '2000'],
    [
      'lowering and raising does not jump the queue',
      1,
      [[5000], [10000], '+23', [2000], [10000], '+23'],
      '2000 → 10000',
    ],
    ['a repeated request does not restart the wait', 1, [[5000], [9000], '+12', [9000], '+12'], '9000'],
    ['a request for another limit restarts the wait', 1, [[5000], [9000], '+12', [9500], '+12'], '5000 → 9500'],
    ['a request for the current limit cancels the waiting one', 1, [[5000], [9000], [5000]], '5000'],
    ['a waiting limit can be rejected', 3, [[5000], [9000], 'reject'], '5000'],
    ['a waiting limit can be withdrawn', 20, [[5000], [9000], 'cancel'], '5000'],
    ['a deposit limit does not apply without a confirmation', 20, [[5000], [9000], '+30'], '5000 → 9000'],
    ['a deposit limit applies once confirmed', 21, [[5000], [9000], '+24', 'confirm'], '9000'],
    ['the removal of a deposit limit applies once confirmed', 22, [[5000], [NO_LIMIT], '+47', 'confirm'], 'none'],
    ['a deposit limit stays when its change gets no answer', 20, [[5000], [9000], '+48'], '5000'],
    ['a deposit limit stays when its change is rejected', 20, [[5000], [9000], '+24', 'reject'], '5000'],
    ['a deposit limit can be requested again', 20, [[5000], [9000], '+48', [9000]], '5000 → 9000'],
  ];
  test.each(cases)('[X-01] [X-02] [X-03] [X-04] %s', async (_name, type, steps, expected) => {
    const player = await site.player();
    for (const step of steps) {
      if (typeof step === 'object') await set(player, [type, step[0]]);
      else if (step === 'cancel') await cancel(player, type);
      else if (step === 'confirm' || step === 'reject') await act(player, step, type);
      else await later(Number(step) * HOUR);
    }
    expect(await told(player, type)).toBe(expected);
  });

  test('[X-03] a waiting limit shows its request, the end of its cooling time, and that a deposit limit needs a confirmation', async () => {
    const player = await site.player();
    const at = Math.floor(now() / 1000);
    const { body } = await set(player, [20, 5000], [1, 4000]);
    expect(body.data.limitsData.filter(({ limitState }) => limitState === 'ACTIVE')).toMatchObject([
      { limitType: 20, limitValue: 5000, limitBalance: 5000, measure: 'money', currencyCode: 'EUR', endsAt: null },
      { limitType: 1, limitValue: 4000, limitBalance: 4000 },
    ]);
    await set(player, [20, NO_LIMIT], [1, NO_LIMIT]);
    const waiting = (await all(player)).filter(({ limitState }) => limitState === 'PENDING');
    expect(waiting).toMatchObject([
      { limitType: 20, limitValue: NO_LIMIT, needApprove: true },
      { limitType: 1, limitValue: NO_LIMIT, needApprove: false },
    ]);
    for (const { startedAt, endsAt } of waiting) {
      expect(startedAt).toBeGreaterThanOrEqual(at);
      expect((endsAt ?? 0) - (startedAt ?? 0)).toBe(86_400);
    }
  });

  test('[X-01] a site can let a looser limit wait for longer', async () => {
    await site.platform.config.merge({ limitCoolingHours: 72 });
    const player = await site.player();
    await set(player, [1, 5000]);
    await set(player, [1, 9000]);
    await later(71 * HOUR);
    expect(await told(player, 1)).toBe('5000 → 9000');
    await later(HOUR);
    expect(await told(player, 1)).toBe('9000');
  });

  test.each([
    ['de', 'Änderung zurückgenommen. Ihr Limit bleibt, wie es war.', 'Änderung bestätigt. Sie gilt ab sofort.'],
    ['ar', 'أُلغي التغيير، وبقي حدك كما كان.', 'تم تأكيد التغيير، ويسري من الآن.'],
    ['xx', null, null],
  ])(
    '[X-02] a confirmed, rejected or withdrawn limit is answered with a title in the page’s language: %s',
    async (language, withdrawn, confirmed) => {
      const player = await site.player();
      await set(player, [20, 5000], [1, 5000]);
      await set(player, [20, 9000], [1, 9000]);
      player.headers = { 'x-language': language };
      expect((await cancel(player, 1)).body).toMatchObject({ status: 'success', title: withdrawn });
      await later(DAY);
      expect((await act(player, 'confirm', 20)).body).toMatchObject({ status: 'success', title: confirmed });
      await set(player, [20, 12_000]);
      expect((await act(player, 'reject', 20)).body).toMatchObject({ status: 'success', title: withdrawn });
    },
  );

  test('[X-02] an answer to a limit that does not wait, or is still cooling, is refused', async () => {
    const player = await site.player();
    expect((await cancel(player, 20)).body.code).toBe('LIMIT_UNKNOWN');
    await set(player, [20, 5000], [1, 5000]);
    expect((await act(player, 'reject', 20)).body.code).toBe('LIMIT_UNKNOWN');
    await set(player, [20, 9000], [1, 9000]);
    expect((await act(player, 'confirm', 20)).body.code).toBe('LIMIT_EARLY');
    expect((await act(player, 'confirm', 1)).body.code).toBe('LIMIT_EARLY');
    await later(2 * DAY);
    expect((await act(player, 'confirm', 20)).body.code).toBe('LIMIT_UNKNOWN');
  });

  test.each([0, -1, 1.5, 1_000_000_000_001])('[X-01] %d is not a valid amount of a limit', async (value) => {
    const player = await site.player();
    expect((await set(player, [1, value])).status).toBe(400);
  });

  test('[X-01] the available limits are in the main currency, with suggested amounts', async () => {
    const player = await site.player({ currency: 'KWD' });
    const { body } = await player.get<{ data: Record<string, unknown>[] }>(`${BASE}/availablelimits`);
    expect(body.data.map(({ limitType }) => limitType)).toEqual([20, 21, 22, 10, 11, 12, 1, 2, 3]);
    expect(body.data[0]).toEqual({
      limitType: 20,
      measure: 'money',
      currencyCode: 'KWD',
      decimals: 3,
      availableValues: [12_000, 30_000, 60_000, 300_000, 600_000],
      coolingHours: 24,
      needApprove: true,
    });
    expect((await site.client().get(`${BASE}/availablelimits`)).status).toBe(401);
  });
});

describe('a limit stops bets', () => {
  test.each<[string, readonly [number, number][], readonly number[], string]>([
    ['a stake within it', [[1, 3000]], [3000], 'accepted'],
    ['a stake above it', [[1, 3000]], [3001], 'LIMITS 1: 3000'],
    ['what is staked in all', [[1, 3000]], [2000, 1500], 'LIMITS 1: 1000'],
    ['what is lost in all', [[10, 3000]], [2000, 1500], 'LIMITS 10: 1000'],
    ['nothing is left', [[1, 3000]], [3000, 200], 'LIMITS 1: 0'],
    [
      'the lowest of several',
      [
        [1, 3000],
        [2, 2500],
        [12, 2800],
      ],
      [2000, 600],
      'LIMITS 2: 500',
    ],
    ['a deposit limit is none on bets', [[20, 100]], [3000], 'accepted'],
    ['the balance comes first', [[1, 3000]], [10_001], 'BALANCE'],
  ])('[R10] %s', async (_name, limits, stakes, expected) => {
    const player = await site.player();
    await set(player, ...limits);
    let last = '';
    for (const amount of stakes) last = became((await bet(player, amount)).body);
    expect(last).toBe(expected);
  });

  test('a refused bet takes no money, its key keeps the answer, and a smaller bet passes', async () => {
    const player = await site.player();
    await set(player, [1, 3000]);
    const selection = site.table.addSelection(2000);
    const placement = player.placement([[selection, 2000]], { amount: 5000 });
    const first = await player.place(placement);
    expect(first.body).toMatchObject({ status: 'refused', code: 'LIMITS', data: { limitType: 1, remaining: 3000 } });
    expect((await player.place(placement)).body).toEqual(first.body);
    expect(await player.balance()).toBe(10_000);
    expect(became((await bet(player, 3000)).body)).toBe('accepted');
    expect(await player.balance()).toBe(7000);
  });

  test('payouts reduce the losses of a limit, not the stakes', async () => {
    const player = await site.player();
    await set(player, [10, 3000]);
    const { selection } = await bet(player, 3000);
    expect(became((await bet(player, 1000)).body)).toBe('LIMITS 10: 0');
    site.table.decide(selection, 1);
    await site.platform.coupons.settleAll();
    expect(became((await bet(player, 6000)).body)).toBe('accepted');
    expect(became((await bet(player, 200)).body)).toBe('LIMITS 10: 0');
    await set(player, [1, 9100]);
    expect(became((await bet(player, 200)).body)).toBe('LIMITS 10: 0');
    await set(player, [10, NO_LIMIT]);
    await later(DAY - HOUR);
    expect(
      (await all(player)).find(({ limitType, limitState }) => limitType === 1 && limitState === 'ACTIVE'),
    ).toMatchObject({
      limitBalance: 100,
    });
  });

  test('a bet is accepted again once the window has moved on, at the instant that the refusal named', async () => {
    const player = await site.player();
    await set(player, [1, 3000]);
    const first = now();
    await bet(player, 1000);
    await later(6 * HOUR);
    const second = now();
    await bet(player, 1500);
    const told = async (amount: number) => {
      const { body } = await bet(player, amount);
      return body.status === 'refused' ? Number(body.data.moreAt) : 0;
    };
    const near = (at: number, wanted: number) => expect(Math.abs(at - wanted)).toBeLessThan(5000);
    near(await told(1500), first + DAY);
    near(await told(2500), second + DAY);
    // The whole limit is spent, so the next cent would exceed it: the answer names when that changes.
    near(await told(4000), first + DAY);
    await later(first + DAY - now() + 1000);
    expect(became((await bet(player, 1500)).body)).toBe('accepted');
  });

  test('two bets at the same time cannot pass a limit together, also from two accounts', async () => {
    for (let round = 0; round < 5; round++) {
      const player = await site.player();
      await player.post(openPaths.addCurrency, { currencyId: CURRENCY_NUMBERS.USD });
      const dollars = (await player.accounts()).find(({ iso }) => iso === 'USD')?.id ?? 0;
      await setBalance(site.database, dollars, 10_000);
      await set(player, [1, 3000]);
      const accounts = [player.accountId, dollars, player.accountId, dollars];
      const answers = await Promise.all(accounts.map((accountId) => bet(player, 2000, { accountId })));
      expect(answers.map(({ body }) => became(body)).sort()).toEqual([
        ...Array.from({ length: 3 }, () => 'LIMITS 1: 1000'),
        'accepted',
      ]);
    }
  });

  test('stakes in another currency count at the platform’s rates, rounded up', async () => {
    const player = await site.player();
    await player.post(openPaths.addCurrency, { currencyId: CURRENCY_NUMBERS.KWD });
    const dinars = (await player.accounts()).find(({ iso }) => iso === 'KWD')?.id ?? 0;
    await setBalance(site.database, dinars, 100_000);
    await set(player, [1, 3000]);
    // By the stake scale 3 KWD equal 5 EUR: 12.001 KWD count as 20.01 EUR.
    expect(became((await bet(player, 12_001, { accountId: dinars })).body)).toBe('accepted');
    expect(became((await bet(player, 1000)).body)).toBe('LIMITS 1: 999');
    expect(became((await bet(player, 6000, { accountId: dinars })).body)).toBe('LIMITS 1: 5994');
    expect(became((await bet(player, 5994, { accountId: dinars })).body)).toBe('accepted');
  });

  test('a live bet beyond the limit is refused before its delay, or after it when the limit has changed', async () => {
    const player = await site.player();
    await set(player, [1, 3000]);
    expect(became((await bet(player, 3100, { live: true })).body)).toBe('LIMITS 1: 3000');
    const held = await bet(player, 2000, { live: true });
    expect(held.body.status).toBe('pending');
    expect(became((await bet(player, 2000)).body)).toBe('accepted');
    const key = (
      await site.database.owner<{ key: string }[]>`
      select key::text from money_intent where user_id = ${player.userId} and state = 'pending'`
    )[0]?.key;
    await later(6000);
    await expect
      .poll(async () =>
        became((await player.post<PlacementAnswer>(openPaths.couponOutcome.replace(':key', key ?? ''))).body),
      )
      .toBe('LIMITS 1: 1000');
    expect(await player.balance()).toBe(8000);
  });

  test('[P-11] a free bet neither counts for a limit nor is refused by one', async () => {
    const player = await site.player();
    const code = `FREE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
    const promo = { code, userId: player.userId, value: 2000, iso: 'EUR' };
    expect((await site.client().post('/__control/promo', promo)).status).toBe(200);
    await set(player, [1, 1000], [10, 1000]);
    const selection = site.table.addSelection(2000);
    const free = player.placement([[selection, 2000]], { amount: 2000, promoCode: code });
    expect(became((await player.place(free)).body)).toBe('accepted');
    expect(became((await bet(player, 1000)).body)).toBe('accepted');
    expect(became((await bet(player, 200)).body)).toBe('LIMITS 1: 0');
  });

  test('a wanted-odds order beyond the limit is refused at once, or later when the limit has changed', async () => {
    const player = await site.player();
    await set(player, [1, 3000]);
    const startAt = now() + 6 * HOUR;
    const selection = site.table.addSelection(2000, { gameId: site.table.addGame({ startAt }) });
    const wanted = (amount: number) => player.placement([[selection, 2000]], { exactCoef: 2100, amount });
    expect(became((await player.place(wanted(3100))).body)).toBe('LIMITS 1: 3000');
    const waiting = wanted(2000);
    expect((await player.place(waiting)).body.status).toBe('waiting');
    await bet(player, 2000);
    site.table.reprice(selection, 2150);
    await site.platform.coupons.wantedOdds.tryAll();
    const { body } = await player.post<PlacementAnswer>(openPaths.couponOutcome.replace(':key', waiting.id));
    expect(became(body)).toBe('LIMITS 1: 1000');
    expect(await player.balance()).toBe(8000);
  });

  test('[§8.12] a refusal by a limit takes precedence over a changed price', async () => {
    const player = await site.player();
    await set(player, [1, 500]);
    const selection = site.table.addSelection(2000);
    const placement = player.placement([[selection, 2500]], { changeCoefAction: 0, amount: 1000 });
    expect(became((await player.place(placement)).body)).toBe('LIMITS 1: 500');
  });

  test('a lower limit applies to the next bet from any browser', async () => {
    const player = await site.player();
    await set(player, [1, 5000]);
    await bet(player, 2000);
    await set(player, [1, 1000]);
    expect(became((await bet(player, 200)).body)).toBe('LIMITS 1: 0');
  });
});

describe('a limit stops deposits', () => {
  test('[R10] [R11] a deposit beyond the limit is refused with the instant when more is possible', async () => {
    const player = await site.player();
    await set(player, [20, 15_000], [21, 50_000]);
    expect((await pressMoney(player)).status).toBe(200);
    const { status, body } = await pressMoney(player);
    expect([status, body.code]).toEqual([409, 'DEPOSIT_LIMIT']);
    expect(body.retryAfter).toBeGreaterThan(86_300);
    expect(body.retryAfter).toBeLessThanOrEqual(86_400);
    expect(body.limit).toMatchObject({ limitType: 20, remaining: 5000 });
    expect(body.limit?.moreAt).toBeGreaterThan(site.platform.clock.now() + DAY - 100_000);
    expect(await player.balance()).toBe(20_000);
    await later(DAY + 1000);
    expect((await pressMoney(player)).status).toBe(200);
  });

  test('two deposits at the same time cannot pass a limit together', async () => {
    const player = await site.player();
    await set(player, [20, 15_000]);
    const codes = await Promise.all([pressMoney(player), pressMoney(player), pressMoney(player)]);
    expect(codes.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('gifts at sign-up and money from QA count as no deposit', async () => {
    const player = await site.player();
    await set(player, [20, 10_000]);
    const fund = { userId: player.userId, iso: 'EUR', amount: 50_000 };
    expect((await player.post('/__control/fund', fund)).status).toBe(200);
    expect((await pressMoney(player)).body.code).toBeUndefined();
  });
});
