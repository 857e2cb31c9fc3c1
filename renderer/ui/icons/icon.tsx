import styles from './icon.module.css';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

interface IconProps {
  readonly name: IconName;
  /** CSS pixels at the normal font size. */
  readonly size?: number;
  readonly solid?: boolean;
  /** Mirrors the icon in right-to-left languages. */
  readonly mirrored?: boolean;
}

/** Draws a decorative icon; the text next to it has its meaning. */
export function Icon({ name, size = 20, solid = false, mirrored = false }: IconProps) {
  const classes = [styles.icon, solid && styles.solid, mirrored && styles.mirrored].filter(Boolean).join(' ');
  return (
    <svg className={classes} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
