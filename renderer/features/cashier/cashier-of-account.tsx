import { type ReactNode, useState } from 'react';
import { FailedList } from '#renderer/lib/api/failed-list.tsx';
import { selectAccounts } from '#renderer/lib/api/session-api.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { AccountSums } from '#renderer/lib/office/account-sums.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useAccountName } from '#renderer/lib/text/use-account-name.ts';
import { useCurrencyName } from '#renderer/lib/text/use-currency-options.ts';
import { Notice } from '#renderer/ui/notice.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import type { Account } from '#shared/contracts/account.ts';
import type { CashierAnswer } from '#shared/contracts/cashier.ts';
import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import { useCashierQuery } from './api.ts';

/** The account that is paid into or out of, and those to choose from. */
interface OwnAccounts {
  readonly accounts: readonly Account[];
  readonly account: Account | undefined;
  readonly choose: (accountId: number) => void;
}

/** Returns the accounts that are paid into and out of, the active one chosen: bonuses are not the player's money yet. */
function useOwnAccounts(): OwnAccounts {
  const accounts = useAppSelector(selectAccounts).filter(({ type }) => type !== ACCOUNT_TYPE.bonus);
  const [chosenId, choose] = useState<number | null>(null);
  const account =
    accounts.find(({ id }) => id === chosenId) ?? accounts.find(({ isActive }) => isActive) ?? accounts[0];
  return { accounts, account, choose };
}

/** Shows the account that is paid into or out of, with its balance; a player with several chooses. */
function AccountChoice({ accounts, account, choose }: OwnAccounts & { readonly account: Account }) {
  const { t } = useTranslation('cashier');
  const name = useAccountName();
  const currency = useCurrencyName('recharge');
  return (
    <>
      {accounts.length > 1 ? (
        <SelectField
          label={t('account_label')}
          value={String(account.id)}
          options={accounts.map((one) => ({ value: String(one.id), label: `${name(one)} · ${currency(one.iso)}` }))}
          onChange={(id) => choose(Number(id))}
        />
      ) : null}
      <AccountSums accounts={[account]} />
    </>
  );
}

interface CashierOfAccountProps {
  readonly userId: number;
  readonly children: (cashier: CashierAnswer) => ReactNode;
}

function Cashier({ userId, accountId, children }: CashierOfAccountProps & { readonly accountId: number }) {
  const { t } = useTranslation('cashier');
  const {
    currentData: cashier,
    error,
    refetch,
  } = useCashierQuery({ userId, accountId }, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const retry = useRetry(refetch);
  if (!cashier) return error ? <FailedList error={error} onRetry={retry} /> : <Bone kind="price" />;
  return (
    <>
      {cashier.isTest ? (
        <Notice kind="info" icon="info">
          {t('test_company')}
        </Notice>
      ) : null}
      {children(cashier)}
    </>
  );
}

/** Chooses an account and asks what it can be paid with; says so where that cannot be read. */
export function CashierOfAccount({ userId, children }: CashierOfAccountProps) {
  const own = useOwnAccounts();
  const { account } = own;
  if (!account) return null;
  return (
    <>
      <AccountChoice {...own} account={account} />
      <Cashier userId={userId} accountId={account.id}>
        {children}
      </Cashier>
    </>
  );
}
