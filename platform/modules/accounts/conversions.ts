import type { Account } from '#shared/contracts/account.ts';
import type { Conversion } from '#shared/contracts/account-conversion.ts';
import { currencyOf } from '#shared/domain/money/currencies.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Successor } from '../config/config-service.ts';
import { createConversionsRepository } from './conversions-repository.ts';

/** Accounts in currencies that have ended (shell §3, account convert status; betting §3). */
export interface Conversions {
  /** What each such account would be worth now, the main one first. */
  conversions(userId: number): Promise<Conversion[]>;
  /**
   * Converts an account, once for each key; announces the balances.
   *
   * @throws ApiError ACCOUNT_UNKNOWN, CONVERSION_UNAVAILABLE, CONVERSION_HAS_BETS
   */
  convert(userId: number, accountId: number, key: string): Promise<Conversion>;
}

interface ConversionsInput {
  readonly database: Pick<Database, 'announcements' | 'sql'>;
  readonly clock: ServerClock;
  /** Open accounts of a player. */
  readonly accountsOf: (userId: number) => Promise<Account[]>;
  readonly successorOf: (iso: string) => Successor | null;
}

const IN_THE_WAY = { unknown: 'ACCOUNT_UNKNOWN', bets: 'CONVERSION_HAS_BETS' } as const;
const MAIN = 0;
const BONUS = 4;

export function createConversions({ database, clock, accountsOf, successorOf }: ConversionsInput): Conversions {
  const { announcements, sql } = database;
  const repository = createConversionsRepository(sql);

  async function quote(account: Account, all: readonly Account[]): Promise<Conversion[]> {
    const known = successorOf(account.iso);
    if (!known || account.type === BONUS) return [];
    const { successor: iso, rate } = known;
    const { decimals } = currencyOf(iso);
    const from = { accountId: account.id, iso: account.iso, decimals: account.decimals, amount: account.money };
    const accountId = all.find((one) => one.iso === iso && one.type !== BONUS)?.id ?? 0;
    const amount = await repository.amountOf(from, decimals, rate);
    return [{ from, to: { accountId, iso, decimals, amount }, rate, isMain: account.type === MAIN }];
  }

  return {
    async conversions(userId) {
      const all = await accountsOf(userId);
      return (await Promise.all(all.map((account) => quote(account, all)))).flat();
    },
    async convert(userId, accountId, key) {
      const account = await repository.account(userId, accountId);
      if (!account) throw new ApiError('ACCOUNT_UNKNOWN');
      const known = successorOf(account.iso);
      if (!known) throw new ApiError('CONVERSION_UNAVAILABLE');
      const { successor: to, rate } = known;
      const { decimals: toDecimals } = currencyOf(to);
      const outcome = await repository.convert({
        userId,
        accountId,
        key,
        from: account.iso,
        to,
        toDecimals,
        rate,
        at: clock.now(),
      });
      if (outcome.status !== 'done') throw new ApiError(IN_THE_WAY[outcome.status]);
      const after = await accountsOf(userId);
      const target = after.find(({ id }) => id === outcome.to_account);
      announcements.publish('balance', { userId, accountId, balance: 0 });
      announcements.publish('balance', { userId, accountId: outcome.to_account, balance: target?.money ?? 0 });
      return {
        from: { accountId, iso: account.iso, decimals: account.decimals, amount: outcome.from_amount },
        to: { accountId: outcome.to_account, iso: to, decimals: toDecimals, amount: outcome.to_amount },
        rate: outcome.rate,
        isMain: target?.type === MAIN,
      };
    },
  };
}
