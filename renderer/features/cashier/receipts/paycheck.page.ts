import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';

export const page = defineOfficePage({
  id: 'paycheck',
  namespace: 'office',
  variant: 'paycheck',
  namespaces: ['receipts'],
  icon: 'calculator',
  component: lazyModule(async () => (await import('./paycheck-page.tsx')).PaycheckPage),
});
