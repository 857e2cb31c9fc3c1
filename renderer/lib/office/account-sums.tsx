import type { Account } from '#shared/contracts/account.ts';
import { selectIsBalanceHidden } from '../api/balance-hidden.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { useAppSelector } from '../store/store-hooks.ts';
import { useAccountName } from '../text/use-account-name.ts';
import { useCurrencyName } from '../text/use-currency-options.ts';
import { useMoneyText } from '../text/use-money-text.ts';
import styles from './account-sums.module.css';

/** Balances of accounts, one below the other; hidden where the player hides balances. */
export function AccountSums({ accounts }: { readonly accounts: readonly Account[] }) {
  const { t } = useTranslation('auth');
  const name = useAccountName();
  const currency = useCurrencyName('recharge');
  const money = useMoneyText();
  const isBalanceHidden = useAppSelector(selectIsBalanceHidden);
  return (
    <dl className={styles.sums}>
      {accounts.map((account) => (
        <div key={account.id} className={styles.sum}>
          <dt>
            <b>{name(account)}</b>
            <small>{currency(account.iso)}</small>
          </dt>
          <dd>
            <bdi translate="no">{isBalanceHidden ? t('hidden') : money(account.money, account.iso)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
