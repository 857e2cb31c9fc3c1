import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';

export const page = defineOfficePage({
  id: 'security',
  namespace: 'office',
  variant: 'security',
  icon: 'lock',
  component: lazyModule(async () => (await import('./security-page.tsx')).SecurityPage),
});
