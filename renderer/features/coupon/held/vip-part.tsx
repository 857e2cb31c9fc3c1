import { useEffect } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Switch } from '#renderer/ui/switch.tsx';
import { offersChosen } from '../offers/choices.ts';
import { usePreferences } from '../settings/use-preferences.ts';
import stakeStyles from '../slip/stake-box.module.css';
import type { Slip } from '../slip/use-slip.ts';

/** Takes the switch back where no VIP bet can be asked for any more, and where the amount follows the usual maximum. */
function useSwitchOff({ coupon, model, limits }: Slip, isAutoMax: boolean): void {
  const dispatch = useAppDispatch();
  const isLost = coupon.offers.isVip === true && limits !== null && model.held.vip === null;
  const isOver = isLost || (coupon.offers.isVip === true && isAutoMax);
  useEffect(() => {
    if (isOver) dispatch(offersChosen({ isVip: false }));
  }, [isOver, dispatch]);
}

/** The switch of a VIP bet, where one can be asked for (betting §5; coupon mathematics §8.4). */
export function VipPart({ slip }: { readonly slip: Slip }) {
  const { t } = useTranslation('offers');
  const dispatch = useAppDispatch();
  const money = useMoneyText();
  const [{ isAutoMax }, change] = usePreferences();
  useSwitchOff(slip, isAutoMax);
  const { iso, held } = slip.model;
  if (!held.vip) return null;

  function switchTo(isVip: boolean): void {
    // The two exclude each other.
    if (isVip) change({ isAutoMax: false });
    dispatch(offersChosen({ isVip }));
  }

  return (
    <div data-vip={held.isReviewed ? 'review' : ''}>
      <Switch
        label={t('vip_bet')}
        hint={t('vip_hint', { max: money(held.usualMax, iso) })}
        checked={held.isVip}
        onChange={switchTo}
      />
      <p className={held.isReviewed ? stakeStyles.note : 'vh'} role="status">
        {held.isReviewed ? t('vip_review_ahead') : ''}
      </p>
    </div>
  );
}
