import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage, SHORT_MS } from '#renderer/lib/pages/page-record.ts';

export const page = definePage({
  id: 'calculator',
  namespace: 'calculator',
  namespaces: ['history', 'coupon'],
  sharedMs: SHORT_MS,
  icon: 'calculator',
  component: lazyModule(async () => (await import('./calculator-page.tsx')).CalculatorPage),
});
