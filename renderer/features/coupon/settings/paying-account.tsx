import { useId } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { accountsChanged, selectAccounts, selectActiveAccount } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useAccountName } from '#renderer/lib/text/use-account-name.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { Account } from '#shared/contracts/account.ts';
import { isOpenBatch } from '../placement/batch.ts';
import styles from '../slip/stake-box.module.css';
import { usePayFromAccountMutation } from './switch-api.ts';
import { usePreferences } from './use-preferences.ts';

/** Which account pays for the coupon. While a placement is open its account stays the one. */
function AccountSelect({ accounts }: { readonly accounts: readonly Account[] }) {
  const { t } = useTranslation(['slip', 'errors']);
  const id = useId();
  const dispatch = useAppDispatch();
  const name = useAccountName();
  const money = useMoneyText();
  const { isBalanceHidden } = useAppSelector(selectDisplay);
  const active = useAppSelector(selectActiveAccount);
  const isPlacing = useAppSelector(({ coupon }) => isOpenBatch(coupon.batch));
  const [payFrom, { error, isLoading }] = usePayFromAccountMutation();
  const choose = async (accountId: number) => {
    if (isPlacing) return;
    const { data } = await payFrom({ body: { id: accountId } });
    if (data) dispatch(accountsChanged(data.accounts));
  };
  const label = (account: Account) =>
    isBalanceHidden ? `${name(account)} · ${account.iso}` : `${name(account)} · ${money(account.money, account.iso)}`;
  return (
    <div className={styles.inline}>
      <label htmlFor={id}>{t('pay_from')}</label>
      <span className={styles.select}>
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
      </span>
      {error ? (
        <p id={`${id}-error`} role="alert">
          {t(`errors:${errorTextKey(toCallError(error))}`)}
        </p>
      ) : null}
    </div>
  );
}

/** The choice of the account that pays, where there is one to make and the player wants to see it. */
export function PayingAccount() {
  const accounts = useAppSelector(selectAccounts);
  const [{ isAccountSelectShown }] = usePreferences();
  return isAccountSelectShown && accounts.length > 1 ? <AccountSelect accounts={accounts} /> : null;
}
