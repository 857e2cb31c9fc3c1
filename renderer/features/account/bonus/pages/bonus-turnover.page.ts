import { loadCurrencyNames } from '#renderer/lib/api/reference-api.ts';
import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';

export const page = defineOfficePage({
  id: 'bonusTurnover',
  namespace: 'office',
  variant: 'bonuses_wager',
  namespaces: ['office-bonuses', 'auth'],
  icon: 'refresh',
  load: (dispatch, _, { language }) => [loadCurrencyNames(dispatch, language)],
  component: lazyModule(async () => (await import('./bonus-turnover-page.tsx')).BonusTurnoverPage),
});
