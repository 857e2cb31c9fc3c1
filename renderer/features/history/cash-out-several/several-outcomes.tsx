import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { CashOutPhase } from '../cash-out/cash-out-order.ts';
import { CashOutPhaseNote } from '../cash-out/cash-out-phase-note.tsx';
import styles from './cash-out-several.module.css';
import { isUndecided, type OfferedCoupon, sumsOf } from './chosen-offers.ts';
import { SeveralBet } from './several-bet.tsx';

interface SeveralOutcomesProps {
  readonly asked: readonly OfferedCoupon[];
  readonly phases: Readonly<Record<string, CashOutPhase>>;
  readonly onAsk: (couponId: string) => void;
  /** Leads back to the choice. */
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** Shows the outcome of each order, and the sum of those that were executed; an unknown outcome stays unknown. */
export function SeveralOutcomes({ asked, phases, onAsk, onAgain, onClose }: SeveralOutcomesProps) {
  const { t } = useTranslation(['cash-out', 'common']);
  const money = useMoneyText();
  const done = asked.flatMap(({ coupon }) => {
    const phase = phases[coupon.id];
    return phase?.kind === 'done' ? [{ iso: coupon.iso, amount: phase.price }] : [];
  });
  const open = asked.filter(({ coupon }) => isUndecided(phases[coupon.id])).length;
  const sum = [...sumsOf(done)].map(([iso, amount]) => money(amount, iso)).join(' + ');
  return (
    <>
      <p role="status">
        <b>
          {done.length === 0
            ? t('several_done_none')
            : t('several_done', { done: done.length, count: asked.length, sum })}
        </b>
        {open > 0 ? ` ${t('several_open', { count: open })}` : ''}
      </p>
      <ul className={styles.list}>
        {asked.map(({ coupon, known }) => (
          <li key={coupon.id} className={styles.outcome}>
            <SeveralBet coupon={coupon} end={known.kind === 'priced' ? money(known.cashOut.price, coupon.iso) : ''} />
            <CashOutPhaseNote
              phase={phases[coupon.id] ?? { kind: 'idle' }}
              iso={coupon.iso}
              onAsk={() => onAsk(coupon.id)}
            />
          </li>
        ))}
      </ul>
      {open > 0 ? null : (
        <>
          <Button large wide onClick={onAgain}>
            {t('several_again')}
          </Button>
          <Button kind="primary" large wide onClick={onClose}>
            {t('common:close')}
          </Button>
        </>
      )}
    </>
  );
}
