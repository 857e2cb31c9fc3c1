import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FetchAnswer, FetchRequest } from '#renderer/lib/api/fetcher.ts';
import { accountsChanged } from '#renderer/lib/api/session-api.ts';
import { signedOut } from '#renderer/lib/ports/auth-port.ts';
import { pricePressed } from '#renderer/lib/ports/coupon-port.ts';
import type { Placement, PlacementAnswer } from '#shared/contracts/coupon.ts';
import { DEFAULT_BET_SLIP_PREFERENCES } from '#shared/domain/coupon/bet-slip-preferences.ts';
import { withDropOnScoreChange, withExactCoef, withOneClick } from '#shared/domain/coupon/bet-slip-settings.ts';
import { acceptedAnswer, account, pressedPrice, session } from '#tests/fixtures/coupon-samples.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { createTabHub, openTab } from '#tests/fixtures/open-tab.ts';
import { changePreferences } from '../settings/use-preferences.ts';
import { coefActionChosen } from '../slice.ts';
import { changedPrice, pressedAt } from './changed-price.ts';
import { SAME_PRESS_MS } from './one-click-batch.ts';
import { oneClickEvents } from './one-click-events.ts';
import { askFor } from './place-on-press.ts';
import { takeBack } from './take-back-api.ts';

const ok = (body: unknown): FetchAnswer => ({ status: 200, body });
const accept = ({ body }: FetchRequest) => ok(acceptedAnswer(body as Placement));
const press = (game: number) => pricePressed({ ...pressedPrice(game), isDirect: true });

type Hub = ReturnType<typeof createTabHub>;
type Options = Partial<Parameters<typeof openTab>[0]>;

/** Makes a tab with one-click betting on. */
async function armed(options: Options = {}, hub: Hub = createTabHub()) {
  const tab = openTab({ hub, answer: accept, ...options });
  await tab.settled();
  tab.store.dispatch(changePreferences((now) => withOneClick(now, true)));
  await tab.settled();
  return tab;
}

type ArmedTab = Awaited<ReturnType<typeof armed>>;
const placements = (...tabs: ArmedTab[]) =>
  tabs.flatMap(({ requests }) => requests.filter(({ path }) => path === '/web-api/coupons'));
const until = (check: () => boolean) => eventually(() => expect(check()).toBe(true));

afterEach(() => {
  oneClickEvents.isPaused = false;
});

describe('[P-07] a press of a price while one-click betting is on', () => {
  test('places a single at that price and leaves the coupon unchanged', async () => {
    const tab = await armed();
    tab.store.dispatch(press(1));
    await until(() => tab.coupon().batch?.intents[0]?.phase.kind === 'accepted');
    expect(placements(tab)).toHaveLength(1);
    const { body, headers } = placements(tab)[0] ?? {};
    expect(body).toMatchObject({
      accountId: account.id,
      amount: 500,
      typeId: 0,
      bets: [{ selectionId: pressedPrice(1).selectionId, coef: 2000 }],
      exactCoef: 0,
    });
    expect(body).toMatchObject({ prepaidAmount: 0 });
    expect(body).not.toHaveProperty('isVipBet');
    expect(headers?.['idempotency-key']).toBe((body as Placement).id);
    expect(tab.coupon().bets).toEqual([]);
  });

  test.each([
    ['at once', 0],
    ['when the first is already accepted', 20],
  ])('repeated %s places one bet', async (_, pause) => {
    const tab = await armed();
    tab.store.dispatch(press(1));
    await new Promise((resolve) => setTimeout(resolve, pause));
    for (let repeat = 0; repeat < 5; repeat++) tab.store.dispatch(press(1));
    await until(() => tab.coupon().batch?.intents[0]?.phase.kind === 'accepted');
    await tab.settled();
    expect(placements(tab)).toHaveLength(1);
  });

  test('in two tabs at once places one bet', async () => {
    const hub = createTabHub();
    const [one, two] = [await armed({}, hub), await armed({ name: 'b' }, hub)];
    one.store.dispatch(press(1));
    two.store.dispatch(press(1));
    await until(() => one.coupon().batch?.intents[0]?.phase.kind === 'accepted');
    await two.settled();
    await two.settled();
    expect(placements(one, two)).toHaveLength(1);
  });

  test('places a new bet with a new key a while later', async () => {
    let clock = 1_000_000;
    const tab = await armed({ now: () => clock });
    tab.store.dispatch(press(1));
    await until(() => tab.coupon().batch?.intents[0]?.phase.kind === 'accepted');
    clock += SAME_PRESS_MS;
    tab.store.dispatch(press(1));
    await until(() => placements(tab).length === 2);
    const keys = placements(tab).map(({ body }) => (body as Placement).id);
    expect(new Set(keys).size).toBe(2);
  });

  test('on another price is refused with a notice while a placement is open', async () => {
    const said = vi.fn();
    const stop = oneClickEvents.listen(said);
    const tab = await armed({ answer: () => new Promise(() => {}) });
    tab.store.dispatch(press(1));
    await until(() => placements(tab).length === 1);
    tab.store.dispatch(press(2));
    await until(() => said.mock.calls.length > 0);
    expect(said).toHaveBeenCalledExactlyOnceWith('busy');
    expect(placements(tab)).toHaveLength(1);
    stop();
  });

  test('places nothing while prices are frozen, and says so', async () => {
    const said = vi.fn();
    const stop = oneClickEvents.listen(said);
    const tab = await armed();
    oneClickEvents.isPaused = true;
    tab.store.dispatch(press(1));
    await until(() => said.mock.calls.length > 0);
    expect(said).toHaveBeenCalledExactlyOnceWith('paused');
    expect(placements(tab)).toHaveLength(0);
    stop();
  });

  test('places nothing for a guest', async () => {
    const tab = await armed({ signedIn: false });
    tab.store.dispatch(press(1));
    await tab.settled();
    expect(placements(tab)).toHaveLength(0);
    expect(tab.coupon().batch).toBeNull();
  });

  test('uses the one-click amount of the bonus account when that account pays', async () => {
    const bonus = { ...account, id: 8, type: 4 as const };
    const tab = await armed({ checked: () => ({ ...session, accounts: [bonus] }) });
    tab.store.dispatch(accountsChanged([bonus]));
    tab.store.dispatch(
      changePreferences((now) => ({ ...now, oneClickAmounts: { EUR: 300 }, bonusOneClickAmounts: { EUR: 700 } })),
    );
    await tab.settled();
    tab.store.dispatch(press(1));
    await until(() => placements(tab).length === 1);
    expect(placements(tab)[0]?.body).toMatchObject({ accountId: 8, amount: 700 });
  });

  test('adds the bet of a link to the coupon, because a link is not a press', async () => {
    const tab = await armed();
    tab.store.dispatch(pricePressed(pressedPrice(1)));
    await tab.settled();
    expect(tab.coupon().bets).toHaveLength(1);
    expect(placements(tab)).toHaveLength(0);
  });
});

test('[P-05] [P-07] a one-click price that the policy does not allow is confirmed and placed at the new price', async () => {
  const { selectionId } = pressedPrice(1);
  const refuse: PlacementAnswer = {
    status: 'refused',
    code: 'COEF_CHANGED',
    selectionIds: [selectionId],
    prices: [{ selectionId, coef: 1900, suspended: false }],
    data: {},
  };
  let isFirst = true;
  const tab = await armed({
    answer: (request) => {
      const answer = isFirst ? ok(refuse) : accept(request);
      isFirst = false;
      return answer;
    },
  });
  tab.store.dispatch(coefActionChosen(0));
  tab.store.dispatch(press(1));
  await until(() => tab.coupon().batch?.intents[0]?.phase.kind === 'refused');
  expect(placements(tab)[0]?.body).toMatchObject({ changeCoefAction: 0 });
  const changed = changedPrice(tab.coupon().batch);
  expect(changed?.price).toBe(1900);
  if (!changed) return;
  tab.store.dispatch(askFor(pressedAt(changed), 2_000_000));
  await until(() => placements(tab).length === 2);
  expect(placements(tab)[1]?.body).toMatchObject({ bets: [{ selectionId, coef: 1900 }] });
  const [first, second] = placements(tab).map(({ body }) => (body as Placement).id);
  expect(second).not.toBe(first);
});

test.each(['refused', 'accepted'] as const)(
  '[P-07] a bet that is taken back is what the back end says: %s',
  async (status) => {
    const tab = await armed({
      wait: () => new Promise(() => {}),
      answer: (request) => {
        if (request.path === '/web-api/coupons') return ok({ status: 'pending', decidesAt: 9e12, now: 0 });
        if (!request.path.startsWith('/web-api/coupons/cancel/')) throw new Error('no answer');
        const sent = tab.coupon().batch?.intents[0]?.body as Placement;
        const cancelled = { status: 'refused', code: 'CANCELLED', selectionIds: [], prices: [], data: {} };
        return ok(status === 'accepted' ? acceptedAnswer(sent) : cancelled);
      },
    });
    tab.store.dispatch(press(1));
    await until(() => tab.coupon().batch?.intents[0]?.phase.kind === 'pending');
    const { batch } = tab.coupon();
    const key = batch?.intents[0]?.key ?? '';
    await tab.store.dispatch(takeBack(batch?.id ?? '', key));
    expect(tab.coupon().batch?.intents[0]?.phase).toMatchObject({ kind: status });
  },
);

describe('[P-06] settings of the bet slip that exclude each other', () => {
  const base = { ...DEFAULT_BET_SLIP_PREFERENCES, exactCoef: 2100, isDropOnScoreChange: true };
  test.each([
    ['one-click on', withOneClick(base, true), { exactCoef: 0, isDropOnScoreChange: false, isActiveOneClick: true }],
    ['no wanted odds', withExactCoef(base, 0), { exactCoef: 0, isDropOnScoreChange: false, isActiveOneClick: false }],
    [
      'the score switch on',
      withDropOnScoreChange({ ...base, isActiveOneClick: true }, true),
      { exactCoef: 2100, isDropOnScoreChange: true, isActiveOneClick: false },
    ],
  ])('%s', (_, after, expected) => expect(after).toMatchObject(expected));
});

test('[P-14] settings survive a reload and reach another tab; signing out ends one-click betting and keeps the others', async () => {
  const hub = createTabHub();
  const before = await armed({}, hub);
  before.store.dispatch(
    changePreferences((now) => ({ ...now, isBalanceShown: false, chips: { EUR: [100, 200, 300] } })),
  );
  await before.settled();
  before.stop();
  const after = openTab({ hub, name: 'b' });
  const other = openTab({ hub, name: 'c' });
  await after.settled();
  const preferences = { isActiveOneClick: true, isBalanceShown: false, chips: { EUR: [100, 200, 300] } };
  expect(after.coupon().settings).toMatchObject(preferences);
  after.store.dispatch(changePreferences((now) => ({ ...now, isCouponFixed: false })));
  await other.settled();
  expect(other.coupon().settings).toMatchObject({ ...preferences, isCouponFixed: false });
  after.store.dispatch(signedOut());
  await after.settled();
  expect(after.coupon().settings).toMatchObject({ ...preferences, isActiveOneClick: false, isCouponFixed: false });
});
