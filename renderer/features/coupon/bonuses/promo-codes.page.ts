import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';

export const page = defineOfficePage({
  id: 'promoCodes',
  namespace: 'office',
  variant: 'office_promotion',
  namespaces: ['office-bonuses'],
  icon: 'coupon',
  component: lazyModule(async () => (await import('./promo-codes-page.tsx')).PromoCodesPage),
});
