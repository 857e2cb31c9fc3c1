import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';

export const page = defineOfficePage({
  id: 'depositBonuses',
  namespace: 'office',
  variant: 'bonuses_deposit',
  namespaces: ['office-bonuses', 'bonus', 'errors'],
  icon: 'star',
  component: lazyModule(async () => (await import('./deposit-bonuses-page.tsx')).DepositBonusesPage),
});
