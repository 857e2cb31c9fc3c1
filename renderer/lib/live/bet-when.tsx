import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
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
  /** Start that the player saw, where the game was moved since. */
  readonly movedFrom?: number | undefined;
}

function LiveWhen({ sportId, state }: { readonly sportId: number; readonly state: GameState }) {
  const text = useGameText();
  const clock = useClockText(sportId, state);
  const isOn = state.statusId === GAME_STATUS.live || state.statusId === GAME_STATUS.break;
  return (
    <span className={isOn ? styles.live : undefined}>
      {isOn ? <span className={styles.dot} aria-hidden="true" /> : null}
      <span translate={clock ? 'no' : undefined}>{clock ?? text.stage(sportId, state)}</span>{' '}
      <bdi translate="no" dir="ltr">
        {state.score.join(':')}
      </bdi>
    </span>
  );
}

/** Shows when a game begins, or began, and says so where it was moved. */
export function StartMoment({ startAt, movedFrom }: Pick<BetWhenProps, 'movedFrom' | 'startAt'>) {
  const { t } = useTranslation('games');
  const text = useTimeText();
  const now = useNow(MINUTE_MS);
  const isMoved = movedFrom !== undefined && movedFrom !== startAt;
  return (
    <span>
      {text.moment(startAt, now)}
      {isMoved ? (
        <>
          {' · '}
          <b className={styles.moved}>{t('rescheduled')}</b>
        </>
      ) : null}
    </span>
  );
}

/** Shows the clock and score of a bet's game from the feed; before that its day and time. */
export function BetWhen({ gameId, sportId, ...start }: BetWhenProps) {
  const state = useKnownState(gameId);
  if (state && state.statusId !== GAME_STATUS.scheduled) return <LiveWhen sportId={sportId} state={state} />;
  return <StartMoment {...start} />;
}
