import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage } from '#renderer/lib/pages/page-record.ts';

export const page = definePage({
  id: 'login',
  namespace: 'states',
  variant: 'login',
  namespaces: ['auth'],
  showsDialogs: true,
  component: lazyModule(async () => (await import('./login-page.tsx')).LoginPage),
});
