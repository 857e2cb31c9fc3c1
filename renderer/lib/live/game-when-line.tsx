import type { Game } from '#shared/contracts/catalogue.ts';
import { GAME_STATUS, type GameState } from '#shared/domain/game/game-state.ts';
import { useGameText } from '../text/use-game-text.ts';
import { useTimeText } from '../text/use-time-text.ts';
import { MINUTE_MS, useNow } from '../time/use-now.ts';
import { useClockText } from './use-clock-text.ts';

interface GameWhenProps {
  readonly game: Pick<Game, 'sportId' | 'startAt'>;
  readonly state: GameState;
  /** CSS class for a game that has begun. */
  readonly begunClass: string | undefined;
}

/** Shows in one line the day and time of a game, its clock, or its stage. */
export function GameWhenLine({ game, state, begunClass }: GameWhenProps) {
  const text = useGameText();
  const time = useTimeText();
  const now = useNow(MINUTE_MS);
  const clock = useClockText(game.sportId, state);
  if (state.statusId === GAME_STATUS.scheduled) return <span>{time.moment(game.startAt, now)}</span>;
  return <span className={begunClass}>{clock ?? text.stage(game.sportId, state)}</span>;
}
