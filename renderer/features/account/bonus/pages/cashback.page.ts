import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';
import { officeTitleOf } from '#renderer/lib/office/office-title-of.ts';

export const page = defineOfficePage({
  id: 'cashback',
  namespace: 'office',
  variant: officeTitleOf,
  namespaces: ['office-bonuses'],
  icon: 'star',
  component: lazyModule(async () => (await import('./cashback-page.tsx')).CashbackPage),
});
