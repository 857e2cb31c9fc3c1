import { balanceChosen, selectIsBalanceHidden } from '#renderer/lib/api/balance-hidden.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import type { Account } from '#shared/contracts/account.ts';
import styles from './stake-box.module.css';

/** Shows the balance that the stake is taken from, or a button that shows a hidden one. */
export function BetSlipBalance({ account }: { readonly account: Account }) {
  const { t } = useTranslation(['coupon', 'account']);
  const dispatch = useAppDispatch();
  const money = useMoneyText();
  const isBalanceHidden = useAppSelector(selectIsBalanceHidden);
  if (isBalanceHidden) {
    return (
      <button type="button" className={styles.reveal} onClick={() => dispatch(balanceChosen(false))}>
        {t('account:balance_show')}
      </button>
    );
  }
  return (
    <span className={styles.balance}>
      {t('balance')} <bdi translate="no">{money(account.money, account.iso)}</bdi>
    </span>
  );
}
