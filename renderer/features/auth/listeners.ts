import type { ListenerMiddlewareInstance, Store, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '#renderer/lib/api/base-api.ts';
import { sessionApi } from '#renderer/lib/api/session-api.ts';
import { signedOut } from '#renderer/lib/ports/auth-port.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import type { ThunkExtra } from '#renderer/lib/store/thunk-extra.ts';
import { openTabChannel, type TabChannel } from '#renderer/lib/tabs/tab-channel.ts';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import { authApi } from './api.ts';
import { signedIn } from './slice.ts';

interface SessionListenerOptions {
  readonly store: Pick<Store<AppState>, 'getState'> & { readonly dispatch: AppDispatch };
  readonly listeners: ListenerMiddlewareInstance<AppState, AppDispatch, ThunkExtra>;
  readonly channel?: TabChannel;
}

/** What tabs tell each other. */
type SessionNews = 'in' | 'out';

function takeSession(dispatch: AppDispatch, session: SessionAnswer | null): void {
  void dispatch(sessionApi.util.upsertQueryData('session', undefined, session));
}

/** What was asked as somebody is asked anew as the player who has come. */
function forgetOthers(dispatch: AppDispatch): void {
  dispatch(baseApi.util.invalidateTags(['Coupons', 'Limits']));
}

/** Nothing is asked anew: parts of the page that are still there would ask as a player who has gone. */
function leaveSession(dispatch: AppDispatch): void {
  takeSession(dispatch, null);
  dispatch(signedOut());
}

/** Signing in and out changes the page that is open, here and in every other tab. Returns the undo. */
export function listenForSession({ store, listeners, channel = openTabChannel('session') }: SessionListenerOptions) {
  const { login, register, logout } = authApi.endpoints;
  const tell = (news: SessionNews) => channel.post(news);

  const enter = (greeting: 'back' | 'new') => (action: { payload: SessionAnswer }, api: { dispatch: AppDispatch }) => {
    takeSession(api.dispatch, action.payload);
    forgetOthers(api.dispatch);
    api.dispatch(signedIn(greeting));
    tell('in');
  };
  const leave = (_action: UnknownAction, { dispatch }: { dispatch: AppDispatch }) => {
    leaveSession(dispatch);
    tell('out');
  };
  const hear = (news: unknown) => {
    const { dispatch } = store;
    if (news === 'in') dispatch(baseApi.util.invalidateTags(['Session', 'Coupons', 'Limits']));
    if (news === 'out') leaveSession(dispatch);
  };

  const stops = [
    listeners.startListening({ matcher: login.matchFulfilled, effect: enter('back') }),
    listeners.startListening({ matcher: register.matchFulfilled, effect: enter('new') }),
    listeners.startListening({ matcher: logout.matchFulfilled, effect: leave }),
    channel.listen(hear),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
