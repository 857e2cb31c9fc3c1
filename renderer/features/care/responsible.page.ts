import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';

export const page = defineOfficePage({
  id: 'responsible',
  namespace: 'office',
  variant: 'responsible',
  icon: 'clock',
  component: lazyModule(async () => (await import('./responsible-page.tsx')).ResponsiblePage),
});
