import { useId } from 'react';
import { selectIsBalanceHidden } from '#renderer/lib/api/balance-hidden.ts';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { accountsChanged, selectAccounts, selectActiveAccount } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { tellAccountSwitched } from '#renderer/lib/tabs/accounts-channel.ts';
import { useAccountName } from '#renderer/lib/text/use-account-name.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { Account } from '#shared/contracts/account.ts';
import { BetSlipBalance } from '../bet-slip/bet-slip-balance.tsx';
import { isOpenBatch } from '../placement/batch.ts';
import styles from './paying-account.module.css';
import { usePayFromAccountMutation } from './switch-api.ts';
import { usePreferences } from './use-preferences.ts';

/** Chooses the account that pays for the coupon. The account of an open placement stays chosen. */
function AccountSelect({ accounts }: { readonly accounts: readonly Account[] }) {
  const { t } = useTranslation(['bet-slip', 'errors']);
  const id = useId();
  const dispatch = useAppDispatch();
  const name = useAccountName();
  const money = useMoneyText();
  const isBalanceHidden = useAppSelector(selectIsBalanceHidden);
  const active = useAppSelector(selectActiveAccount);
  const [{ isBalanceShown }] = usePreferences();
  const isPlacing = useAppSelector(({ coupon }) => isOpenBatch(coupon.batch));
  const [payFrom, { error, isLoading }] = usePayFromAccountMutation();
  const choose = async (accountId: number) => {
    if (isPlacing) return;
    const { data } = await payFrom({ body: { id: accountId } });
    if (!data) return;
    dispatch(accountsChanged(data.accounts));
    tellAccountSwitched();
  };
  const label = (account: Account) =>
    isBalanceHidden || !isBalanceShown
      ? `${name(account)} · ${account.iso}`
      : `${name(account)} · ${money(account.money, account.iso)}`;
  return (
    <span className={styles.select}>
      <label className="vh" htmlFor={id}>
        {t('pay_from')}
      </label>
      <select
        id={id}
        value={String(active?.id ?? '')}
        disabled={isPlacing || isLoading}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => void choose(Number(target.value))}
      >
        {accounts.map((account) => (
          <option key={account.id} value={String(account.id)}>
            {label(account)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={12} />
      {error ? (
        <span id={`${id}-error`} className="vh" role="alert">
          {t(`errors:${errorTextKey(toCallError(error))}`)}
        </span>
      ) : null}
    </span>
  );
}

/** Shows next to the stake the choice of the paying account, or the balance of the only one. */
export function PayingAccount({ account }: { readonly account: Account }) {
  const accounts = useAppSelector(selectAccounts);
  const [{ isAccountSelectShown, isBalanceShown }] = usePreferences();
  if (isAccountSelectShown && accounts.length > 1) return <AccountSelect accounts={accounts} />;
  return isBalanceShown ? <BetSlipBalance account={account} /> : null;
}
