import { useEffect } from 'react';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { amountChanged } from '../slice.ts';
import { type MaxStakeInput, maxStake } from './max-stake.ts';
import { usePreferences } from './use-preferences.ts';

interface AutoMaxInput extends MaxStakeInput {
  readonly model: MaxStakeInput['model'] & { readonly amount: { readonly value: number | null } };
}

/** Keeps the amount at the maximum stake while the player has chosen that (coupon mathematics §8.4). */
export function useAutoMax({ model, limits, account }: AutoMaxInput): void {
  const dispatch = useAppDispatch();
  const [{ isAutoMax }] = usePreferences();
  const { iso } = model;
  // Waits for the limits and the account: a balance alone is not the maximum.
  const max = isAutoMax && limits && account ? maxStake({ model, limits, account }) : null;
  const isOther = max !== null && max > 0 && max !== model.amount.value;
  useEffect(() => {
    if (isOther && max !== null) dispatch(amountChanged({ value: max, iso }));
  }, [isOther, max, iso, dispatch]);
}
