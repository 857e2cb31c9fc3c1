import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { accountsChanged, selectAccounts } from '#renderer/lib/api/session-api.ts';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import type { Account } from '#shared/contracts/account.ts';
import { useSwitchAccountMutation } from '../api.ts';
import styles from './account-panel.module.css';
import { useAccountName } from './use-account-name.ts';

/** The message key of betting §8 and what the player reads for it. */
const MESSAGE_KEYS: Readonly<Record<string, string>> = { main_account_will_set: 'main_account_will_set' };

interface AccountOptionProps {
  readonly account: Account;
  readonly group: string;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

function AccountOption({ account, group, disabled, onChoose }: AccountOptionProps) {
  const { t } = useTranslation('auth');
  const name = useAccountName();
  const money = useMoneyText();
  const { isBalanceHidden } = useAppSelector(selectDisplay);
  return (
    <label className={styles.account} data-active={account.isActive ? '' : undefined}>
      <input type="radio" name={group} checked={account.isActive} disabled={disabled} onChange={onChoose} />
      <span className={styles.accountName}>
        <b>{name(account)}</b>
        <small>{account.iso}</small>
      </span>
      <bdi className={styles.money}>{isBalanceHidden ? t('hidden') : money(account.money, account.iso)}</bdi>
    </label>
  );
}

/** The accounts of the player; the chosen one pays for coupons. */
export function AccountList() {
  const { t } = useTranslation(['auth', 'errors']);
  const dispatch = useAppDispatch();
  const group = useId();
  const accounts = useAppSelector(selectAccounts);
  const [switchAccount, { data, error, isLoading }] = useSwitchAccountMutation();
  const choose = async (id: number) => {
    const answer = await switchAccount({ body: { id } });
    if (answer.data) dispatch(accountsChanged(answer.data.accounts));
  };
  return (
    <fieldset className={styles.accounts}>
      <legend className={styles.heading}>{t('accounts')}</legend>
      {accounts.map((account) => (
        <AccountOption
          key={account.id}
          account={account}
          group={group}
          disabled={isLoading}
          onChoose={() => void choose(account.id)}
        />
      ))}
      <p className={styles.said} role="status">
        {data?.success ? t(MESSAGE_KEYS[data.message] ?? 'main_account_will_set') : null}
        {error ? t(`errors:${errorTextKey(toCallError(error))}`) : null}
      </p>
    </fieldset>
  );
}
