import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage, SHORT_MS } from '#renderer/lib/pages/page-record.ts';
import { stateName } from '#renderer/lib/routing/state-name.ts';

export const page = definePage({
  id: 'fault',
  namespace: 'states',
  variant: stateName,
  sharedMs: SHORT_MS,
  component: lazyModule(async () => (await import('./fault-page.tsx')).FaultPage),
});
