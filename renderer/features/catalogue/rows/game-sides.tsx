import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { type ScoreColumn, scoreColumns } from '#renderer/lib/live/game-moment.ts';
import { TeamMark } from '#renderer/lib/live/team-mark.tsx';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import type { Game, Team } from '#shared/contracts/catalogue.ts';
import { GAME_STATUS, type GameState } from '#shared/domain/game/game-state.ts';
import { sportById } from '#shared/domain/sports/sports.ts';
import styles from './game-row.module.css';

interface SideProps {
  readonly game: Game;
  readonly team: Team;
  readonly side: 0 | 1;
  readonly state: GameState;
  readonly columns: readonly ScoreColumn[];
}

function Side({ game, team, side, state, columns }: SideProps) {
  const { t } = useTranslation('games');
  const red = state.counters?.red?.[side] ?? 0;
  return (
    <span className={styles.side}>
      <TeamMark sportId={game.sportId} team={team} size={16} />
      <bdi className={styles.name} title={team.name}>
        {team.name}
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
      <span className={styles.figures}>
        {columns.map(({ kind, values }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: periods have nothing but their place
          <b key={`${kind}${index}`} className={styles[kind]}>
            {values[side]}
          </b>
        ))}
      </span>
    </span>
  );
}

interface GameSidesProps {
  readonly game: Game;
  readonly state: GameState;
}

/** Shows both sides of a game with their scores. */
export function GameSides({ game, state }: GameSidesProps) {
  const { isDetailedScore } = useAppSelector(selectDisplay);
  const hasBegun = state.statusId !== GAME_STATUS.scheduled;
  const columns = hasBegun ? scoreColumns(sportById(game.sportId), state, isDetailedScore) : [];
  return (
    <span className={styles.sides} translate="no">
      <Side game={game} team={game.home} side={0} state={state} columns={columns} />
      <Side game={game} team={game.away} side={1} state={state} columns={columns} />
    </span>
  );
}
