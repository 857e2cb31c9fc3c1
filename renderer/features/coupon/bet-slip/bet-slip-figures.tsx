import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { TaxFigures } from '../settings/tax-figures.tsx';
import { usePreferences } from '../settings/use-preferences.ts';
import { hasLines, isArranged } from '../types/block-types.ts';
import type { BetSlipModel } from './bet-slip-model.ts';
import { Figure } from './figure.tsx';
import styles from './stake-box.module.css';
import { useLegText } from './use-leg-text.ts';

/** Shows what the coupon costs and what it can return at current prices. */
export function BetSlipFigures({ model }: { readonly model: BetSlipModel }) {
  const { t } = useTranslation('coupon');
  const money = useMoneyText();
  const text = useLegText();
  const [{ isPossibleWinShown }] = usePreferences();
  const { preview, iso, typeId, legs, total } = model;
  if (!preview) return null;
  const isMany = typeId === COUPON_TYPE.manySingles;
  const isShared = hasLines(typeId);
  const isStaged = isArranged(typeId) && !isShared;
  return (
    <>
      <dl className={styles.figures}>
        {isShared && preview.stakePerLine !== null && total !== null ? (
          <Figure name={t('per_line', { lines: preview.lines })}>
            <bdi translate="no">{money(preview.stakePerLine, iso)}</bdi>
          </Figure>
        ) : null}
        {isMany && total !== null ? (
          <Figure name={t('total_stake', { count: legs.length })}>
            <bdi translate="no">{money(total, iso)}</bdi>
          </Figure>
        ) : null}
        {!isMany && !isShared && !isStaged && legs.length > 1 && preview.coef !== null ? (
          <Figure name={t('total_odds')}>
            <bdi translate="no" dir="ltr">
              {text.total(preview.coef)}
            </bdi>
          </Figure>
        ) : null}
        {isPossibleWinShown && isShared && preview.minPositivePayout !== null && total !== null ? (
          <Figure name={t('smallest_win')}>
            <bdi translate="no">{money(preview.minPositivePayout, iso)}</bdi>
          </Figure>
        ) : null}
        {isPossibleWinShown ? (
          <Figure name={t(isShared || isStaged || isMany ? 'max_payout' : 'could_win')} large>
            {total === null ? '–' : <bdi translate="no">{money(preview.maxPayout, iso)}</bdi>}
          </Figure>
        ) : null}
        {isPossibleWinShown && total !== null ? <TaxFigures model={model} /> : null}
      </dl>
      {preview.isCapped ? <p className={styles.note}>{t('capped', { limit: money(preview.maxPayout, iso) })}</p> : null}
    </>
  );
}
