import { useMemo } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { type PayoutBand, payoutBand } from '#shared/domain/coupon/payout-band.ts';
import type { EngineCoupon } from '#shared/domain/coupon/types.ts';
import type { BetSlipModel } from '../bet-slip/bet-slip-model.ts';
import styles from './explain.module.css';
import { netPayout, termsOf } from './payout-if.ts';
import { PLOT, plotOf } from './plot-shape.ts';

interface PayoutPlotProps {
  readonly engine: EngineCoupon;
  readonly model: BetSlipModel;
}

function Plot({ band, stake }: { readonly band: readonly PayoutBand[]; readonly stake: number }) {
  const { area, points, stakeAt, marks } = plotOf(band, stake);
  return (
    <svg className={styles.plot} viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} aria-hidden="true" focusable="false">
      <line className={styles.axis} x1={0} x2={PLOT.width} y1={PLOT.floor} y2={PLOT.floor} />
      <path className={styles.area} d={area} />
      {points.map(({ x, low, high }) => (
        <g key={x}>
          <line className={styles.span} x1={x} x2={x} y1={low} y2={high} />
          <circle className={styles.dot} cx={x} cy={low} r={2.5} />
          <circle className={styles.dot} cx={x} cy={high} r={2.5} />
        </g>
      ))}
      <line className={styles.stakeLine} x1={0} x2={PLOT.width} y1={stakeAt} y2={stakeAt} />
      {marks.map(({ x, won }) => (
        <text key={won} x={x} y={PLOT.height - 2} textAnchor="middle">
          {won}
        </text>
      ))}
    </svg>
  );
}

/** The band of what comes to the player: without the stake of a free bet, after tax. */
function netBand(engine: EngineCoupon, model: BetSlipModel): readonly PayoutBand[] | null {
  const terms = termsOf(model);
  const net = (gross: number) => netPayout({ gross, stake: engine.amount, isReturned: false }, model.rules, terms);
  const band = payoutBand(engine, model.rules);
  return band?.map((one) => ({ ...one, min: net(one.min), max: net(one.max) })) ?? null;
}

/** Least and most that the coupon pays by the number of bets that win: as a picture, and as a table with its numbers. */
export function PayoutPlot({ engine, model }: PayoutPlotProps) {
  const { t } = useTranslation('coupon-types');
  const money = useMoneyText();
  const band = useMemo(() => netBand(engine, model), [engine, model]);
  if (!band) return null;
  const { iso } = model;
  // A free bet costs nothing.
  const stake = model.bonuses.promo ? 0 : engine.amount;
  return (
    <section className={styles.section}>
      <h3>{t('plot_title')}</h3>
      <Plot band={band} stake={stake} />
      {stake > 0 ? <p className={styles.note}>{t('plot_note', { stake: money(stake, iso) })}</p> : null}
      <details className={styles.numbers}>
        <summary>{t('plot_table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('plot_won')}</th>
              <th scope="col">{t('plot_min')}</th>
              <th scope="col">{t('plot_max')}</th>
            </tr>
          </thead>
          <tbody>
            {band.map(({ won, min, max }) => (
              <tr key={won}>
                <th scope="row">{won}</th>
                <td>{money(min, iso)}</td>
                <td>{money(max, iso)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
