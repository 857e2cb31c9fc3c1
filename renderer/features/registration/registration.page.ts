import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage } from '#renderer/lib/pages/page-record.ts';
import { loadRegistration } from './load.ts';

export const page = definePage({
  id: 'registration',
  namespace: 'states',
  variant: 'registration',
  namespaces: ['auth', 'registration'],
  load: loadRegistration,
  component: lazyModule(async () => (await import('./registration-page.tsx')).RegistrationPage),
});
