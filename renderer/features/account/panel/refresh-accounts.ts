import { accountsChanged, selectPlayer } from '#renderer/lib/api/session-api.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import type { Account } from '#shared/contracts/account.ts';
import { accountsApi } from './accounts-api.ts';

interface Refreshing {
  /** Whether the accounts have reached the wanted state; by default one is active. */
  readonly until?: (accounts: readonly Account[]) => boolean;
  /** Maximum number of repeats. */
  readonly repeats?: number;
  readonly everyMs?: number;
}

const REPEATS = 5;
/** Interval while waiting for a new currency, ms. */
export const NEW_CURRENCY_MS = 1000;
const GENERIC_MS = 2500;

const hasActive = (accounts: readonly Account[]) => accounts.some(({ isActive }) => isActive);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Fetches the accounts until they reach the wanted state: by default at most 5 times, every 2500 ms, until one is
 * active (betting §7). A failure counts as not yet. Ends with the session.
 * @returns whether they reached it
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
