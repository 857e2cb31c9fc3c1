import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';

export const page = defineOfficePage({
  id: 'historyPay',
  namespace: 'office',
  variant: 'history_pay',
  icon: 'clock',
  component: lazyModule(async () => (await import('./payments-page.tsx')).PaymentsPage),
});
