import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage, SHORT_MS } from '#renderer/lib/pages/page-record.ts';

export const page = definePage({
  id: 'points',
  namespace: 'points',
  namespaces: ['account'],
  icon: 'star',
  sharedMs: SHORT_MS,
  // Its calls come with its component: the first page has no room for them.
  load: (dispatch) => [import('./load.ts').then(({ loadPoints }) => loadPoints(dispatch))],
  component: lazyModule(async () => (await import('./points-page.tsx')).PointsPage),
});
