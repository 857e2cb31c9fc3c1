import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { Account } from '#shared/contracts/account.ts';
import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';

/** Returns a function that names an account: the operator's name for it, or its type. */
export function useAccountName(): (account: Pick<Account, 'label' | 'type'>) => string {
  const { t } = useTranslation('account');
  return ({ type, label }) => {
    if (type === ACCOUNT_TYPE.main) return t('main_account');
    if (type === ACCOUNT_TYPE.bonus) return t('bonus_account');
    return label || t('currency_account');
  };
}
