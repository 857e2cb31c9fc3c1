import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import styles from './glance-total.module.css';
import { useBetSlip } from './use-bet-slip.ts';
import { useLegText } from './use-leg-text.ts';

/** Shows the odds of a single or an express; the other types have no single figure. */
export function GlanceTotal() {
  const { model } = useBetSlip();
  const text = useLegText();
  const hasOdds = model.typeId === COUPON_TYPE.single || model.typeId === COUPON_TYPE.express;
  const coef = model.preview?.coef ?? null;
  if (!hasOdds || coef === null) return null;
  // The round button has room for six characters.
  const rounded = coef >= 1_000_000 ? null : text.total(coef);
  return rounded === null ? null : (
    <bdi translate="no" className={styles.total} dir="ltr">
      {rounded}
    </bdi>
  );
}
