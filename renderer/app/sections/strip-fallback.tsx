import type { FallbackProps } from '#renderer/lib/sections/section-slot.tsx';
import styles from './strip-fallback.module.css';

/** Keeps the space of the strip until it loads. */
export function StripFallback({ children }: FallbackProps) {
  return <div className={styles.strip}>{children}</div>;
}
