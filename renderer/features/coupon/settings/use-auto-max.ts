import { useEffect } from 'react';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { amountChanged } from '../slice.ts';
import { type MostAmountInput, mostAmount } from './most-amount.ts';
import { usePreferences } from './use-preferences.ts';

interface AutoMaxInput extends MostAmountInput {
  readonly model: MostAmountInput['model'] & { readonly amount: { readonly value: number | null } };
}

/** While the player wants it, the amount follows what can be staked (coupon mathematics §8.4). */
export function useAutoMax({ model, limits, account }: AutoMaxInput): void {
  const dispatch = useAppDispatch();
  const [{ isAutoMax }] = usePreferences();
  const { iso } = model;
  // Only what both sides are known of is followed: a balance alone is no maximum.
  const most = isAutoMax && limits && account ? mostAmount({ model, limits, account }) : null;
  const isOther = most !== null && most > 0 && most !== model.amount.value;
  useEffect(() => {
    if (isOther && most !== null) dispatch(amountChanged({ value: most, iso }));
  }, [isOther, most, iso, dispatch]);
}
