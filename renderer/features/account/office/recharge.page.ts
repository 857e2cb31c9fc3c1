import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';

export const page = defineOfficePage({
  id: 'recharge',
  namespace: 'office',
  variant: 'recharge',
  namespaces: ['office-money', 'auth', 'errors'],
  icon: 'plus',
  component: lazyModule(async () => (await import('./recharge-page.tsx')).RechargePage),
});
