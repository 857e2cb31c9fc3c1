import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage } from '#renderer/lib/pages/page-record.ts';
import { stateName } from '#renderer/lib/routing/state-name.ts';

export const page = definePage({
  id: 'passwordReset',
  namespace: 'states',
  variant: stateName,
  namespaces: ['auth'],
  showsDialogs: true,
  component: lazyModule(async () => (await import('./password-reset-page.tsx')).PasswordResetPage),
});
