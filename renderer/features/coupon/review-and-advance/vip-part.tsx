import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Switch } from '#renderer/ui/switch.tsx';
import stakeStyles from '../bet-slip/stake-box.module.css';
import type { BetSlipState } from '../bet-slip/use-bet-slip.ts';
import { choicesChanged } from '../coupon-choices.ts';
import { usePreferences } from '../settings/use-preferences.ts';

/** Switch of a VIP bet, where one is available (betting §5; coupon mathematics §8.4). */
export function VipPart({ slip }: { readonly slip: BetSlipState }) {
  const { t } = useTranslation('coupon-bonuses');
  const dispatch = useAppDispatch();
  const money = useMoneyText();
  const [, change] = usePreferences();
  const { iso, reviewAndAdvance } = slip.model;
  if (!reviewAndAdvance.vip) return null;

  function switchTo(isVip: boolean): void {
    // A VIP bet and the automatic maximum exclude each other.
    if (isVip) change({ isAutoMax: false });
    dispatch(choicesChanged({ isVip }));
  }

  return (
    <div data-vip={reviewAndAdvance.isReviewed ? 'review' : ''}>
      <Switch
        label={t('vip_bet')}
        hint={t('vip_hint', { max: money(reviewAndAdvance.usualMax, iso) })}
        checked={reviewAndAdvance.isVip}
        onChange={switchTo}
      />
      <p className={reviewAndAdvance.isReviewed ? stakeStyles.note : 'vh'} role="status">
        {reviewAndAdvance.isReviewed ? t('vip_review_ahead') : ''}
      </p>
    </div>
  );
}
