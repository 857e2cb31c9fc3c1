import { useSyncExternalStore } from 'react';
import type { GameState } from '#shared/domain/game/game-state.ts';
import { sportById } from '#shared/domain/sports/sports.ts';
import { selectRenderedAt } from '../store/site-slice.ts';
import { useAppSelector } from '../store/store-hooks.ts';
import { useServerClock } from '../time/use-now.ts';
import { clockText } from './game-moment.ts';

/** Returns the running clock of a game; renders only when the text changes. */
export function useClockText(sportId: number, state: GameState): string | null {
  const clock = useServerClock();
  const renderedAt = useAppSelector(selectRenderedAt);
  const sport = sportById(sportId);
  return useSyncExternalStore(
    clock.onSecond,
    () => clockText(sport, state, clock.now()),
    () => clockText(sport, state, renderedAt),
  );
}
