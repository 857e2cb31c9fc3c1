import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';

export const page = defineOfficePage({
  id: 'history',
  namespace: 'history',
  namespaces: ['coupon-bonuses'],
  icon: 'coupon',
  component: lazyModule(async () => (await import('./history-page.tsx')).HistoryPage),
});
