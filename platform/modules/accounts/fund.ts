import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import { currencyOf, isCurrencyIso } from '#shared/domain/money/currencies.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Ledger } from '../ledger/ledger-service.ts';
import type { Accounts } from './accounts-service.ts';
import { createFindPlayer, type PlayerName } from './find-player.ts';

export interface FundRequest extends PlayerName {
  readonly iso: string;
  /** Minor units. */
  readonly amount: number;
}

interface FundInput {
  readonly accounts: Accounts;
  readonly ledger: Ledger;
  readonly clock: ServerClock;
}

/**
 * QA's way to put money into a player's account: the main account when it is in the currency, else the currency
 * account, which is opened when there is none.
 *
 * @throws ApiError ACCOUNT_UNKNOWN when there is no such player, CURRENCY_UNKNOWN
 */
export function createFund({ accounts, ledger, clock }: FundInput) {
  const findPlayer = createFindPlayer(accounts);
  return async ({ email, userId, iso, amount }: FundRequest) => {
    if (!isCurrencyIso(iso)) throw new ApiError('CURRENCY_UNKNOWN');
    const playerId = await findPlayer({ email, userId });
    const now = clock.now();
    const { decimals } = currencyOf(iso);
    const known = (await accounts.accountsOf(playerId)).find(
      (account) => account.iso === iso && account.type !== ACCOUNT_TYPE.bonus,
    );
    const accountId =
      known?.id ?? (await accounts.repository.openCurrencyAccount({ userId: playerId, iso, decimals, now }));
    const reference = `play-money:fund:${crypto.randomUUID()}`;
    const ceiling = Number.MAX_SAFE_INTEGER;
    const money = await ledger.addPlayMoney({ accountId, amount, ceiling, reference, at: now });
    return { accountId, iso, money: money ?? 0 };
  };
}
