import { GAME_STATUS, type GameState } from '#shared/domain/game/game-state.ts';
import { useGameText } from '../text/use-game-text.ts';
import { useTimeText } from '../text/use-time-text.ts';
import { MINUTE_MS, useNow } from '../time/use-now.ts';
import styles from './bet-when.module.css';
import { useClockText } from './use-clock-text.ts';
import { useKnownState } from './use-known-state.ts';

interface BetWhenProps {
  readonly gameId: number;
  readonly sportId: number;
  /** Server clock, epoch ms. */
  readonly startAt: number;
}

function LiveWhen({ sportId, state }: { readonly sportId: number; readonly state: GameState }) {
  const text = useGameText();
  const clock = useClockText(sportId, state);
  const isOn = state.statusId === GAME_STATUS.live || state.statusId === GAME_STATUS.break;
  return (
    <span className={isOn ? styles.live : undefined}>
      {isOn ? <span className={styles.dot} aria-hidden="true" /> : null}
      {clock ?? text.stage(sportId, state)} <bdi dir="ltr">{state.score.join(':')}</bdi>
    </span>
  );
}

/** Shows the clock and score of a bet's game from the feed; before that its day and time. */
export function BetWhen({ gameId, sportId, startAt }: BetWhenProps) {
  const text = useTimeText();
  const now = useNow(MINUTE_MS);
  const state = useKnownState(gameId);
  if (state && state.statusId !== GAME_STATUS.scheduled) return <LiveWhen sportId={sportId} state={state} />;
  return <span>{text.moment(startAt, now)}</span>;
}
