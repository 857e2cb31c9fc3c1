import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';
import { loadTopic } from './asked-topic.ts';

export const page = defineOfficePage({
  id: 'paymentTopic',
  namespace: 'office',
  variant: 'payment_topic',
  namespaces: ['payment-requests'],
  icon: 'info',
  load: loadTopic,
  component: lazyModule(async () => (await import('./payment-topic-page.tsx')).PaymentTopicPage),
});
