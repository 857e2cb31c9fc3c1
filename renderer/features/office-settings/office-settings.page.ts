import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';

export const page = defineOfficePage({
  id: 'office-settings',
  namespace: 'office',
  variant: 'settings',
  icon: 'settings',
  component: lazyModule(async () => (await import('./office-settings-page.tsx')).OfficeSettingsPage),
});
