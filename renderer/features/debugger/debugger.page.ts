import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage } from '#renderer/lib/pages/page-record.ts';

export const page = definePage({
  id: 'debugger',
  namespace: 'debugger',
  namespaces: ['storage'],
  component: lazyModule(async () => (await import('./debugger-page.tsx')).DebuggerPage),
});
