import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { scoreColumns } from '#renderer/lib/live/game-moment.ts';
import { TeamMark } from '#renderer/lib/live/team-mark.tsx';
import { useClockText } from '#renderer/lib/live/use-clock-text.ts';
import { FavouriteStar } from '#renderer/lib/ports/favourite-star.tsx';
import { useGameText } from '#renderer/lib/text/use-game-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import type { Game } from '#shared/contracts/catalogue.ts';
import { GAME_STATUS, type GameState } from '#shared/domain/game/game-state.ts';
import { sportById } from '#shared/domain/sports/sports.ts';
import styles from './scoreboard.module.css';

interface BarProps {
  readonly game: Game;
  readonly state: GameState;
}

const isPlaying = ({ statusId }: GameState) => statusId === GAME_STATUS.live || statusId === GAME_STATUS.break;

function Side({ game, state, side }: BarProps & { readonly side: 0 | 1 }) {
  const { t } = useTranslation('games');
  const { id, name, colors, country } = side === 0 ? game.home : game.away;
  const red = state.counters?.red?.[side] ?? 0;
  return (
    <div className={styles.side}>
      <span className={styles.mark}>
        <TeamMark sportId={game.sportId} team={side === 0 ? game.home : game.away} size={28} />
        <FavouriteStar kind="team" item={{ id, sportId: game.sportId, name, colors, country }} name={name} size={14} />
      </span>
      <bdi translate="no" className={styles.team} title={name}>
        {name}
      </bdi>
      {red > 0 ? (
        <span className={styles.card} title={t('red_cards', { count: red })}>
          <span className="vh">{t('red_cards', { count: red })}</span>
          <span aria-hidden="true">{red > 1 ? red : ''}</span>
        </span>
      ) : null}
      {state.server === side && state.statusId === GAME_STATUS.live ? (
        <span className={styles.serving} title={t('serving')}>
          <span className="vh">{t('serving')}</span>
        </span>
      ) : null}
    </div>
  );
}

function Planned({ game }: Pick<BarProps, 'game'>) {
  const time = useTimeText();
  const now = useNow(MINUTE_MS);
  return (
    <div className={styles.centre}>
      <span className={styles.time} translate="no">
        {time.time(game.startAt)}
      </span>
      <span className={styles.moment}>{time.day(game.startAt, now)}</span>
    </div>
  );
}

function Playing({ game, state }: BarProps) {
  const text = useGameText();
  const clock = useClockText(game.sportId, state);
  const [total, ...rest] = scoreColumns(sportById(game.sportId), state);
  const stage = text.stage(game.sportId, state);
  return (
    <div className={styles.centre}>
      <span className={styles.score} translate="no">
        <span>{total?.values[0]}</span>
        <i aria-hidden="true">:</i>
        <span>{total?.values[1]}</span>
      </span>
      <span className={styles.moment}>
        {clock ? <b translate="no">{clock}</b> : null}
        {clock ? <span className={styles.stage}>{stage}</span> : isPlaying(state) ? <b>{stage}</b> : stage}
        {rest.map(({ kind, values }) => (
          <bdi translate="no" key={kind} dir="ltr" className={styles[kind]}>
            {values.join(':')}
          </bdi>
        ))}
      </span>
    </div>
  );
}

interface ScoreBarProps extends BarProps {
  readonly name: string;
  /** The card of the game ends with the bar. */
  readonly isLast: boolean;
}

/** Shows both sides with the score and the clock, or the start; it stays below the header while the page scrolls. */
export function ScoreBar({ game, state, name, isLast }: ScoreBarProps) {
  return (
    <section className={isLast ? `${styles.bar} ${styles.last}` : styles.bar} aria-label={name}>
      <Side game={game} state={state} side={0} />
      {state.statusId === GAME_STATUS.scheduled ? <Planned game={game} /> : <Playing game={game} state={state} />}
      <Side game={game} state={state} side={1} />
    </section>
  );
}
