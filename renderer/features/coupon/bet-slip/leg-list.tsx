import { memo } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import type { BetSlipLeg } from './bet-slip-model.ts';
import { type LegProps, LegRow } from './leg-row.tsx';

interface LegListProps extends Omit<LegProps, 'leg'> {
  readonly legs: readonly BetSlipLeg[];
}

/** Lists the bets of a type in which their order means nothing. */
export const LegList = memo(function LegList({ legs, ...props }: LegListProps) {
  const { t } = useTranslation('coupon');
  return (
    <ul aria-label={t('bets_label')}>
      {legs.map((leg) => (
        <LegRow key={betKey(leg.bet)} leg={leg} {...props} />
      ))}
    </ul>
  );
});
