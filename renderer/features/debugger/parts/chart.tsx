import styles from './chart.module.css';

interface ChartProps {
  readonly label: string;
  /** Oldest first. */
  readonly values: readonly number[];
  /** Number of values that fit into the chart. */
  readonly size: number;
  readonly textOf: (value: number) => string;
}

const HEIGHT = 40;

/** Draws a figure over time, with its last and its highest value. */
export function Chart({ label, values, size, textOf }: ChartProps) {
  const highest = Math.max(...values, 1);
  const first = size - values.length;
  const points = values.map((value, index) => `${first + index},${(HEIGHT - (value / highest) * HEIGHT).toFixed(1)}`);
  const last = textOf(values.at(-1) ?? 0);
  return (
    <figure className={styles.chart}>
      <figcaption>
        <span>{label}</span>
        <b>
          <bdi>{last}</bdi>
        </b>
        <small>
          ↑ <bdi>{textOf(values.length > 0 ? Math.max(...values) : 0)}</bdi>
        </small>
      </figcaption>
      <svg viewBox={`0 0 ${size - 1} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={`${label}: ${last}`}>
        <line x1="0" x2={size - 1} y1={HEIGHT} y2={HEIGHT} />
        {points.length > 1 ? <polyline points={points.join(' ')} /> : null}
      </svg>
    </figure>
  );
}
