import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';

export const page = defineOfficePage({
  id: 'manager',
  namespace: 'office',
  variant: 'manager',
  namespaces: ['office-help', 'support'],
  icon: 'user',
  component: lazyModule(async () => (await import('./manager-page.tsx')).ManagerPage),
});
