import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage, SHORT_MS } from '#renderer/lib/pages/page-record.ts';
import { contentHead } from './content-head.ts';
import { contentParts, loadContent } from './load.ts';

export const page = definePage({
  id: 'content',
  namespace: 'content',
  load: loadContent,
  parts: contentParts,
  head: contentHead,
  sharedMs: SHORT_MS,
  component: lazyModule(async () => (await import('./content-page.tsx')).ContentScreen),
});
