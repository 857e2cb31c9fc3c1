import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import type { ExplainedCoupon } from './explained-coupon.ts';

/** The bonus bet behind the bets: it has no game, and what it multiplies by follows from them. */
export function BonusStep({ factor }: { readonly factor: string }) {
  const { t } = useTranslation('coupon-bonuses');
  return (
    <li>
      <bdi>{t('bonus_bet')}</bdi>
      <span />
      <b>
        <bdi dir="ltr">× {factor}</bdi>
      </b>
    </li>
  );
}

/** The last step of a free bet: its stake stays where it came from (coupon mathematics §8.6). */
export function PromoStep({ coupon }: { readonly coupon: ExplainedCoupon }) {
  const { t } = useTranslation('coupon-bonuses');
  const money = useMoneyText();
  return (coupon.promoCode ?? null) === null ? null : (
    <li>{t('promo_stake_kept', { amount: money(coupon.amount, coupon.iso) })}</li>
  );
}
