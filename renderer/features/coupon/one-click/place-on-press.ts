import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { selectActiveAccount, selectPlayer } from '#renderer/lib/api/session-api.ts';
import { signedOut, signInAsked } from '#renderer/lib/ports/auth-port.ts';
import { type PressedPrice, pricePressed } from '#renderer/lib/ports/coupon-port.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import type { ThunkExtra } from '#renderer/lib/store/thunk-extra.ts';
import { withExactCoef, withOneClick } from '#shared/domain/coupon/bet-slip-settings.ts';
import { randomId } from '#shared/domain/ids/random-id.ts';
import { isOpenBatch } from '../placement/batch.ts';
import type { CouponEnvironment } from '../placement/environment.ts';
import { priceToleranceOf } from '../settings/price-change-action.ts';
import { changePreferences, preferencesOf } from '../settings/use-preferences.ts';
import { placeAsked } from '../slice.ts';
import { isSamePress, oneClickBatch } from './one-click-batch.ts';
import { oneClickEvents } from './one-click-events.ts';

interface PressApi {
  readonly dispatch: AppDispatch;
  readonly getState: () => AppState;
}

/** Ms after which other tabs have received a placement. */
const TOLD_MS = 250;

/** Requests a single at this price with the player's settings. */
export function askFor(pressed: PressedPrice, now: number) {
  return (dispatch: AppDispatch, getState: () => AppState): void => {
    const state = getState();
    const player = selectPlayer(state);
    const account = selectActiveAccount(state);
    if (!player || !account) return;
    const config = selectConfig(state);
    const batch = oneClickBatch({
      pressed,
      account,
      preferences: preferencesOf(state.coupon),
      tolerance: priceToleranceOf(state.coupon, config),
      userId: player.user_id,
      coefViewId: selectDisplay(state).coefViewId,
      fractionalMode: config.fractionalMode,
      now,
      newKey: randomId,
    });
    dispatch(placeAsked(batch));
  };
}

/** Places a pressed price, or announces why nothing can be placed. Returns whether it placed. */
export function placePressed(api: PressApi, environment: CouponEnvironment, pressed: PressedPrice): boolean {
  const state = api.getState();
  const player = selectPlayer(state);
  const { batch } = state.coupon;
  const now = environment.now();
  if (!player) {
    api.dispatch(signInAsked({ reason: 'place' }));
    return false;
  }
  if (isSamePress(batch, pressed.selectionId, now)) return false;
  if (isOpenBatch(batch) && batch?.userId === player.user_id) {
    oneClickEvents.say('busy');
    return false;
  }
  if (oneClickEvents.isPaused) {
    oneClickEvents.say('paused');
    return false;
  }
  api.dispatch(askFor(pressed, now));
  return true;
}

/**
 * Places a single on each press of a price while one-click betting is on (coupon mathematics §8.3). One tab at a time
 * checks whether the press is new, and releases the lock after the others have received it. Returns the undo.
 */
export function placeOnPress(
  listeners: ListenerMiddlewareInstance<AppState, AppDispatch, ThunkExtra>,
  environment: CouponEnvironment,
): () => void {
  const stops = [
    listeners.startListening({
      actionCreator: pricePressed,
      effect: async ({ payload }, api) => {
        if (!payload.isDirect || !api.getState().coupon.settings?.isActiveOneClick) return;
        await environment.locks.hold('coupon-one-click', async () => {
          if (placePressed(api, environment, payload) && environment.locks.isShared) await environment.wait(TOLD_MS);
        });
      },
    }),
    listeners.startListening({
      actionCreator: signedOut,
      // One-click betting ends with the session, so that the next player of this device does not have it on.
      effect: (_action, { dispatch }) =>
        dispatch(changePreferences((now) => withExactCoef(withOneClick(now, false), 0))),
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
