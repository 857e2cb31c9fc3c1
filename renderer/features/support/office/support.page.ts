import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';

export const page = defineOfficePage({
  id: 'support',
  namespace: 'office',
  variant: 'support',
  icon: 'phone',
  component: lazyModule(async () => (await import('./support-page.tsx')).SupportPage),
});
