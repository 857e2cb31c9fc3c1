import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { type BetSubject, useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { useTextDirection } from '#renderer/ui/text-direction.ts';
import type { PriceHistoryAnswer } from '#shared/contracts/price-history.ts';
import styles from './movement-popover.module.css';
import { MOVEMENT_PLOT, type Movement, movementOf, scaleOf, stepPath } from './plot.ts';

interface FactsProps {
  readonly bet: BetSubject;
  readonly opening: PriceHistoryAnswer['opening'];
  readonly points: PriceHistoryAnswer['points'];
}

interface LineProps extends Pick<FactsProps, 'points'> {
  readonly movement: Movement;
  /** Opening price, thousandths. */
  readonly opened: number;
}

/** Draws the movement; the same is told in words below. */
function Line({ points, movement, opened }: LineProps) {
  const isRightToLeft = useTextDirection() === 'rtl';
  const { highest, lowest, priced } = movement;
  const scale = scaleOf(points, [Math.min(lowest, opened), Math.max(highest, opened)], isRightToLeft);
  const last = priced.at(-1);
  const { width, height } = MOVEMENT_PLOT;
  return (
    <svg className={styles.plot} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <line className={styles.opened} x1="0" x2={width} y1={scale.y(opened)} y2={scale.y(opened)} />
      <path className={styles.line} d={stepPath(points, scale)} />
      {last ? <circle className={styles.present} cx={scale.x(last.at)} cy={scale.y(last.price)} r="3" /> : null}
    </svg>
  );
}

/** Shows the movement of a price: plot, opening, highest, lowest and present price, and every change. */
export function MovementFacts({ bet, opening, points }: FactsProps) {
  const { t } = useTranslation('movement');
  const text = useBetText();
  const time = useTimeText();
  const movement = movementOf(points);
  const now = points.at(-1);
  const first = points[0];
  if (!(movement && now && first)) return <p className={styles.none}>{t('none')}</p>;
  const say = (price: number | null) =>
    price === null ? (
      t('not_offered')
    ) : (
      <bdi translate="no" dir="ltr">
        {text.price(bet, price)}
      </bdi>
    );
  const opened = opening?.price ?? movement.priced[0]?.price ?? movement.lowest;
  return (
    <>
      <Line points={points} movement={movement} opened={opened} />
      <p className={styles.axis} aria-hidden="true">
        <span>{time.moment(first.at, now.at)}</span>
        <span>{t('present')}</span>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('opening')}</dt>
          <dd>{say(opened)}</dd>
          {opening ? <dd className={styles.when}>{time.moment(opening.at, now.at)}</dd> : null}
        </div>
        <div>
          <dt>{t('highest')}</dt>
          <dd>{say(movement.highest)}</dd>
        </div>
        <div>
          <dt>{t('lowest')}</dt>
          <dd>{say(movement.lowest)}</dd>
        </div>
        <div>
          <dt>{t('present')}</dt>
          <dd>{say(now.price)}</dd>
        </div>
      </dl>
      <details className={styles.all}>
        <summary>{t('changes', { count: movement.changes.length })}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
        <section className={styles.scroll} tabIndex={0} aria-label={t('column_price')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('column_time')}</th>
                <th scope="col">{t('column_price')}</th>
              </tr>
            </thead>
            <tbody>
              {movement.changes.map(({ at, price }) => (
                <tr key={at}>
                  <td>{time.moment(at, now.at)}</td>
                  <td>{say(price)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </>
  );
}
