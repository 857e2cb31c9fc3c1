import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import styles from './lazy-tools.module.css';

/** Share codes and the bet generator below the coupon, loaded on demand. */
export const CouponToolsPart = lazyPart({
  load: async () => (await import('./coupon-tools.tsx')).CouponTools,
  namespaces: ['coupon-tools', 'coupon', 'errors'],
  isPatient: true,
  fallback: <div className={styles.place} />,
});
