import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';

export const page = defineOfficePage({
  id: 'paymentRequests',
  namespace: 'office',
  variant: 'payment_requests',
  namespaces: ['payment-requests'],
  icon: 'copy',
  component: lazyModule(async () => (await import('./payment-requests-page.tsx')).PaymentRequestsPage),
});
