import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage, SHORT_MS } from '#renderer/lib/pages/page-record.ts';
import { loadGame } from './load.ts';

export const page = definePage({
  id: 'game',
  namespace: 'games',
  load: loadGame,
  sharedMs: SHORT_MS,
  component: lazyModule(async () => (await import('./game-page.tsx')).GamePage),
});
