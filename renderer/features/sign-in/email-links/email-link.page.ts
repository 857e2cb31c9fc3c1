import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage } from '#renderer/lib/pages/page-record.ts';
import { stateName } from '#renderer/lib/routing/state-name.ts';

export const page = definePage({
  id: 'letter',
  namespace: 'states',
  variant: stateName,
  namespaces: ['auth'],
  component: lazyModule(async () => (await import('./email-link-page.tsx')).EmailLinkPage),
});
