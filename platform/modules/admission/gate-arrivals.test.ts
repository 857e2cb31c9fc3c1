import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import { blockUserCall } from '#shared/contracts/session-life.ts';
import { GEO_COUNTRY_HEADER } from '#shared/contracts/site-config.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { casesOf } from '#tests/fixtures/full-run.ts';
import { cashOutCoupon, cashOutPriceOf, orderOf, placed, setRule } from '#tests/fixtures/platform/cash-out-scenario.ts';
import { betsOf, edit, editable, editOrderOf } from '#tests/fixtures/platform/edit-scenario.ts';
import { GATE_STATES, type GateState, LONG_SESSIONS } from '#tests/fixtures/platform/gate-scenario.ts';
import {
  makePlayer,
  PASSWORD,
  startTestPlatform,
  type TestPlatform,
  type TestPlayer,
} from '#tests/fixtures/platform/test-platform.ts';

const DAY = 86_400_000;
let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform({ sessionPolicy: LONG_SESSIONS, delaySeconds: 0, trustProxy: ['127.0.0.1'] });
  // Noon, so that no state of the tests reaches midnight by chance.
  await site.platform.clock.moveTo(Math.ceil(site.platform.clock.now() / DAY) * DAY + DAY / 2);
});
afterEach(() => site.platform.config.reset());
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});

/** An open coupon of two legs, and the leg that an edit keeps. */
type OwnCoupon = readonly [id: string, kept: number];

interface Someone {
  readonly email: string;
  readonly player: TestPlayer;
  /** As many as were asked for. */
  readonly coupons: readonly OwnCoupon[];
}

const bet = (): [number, number] => [
  site.table.addSelection(2000, { gameId: site.table.addGame({ startAt: site.platform.clock.now() + 30 * DAY }) }),
  2000,
];

async function express(player: TestPlayer): Promise<OwnCoupon> {
  const [kept, dropped] = [bet(), bet()];
  return [(await placed(player, [kept, dropped])).id, kept[0]];
}

/** Opens a player with open coupons. */
async function someone(count = 0): Promise<Someone> {
  const email = `${crypto.randomUUID()}@example.com`;
  const player = await makePlayer(site.platform, site.origin, { email });
  const coupons: OwnCoupon[] = [];
  while (coupons.length < count) coupons.push(await express(player));
  return { email, player, coupons };
}

function couponOf({ coupons: [coupon] }: Someone): OwnCoupon {
  if (!coupon) throw new Error('The player has no coupon');
  return coupon;
}

interface Said {
  readonly status: number;
  readonly body: unknown;
}

/** Returns 'ok', or the code of the answer. */
function codeOf({ status, body }: Said): string {
  const { code, status: outcome } = (body ?? {}) as { code?: string; status?: string };
  if (status === 200 && outcome !== 'refused') return 'ok';
  return code ?? String(status);
}

async function editTo(one: Someone, stake: number | null): Promise<Said> {
  const { player } = one;
  const [id, kept] = couponOf(one);
  const offer = await editable(player, id, { bets: betsOf(kept), stake }).catch(() => null);
  // Without a session there is no cash-out price: any order is refused.
  const order = offer
    ? editOrderOf(offer)
    : {
        bets: [{ selectionId: kept, coef: 2000 }],
        stake: 900,
        value: 900,
        typeId: 0,
        systemValue: null,
        isBonusBet: false,
      };
  return edit(player, id, { sequence: site.platform.clock.now(), ...order } as never);
}

/** Acts on a coupon of the player. */
const COUPON_ACTS: Readonly<Record<string, (one: Someone) => Promise<Said>>> = {
  'stake-raise': (one) => editTo(one, 1200),
  edit: (one) => editTo(one, null),
  'cash-out': async (one) => {
    const { player } = one;
    const [id] = couponOf(one);
    const offer = await cashOutPriceOf(player, id).catch(() => null);
    const order = { stake: null, price: 1, sequence: site.platform.clock.now(), isAnyPrice: true };
    return cashOutCoupon(player, id, offer ? orderOf(offer) : (order as never));
  },
};

/** Every act that the gate guards, over HTTP. */
const ACTS: Readonly<Record<string, (one: Someone) => Promise<Said>>> = {
  ...COUPON_ACTS,
  'sign-in': ({ email }) => site.client().post(openPaths.login, { uLogin: email, uPassword: PASSWORD, save: false }),
  bet: ({ player }) => player.place(player.placement([bet()])),
  deposit: ({ player }) =>
    player.post(openPaths.playMoney, { accountId: player.accountId }, { 'idempotency-key': crypto.randomUUID() }),
  'bonus-claim': ({ player }) => player.send('PUT', openPaths.bonusChoice, { choice: 2 }),
  'sign-out': ({ player }) => player.post(openPaths.logout),
};

/** The code that each act is answered in each state; nothing for an act that is allowed. */
const CLOSED: Readonly<Record<string, readonly string[]>> = {
  PLAYER_EXCLUDED: ['sign-in'],
  PLAYER_TIME_OUT: ['bet', 'stake-raise', 'edit', 'deposit', 'bonus-claim'],
  SESSION_LIMIT_ENDED: ['sign-in'],
  PLAYER_BANNED: ['bet', 'stake-raise', 'edit', 'deposit', 'bonus-claim'],
  SITE_BLOCKED: ['sign-in', 'bet', 'stake-raise', 'edit', 'deposit', 'bonus-claim'],
  MAINTENANCE: ['sign-in', 'bet', 'stake-raise', 'edit', 'deposit', 'bonus-claim'],
  TERMS_CHANGED: ['bet', 'stake-raise', 'edit', 'deposit', 'bonus-claim'],
  REALITY_CHECK_DUE: ['bet', 'stake-raise', 'deposit', 'bonus-claim'],
  ACCOUNT_CLOSED: ['sign-in'],
};

function expected({ code, endsSessions }: GateState, act: string): string {
  if (CLOSED[code]?.includes(act)) return code;
  // A player whose sessions have ended learns only that.
  return endsSessions && act !== 'sign-in' && act !== 'sign-out' ? 'SESSION_REQUIRED' : 'ok';
}

async function signedInAgain({ email, player }: Someone): Promise<void> {
  await player.post(openPaths.login, { uLogin: email, uPassword: PASSWORD, save: false });
}

const cells = GATE_STATES.flatMap((state) => Object.keys(ACTS).map((act) => [state.name, act, state] as const));

describe('[G-06] [C-08] an act that arrives', () => {
  // Spread over eight acts so that the gate tries each of them.
  test.each(casesOf(cells, Math.ceil(cells.length / 2.25)))(
    'in %s: %s is admitted before, as the table says during it, and after',
    async (_name, act, state) => {
      const run = ACTS[act];
      if (!run) throw new Error(act);
      const coupons = act in COUPON_ACTS ? 1 : 0;
      const before = await someone(coupons);
      await state.prepare?.(site, before.player);
      expect(codeOf(await run(before))).toBe('ok');
      const during = await someone(coupons);
      await state.prepare?.(site, during.player);
      const balance = await during.player.balance();
      await state.close(site, during.player);
      const said = await run(during);
      expect(codeOf(said)).toBe(expected(state, act));
      if (codeOf(said) === 'ok') return;
      expect(await site.platform.accounts.balanceOf(during.player.accountId)).toBe(balance);
      if (!state.open) return;
      await state.open(site, during.player);
      if (state.endsSessions) await signedInAgain(during);
      expect(codeOf(await run(during))).toBe('ok');
    },
  );

  test.each<[string, number, string, boolean]>([
    ['a time-out', 403, 'gambling-help', true],
    ['a ban', 403, 'appeal', false],
    ['a block', 403, 'support', false],
    ['maintenance', 503, 'wait', true],
    ['changed terms', 451, 'accept-terms', false],
    ['a reality check', 409, 'answer-reality-check', false],
  ])('in %s is answered %i with the help, and the end where it is known', async (name, status, helps, isTimed) => {
    const state = GATE_STATES.find((one) => one.name === name);
    const { player } = await someone();
    await state?.prepare?.(site, player);
    await state?.close(site, player);
    const said = await player.place(player.placement([bet()]));
    const body = said.body as unknown as ErrorBody;
    expect([said.status, body.code, body.helps]).toEqual([status, state?.code, helps]);
    expect(body.until === undefined).toBe(!isTimed);
    if (isTimed) expect(body.until).toBeGreaterThan(site.platform.clock.now());
    expect(body.errorCode).toBe(status === 451 ? 1 : undefined);
  });

  test('of an excluded player who signs in is answered with the end of the exclusion and where to get help', async () => {
    const { email, player } = await someone();
    const { body } = await player.post<{ data: { until: number } }>(blockUserCall.path, { days: 7 });
    const said = await site
      .client()
      .post<ErrorBody>(openPaths.login, { uLogin: email, uPassword: PASSWORD, save: false });
    expect([said.status, said.body.code]).toEqual([403, 'PLAYER_EXCLUDED']);
    expect(said.body).toMatchObject({ until: body.data.until, helps: 'gambling-help' });
  });

  test('from a blocked country is refused, while the same player elsewhere may bet', async () => {
    const { player } = await someone();
    await site.platform.config.merge({ geoBlocks: { FR: 5 } });
    player.headers = { [GEO_COUNTRY_HEADER]: 'FR' };
    expect(codeOf(await player.place(player.placement([bet()])))).toBe('SITE_BLOCKED');
    player.headers = { [GEO_COUNTRY_HEADER]: 'DE' };
    expect(codeOf(await player.place(player.placement([bet()])))).toBe('ok');
  });

  test('under a known key gets its answer behind a closed gate too, and a new key stays unused', async () => {
    const { player } = await someone();
    const [known, unknown] = [player.placement([bet()]), player.placement([bet()])];
    const first = await player.place(known);
    await site.platform.config.merge({ maintenance: { isActive: true } });
    expect((await player.place(known)).body).toMatchObject({
      status: 'accepted',
      coupon: (first.body as never as { coupon: object }).coupon,
    });
    expect((await player.place({ ...known, amount: 2000 })).status).toBe(409);
    expect((await player.place(unknown)).status).toBe(503);
    await site.platform.config.reset();
    expect((await player.place(unknown)).body.status).toBe('accepted');
  });

  test('is admitted under changed terms if the site has no page to accept them', async () => {
    const { player } = await someone();
    const updatedAt = site.platform.clock.now();
    await site.platform.config.merge({ isAvailableConfirmTerms: false, terms: { changed: true, updatedAt } });
    expect((await player.place(player.placement([bet()]))).body.status).toBe('accepted');
  });

  test('cannot shorten a time-out, and needs 1 to 24 whole hours', async () => {
    const { player } = await someone();
    const { path } = blockUserCall;
    const first = await player.post<{ data: { until: number } }>(path, { hours: 5 });
    const second = await player.post<{ data: { until: number } }>(path, { hours: 1 });
    expect(second.body.data.until).toBe(first.body.data.until);
    for (const hours of [0, 25, 1.5]) expect((await player.post(path, { hours })).status).toBe(400);
  });
});

test('pages of a closed account are told the reason', async () => {
  const { player } = await someone();
  await site.platform.admission.closeAccount(player.userId);
  const { body } = await player.post(openPaths.sessionPulse, { idleMs: null });
  expect(body).toMatchObject({ life: null, end: 'closed' });
});

test('[X-07] a rule cashes out the coupon of an excluded player, and other coupons are settled', async () => {
  const {
    player,
    coupons: [[cashedOut] = [''], [settled] = ['']],
  } = await someone(2);
  const coupons = site.platform.coupons;
  const own = async (id: string) => coupons.coupon(player.userId, Number(id));
  const { price } = await cashOutPriceOf(player, cashedOut);
  await setRule(player, cashedOut, { target: price + 100, stake: null });
  await player.post(blockUserCall.path, { days: 1 });
  for (const { selectionId } of (await own(cashedOut)).legs) site.table.reprice(selectionId, 1500);
  await coupons.cashOutRules.fireAll();
  expect(await own(cashedOut)).toMatchObject({ state: 'settled', result: 'sold' });
  for (const { selectionId, gameId } of (await own(settled)).legs) {
    site.table.decide(selectionId, 1);
    site.table.finish(gameId, [1, 0]);
  }
  await coupons.settleAll();
  expect(await own(settled)).toMatchObject({ state: 'settled', result: 'win' });
});
