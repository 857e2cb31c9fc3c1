import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage } from '#renderer/lib/pages/page-record.ts';
import { stateName } from '#renderer/lib/routing/state-name.ts';
import { loadTerms } from './load.ts';

export const page = definePage({
  id: 'confirmTerms',
  namespace: 'states',
  variant: stateName,
  namespaces: ['terms'],
  load: loadTerms,
  component: lazyModule(async () => (await import('./confirm-terms-page.tsx')).ConfirmTermsPage),
});
