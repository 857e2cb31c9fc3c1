import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Accounts } from '../accounts/accounts-service.ts';

/** An open account with a player's own money. */
export interface OwnAccount {
  readonly id: number;
  readonly iso: string;
  /** Minor units. */
  readonly money: number;
}

/**
 * Returns an open account of a player with money of the player's own.
 *
 * @param accountId null for the active account, or the main one where that holds bonus money
 * @param iso the currency that the player saw; another one is another account
 * @throws ApiError ACCOUNT_UNKNOWN
 */
export type OwnAccountOf = (userId: number, accountId: number | null, iso?: string) => Promise<OwnAccount>;

/** Creates the reader of accounts. */
export function createOwnAccountOf(accounts: Pick<Accounts, 'accountsOf'>): OwnAccountOf {
  return async (userId, accountId, iso) => {
    const own = (await accounts.accountsOf(userId)).filter(({ type }) => type !== ACCOUNT_TYPE.bonus);
    const found =
      accountId === null ? (own.find(({ isActive }) => isActive) ?? own[0]) : own.find(({ id }) => id === accountId);
    if (!found || (iso !== undefined && found.iso !== iso)) throw new ApiError('ACCOUNT_UNKNOWN');
    return found;
  };
}
