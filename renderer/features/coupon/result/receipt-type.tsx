import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useTypeName } from '#renderer/lib/text/use-type-name.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { withBonusLeg } from '#shared/domain/coupon/bonuses/bonus-bet-join.ts';
import { couponRulesOf } from '#shared/domain/coupon/coupon-rules.ts';
import { previewCoupon } from '#shared/domain/coupon/preview.ts';
import { Figure } from '../bet-slip/figure.tsx';
import { hasLines } from '../types/block-types.ts';

/** Shows which bet a coupon of several selections is, and how its lines share the stake: "System 2/3", "3 × €1.67". */
export function ReceiptType({ coupon }: { readonly coupon: Coupon }) {
  const { t } = useTranslation('coupon');
  const money = useMoneyText();
  const { coupon: couponConfig } = useAppSelector(selectConfig);
  const name = useTypeName(coupon);
  const isShared = hasLines(coupon.typeId);
  const preview = isShared ? previewCoupon(withBonusLeg(coupon), couponRulesOf(couponConfig)) : null;
  return (
    <>
      <Figure name={t('type_label')}>{name}</Figure>
      {preview?.stakePerLine ? (
        <Figure name={t('per_line', { lines: preview.lines })}>
          <bdi translate="no">
            {t('line_stakes', { lines: preview.lines, stake: money(preview.stakePerLine, coupon.iso) })}
          </bdi>
        </Figure>
      ) : null}
    </>
  );
}
