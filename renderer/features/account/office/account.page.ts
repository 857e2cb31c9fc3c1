import { loadCurrencyNames } from '#renderer/lib/api/reference-api.ts';
import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';

export const page = defineOfficePage({
  id: 'account',
  namespace: 'office',
  variant: 'account',
  namespaces: ['auth'],
  icon: 'user',
  load: (dispatch, _, { language }) => [loadCurrencyNames(dispatch, language)],
  component: lazyModule(async () => (await import('./account-page.tsx')).AccountPage),
});
