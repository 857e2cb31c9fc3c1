import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';

export const page = defineOfficePage({
  id: 'rewards',
  namespace: 'office',
  variant: 'rewards',
  icon: 'trophy',
  component: lazyModule(async () => (await import('./rewards-page.tsx')).RewardsPage),
});
