import type { FallbackProps } from '#renderer/lib/sections/section-slot.tsx';
import styles from './strip-fallback.module.css';

/** The room of the strip, empty until it comes. */
export function StripFallback({ children }: FallbackProps) {
  return <div className={styles.strip}>{children}</div>;
}
