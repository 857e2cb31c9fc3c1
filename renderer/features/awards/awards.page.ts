import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage, SHORT_MS } from '#renderer/lib/pages/page-record.ts';
import { awardsApi } from './api.ts';

export const page = definePage({
  id: 'awards',
  namespace: 'awards',
  namespaces: ['content'],
  sharedMs: SHORT_MS,
  load: (dispatch) => [dispatch(awardsApi.endpoints.awards.initiate(undefined, { subscribe: false }))],
  component: lazyModule(async () => (await import('./awards-page.tsx')).AwardsPage),
});
