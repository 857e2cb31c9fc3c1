import type { Coupon } from '#shared/contracts/coupon.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { useBetText } from './use-bet-text.ts';
import { useMoneyText } from './use-money-text.ts';
import { usePercentText } from './use-percent-text.ts';
import { type CouponDetailLine, useReviewAndAdvanceLines } from './use-review-and-advance-lines.ts';

/**
 * Returns the bonuses of a coupon in words, for its receipt, the history and the printed slip (coupon mathematics §8.6
 * to §8.8).
 */
export function useBonusLines(coupon: Omit<Coupon, 'accountId' | 'key'>): readonly CouponDetailLine[] {
  const { t } = useTranslation('coupon-bonuses');
  const money = useMoneyText();
  const text = useBetText();
  const percent = usePercentText('added');
  const held = useReviewAndAdvanceLines();
  const { bonusBetCoef, hyperBonus, iso, promoCode, state, upliftPercent } = coupon;
  const lines: CouponDetailLine[] = [];
  if (upliftPercent) lines.push({ key: 'uplift', name: t('express_of_day'), value: percent(upliftPercent) });
  if (bonusBetCoef !== null) lines.push({ key: 'bonus', name: t('bonus_bet'), value: text.total(bonusBetCoef) });
  if (promoCode !== null) lines.push({ key: 'promo', name: t('promo_code'), value: promoCode });
  const amount = hyperBonus?.amount ?? null;
  if (hyperBonus && state === 'open') lines.push({ key: 'hyper', name: t('hyper_bonus'), value: t('hyper_promised') });
  else if (amount !== null && amount > 0) {
    const value =
      hyperBonus?.creditedAt === null ? t('hyper_waits', { amount: money(amount, iso) }) : money(amount, iso);
    lines.push({ key: 'hyper', name: t('hyper_bonus'), value });
  }
  return [...lines, ...held(coupon)];
}
