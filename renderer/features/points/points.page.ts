import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage, SHORT_MS } from '#renderer/lib/pages/page-record.ts';
import { pointsApi } from './api.ts';

export const page = definePage({
  id: 'points',
  namespace: 'points',
  namespaces: ['account'],
  icon: 'star',
  sharedMs: SHORT_MS,
  load: (dispatch) => [dispatch(pointsApi.endpoints.pointsTerms.initiate(undefined, { subscribe: false }))],
  component: lazyModule(async () => (await import('./points-page.tsx')).PointsPage),
});
