import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import type { ExplainedCoupon } from './explained-coupon.ts';

/** The last steps: what is withheld as tax, and that an advance is repaid by other coupons (coupon mathematics §8.5). */
export function ReviewAndAdvanceSteps({ coupon: { iso, taxed, advance } }: { readonly coupon: ExplainedCoupon }) {
  const { t } = useTranslation('coupon-bonuses');
  const money = useMoneyText();
  return (
    <>
      {taxed && taxed.tax > 0 ? (
        <li>{t('tax_step', { tax: money(taxed.tax, iso), net: money(taxed.net, iso) })}</li>
      ) : null}
      {advance && advance.amount > 0 ? <li>{t('advance_step', { amount: money(advance.amount, iso) })}</li> : null}
    </>
  );
}
