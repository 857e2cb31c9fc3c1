import { memo } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { Terminal } from '#shared/contracts/content-parts.ts';
import { mapPositions, scaleBar } from '#shared/domain/places/map-positions.ts';
import styles from './terminals.module.css';

const FRAME = { width: 400, height: 320, margin: 40 };
const GRID_STEP = 40;
const MAX_BAR = 120;
const BAR_TOP = FRAME.height - 14;

const stepsOf = (length: number) =>
  Array.from({ length: Math.floor(length / GRID_STEP) }, (_, at) => (at + 1) * GRID_STEP);

function Scale({ kmPerUnit }: { readonly kmPerUnit: number }) {
  const { t, language } = useTranslation('cash-terminals');
  const { km, units } = scaleBar(kmPerUnit, MAX_BAR);
  const distance = new Intl.NumberFormat(`${language}-u-nu-latn`).format(km);
  return (
    <g className={styles.scale}>
      <path d={`M12 ${BAR_TOP - 5}v5h${units.toFixed(1)}v-5`} />
      <text x={16} y={BAR_TOP - 4} suppressHydrationWarning>
        {t('distance', { distance })}
      </text>
    </g>
  );
}

interface MapProps {
  readonly places: readonly Terminal[];
  /** Place that is marked; undefined for none. */
  readonly marked: Terminal | undefined;
}

/**
 * Draws a map of places from their positions. It loads no tiles, so no other host learns of the visit. North is above in every language. The
 * list beside it says the same in words.
 */
export const TerminalMap = memo(function TerminalMap({ places, marked }: MapProps) {
  const { t } = useTranslation('cash-terminals');
  const { positions, kmPerUnit } = mapPositions(places, FRAME);
  const markers = places.map((place, at) => ({ place, number: at + 1, ...(positions[at] ?? { x: 0, y: 0 }) }));
  // The marked one is drawn last, above the others.
  const ordered = markers.toSorted((a, b) => Number(a.place === marked) - Number(b.place === marked));
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      role="img"
      aria-label={t('map', { count: places.length })}
      direction="ltr"
    >
      <g className={styles.grid}>
        {stepsOf(FRAME.width).map((x) => (
          <path key={`x${x}`} d={`M${x} 0V${FRAME.height}`} />
        ))}
        {stepsOf(FRAME.height).map((y) => (
          <path key={`y${y}`} d={`M0 ${y}H${FRAME.width}`} />
        ))}
      </g>
      {ordered.map(({ place, number, x, y }) => (
        <g
          key={`${place.city} ${place.name} ${place.address}`}
          className={place === marked ? `${styles.marker} ${styles.marked}` : styles.marker}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
        >
          <circle r={place === marked ? 17 : 12} />
          <text textAnchor="middle" dominantBaseline="central">
            {number}
          </text>
        </g>
      ))}
      <Scale kmPerUnit={kmPerUnit} />
    </svg>
  );
});
