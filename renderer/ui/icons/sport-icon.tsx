import { sportBySlug } from '#shared/domain/sports/sports.ts';
import styles from './icon.module.css';

interface SportIconProps {
  /** Slug of the sport. */
  readonly sport: string | undefined;
  readonly size?: number;
}

/**
 * Draws the icon of a sport, or a cup for a sport without one. The document contains all drawings: see
 * `sport-sprite.ts`.
 */
export function SportIcon({ sport, size = 20 }: SportIconProps) {
  const name = sport !== undefined && sportBySlug(sport) ? sport : 'any';
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`#sport-${name}`} />
    </svg>
  );
}
