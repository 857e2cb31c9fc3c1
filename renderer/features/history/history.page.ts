import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage } from '#renderer/lib/pages/page-record.ts';

export const page = definePage({
  id: 'history',
  namespace: 'history',
  namespaces: ['coupon-bonuses'],
  icon: 'coupon',
  component: lazyModule(async () => (await import('./history-page.tsx')).HistoryPage),
});
