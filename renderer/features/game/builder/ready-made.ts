import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import type { Game } from '#shared/contracts/catalogue.ts';
import { sportById } from '#shared/domain/sports/sports.ts';
import { ReadyMadeBones, type ReadyMadeProps } from './ready-made-bones.tsx';

/** Ready-made combinations of a game; they are loaded after the page. */
export const ReadyMade = lazyPart<ReadyMadeProps>({
  load: async () => (await import('./ready-made-list.tsx')).ReadyMadeList,
  namespaces: ['builder'],
  fallback: <ReadyMadeBones />,
});

/**
 * Decides whether the page offers ready-made combinations of a game. Where the score decides all markets, their joint
 * prices cost next to nothing, so they are on the page; in other sports the game has to be played out many times, which
 * an open bet builder needs anyway.
 */
export function useHasReadyMade({ sportId }: Pick<Game, 'sportId'>, isBuilding: boolean): boolean {
  const isOffered = useAppSelector(selectConfig).paths.builderSuggestions !== null;
  return isOffered && (isBuilding || sportById(sportId)?.family === 'goals');
}
