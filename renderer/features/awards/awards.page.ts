import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage, SHORT_MS } from '#renderer/lib/pages/page-record.ts';

export const page = definePage({
  id: 'awards',
  namespace: 'awards',
  namespaces: ['content'],
  sharedMs: SHORT_MS,
  // Its call comes with its component: the first page has no room for it.
  load: (dispatch) => [import('./load.ts').then(({ loadAwards }) => loadAwards(dispatch))],
  component: lazyModule(async () => (await import('./awards-page.tsx')).AwardsPage),
});
