import { loadHome } from '#renderer/features/catalogue/load.ts';
import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage, SHORT_MS } from '#renderer/lib/pages/page-record.ts';

export const page = definePage({
  id: 'home',
  namespace: 'games',
  load: loadHome,
  sharedMs: SHORT_MS,
  component: lazyModule(async () => (await import('./home-page.tsx')).HomePage),
});
