import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePart } from '#renderer/lib/pages/part-record.ts';

export const part = definePart({
  kind: 'couponExample',
  namespaces: ['calculator', 'history'],
  component: lazyModule(async () => (await import('./coupon-example-part.tsx')).CouponExamplePart),
});
