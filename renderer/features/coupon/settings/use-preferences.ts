import { useCallback } from 'react';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { type BetSlipPreferences, DEFAULT_BET_SLIP_PREFERENCES } from '#shared/domain/coupon/bet-slip-preferences.ts';
import type { CouponState } from '../coupon-state.ts';
import { settingsChanged } from '../slice.ts';

/** Returns the settings of the bet slip; the defaults where none were chosen. */
export const preferencesOf = ({ settings }: Pick<CouponState, 'settings'>): BetSlipPreferences =>
  settings ?? DEFAULT_BET_SLIP_PREFERENCES;

type Change = (now: BetSlipPreferences) => BetSlipPreferences;

/** Changes the settings of the bet slip; an unchanged result is not written. */
export function changePreferences(change: Change) {
  return (dispatch: AppDispatch, getState: () => AppState): void => {
    const now = preferencesOf(getState().coupon);
    const next = change(now);
    const isSame = (Object.keys(next) as (keyof BetSlipPreferences)[]).every((key) => next[key] === now[key]);
    if (!isSame) dispatch(settingsChanged(next));
  };
}

/** Returns the settings of the bet slip and a function that changes them. */
export function usePreferences(): readonly [
  BetSlipPreferences,
  (change: Change | Partial<BetSlipPreferences>) => void,
] {
  const dispatch = useAppDispatch();
  const preferences = useAppSelector(({ coupon }) => preferencesOf(coupon));
  const change = useCallback(
    (next: Change | Partial<BetSlipPreferences>) =>
      void dispatch(changePreferences(typeof next === 'function' ? next : (now) => ({ ...now, ...next }))),
    [dispatch],
  );
  return [preferences, change];
}
