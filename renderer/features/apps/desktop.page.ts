import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage } from '#renderer/lib/pages/page-record.ts';
import { loadApps } from './load.ts';

export const page = definePage({
  id: 'desktopApp',
  namespace: 'desktop-packs',
  variant: 'desktop',
  load: loadApps,
  component: lazyModule(async () => (await import('./desktop-page.tsx')).DesktopPage),
});
