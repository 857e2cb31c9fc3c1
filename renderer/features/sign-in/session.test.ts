import { afterEach, expect, test, vi } from 'vitest';
import { makeStore } from '#renderer/app/make-store.ts';
import { openCouponsApi } from '#renderer/features/account/open-coupons-api.ts';
import { accountsApi } from '#renderer/features/account/panel/accounts-api.ts';
import { couponTaken } from '#renderer/features/coupon/slice.ts';
import type { FetchRequest } from '#renderer/lib/api/fetcher.ts';
import {
  accountBalanceChanged,
  selectAccounts,
  selectActiveAccount,
  selectPlayer,
  sessionApi,
} from '#renderer/lib/api/session-api.ts';
import { signOutApi } from '#renderer/lib/api/sign-out-api.ts';
import type { deviceStore } from '#renderer/lib/device/device-store.ts';
import { signInAsked, signOutAsked, signUpAsked } from '#renderer/lib/ports/auth-port.ts';
import { entered, joined } from '#renderer/lib/ports/entry-port.ts';
import { accountOpened, authDialogClosed, authSlice, selectAuth } from '#renderer/lib/store/auth-slice.ts';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { account, betOf, config, NOW, session } from '#tests/fixtures/coupon-samples.ts';
import { createTabHub, type TabHub } from '#tests/fixtures/open-tab.ts';
import { authApi } from './api.ts';
import { listenForSession } from './listeners.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Creates a back end with one session, which all tabs of the browser share by their cookie. */
function createBackend() {
  let current: SessionAnswer | null = null;
  let refusal = 200;
  const requests: FetchRequest[] = [];
  return {
    requests,
    end: () => {
      current = null;
    },
    /** Answers a switch of accounts or a sign-out with this status; 0 for no answer. */
    refuse: (status: number) => {
      refusal = status;
    },
    fetcher: async (request: FetchRequest) => {
      requests.push(request);
      if (request.path.endsWith('/switch')) return { status: refusal, body: null };
      if (request.path.endsWith('/login')) {
        const { uPassword } = request.body as { uPassword: string };
        if (uPassword !== 'right') return { status: 403, body: { code: 'CREDENTIALS_WRONG', message: '' } };
        current = session;
        return { status: 200, body: session };
      }
      if (request.path.endsWith('/disconnect')) {
        if (refusal === 0) throw new TypeError('Failed to fetch');
        if (refusal !== 200) return { status: refusal, body: null };
        current = null;
        return { status: 200, body: { success: true, message: '' } };
      }
      return { status: 200, body: current };
    },
  };
}

function openTab(
  hub: TabHub,
  backend: ReturnType<typeof createBackend>,
  setCookie: typeof deviceStore.setCookie = () => {},
) {
  const { store, listeners } = makeStore({
    host: hub.host,
    fetcher: backend.fetcher,
    preloaded: { site: { config, renderedAt: NOW, origin: 'http://fairline.test' } },
  });
  const said: unknown[] = [];
  const onOver = () => void said.push('over');
  const stop = listenForSession({ store, listeners, channel: hub.channel(), onOver, setCookie });
  void store.dispatch(sessionApi.endpoints.session.initiate(undefined));
  return { store, stop, said, player: () => selectPlayer(store.getState()) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 10));
const { login } = authApi.endpoints;
const { logout } = signOutApi.endpoints;
const { openCoupons } = openCouponsApi.endpoints;
const credentials = (uPassword: string) => ({ body: { uLogin: 'ada@example.com', uPassword, save: true } });

test('a player whose second step rests on codes by email finds the security settings open after signing in', async () => {
  const tab = openTab(createTabHub(), createBackend());
  await settled();
  tab.store.dispatch(entered({ ...session, player: { ...session.player, isTwoStepDue: true } }));
  expect(selectAuth(tab.store.getState())).toMatchObject({ dialog: 'account', part: 'security' });
  tab.store.dispatch(entered(session));
  expect(selectAuth(tab.store.getState())).toMatchObject({ dialog: null, part: null });
  tab.stop();
});

test('a code stays with the registration until that is asked for without one', () => {
  const of = (...actions: Parameters<typeof authSlice.reducer>[1][]) =>
    actions.reduce<ReturnType<typeof authSlice.reducer> | undefined>(authSlice.reducer, undefined)?.promo;
  const asked = signUpAsked({ reason: 'none', promo: 'KICKOFF' });
  expect(of(asked)).toBe('KICKOFF');
  // A site with a page for the registration closes the dialog, and its form takes the code there.
  expect(of(asked, authDialogClosed())).toBe('KICKOFF');
  expect(of(asked, signUpAsked({ reason: 'none' }))).toBeNull();
});

test('signing in closes the dialog, greets the player, and updates the open page', async () => {
  const tab = openTab(createTabHub(), createBackend());
  await settled();
  tab.store.dispatch(signInAsked({ reason: 'place' }));
  expect(selectAuth(tab.store.getState())).toMatchObject({ dialog: 'signIn', reason: 'place' });
  await tab.store.dispatch(login.initiate(credentials('right')));
  await settled();
  expect(tab.player()?.user_id).toBe(11);
  expect(selectAuth(tab.store.getState())).toEqual({
    dialog: null,
    reason: 'none',
    part: null,
    promo: null,
    greeting: 'back',
  });
});

test('wrong credentials leave the dialog open and the visitor signed out', async () => {
  const tab = openTab(createTabHub(), createBackend());
  tab.store.dispatch(signInAsked({ reason: 'none' }));
  const answer = await tab.store.dispatch(login.initiate(credentials('wrong')));
  await settled();
  expect(answer.error).toMatchObject({ code: 'CREDENTIALS_WRONG' });
  expect(tab.player()).toBeNull();
  expect(selectAuth(tab.store.getState()).dialog).toBe('signIn');
});

test('a new account gets its own greeting', async () => {
  const tab = openTab(createTabHub(), createBackend());
  tab.store.dispatch(signUpAsked({ reason: 'none' }));
  tab.store.dispatch(joined(session));
  await settled();
  expect(selectAuth(tab.store.getState())).toMatchObject({ dialog: null, greeting: 'new' });
});

test('[P-17] signing in keeps the coupon of the visitor', async () => {
  const tab = openTab(createTabHub(), createBackend());
  tab.store.dispatch(couponTaken({ bets: [betOf(1)] }));
  await tab.store.dispatch(login.initiate(credentials('right')));
  await settled();
  expect(tab.store.getState().coupon).toMatchObject({ bets: [betOf(1)], batch: null });
});

test('trust F15: a second tab signs in and out with the first', async () => {
  const [hub, backend] = [createTabHub(), createBackend()];
  const [first, second] = [openTab(hub, backend), openTab(hub, backend)];
  await settled();
  await first.store.dispatch(login.initiate(credentials('right')));
  await settled();
  expect(second.player()?.user_id).toBe(11);
  // Only the tab of the sign-in greets.
  expect(selectAuth(second.store.getState()).greeting).toBeNull();
  second.store.dispatch(couponTaken({ bets: [betOf(1)] }));
  await first.store.dispatch(logout.initiate(undefined));
  await settled();
  expect(first.player()).toBeNull();
  expect(second.player()).toBeNull();
  expect(second.store.getState().coupon.bets).toEqual([]);
  expect(hub.messages).toEqual(['in', 'out']);
});

test('after a sign-out no data of the player is fetched, although the page still shows it', async () => {
  const backend = createBackend();
  const tab = openTab(createTabHub(), backend);
  await tab.store.dispatch(login.initiate(credentials('right')));
  await settled();
  // A subscription that outlives the player, as in the header until it is redrawn.
  void tab.store.dispatch(openCoupons.initiate({ userId: 11 }));
  await settled();
  const before = backend.requests.length;
  await tab.store.dispatch(logout.initiate(undefined));
  await settled();
  expect(backend.requests.slice(before).map(({ path }) => path)).toEqual([openPaths.logout]);
});

test('a sign-out is marked for the site before its call is sent, until it is answered', async () => {
  const [hub, backend] = [createTabHub(), createBackend()];
  const marks: string[] = [];
  const sent = async (request: FetchRequest) => {
    if (request.path === openPaths.logout) marks.push('sent');
    return backend.fetcher(request);
  };
  const setCookie = (name: string, _value: string, seconds = 0) => void marks.push(`${name} ${seconds}`);
  const tab = openTab(hub, { ...backend, fetcher: sent }, setCookie);
  vi.stubGlobal('location', { reload: () => {} });
  await tab.store.dispatch(login.initiate(credentials('right')));
  for (const [status, after] of [
    [0, []],
    [403, ['signing_out 0']],
    [200, ['signing_out 0']],
  ] as const) {
    marks.length = 0;
    backend.refuse(status);
    const leaving = tab.store.dispatch(logout.initiate(undefined));
    expect(marks, 'a page that is opened now is a guest’s').toEqual(['signing_out 30']);
    await leaving;
    await settled();
    expect(marks).toEqual(['signing_out 30', 'sent', ...after]);
  }
});

test('calls for the player during a sign-out, or before the page is redrawn, are not sent', async () => {
  const backend = createBackend();
  const tab = openTab(createTabHub(), backend);
  await tab.store.dispatch(login.initiate(credentials('right')));
  await settled();
  const before = backend.requests.length;
  // Starts a separate query for each user.
  const ask = (userId: number) => tab.store.dispatch(openCoupons.initiate({ userId }));
  const answers = [ask(11)];
  const leaving = tab.store.dispatch(logout.initiate(undefined));
  answers.push(ask(12));
  await leaving;
  answers.push(ask(13));
  const errors = (await Promise.all(answers)).map(({ error }) => error);
  expect(errors.every(Boolean)).toBe(true);
  expect(backend.requests.slice(before).map(({ path }) => path)).toEqual([openPaths.logout]);
  await tab.store.dispatch(login.initiate(credentials('right')));
  await ask(14);
  expect(backend.requests.at(-1)?.path).toContain(openPaths.couponHistory);
});

test('after a failed sign-out the session is fetched again', async () => {
  const backend = createBackend();
  const tab = openTab(createTabHub(), backend);
  await tab.store.dispatch(login.initiate(credentials('right')));
  await settled();
  backend.refuse(0);
  await tab.store.dispatch(logout.initiate(undefined));
  await tab.store.dispatch(openCoupons.initiate({ userId: 11 }));
  expect(backend.requests.at(-1)?.path).toContain(openPaths.couponHistory);
});

test('trust F4: a session that ended elsewhere is detected with the next check, and the coupon is kept', async () => {
  const backend = createBackend();
  const tab = openTab(createTabHub(), backend);
  await tab.store.dispatch(login.initiate(credentials('right')));
  tab.store.dispatch(couponTaken({ bets: [betOf(1)] }));
  backend.end();
  await tab.store.dispatch(sessionApi.endpoints.session.initiate(undefined, { forceRefetch: true }));
  expect(tab.player()).toBeNull();
  expect(tab.store.getState().coupon.bets).toHaveLength(1);
});

test('[C-14] an ended session is announced once in every tab, and a sign-out is not announced', async () => {
  const [hub, backend] = [createTabHub(), createBackend()];
  const tabs = [openTab(hub, backend), openTab(hub, backend)] as const;
  await settled();
  await tabs[0].store.dispatch(login.initiate(credentials('right')));
  await settled();
  backend.end();
  await tabs[0].store.dispatch(sessionApi.endpoints.session.initiate(undefined, { forceRefetch: true }));
  await settled();
  for (const { said, player } of tabs) expect([player(), said]).toEqual([null, ['over']]);
  await tabs[1].store.dispatch(login.initiate(credentials('right')));
  await settled();
  await tabs[1].store.dispatch(logout.initiate(undefined));
  await settled();
  for (const { said, player } of tabs) expect([player(), said.length]).toEqual([null, 1]);
});

test('the account panel closes when its session ends elsewhere; the sign-in dialog stays', async () => {
  const backend = createBackend();
  const tab = openTab(createTabHub(), backend);
  for (const [opened, left] of [
    [accountOpened('care'), null],
    [signInAsked({ reason: 'place' }), 'signIn'],
  ] as const) {
    await tab.store.dispatch(login.initiate(credentials('right')));
    await settled();
    tab.store.dispatch(opened);
    backend.end();
    await tab.store.dispatch(sessionApi.endpoints.session.initiate(undefined, { forceRefetch: true }));
    await settled();
    expect([tab.player(), selectAuth(tab.store.getState()).dialog]).toEqual([null, left]);
  }
});

test('[C-05] a call that is refused although its token was renewed makes the tab fetch the session', async () => {
  const backend = createBackend();
  const tab = openTab(createTabHub(), backend);
  await tab.store.dispatch(login.initiate(credentials('right')));
  await settled();
  const { switchAccount } = accountsApi.endpoints;
  backend.refuse(401);
  await tab.store.dispatch(switchAccount.initiate({ body: { id: 7 } }));
  await settled();
  expect([tab.player()?.user_id, tab.said]).toEqual([11, []]);
  backend.end();
  backend.refuse(401);
  await tab.store.dispatch(switchAccount.initiate({ body: { id: 7 } }));
  await settled();
  expect([tab.player(), tab.said]).toEqual([null, ['over']]);
});

test('[C-14] the first session check is to be tried twice more, 1.5 s apart; a page whose check failed stays a guest’s', async () => {
  const requests: FetchRequest[] = [];
  const lost = async (request: FetchRequest) => {
    requests.push(request);
    throw new TypeError('Failed to fetch');
  };
  const tab = openTab(createTabHub(), { ...createBackend(), fetcher: lost });
  await settled();
  expect(requests.map(({ path, retries }) => [path, retries])).toEqual([
    [openPaths.session, { times: 2, everyMs: 1500 }],
  ]);
  const check = sessionApi.endpoints.session.select(undefined)(tab.store.getState());
  expect(check).toMatchObject({ isLoading: false, isError: true });
  expect([tab.player(), tab.said]).toEqual([null, []]);
});

test.each([
  [503, 1],
  [403, 1],
  [0, 0],
])('[C-14] a sign-out that fails with %i reloads the page this many times: %i', async (status, times) => {
  const backend = createBackend();
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const tab = openTab(createTabHub(), backend);
  await tab.store.dispatch(login.initiate(credentials('right')));
  backend.refuse(status);
  await tab.store.dispatch(logout.initiate(undefined));
  await settled();
  expect([reload.mock.calls.length, tab.player()?.user_id]).toEqual([times, 11]);
});

test('[A-10] a captcha that requires a sign-out signs the player out as the button does', async () => {
  const backend = createBackend();
  const tab = openTab(createTabHub(), backend);
  await tab.store.dispatch(login.initiate(credentials('right')));
  await settled();
  tab.store.dispatch(signOutAsked());
  await settled();
  expect(tab.player()).toBeNull();
  expect(backend.requests.filter(({ path }) => path === openPaths.logout)).toHaveLength(1);
  expect(tab.said).toEqual([]);
});

test('a balance in an answer applies at once, to its account only', async () => {
  const tab = openTab(createTabHub(), createBackend());
  await settled();
  const two = { ...session, accounts: [account, { ...account, id: 8, isActive: false, money: 5 }] };
  await tab.store.dispatch(sessionApi.util.upsertQueryData('session', undefined, two));
  tab.store.dispatch(accountBalanceChanged(7, 100));
  expect(selectAccounts(tab.store.getState()).map(({ money }) => money)).toEqual([100, 5]);
  expect(selectActiveAccount(tab.store.getState())?.id).toBe(7);
});

test('Escape closes a dialog and keeps everything else', () => {
  const tab = openTab(createTabHub(), createBackend());
  tab.store.dispatch(signInAsked({ reason: 'history' }));
  tab.store.dispatch(authDialogClosed());
  expect(selectAuth(tab.store.getState()).dialog).toBeNull();
});

test('queued calls for the player are not sent after the sign-out', async () => {
  const backend = createBackend();
  const tab = openTab(createTabHub(), backend);
  await tab.store.dispatch(login.initiate(credentials('right')));
  await settled();
  const sent = backend.requests.length;
  void tab.store.dispatch(openCoupons.initiate({ userId: 11 }));
  tab.store.dispatch(signOutAsked());
  await settled();
  expect(backend.requests.slice(sent).map(({ path }) => path.split('/').at(-1))).toEqual(['disconnect']);
});
