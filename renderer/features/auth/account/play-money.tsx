import { useState } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { accountsChanged, selectActiveAccount } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useAccountName } from '#renderer/lib/text/use-account-name.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { Account } from '#shared/contracts/account.ts';
import styles from './account-panel.module.css';
import { usePlayMoneyMutation } from './accounts-api.ts';
import { useStepFocus } from './use-step-focus.ts';

interface Added {
  readonly amount: number;
  readonly iso: string;
}

function useTopUp(account: Account) {
  const dispatch = useAppDispatch();
  const [playMoney, { error, isLoading }] = usePlayMoneyMutation();
  const [added, setAdded] = useState<Added | null>(null);
  const add = async () => {
    setAdded(null);
    const answer = await playMoney({ body: { accountId: account.id }, idempotencyKey: crypto.randomUUID() });
    if (!answer.data) return;
    const after = answer.data.accounts.find(({ id }) => id === account.id);
    dispatch(accountsChanged(answer.data.accounts));
    setAdded({ amount: (after?.money ?? account.money) - account.money, iso: account.iso });
  };
  return { add, added, isLoading, failure: error ? toCallError(error) : null };
}

function TopUp({ account }: { readonly account: Account }) {
  const { t } = useTranslation(['auth', 'errors']);
  const name = useAccountName();
  const money = useMoneyText();
  const [isAsking, setAsking] = useState(false);
  const { add, added, isLoading, failure } = useTopUp(account);
  const place = useStepFocus(isAsking);
  const confirm = async () => {
    await add();
    setAsking(false);
  };
  return (
    <div className={styles.steps} ref={place}>
      {isAsking ? (
        <>
          <p>{t('play_money_what', { account: name(account), iso: account.iso })}</p>
          <div className={styles.buttons}>
            <Button kind="primary" disabled={isLoading} aria-busy={isLoading} onClick={() => void confirm()}>
              {t('play_money_confirm')}
            </Button>
            <Button onClick={() => setAsking(false)}>{t('cancel')}</Button>
          </div>
        </>
      ) : (
        <Button wide onClick={() => setAsking(true)}>
          <Icon name="plus" size={18} />
          {t('play_money')}
        </Button>
      )}
      <p className={styles.said} role="status">
        {added ? t('play_money_added', { amount: money(added.amount, added.iso) }) : null}
        {failure ? t(`errors:${errorTextKey(failure)}`) : null}
      </p>
    </div>
  );
}

/** Outside production: more play money, after saying what it is. */
export function PlayMoney() {
  const account = useAppSelector(selectActiveAccount);
  const { isPlayMoney } = useAppSelector(selectConfig);
  return isPlayMoney && account ? <TopUp account={account} /> : null;
}
