import { useEffect } from 'react';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import type { BetSlipState } from '../bet-slip/use-bet-slip.ts';
import { choicesChanged } from '../coupon-choices.ts';
import { usePreferences } from '../settings/use-preferences.ts';

/** Turns the switch off when a VIP bet is no longer available, or when the amount follows the usual maximum. */
export function useVipSwitchOff({ coupon, model, limits }: BetSlipState): void {
  const dispatch = useAppDispatch();
  const [{ isAutoMax }] = usePreferences();
  const isLost = coupon.choices.isVip === true && limits !== null && model.reviewAndAdvance.vip === null;
  const isOver = isLost || (coupon.choices.isVip === true && isAutoMax);
  useEffect(() => {
    if (isOver) dispatch(choicesChanged({ isVip: false }));
  }, [isOver, dispatch]);
}
