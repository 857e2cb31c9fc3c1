import { skipToken } from '@reduxjs/toolkit/query';
import { selectAccounts, selectPlayer } from '#renderer/lib/api/session-api.ts';
import type { AppState } from '#renderer/lib/store/app-state.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useSessionResultQuery } from './session-result-api.ts';

const selectBalances = (state: AppState) =>
  selectAccounts(state)
    .map(({ id, money }) => `${id}:${money}`)
    .join(' ');

/**
 * Returns profit and loss of the player since the sign-in by currency, minor units; null until they are known. They are
 * asked for when a balance moves or a coupon changes, which the channel of the player tells (decision 049), so nothing
 * polls for them.
 */
export function useSessionResult(): Readonly<Record<string, number>> | null {
  const player = useAppSelector(selectPlayer);
  const balances = useAppSelector(selectBalances);
  const { data } = useSessionResultQuery(
    player ? { userId: player.user_id, signedInAt: player.signedInAt, balances } : skipToken,
  );
  return data ? Object.fromEntries(data.data.totals.map(({ iso, net }) => [iso, net])) : null;
}
