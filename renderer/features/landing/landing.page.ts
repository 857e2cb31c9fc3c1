import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage, SHORT_MS } from '#renderer/lib/pages/page-record.ts';
import { landingHead } from './landing-head.ts';
import { loadLanding } from './load.ts';

export const page = definePage({
  id: 'landing',
  namespace: 'landing',
  load: loadLanding,
  head: landingHead,
  sharedMs: SHORT_MS,
  component: lazyModule(async () => (await import('./landing-page.tsx')).LandingPage),
});
