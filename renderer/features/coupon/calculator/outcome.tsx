import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Notice } from '#renderer/ui/notice.tsx';
import { legRangeOf } from '#shared/domain/coupon/availability.ts';
import styles from './calculator.module.css';
import type { CalculatorState } from './calculator-state.ts';
import type { CalculationProblem, Evaluation, Figures } from './evaluate.ts';

function useObstacleText(state: CalculatorState): (obstacle: CalculationProblem) => string {
  const { t } = useTranslation(['calculator', 'coupon']);
  const { min, max } = legRangeOf(state.typeId);
  return (obstacle) => {
    if (obstacle !== 'leg-count') return t(`obstacle_${obstacle.replaceAll('-', '_')}`);
    return max === 1 ? t('obstacle_one_leg') : t('coupon:type_leg_count', { min, max });
  };
}

interface AmountProps {
  readonly name: string;
  readonly amount: number;
  readonly iso: string;
  readonly tone?: 'up' | 'down' | undefined;
  readonly large?: boolean;
}

/** Draws an amount with its name, as a row of a list of figures. */
export function Amount({ name, amount, iso, tone, large = false }: AmountProps) {
  const money = useMoneyText();
  return (
    <div className={large ? `${styles.figure} ${styles.large}` : styles.figure} data-tone={tone}>
      <dt>{name}</dt>
      <dd>
        <bdi translate="no" suppressHydrationWarning>
          {money(amount, iso)}
        </bdi>
      </dd>
    </div>
  );
}

const toneOf = (profit: number): 'up' | 'down' | undefined => (profit > 0 ? 'up' : profit < 0 ? 'down' : undefined);

function FigureList({ figures, iso }: { readonly figures: Figures; readonly iso: string }) {
  const { t } = useTranslation('calculator');
  const { lines, perLine, total, max, min, isCertain } = figures;
  const profit = max - total;
  return (
    <dl className={styles.figures}>
      {lines > 1 ? (
        <div className={styles.figure}>
          <dt>{t('lines')}</dt>
          <dd>
            <bdi dir="ltr">{lines}</bdi>
          </dd>
        </div>
      ) : null}
      {lines > 1 && perLine !== null ? <Amount name={t('per_line')} amount={perLine} iso={iso} /> : null}
      <Amount name={t('total')} amount={total} iso={iso} />
      {isCertain ? null : <Amount name={t('payout_min')} amount={min} iso={iso} />}
      <Amount name={t(isCertain ? 'payout' : 'payout_max')} amount={max} iso={iso} large />
      <Amount name={t(isCertain ? 'profit' : 'profit_max')} amount={profit} iso={iso} tone={toneOf(profit)} />
    </dl>
  );
}

/** Shows and announces what the coupon returns, or what is missing to calculate it. */
export function Outcome({ state, evaluation }: { readonly state: CalculatorState; readonly evaluation: Evaluation }) {
  const text = useObstacleText(state);
  return (
    <div aria-live="polite" className={styles.outcome}>
      {evaluation.figures ? (
        <FigureList figures={evaluation.figures} iso={state.iso} />
      ) : (
        <Notice kind="info" icon="info">
          {text(evaluation.obstacle)}
        </Notice>
      )}
    </div>
  );
}
