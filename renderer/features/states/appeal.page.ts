import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage } from '#renderer/lib/pages/page-record.ts';
import { stateName } from '#renderer/lib/routing/state-name.ts';

export const page = definePage({
  id: 'appeal',
  namespace: 'states',
  variant: stateName,
  component: lazyModule(async () => (await import('./appeal-page.tsx')).AppealPage),
});
