import { GameNumber } from '#renderer/lib/live/game-number.tsx';
import { useClockText } from '#renderer/lib/live/use-clock-text.ts';
import { useGameText } from '#renderer/lib/text/use-game-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import type { Game } from '#shared/contracts/catalogue.ts';
import { GAME_STATUS, type GameState } from '#shared/domain/game/game-state.ts';
import styles from './game-row.module.css';

interface GameWhenProps {
  readonly game: Game;
  readonly state: GameState;
}

function LiveWhen({ game, state }: GameWhenProps) {
  const text = useGameText();
  const clock = useClockText(game.sportId, state);
  const stage = text.stage(game.sportId, state);
  return (
    <span className={styles.when}>
      <b className={styles.live} translate={clock ? 'no' : undefined}>
        {clock ?? stage}
      </b>
      {clock ? <span className={styles.stage}>{stage}</span> : null}
      <GameNumber id={game.id} className={styles.number} brief />
    </span>
  );
}

function PlannedWhen({ game }: Pick<GameWhenProps, 'game'>) {
  const text = useTimeText();
  const now = useNow(MINUTE_MS);
  return (
    <span className={styles.when}>
      <span className={styles.day}>{text.day(game.startAt, now)}</span>
      <b className={styles.time}>{text.time(game.startAt)}</b>
      <GameNumber id={game.id} className={styles.number} brief />
    </span>
  );
}

/** Shows the clock and period of a game, or its day and time. */
export function GameWhen({ game, state }: GameWhenProps) {
  return state.statusId === GAME_STATUS.scheduled ? (
    <PlannedWhen game={game} />
  ) : (
    <LiveWhen game={game} state={state} />
  );
}
