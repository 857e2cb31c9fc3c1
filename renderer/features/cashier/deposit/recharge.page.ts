import { loadCurrencyNames } from '#renderer/lib/api/reference-api.ts';
import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';

export const page = defineOfficePage({
  id: 'recharge',
  namespace: 'office',
  variant: 'recharge',
  namespaces: ['cashier', 'auth', 'errors'],
  icon: 'plus',
  load: (dispatch, _, { language }) => [loadCurrencyNames(dispatch, language)],
  component: lazyModule(async () => (await import('./recharge-page.tsx')).RechargePage),
});
