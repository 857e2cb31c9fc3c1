import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useGameText } from '#renderer/lib/text/use-game-text.ts';
import type { Game } from '#shared/contracts/catalogue.ts';
import { GAME_STATUS, type GameState } from '#shared/domain/game/game-state.ts';
import { sportById } from '#shared/domain/sports/sports.ts';
import styles from './tracker.module.css';
import { TrackerTeam } from './tracker-team.tsx';

interface PeriodTableProps {
  readonly game: Game;
  readonly state: GameState;
}

/** Shows the score of each period and marks the current one. */
export function PeriodTable({ game, state }: PeriodTableProps) {
  const { t } = useTranslation('games');
  const text = useGameText();
  const { periodScores, score } = state;
  const kind = state.periodKind ?? sportById(game.sportId)?.periodKind;
  // One period shows no more than the score.
  if (periodScores.length < 2) return null;
  const numbers = periodScores.map((_, index) => index + 1);
  const isLive = state.statusId === GAME_STATUS.live;
  return (
    <div className={styles.scroll} tabIndex={periodScores.length > 5 ? 0 : undefined}>
      <table className={styles.periods}>
        <caption className="vh">{t('period_scores', { kind })}</caption>
        <thead>
          <tr>
            <td />
            {numbers.map((number) => (
              <th key={number} scope="col" title={text.period(game.sportId, state, number)}>
                {number}
              </th>
            ))}
            <th scope="col">{t('score_total')}</th>
          </tr>
        </thead>
        <tbody>
          {([game.home, game.away] as const).map((team, side) => (
            <tr key={team.id}>
              <th scope="row">
                <TrackerTeam team={team} />
              </th>
              {numbers.map((number) => (
                <td key={number} className={isLive && number === state.period ? styles.now : undefined}>
                  {periodScores[number - 1]?.[side]}
                </td>
              ))}
              <td className={styles.sum}>{score[side]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
