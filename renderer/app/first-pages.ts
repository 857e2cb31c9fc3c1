import { loadHome, loadSection } from '#renderer/features/catalogue/load.ts';
import { loadGame } from '#renderer/features/game/load.ts';
import type { PageId } from '#shared/domain/routing/route-row.ts';
import { type PageRoute, pageOf, SHORT_MS } from './page-route.tsx';

/** Pages that most visits begin with. */
export type FirstPageId = Extract<PageId, 'game' | 'home' | 'section'>;

export const FIRST_PAGES: Readonly<Record<FirstPageId, PageRoute>> = {
  home: pageOf(
    'catalogue/home/home-page.tsx',
    async () => (await import('#renderer/features/catalogue/home/home-page.tsx')).HomePage,
    { load: loadHome, sharedMs: SHORT_MS },
  ),
  section: pageOf(
    'catalogue/section/section-page.tsx',
    async () => (await import('#renderer/features/catalogue/section/section-page.tsx')).SectionPage,
    { load: loadSection, sharedMs: SHORT_MS },
  ),
  game: pageOf('game/game-page.tsx', async () => (await import('#renderer/features/game/game-page.tsx')).GamePage, {
    load: loadGame,
    sharedMs: SHORT_MS,
  }),
};
