import styles from './icon.module.css';
import { ANY_SPORT_PATH, SPORT_PATHS } from './sport-paths.ts';

interface SportIconProps {
  /** Slug of the sport. */
  readonly sport: string | undefined;
  readonly size?: number;
}

/** The drawn sign of a sport, a cup for one that has none. */
export function SportIcon({ sport, size = 20 }: SportIconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={SPORT_PATHS[sport ?? ''] ?? ANY_SPORT_PATH} />
    </svg>
  );
}
