import { useId, useRef, useState } from 'react';
import { selectIsBalanceHidden } from '#renderer/lib/api/balance-hidden.ts';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { accountsChanged, selectAccounts } from '#renderer/lib/api/session-api.ts';
import { useStepFocus } from '#renderer/lib/forms/use-step-focus.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useRoute } from '#renderer/lib/routing/use-route.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { tellAccountSwitched } from '#renderer/lib/tabs/accounts-channel.ts';
import { useAccountName } from '#renderer/lib/text/use-account-name.ts';
import { useCurrencyName } from '#renderer/lib/text/use-currency-options.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { IconButton } from '#renderer/ui/button.tsx';
import type { Account, switchAccountCall } from '#shared/contracts/account.ts';
import type { CallAnswer } from '#shared/contracts/call.ts';
import { announcesAccountSwitch } from '#shared/domain/money/account-switch.ts';
import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import styles from './account-panel.module.css';
import { useSwitchAccountMutation } from './accounts-api.ts';
import { RemoveAccount } from './remove-account.tsx';

interface AccountOptionProps {
  readonly account: Account;
  readonly group: string;
  readonly disabled: boolean;
  readonly onChoose: () => void;
  readonly onRemoved: () => void;
}

function AccountChoice({ account, group, disabled, onChoose }: Omit<AccountOptionProps, 'onRemoved'>) {
  const { t } = useTranslation('auth');
  const name = useAccountName();
  const currency = useCurrencyName('recharge');
  const money = useMoneyText();
  const isBalanceHidden = useAppSelector(selectIsBalanceHidden);
  return (
    <label className={styles.choice}>
      <input type="radio" name={group} checked={account.isActive} disabled={disabled} onChange={onChoose} />
      <span className={styles.accountName}>
        <b>{name(account)}</b>
        <small>{currency(account.iso)}</small>
      </span>
      <bdi translate="no" className={styles.money}>
        {isBalanceHidden ? t('hidden') : money(account.money, account.iso)}
      </bdi>
    </label>
  );
}

function AccountOption({ onRemoved, ...choice }: AccountOptionProps) {
  const { t } = useTranslation('auth');
  const { account } = choice;
  const [isAsking, setAsking] = useState(false);
  const place = useStepFocus(isAsking);
  return (
    <div className={styles.account} data-active={account.isActive ? '' : undefined}>
      <AccountChoice {...choice} />
      <div className={styles.aside} data-open={isAsking ? '' : undefined} ref={place}>
        {isAsking ? (
          <RemoveAccount account={account} onRemoved={onRemoved} onCancel={() => setAsking(false)} />
        ) : account.type === ACCOUNT_TYPE.currency ? (
          <IconButton
            icon="close"
            size={16}
            label={t('currency_remove', { iso: account.iso })}
            onClick={() => setAsking(true)}
          />
        ) : null}
      </div>
    </div>
  );
}

function useAccountSwitch() {
  const dispatch = useAppDispatch();
  const [switchAccount, { data, error, isLoading, reset }] = useSwitchAccountMutation();
  const choose = async (id: number) => {
    const answer = await switchAccount({ body: { id } });
    if (!answer.data?.success) return;
    dispatch(accountsChanged(answer.data.accounts));
    tellAccountSwitched();
  };
  return { choose, answer: data, failure: error ? toCallError(error) : null, isLoading, forget: reset };
}

interface SwitchNewsProps {
  readonly answer: CallAnswer<typeof switchAccountCall>;
}

/** Says which account pays from now on, except on the routes of betting §8. */
export function SwitchNews({ answer: { success, accountId, accounts } }: SwitchNewsProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const name = useAccountName();
  const route = useRoute();
  if (!success) return t('errors:bad_request');
  if (!announcesAccountSwitch(route?.row.id)) return null;
  const chosen = accounts.find(({ id, isActive }) => (accountId === undefined ? isActive : id === accountId));
  return chosen ? `${name(chosen)} · ${chosen.iso}: ${t('main_account_will_set')}` : t('main_account_will_set');
}

/** Lists the player's accounts by currency; the chosen one pays for coupons. */
export function AccountList() {
  const { t } = useTranslation(['auth', 'errors']);
  const group = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const accounts = useAppSelector(selectAccounts);
  const { choose, answer, failure, isLoading, forget } = useAccountSwitch();
  const [removed, setRemoved] = useState<string | null>(null);
  const noteRemoved = (iso: string) => {
    forget();
    setRemoved(iso);
    // The removed row had the focus.
    list.current?.querySelector('input')?.focus();
  };
  const chooseOne = (id: number) => {
    setRemoved(null);
    void choose(id);
  };
  return (
    <fieldset ref={list} className={styles.accounts}>
      <legend className={styles.heading}>{t('accounts')}</legend>
      {accounts.map((account) => (
        <AccountOption
          key={account.id}
          account={account}
          group={group}
          disabled={isLoading}
          onChoose={() => chooseOne(account.id)}
          onRemoved={() => noteRemoved(account.iso)}
        />
      ))}
      <p className={styles.said} role="status">
        {answer ? <SwitchNews answer={answer} /> : null}
        {failure ? t(`errors:${errorTextKey(failure)}`) : null}
        {removed === null ? null : t('currency_removed', { iso: removed })}
      </p>
    </fieldset>
  );
}
