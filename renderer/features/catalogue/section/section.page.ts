import { loadSection } from '#renderer/features/catalogue/load.ts';
import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage, SHORT_MS } from '#renderer/lib/pages/page-record.ts';

export const page = definePage({
  id: 'section',
  namespace: 'games',
  load: loadSection,
  sharedMs: SHORT_MS,
  component: lazyModule(async () => (await import('./section-page.tsx')).SectionPage),
});
