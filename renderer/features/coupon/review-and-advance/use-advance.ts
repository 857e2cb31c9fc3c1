import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Account } from '#shared/contracts/account.ts';
import type { DraftPrepaid } from '#shared/domain/coupon/draft.ts';
import type { CouponState } from '../coupon-state.ts';
import { useCouponAdvanceQuery } from './review-and-advance-api.ts';

/** Queries what can be advanced, only on demand (coupon mathematics §8.5). */
export function useAdvanceQuery(isAsked: boolean, account: Pick<Account, 'id'> | null) {
  return useCouponAdvanceQuery(isAsked && account ? { query: { accountId: String(account.id) } } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
}

/** Returns what can be advanced to the account; null until the answer to a request. */
export function useAdvance({ choices }: Pick<CouponState, 'choices'>, account: Account | null): DraftPrepaid | null {
  const { currentData } = useAdvanceQuery(choices.isPrepaid === true, account);
  return useMemo(
    () => (currentData ? { available: currentData.availablePrepaidAmount, now: currentData.now } : null),
    [currentData],
  );
}
