import { useCallback } from 'react';
import type { CouponState } from '#renderer/lib/ports/coupon-port.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { DEFAULT_SLIP_PREFERENCES, type SlipPreferences } from '#shared/domain/coupon/bet-slip-preferences.ts';
import { settingsChanged } from '../slice.ts';

/** The settings of the slip; as they are by themselves where nothing was chosen. */
export const preferencesOf = ({ settings }: Pick<CouponState, 'settings'>): SlipPreferences =>
  settings ?? DEFAULT_SLIP_PREFERENCES;

type Change = (now: SlipPreferences) => SlipPreferences;

/** Changes the settings of the slip; what stays as it was is not written. */
export function changePreferences(change: Change) {
  return (dispatch: AppDispatch, getState: () => AppState): void => {
    const now = preferencesOf(getState().coupon);
    const next = change(now);
    const isSame = (Object.keys(next) as (keyof SlipPreferences)[]).every((key) => next[key] === now[key]);
    if (!isSame) dispatch(settingsChanged(next));
  };
}

/** The settings of the slip, and what changes them. */
export function usePreferences(): readonly [SlipPreferences, (change: Change | Partial<SlipPreferences>) => void] {
  const dispatch = useAppDispatch();
  const preferences = useAppSelector(({ coupon }) => preferencesOf(coupon));
  const change = useCallback(
    (next: Change | Partial<SlipPreferences>) =>
      void dispatch(changePreferences(typeof next === 'function' ? next : (now) => ({ ...now, ...next }))),
    [dispatch],
  );
  return [preferences, change];
}
