import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import { currencyOf } from '#shared/domain/money/currencies.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { isUniqueViolation } from '../../database/failures.ts';
import type { Ledger } from '../ledger/ledger-service.ts';
import type { Accounts } from './accounts-service.ts';

/** The player that everybody may sign in as, outside production. */
export const DEMO_PLAYER = { email: 'demo@fairline.test', password: 'fairline-demo' } as const;

const DEMO_ACCOUNTS = [
  { type: ACCOUNT_TYPE.main, iso: 'EUR', balance: 1_000_00 },
  { type: ACCOUNT_TYPE.currency, iso: 'USD', balance: 500_00 },
  { type: ACCOUNT_TYPE.currency, iso: 'KWD', balance: 100_000 },
  { type: ACCOUNT_TYPE.currency, iso: 'JPY', balance: 50_000 },
  { type: ACCOUNT_TYPE.bonus, iso: 'EUR', balance: 50_00 },
] as const;

interface DemoInput {
  readonly accounts: Accounts;
  readonly ledger: Ledger;
  readonly clock: ServerClock;
}

async function findOrRegister({ accounts, clock }: DemoInput): Promise<number> {
  const { email, password } = DEMO_PLAYER;
  const known = await accounts.repository.playerByEmail(email);
  if (known) return known.id;
  const [main] = DEMO_ACCOUNTS;
  const { decimals } = currencyOf(main.iso);
  const passwordHash = await accounts.hashPassword(password);
  const player = { email, phone: null, name: 'demo', language: 'en', passwordHash, currency: main.iso, decimals };
  return accounts.repository.register({ ...player, playMoney: main.balance, now: clock.now() });
}

/**
 * Makes the demo player with accounts of every kind, once. What is there already is left alone, so an interrupted attempt
 * is completed by the next; an account that was removed is there again, empty.
 */
export async function ensureDemoPlayer(input: DemoInput): Promise<void> {
  const { accounts, ledger, clock } = input;
  const { repository } = accounts;
  try {
    const userId = await findOrRegister(input);
    const accountsNow = await accounts.accountsOf(userId);
    for (const { type, iso, balance } of DEMO_ACCOUNTS) {
      if (type === ACCOUNT_TYPE.main) continue;
      const now = clock.now();
      const { decimals } = currencyOf(iso);
      const known = accountsNow.find((account) => account.type === type && account.iso === iso);
      const wanted = { userId, iso, decimals, now };
      const open = () =>
        type === ACCOUNT_TYPE.currency
          ? repository.openCurrencyAccount(wanted)
          : repository.openAccount({ ...wanted, type });
      const accountId = known?.id ?? (await open());
      // The reference books it once, whatever has become of the money since.
      const reference = `play-money:demo:${accountId}`;
      await ledger.addPlayMoney({ accountId, amount: balance, ceiling: balance, reference, at: now });
    }
  } catch (error) {
    // Another process makes the same player at the same time.
    if (!isUniqueViolation(error)) throw error;
  }
}
