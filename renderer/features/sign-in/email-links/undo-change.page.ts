import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage } from '#renderer/lib/pages/page-record.ts';

export const page = definePage({
  id: 'undoChange',
  namespace: 'sign-in-changes',
  namespaces: ['states', 'auth', 'factors'],
  showsDialogs: true,
  component: lazyModule(async () => (await import('./undo-change-page.tsx')).UndoChangePage),
});
