import styles from './support-icon.module.css';
import type { MenuOption } from './support-options.ts';

type SupportSign = MenuOption['kind'] | 'send';

/** Icons on a grid of 20 × 20, as strokes, like those of every page. */
const PATHS: Readonly<Record<SupportSign, string>> = {
  chat: 'M3 4h14v9.5H9.5L5.5 17v-3.5H3zM6.5 7.5h7M6.5 10.2h4.5',
  question: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM7.7 8a2.4 2.4 0 1 1 3.5 2.1c-.8.4-1.2.9-1.2 1.7M10 14.2v.1',
  requests: 'M4.5 3h11v14h-11zM7.5 7h5M7.5 10h5M7.5 13h3',
  callback:
    'M4.3 3.2 7 2.8l1.6 3.7-1.9 1.6a10 10 0 0 0 5.2 5.2l1.6-1.9 3.7 1.6-.4 2.7c-.1.8-.8 1.4-1.6 1.3C9 16.4 3.6 11 3 4.8c-.1-.8.5-1.5 1.3-1.6zM12 3l-1.5 2L12.5 6.8M10.6 5a5 5 0 0 1 5 5',
  email: 'M2.5 4.5h15v11h-15zM3 5l7 5.8L17 5',
  social:
    'M15 3a2.2 2.2 0 1 0 0 4.4A2.2 2.2 0 0 0 15 3zM5 7.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM15 12.6a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM7 9l6-2.8M7 11l6 2.8',
  send: 'M3 4l14 6-14 6 2-6zM5 10h6',
};

interface SupportIconProps {
  readonly name: SupportSign;
  readonly size?: number;
}

/** Draws a decorative icon of support; these icons load with support, not with every page. */
export function SupportIcon({ name, size = 20 }: SupportIconProps) {
  return (
    <svg
      className={name === 'send' ? `${styles.icon} ${styles.mirrored}` : styles.icon}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
