import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { Account } from '#shared/contracts/account.ts';
import styles from './account-panel.module.css';
import { useRemoveCurrencyMutation } from './accounts-api.ts';
import { refreshAccounts } from './refresh-accounts.ts';

interface RemoveAccountProps {
  readonly account: Account;
  readonly onRemoved: () => void;
  readonly onCancel: () => void;
}

function useRemove({ id, currencyId }: Account, onRemoved: () => void) {
  const dispatch = useAppDispatch();
  const [removeCurrency, { error, isLoading }] = useRemoveCurrencyMutation();
  const remove = async () => {
    const answer = await removeCurrency({ body: { currencyId } });
    // An account that is gone was removed on another device, or by a request whose answer was lost.
    const isGone = answer.error !== undefined && toCallError(answer.error).code === 'ACCOUNT_UNKNOWN';
    if (!answer.data && !isGone) return;
    onRemoved();
    const until = (accounts: readonly Account[]) =>
      accounts.some(({ isActive }) => isActive) && !accounts.some((one) => one.id === id);
    await dispatch(refreshAccounts({ until }));
  };
  return { remove, isLoading, failure: error ? toCallError(error) : null };
}

/** Asks before a currency account is removed; says why an account with money stays (betting §7). */
export function RemoveAccount({ account, onRemoved, onCancel }: RemoveAccountProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const { iso, money } = account;
  const { remove, isLoading, failure } = useRemove(account, onRemoved);
  if (money > 0) {
    return (
      <div className={styles.removal}>
        <p role="status">{t('errors:account_not_empty')}</p>
        <Button onClick={onCancel}>{t('currency_keep')}</Button>
      </div>
    );
  }
  return (
    <div className={styles.removal}>
      <p>{t('currency_remove_sure', { iso })}</p>
      <div className={styles.buttons}>
        <Button disabled={isLoading} aria-busy={isLoading} onClick={() => void remove()}>
          {t('currency_remove_confirm')}
        </Button>
        <Button disabled={isLoading} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
      <p className={styles.said} role="alert">
        {failure ? t(`errors:${errorTextKey(failure)}`) : null}
      </p>
    </div>
  );
}
