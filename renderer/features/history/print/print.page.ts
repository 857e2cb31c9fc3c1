import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage } from '#renderer/lib/pages/page-record.ts';
import { loadPrintedSlip } from './load-printed-slip.ts';

export const page = definePage({
  id: 'printCoupon',
  namespace: 'print',
  namespaces: ['history', 'coupon-bonuses'],
  load: loadPrintedSlip,
  component: lazyModule(async () => (await import('./print-page.tsx')).PrintPage),
});
