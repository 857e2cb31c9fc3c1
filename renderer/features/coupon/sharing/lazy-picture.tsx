import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import type { Coupon } from '#shared/contracts/coupon.ts';

/** The button that makes a picture of a coupon. */
export const PictureButtonPart = lazyPart<{ readonly coupon: Coupon }>({
  load: async () => (await import('./picture-button.tsx')).PictureButton,
  namespaces: ['coupon', 'coupon-tools', 'coupon-types', 'history', 'coupon-bonuses'],
});
