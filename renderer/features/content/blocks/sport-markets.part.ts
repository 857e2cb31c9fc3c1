import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePart } from '#renderer/lib/pages/part-record.ts';

export const part = definePart({
  kind: 'sportMarkets',
  namespaces: ['games', 'markets'],
  component: lazyModule(async () => (await import('./sport-markets-part.tsx')).SportMarketsPart),
});
