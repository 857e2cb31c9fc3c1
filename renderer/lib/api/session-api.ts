import { createSelector } from '@reduxjs/toolkit';
import type { Account, Player, SessionAnswer } from '#shared/contracts/account.ts';
import type { AppState } from '../store/app-state.ts';
import { baseApi } from './base-api.ts';
import { accountCalls } from './call-descriptions.ts';
import { queryOf } from './call-endpoints.ts';

/** Who is signed in, with the accounts: one answer that the header, the coupon and the history all read. */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    session: queryOf(build, accountCalls, 'sessionCall', {
      providesTags: ['Session'],
    }),
  }),
});

export const { useSessionQuery } = sessionApi;

/** The session; null for a visitor and while it is not known. */
export const selectSession: (state: AppState) => SessionAnswer | null = createSelector(
  sessionApi.endpoints.session.select(undefined),
  ({ data }) => data ?? null,
);

/** The player; null for a visitor. */
export const selectPlayer = (state: AppState): Player | null => selectSession(state)?.player ?? null;

const NO_ACCOUNTS: readonly Account[] = [];

export const selectAccounts = (state: AppState): readonly Account[] => selectSession(state)?.accounts ?? NO_ACCOUNTS;

/** The account that pays for coupons; null for a visitor. */
export const selectActiveAccount = (state: AppState): Account | null =>
  selectAccounts(state).find((account) => account.isActive) ?? selectAccounts(state)[0] ?? null;

/** Puts the balances of an answer in the place of those that are known. */
export function accountsChanged(accounts: readonly Account[]) {
  return sessionApi.util.updateQueryData('session', undefined, (session) => {
    if (session) session.accounts = [...accounts];
  });
}

/** The balance of one account, in minor units, as an answer has just told it. */
export function accountBalanceChanged(accountId: number, money: number) {
  return sessionApi.util.updateQueryData('session', undefined, (session) => {
    const account = session?.accounts.find(({ id }) => id === accountId);
    if (account) account.money = money;
  });
}
