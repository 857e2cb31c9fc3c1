import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';
import { loadTopic } from './asked-topic.ts';

export const page = defineOfficePage({
  id: 'paymentRequestNew',
  namespace: 'office',
  variant: 'payment_request_new',
  namespaces: ['payment-requests'],
  icon: 'info',
  load: loadTopic,
  component: lazyModule(async () => (await import('./payment-request-new-page.tsx')).PaymentRequestNewPage),
});
