import { accountsChanged, selectPlayer } from '#renderer/lib/api/session-api.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import type { Account } from '#shared/contracts/account.ts';
import { accountsApi } from './accounts-api.ts';

interface Refreshing {
  /** Whether the accounts are as they should be. */
  readonly until?: (accounts: readonly Account[]) => boolean;
  /** How often they are asked for, at most. */
  readonly repeats?: number;
  readonly everyMs?: number;
}

const REPEATS = 5;
/** While a new currency is waited for. */
export const NEW_CURRENCY_MS = 1000;
const GENERIC_MS = 2500;

const hasActive = (accounts: readonly Account[]) => accounts.some(({ isActive }) => isActive);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Asks for the accounts, and again every so often, until they are as they should be; unless told otherwise until one is
 * the active one, at most 5 times, every 2500 ms (betting §7). A failure counts as not yet. It ends with the session.
 *
 * @returns whether they are as they should be
 */
export function refreshAccounts({ until = hasActive, repeats = REPEATS, everyMs = GENERIC_MS }: Refreshing = {}) {
  return async (dispatch: AppDispatch, getState: () => AppState): Promise<boolean> => {
    for (let round = 1; selectPlayer(getState()) !== null; round += 1) {
      const asked = { forceRefetch: true, subscribe: false };
      const { data } = await dispatch(accountsApi.endpoints.accounts.initiate(undefined, asked));
      if (data) dispatch(accountsChanged(data.accounts));
      if (data && until(data.accounts)) return true;
      if (round === repeats) return false;
      await pause(everyMs);
    }
    return false;
  };
}
