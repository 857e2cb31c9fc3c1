import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage } from '#renderer/lib/pages/page-record.ts';
import { loadApps } from './load.ts';

export const page = definePage({
  id: 'mobileApp',
  namespace: 'desktop-packs',
  variant: 'mobile',
  load: loadApps,
  component: lazyModule(async () => (await import('./mobile-page.tsx')).MobilePage),
});
