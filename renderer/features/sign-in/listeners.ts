import type { ListenerMiddlewareInstance, Store, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '#renderer/lib/api/base-api.ts';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { rejectedCall } from '#renderer/lib/api/rejected-call.ts';
import { selectPlayer, sessionApi } from '#renderer/lib/api/session-api.ts';
import { signOutApi } from '#renderer/lib/api/sign-out-api.ts';
import { tokenShare } from '#renderer/lib/api/transport/token-share.ts';
import { deviceStore } from '#renderer/lib/device/device-store.ts';
import { signedOut, signOutAsked } from '#renderer/lib/ports/auth-port.ts';
import { entered, joined } from '#renderer/lib/ports/entry-port.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import { accountOpened, authDialogClosed, selectAuth, signedIn } from '#renderer/lib/store/auth-slice.ts';
import type { ThunkExtra } from '#renderer/lib/store/thunk-extra.ts';
import { listenForAccounts } from '#renderer/lib/tabs/accounts-channel.ts';
import { openTabChannel, type TabChannel } from '#renderer/lib/tabs/tab-channel.ts';
import type { SessionAnswer, SignInAnswer } from '#shared/contracts/account.ts';
import { SIGN_OUT_COOKIE } from '#shared/domain/session-cookies.ts';
import { authApi } from './api.ts';

interface SessionListenerOptions {
  readonly store: Pick<Store<AppState>, 'getState'> & { readonly dispatch: AppDispatch };
  readonly listeners: ListenerMiddlewareInstance<AppState, AppDispatch, ThunkExtra>;
  readonly channel?: TabChannel;
  /** Announces why a session ended without a sign-out. */
  readonly onOver: (dispatch: AppDispatch) => unknown;
  readonly reload?: () => void;
  readonly setCookie?: typeof deviceStore.setCookie;
}

/** Time for which a sign-out without an answer still counts, s: a page that is opened meanwhile is a guest's. */
const SIGN_OUT_S = 30;

/** Message between tabs: a sign-in, a sign-out, or a session that was found to have ended. */
type SessionNews = 'in' | 'out' | 'over';

const { session } = sessionApi.endpoints;
const selectAnswer = session.select(undefined);

const takeSession = (dispatch: AppDispatch, answer: SessionAnswer | null) =>
  dispatch(sessionApi.util.upsertQueryData('session', undefined, answer));

/** Drops what was fetched for another user and fetches it again for this player. */
function forgetOthers(dispatch: AppDispatch): void {
  dispatch(baseApi.util.invalidateTags(['Coupons', 'Limits']));
}

/** Fetches the session again; its answer decides. */
function lookAgain(dispatch: AppDispatch): void {
  void dispatch(session.initiate(undefined, { subscribe: false, forceRefetch: true }));
}

/** Updates the open page after signing in and out, here and in every other tab. Returns the undo. */
export function listenForSession(options: SessionListenerOptions) {
  const { store, listeners, onOver, channel = openTabChannel('session') } = options;
  const { reload = () => location.reload(), setCookie = deviceStore.setCookie } = options;
  const { login } = authApi.endpoints;
  const { logout } = signOutApi.endpoints;
  const tell = (news: SessionNews) => channel.post(news);
  /** True during a sign-out: the end of that session is no news. */
  let isLeaving = false;

  /** Refetches nothing: mounted parts of the page would ask as the player who has left. */
  const leaveSession =
    () =>
    async (dispatch: AppDispatch, _getState: unknown, { playerQueries }: ThunkExtra) => {
      isLeaving = true;
      playerQueries.close();
      tokenShare.forget();
      const left = takeSession(dispatch, null);
      dispatch(signedOut());
      await left;
      isLeaving = false;
    };

  const enter = (greeting: 'back' | 'new') => (action: { payload: SignInAnswer }, api: { dispatch: AppDispatch }) => {
    // The answer requires a second step.
    if ('twoStep' in action.payload) return;
    tokenShare.forget();
    void takeSession(api.dispatch, action.payload);
    forgetOthers(api.dispatch);
    api.dispatch(signedIn(greeting));
    // A second step that rests on codes by email is to be replaced (decision 040).
    if (action.payload.player.isTwoStepDue) api.dispatch(accountOpened('security'));
    tell('in');
  };
  /** Tells the site of a sign-out before anything else can leave this page (see `SIGN_OUT_COOKIE`). */
  const markSignOut = (seconds: number) => setCookie(SIGN_OUT_COOKIE, '1', seconds);
  const leave = (_action: UnknownAction, { dispatch }: { dispatch: AppDispatch }) => {
    markSignOut(0);
    void dispatch(leaveSession());
    tell('out');
  };
  const hear = (news: unknown) => {
    const { dispatch } = store;
    if (news === 'in') dispatch(baseApi.util.invalidateTags(['Session', 'Coupons', 'Limits']));
    if (news === 'out') void dispatch(leaveSession());
    if (news === 'over' && selectPlayer(store.getState())) lookAgain(dispatch);
  };

  const stops = [
    listeners.startListening({ matcher: login.matchFulfilled, effect: enter('back') }),
    listeners.startListening({ actionCreator: entered, effect: enter('back') }),
    listeners.startListening({ actionCreator: joined, effect: enter('new') }),
    listeners.startListening({
      matcher: logout.matchPending,
      effect: (_action, { extra }) => {
        markSignOut(SIGN_OUT_S);
        extra.playerQueries.close();
      },
    }),
    listeners.startListening({
      predicate: (_action, state, before) => selectPlayer(before) === null && selectPlayer(state) !== null,
      effect: (_action, { extra }) => extra.playerQueries.open(),
    }),
    listeners.startListening({ matcher: logout.matchFulfilled, effect: leave }),
    listeners.startListening({
      // Only a new page can tell whether the session still exists; without a network it cannot load.
      matcher: logout.matchRejected,
      effect: ({ payload }, { extra }) => {
        if (toCallError(payload).status >= 400) {
          markSignOut(0);
          return reload();
        }
        extra.playerQueries.open();
      },
    }),
    listeners.startListening({
      actionCreator: signOutAsked,
      effect: (_action, { dispatch }) => void dispatch(logout.initiate(undefined, { track: false })),
    }),
    listeners.startListening({
      // Refused although the token was renewed: the session may have ended.
      predicate: (action, state) => rejectedCall(action)?.error.status === 401 && selectPlayer(state) !== null,
      effect: (_action, { dispatch }) => lookAgain(dispatch),
    }),
    listeners.startListening({
      predicate: (_action, state, before) =>
        !isLeaving && selectPlayer(before) !== null && selectAnswer(state).data === null,
      effect: (_action, { dispatch, getState }) => {
        // The panel shows an account that the page no longer has.
        if (selectAuth(getState()).dialog === 'account') dispatch(authDialogClosed());
        onOver(dispatch);
        tell('over');
      },
    }),
    channel.listen(hear),
    listenForAccounts(() => selectPlayer(store.getState()) && lookAgain(store.dispatch)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
