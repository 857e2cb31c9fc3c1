import { selectActiveAccount } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { oneClickAmountOf } from '#shared/domain/coupon/bet-slip-preferences.ts';
import { withOneClick } from '#shared/domain/coupon/bet-slip-settings.ts';
import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import { usePreferences } from '../settings/use-preferences.ts';
import styles from './one-click.module.css';

/** What a press of a price costs now, in words. */
export function useOneClickAmount(): string {
  const money = useMoneyText();
  const config = useAppSelector(selectConfig);
  const account = useAppSelector(selectActiveAccount);
  const [preferences] = usePreferences();
  const iso = account?.iso ?? config.defaultCurrency;
  return money(oneClickAmountOf(preferences, iso, account?.type === ACCOUNT_TYPE.bonus), iso);
}

/** In the slip: a press of a price places a bet, for so much. */
export function OneClickBanner() {
  const { t } = useTranslation('bet-slip');
  const amount = useOneClickAmount();
  const [{ isActiveOneClick }, change] = usePreferences();
  if (!isActiveOneClick) return null;
  return (
    <div className={styles.banner}>
      <Icon name="alert" size={18} />
      <p>{t('one_click_armed', { amount })}</p>
      <Button kind="quiet" onClick={() => change((now) => withOneClick(now, false))}>
        {t('one_click_off')}
      </Button>
    </div>
  );
}
