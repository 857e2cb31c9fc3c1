import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { clockText } from '#renderer/lib/live/game-moment.ts';
import { useGameText } from '#renderer/lib/text/use-game-text.ts';
import type { Game } from '#shared/contracts/catalogue.ts';
import { GAME_STATUS, type GameState, type ReportLine } from '#shared/domain/game/game-state.ts';
import { sideOfIncident } from '#shared/domain/game/incident-kinds.ts';
import { sportById } from '#shared/domain/sports/sports.ts';
import styles from './report.module.css';
import { teamPaint } from './side-colors.ts';
import { TrackerTeam } from './tracker-team.tsx';

interface ReportProps {
  readonly game: Game;
  readonly state: GameState;
  /** Latest line first. */
  readonly lines: readonly ReportLine[];
}

/** Returns the game clock at a line: "67′", "04:32"; null for a sport without one. */
function momentOf(sportId: number, { period, clockSeconds, at }: ReportLine): string | null {
  const then = { period, clockSeconds, clockAt: at, clockRate: 0, statusId: GAME_STATUS.live };
  return clockText(sportById(sportId), then, at);
}

function Line({ game, state, line }: Omit<ReportProps, 'lines'> & { readonly line: ReportLine }) {
  const text = useGameText();
  const side = sideOfIncident(line);
  const moment = momentOf(game.sportId, line);
  const team = side === null ? null : side === 0 ? game.home : game.away;
  return (
    <li className={styles.line}>
      {moment === null ? null : <span className={styles.moment}>{moment}</span>}
      <span className={styles.what}>
        <b>{text.incident(game.sportId, state, line)}</b>
        {team ? <TrackerTeam team={team} /> : null}
      </span>
      {line.score ? (
        <bdi translate="no" className={styles.score} dir="ltr">
          {line.score.join(':')}
        </bdi>
      ) : null}
      {team ? (
        <svg className={styles.side} viewBox="0 0 4 16" preserveAspectRatio="none" aria-hidden="true">
          <rect width="4" height="16" rx="2" fill={teamPaint(team.colors[0])} />
        </svg>
      ) : null}
    </li>
  );
}

/** Lists the latest incidents, one line each: time, kind, side and new score. */
export function Report({ game, state, lines }: ReportProps) {
  const { t } = useTranslation('games');
  if (lines.length === 0) return null;
  return (
    <section className={styles.report} aria-label={t('report_title')}>
      <h2 className={styles.title}>{t('report_title')}</h2>
      {/* A list taller than its box needs the focus so that the keyboard can scroll it. */}
      <ol className={styles.lines} tabIndex={lines.length > 4 ? 0 : undefined} aria-label={t('report_title')}>
        {lines.map((line) => (
          <Line key={`${line.at} ${line.kind} ${line.side}`} game={game} state={state} line={line} />
        ))}
      </ol>
    </section>
  );
}
