import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';

export const page = defineOfficePage({
  id: 'account',
  namespace: 'office',
  variant: 'account',
  namespaces: ['auth'],
  icon: 'user',
  component: lazyModule(async () => (await import('./account-page.tsx')).AccountPage),
});
