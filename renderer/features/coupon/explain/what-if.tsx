import { useMemo, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Segmented } from '#renderer/ui/segmented.tsx';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import type { EngineCoupon } from '#shared/domain/coupon/types.ts';
import type { BetSlipModel } from '../bet-slip/bet-slip-model.ts';
import { useLegText } from '../bet-slip/use-leg-text.ts';
import styles from './explain.module.css';
import { linesStanding, payoutIf, termsOf } from './payout-if.ts';

const OUTCOMES = [
  { value: 'win', statusId: BET_STATUS.win },
  { value: 'lose', statusId: BET_STATUS.lose },
  { value: 'return', statusId: BET_STATUS.return },
] as const;

type OutcomeName = (typeof OUTCOMES)[number]['value'];

interface WhatIfProps {
  readonly model: BetSlipModel;
  readonly engine: EngineCoupon;
}

/** Shows what the coupon pays with the results that the player assumes. */
export function WhatIf({ model, engine }: WhatIfProps) {
  const { t } = useTranslation('coupon-types');
  const money = useMoneyText();
  const text = useLegText();
  const [supposed, setSupposed] = useState<Readonly<Record<string, OutcomeName>>>({});
  const outcomes = model.legs.map(({ bet }) => supposed[betKey(bet)] ?? 'win');
  const key = outcomes.join();
  const { payout, standing, lines } = useMemo(() => {
    const statuses = key.split(',').map((name) => OUTCOMES.find(({ value }) => value === name)?.statusId ?? 0);
    const payout = payoutIf(engine, statuses, model.rules, termsOf(model));
    return { payout, ...linesStanding(engine, statuses, model.rules) };
  }, [engine, key, model]);
  const options = OUTCOMES.map(({ value }) => ({ value, label: t(`if_${value}`) }));
  const isAll = outcomes.every((one) => one === 'win');
  return (
    <section className={styles.section}>
      <h3>{t('if_title')}</h3>
      <p className={styles.answer} role="status">
        <b>{t('if_pays', { amount: money(payout, model.iso) })}</b>
        {lines > 1 ? <span>{t('if_lines', { count: standing, lines })}</span> : null}
      </p>
      <ol className={styles.legs}>
        {model.legs.map(({ bet }, index) => (
          <li key={betKey(bet)}>
            <span>
              <b>
                <bdi translate="no">{text.pair(bet)}</bdi>
              </b>
              <span>
                {text.market(bet)}: {text.outcome(bet)}
              </span>
            </span>
            <Segmented
              label={t('if_of', { bet: text.pair(bet) })}
              value={outcomes[index] ?? 'win'}
              options={options}
              onChange={(value) => setSupposed({ ...supposed, [betKey(bet)]: value })}
            />
          </li>
        ))}
      </ol>
      <Button aria-disabled={isAll ? true : undefined} onClick={isAll ? undefined : () => setSupposed({})}>
        {t('if_all_win')}
      </Button>
    </section>
  );
}
