import { memo } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import { type LegProps, LegRow } from './leg-row.tsx';
import styles from './slip.module.css';
import type { SlipLeg } from './slip-model.ts';

interface LegListProps extends Omit<LegProps, 'leg'> {
  readonly legs: readonly SlipLeg[];
}

/** The bets of a coupon whose order says nothing. */
export const LegList = memo(function LegList({ legs, ...props }: LegListProps) {
  const { t } = useTranslation('coupon');
  return (
    <ul className={styles.legs} aria-label={t('bets_label')}>
      {legs.map((leg) => (
        <LegRow key={betKey(leg.bet)} leg={leg} {...props} />
      ))}
    </ul>
  );
});
