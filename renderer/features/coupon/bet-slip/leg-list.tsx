import { memo } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import type { OffBet } from '../coupon-state.ts';
import type { BetSlipLeg } from './bet-slip-model.ts';
import { type LegProps, LegRow } from './leg-row.tsx';
import { slipRows } from './off-bets.ts';
import { OffLegRow } from './off-leg-row.tsx';

interface LegListProps extends Omit<LegProps, 'leg'> {
  readonly legs: readonly BetSlipLeg[];
  readonly offBets: readonly OffBet[];
}

/** Lists the bets of a type in which their order means nothing; those that are switched off keep their places. */
export const LegList = memo(function LegList({ legs, offBets, ...props }: LegListProps) {
  const { t } = useTranslation('coupon');
  return (
    <ul aria-label={t('bets_label')}>
      {slipRows(legs.length, offBets).map((row) => {
        if ('off' in row) return <OffLegRow key={betKey(row.off.bet)} off={row.off} />;
        const leg = legs[row.index];
        return leg ? <LegRow key={betKey(leg.bet)} leg={leg} {...props} /> : null;
      })}
    </ul>
  );
});
