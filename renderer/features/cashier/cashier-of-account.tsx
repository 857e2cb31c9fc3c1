import type { ReactNode } from 'react';
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

/** Returns the accounts that are paid into and out of: bonuses are not the player's money yet. */
function useOwnAccounts(): readonly Account[] {
  return useAppSelector(selectAccounts).filter(({ type }) => type !== ACCOUNT_TYPE.bonus);
}

interface AccountChoiceProps {
  /** Account that is paid into or out of; null for the active one. */
  readonly accountId: number | null;
  readonly onChoose: (accountId: number) => void;
}

/** Shows the account that is paid into or out of, with its balance; a player with several chooses. */
export function AccountChoice({ accountId, onChoose }: AccountChoiceProps) {
  const { t } = useTranslation('cashier');
  const accounts = useOwnAccounts();
  const name = useAccountName();
  const currency = useCurrencyName('recharge');
  const account =
    accounts.find(({ id, isActive }) => (accountId === null ? isActive : id === accountId)) ?? accounts[0];
  if (!account) return null;
  return (
    <>
      {accounts.length > 1 ? (
        <SelectField
          label={t('account_label')}
          value={String(account.id)}
          options={accounts.map((one) => ({ value: String(one.id), label: `${name(one)} · ${currency(one.iso)}` }))}
          onChange={(id) => onChoose(Number(id))}
        />
      ) : null}
      <AccountSums accounts={[account]} />
    </>
  );
}

interface CashierOfAccountProps {
  readonly userId: number;
  readonly accountId: number | null;
  readonly children: (cashier: CashierAnswer) => ReactNode;
}

/** Asks for what an account can be paid with; says so where that cannot be read. */
export function CashierOfAccount({ userId, accountId, children }: CashierOfAccountProps) {
  const {
    currentData: cashier,
    error,
    refetch,
  } = useCashierQuery({ userId, accountId }, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const retry = useRetry(refetch);
  const { t } = useTranslation('cashier');
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
