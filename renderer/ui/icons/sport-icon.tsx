import { sportBySlug } from '#shared/domain/sports/sports.ts';
import styles from './icon.module.css';

interface SportIconProps {
  /** Slug of the sport. */
  readonly sport: string | undefined;
  readonly size?: number;
}

/** The drawn sign of a sport, a cup for one that has none. The document has them all: see `sport-sprite.ts`. */
export function SportIcon({ sport, size = 20 }: SportIconProps) {
  const name = sport !== undefined && sportBySlug(sport) ? sport : 'any';
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`#sport-${name}`} />
    </svg>
  );
}
