import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePart } from '#renderer/lib/pages/part-record.ts';

export const part = definePart({
  kind: 'offerList',
  namespaces: ['offers'],
  component: lazyModule(async () => (await import('./offer-list-part.tsx')).OfferListPart),
});
