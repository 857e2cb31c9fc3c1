import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import { currencyOf } from '#shared/domain/money/currencies.ts';
import { currencyOfNumber } from '#shared/domain/money/currency-numbers.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { isUniqueViolation } from '../../database/failures.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { AccountsRepository, Closing } from './accounts-repository.ts';

/** Accounts in further currencies, by the numeric currency code (betting §3, §7). */
export interface CurrencyAccounts {
  /**
   * Opens an empty account of type 9; reopens one that was closed before, with its history (betting §7).
   *
   * @throws ApiError CURRENCY_UNKNOWN when the site does not offer the currency, CURRENCY_TAKEN
   */
  addCurrency(userId: number, currencyId: number): Promise<void>;
  /**
   * Closes an account of type 9, which stays in the ledger; if it was active, the main account becomes active (betting
   * §7).
   *
   * @throws ApiError ACCOUNT_UNKNOWN, ACCOUNT_FIXED for the main account, ACCOUNT_NOT_EMPTY, ACCOUNT_HAS_BETS
   */
  removeCurrency(userId: number, currencyId: number): Promise<void>;
}

interface CurrencyAccountsInput {
  readonly repository: Pick<AccountsRepository, 'accounts' | 'closeCurrencyAccount' | 'openCurrencyAccount'>;
  readonly clock: ServerClock;
  /** ISO codes of the currencies that the site offers accounts in. */
  readonly offered: () => readonly string[];
  /** Called after an account of the player was opened or closed. */
  readonly onChange: (userId: number) => void;
}

const IN_THE_WAY = {
  unknown: 'ACCOUNT_UNKNOWN',
  main: 'ACCOUNT_FIXED',
  money: 'ACCOUNT_NOT_EMPTY',
  bets: 'ACCOUNT_HAS_BETS',
} as const satisfies Record<Exclude<Closing, 'closed'>, ErrorCode>;

export function createCurrencyAccounts({
  repository,
  clock,
  offered,
  onChange,
}: CurrencyAccountsInput): CurrencyAccounts {
  return {
    async addCurrency(userId, currencyId) {
      const iso = currencyOfNumber(currencyId);
      if (!iso || !offered().includes(iso)) throw new ApiError('CURRENCY_UNKNOWN');
      // Asked first: each broken index would be a line in the database's log, which callers could fill.
      const open = await repository.accounts(userId);
      if (open.some((account) => account.iso === iso && account.type !== ACCOUNT_TYPE.bonus)) {
        throw new ApiError('CURRENCY_TAKEN');
      }
      const { decimals } = currencyOf(iso);
      await repository.openCurrencyAccount({ userId, iso, decimals, now: clock.now() }).catch((error: unknown) => {
        throw isUniqueViolation(error) ? new ApiError('CURRENCY_TAKEN', { cause: error }) : error;
      });
      onChange(userId);
    },
    async removeCurrency(userId, currencyId) {
      const iso = currencyOfNumber(currencyId);
      const closing = iso ? await repository.closeCurrencyAccount(userId, iso, clock.now()) : 'unknown';
      if (closing !== 'closed') throw new ApiError(IN_THE_WAY[closing]);
      onChange(userId);
    },
  };
}
