import { useId } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMedia } from '#renderer/lib/lazy/use-media.ts';
import { sportSlugOf } from '#renderer/lib/routing/game-link.ts';
import { displayChanged, selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useGameText } from '#renderer/lib/text/use-game-text.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { Game } from '#shared/contracts/catalogue.ts';
import { GAME_STATUS, type GameState, type ReportLine } from '#shared/domain/game/game-state.ts';
import { sideOfIncident } from '#shared/domain/game/incident-kinds.ts';
import { fieldOf } from './fields.ts';
import { GameCounters } from './game-counters.tsx';
import { PeriodTable } from './period-table.tsx';
import { Report } from './report.tsx';
import { teamPaint } from './side-colors.ts';
import styles from './tracker.module.css';
import { Tracker } from './tracker.tsx';
import { TrackerTeam } from './tracker-team.tsx';

interface PanelProps {
  readonly game: Game;
  readonly state: GameState;
  /** Latest line first. */
  readonly report: readonly ReportLine[];
}

/** Width below which the tracker is folded until the player opens it; the same as in the style sheet. */
const NARROW = '(width < 720px)';

const hasField = (game: Game) => fieldOf(sportSlugOf(game)) !== null;
const hasCounts = ({ periodScores, counters }: GameState) =>
  periodScores.length > 1 || Object.keys(counters ?? {}).length > 0;

/** Tells whether a game has a course to show. */
export function hasTracker({ game, state, report }: PanelProps): boolean {
  const hasBegun = state.statusId !== GAME_STATUS.scheduled;
  return hasBegun && (hasField(game) || hasCounts(state) || report.length > 0);
}

/** Tells the latest incident in one line. */
function Latest({ game, state }: Omit<PanelProps, 'report'>) {
  const text = useGameText();
  const { incident } = state;
  const side = incident && sideOfIncident(incident);
  const team = side === 0 ? game.home : side === 1 ? game.away : null;
  return (
    <p className={styles.latest}>
      <svg className={styles.dot} viewBox="0 0 10 10" aria-hidden="true">
        <circle
          cx="5"
          cy="5"
          r="4"
          fill={team ? teamPaint(team.colors[0]) : 'var(--text-3)'}
          stroke="var(--line-strong)"
        />
      </svg>
      <b>{incident ? text.incident(game.sportId, state, incident) : text.stage(game.sportId, state)}</b>
      {team ? <TrackerTeam team={team} /> : null}
    </p>
  );
}

/**
 * Shows the course of a game: the latest incident in one line, and below it the field, the counts and the report. The
 * player folds it; who has not decided sees it open where there is room.
 */
export function TrackerPanel({ game, state, report }: PanelProps) {
  const { t } = useTranslation('games');
  const dispatch = useAppDispatch();
  const body = useId();
  const { trackerView } = useAppSelector(selectDisplay);
  const isNarrow = useMedia(NARROW);
  const isOpen = trackerView === 0 ? !isNarrow : trackerView === 1;
  return (
    <section className={styles.panel} aria-label={t('tracker_title')}>
      <div className={styles.head}>
        <Latest game={game} state={state} />
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={isOpen ? body : undefined}
          onClick={() => dispatch(displayChanged({ trackerView: isOpen ? 2 : 1 }))}
        >
          {t('tracker_title')}
          <Icon name="chevron-down" size={16} />
        </button>
      </div>
      {isOpen ? (
        <div id={body} className={styles.body}>
          {hasField(game) ? <Tracker game={game} state={state} /> : null}
          {hasCounts(state) ? (
            <div className={styles.counts}>
              <PeriodTable game={game} state={state} />
              <GameCounters game={game} state={state} />
            </div>
          ) : null}
          <Report game={game} state={state} lines={report} />
        </div>
      ) : null}
    </section>
  );
}
