import { loadCurrencyNames } from '#renderer/lib/api/reference-api.ts';
import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';

export const page = defineOfficePage({
  id: 'deduce',
  namespace: 'office',
  variant: 'deduce',
  namespaces: ['cashier', 'auth', 'errors'],
  icon: 'leave',
  load: (dispatch, _, { language }) => [loadCurrencyNames(dispatch, language)],
  component: lazyModule(async () => (await import('./deduce-page.tsx')).DeducePage),
});
