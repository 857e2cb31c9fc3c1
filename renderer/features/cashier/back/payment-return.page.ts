import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage, SHORT_MS } from '#renderer/lib/pages/page-record.ts';

export const page = definePage({
  id: 'paymentReturn',
  namespace: 'cashier',
  // The address proves nothing, so the title does not repeat it.
  variant: ({ row }) => row.id.replaceAll('-', '_'),
  namespaces: ['errors', 'auth'],
  sharedMs: SHORT_MS,
  showsDialogs: true,
  component: lazyModule(async () => (await import('./payment-return-page.tsx')).PaymentReturnPage),
});
