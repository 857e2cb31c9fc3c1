import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { signedOut } from '#renderer/lib/ports/auth-port.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import type { ThunkExtra } from '#renderer/lib/store/thunk-extra.ts';
import { betsArranged, phaseChanged } from '../slice.ts';
import { changePreferences, preferencesOf } from './use-preferences.ts';

/**
 * Remembers the stake of each placed bet for the next bet slip, until the player signs out; a free bet has none of the
 * player's own, and a bet of one press has an amount of its own. A slip that is empty then forgets what was typed, where
 * the player wants each to start afresh. Returns the undo.
 */
export function keepLastStake(listeners: ListenerMiddlewareInstance<AppState, AppDispatch, ThunkExtra>): () => void {
  const stops = [
    listeners.startListening({
      actionCreator: phaseChanged,
      effect: ({ payload: { key, phase } }, { dispatch, getState }) => {
        const { coupon } = getState();
        const { batch } = coupon;
        const body = batch?.intents.find((intent) => intent.key === key)?.body;
        if (phase.kind !== 'accepted' || !batch || !body || batch.isOneClick) return;
        if (!body.promoCode) {
          const last = { [batch.iso]: body.amount };
          dispatch(changePreferences((now) => ({ ...now, lastStakes: { ...now.lastStakes, ...last } })));
        }
        const isEmpty = coupon.bets.length + coupon.offBets.length === 0;
        if (isEmpty && preferencesOf(coupon).firstStake !== 'last') dispatch(betsArranged({ amount: null }));
      },
    }),
    listeners.startListening({
      actionCreator: signedOut,
      effect: (_, { dispatch, getState }) => {
        if (Object.keys(preferencesOf(getState().coupon).lastStakes).length > 0)
          dispatch(changePreferences((now) => ({ ...now, lastStakes: {} })));
      },
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
