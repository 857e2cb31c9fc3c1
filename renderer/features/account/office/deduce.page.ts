import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';

export const page = defineOfficePage({
  id: 'deduce',
  namespace: 'office',
  variant: 'deduce',
  namespaces: ['office-money', 'auth'],
  icon: 'leave',
  component: lazyModule(async () => (await import('./deduce-page.tsx')).DeducePage),
});
