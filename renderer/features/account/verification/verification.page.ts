import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';
import { officeTitleOf } from '#renderer/lib/office/office-title-of.ts';

export const page = defineOfficePage({
  id: 'verification',
  namespace: 'office',
  variant: officeTitleOf,
  icon: 'check',
  component: lazyModule(async () => (await import('./verification-page.tsx')).VerificationPage),
});
