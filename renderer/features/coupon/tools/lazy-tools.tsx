import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';

/** Codes and the bet generator, below the coupon. */
export const CouponToolsPart = lazyPart({
  load: async () => (await import('./coupon-tools.tsx')).CouponTools,
  namespaces: ['coupon-tools', 'coupon', 'errors'],
});
