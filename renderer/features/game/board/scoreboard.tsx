import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { scoreColumns } from '#renderer/lib/live/game-moment.ts';
import { GameNumber } from '#renderer/lib/live/game-number.tsx';
import { TeamMark } from '#renderer/lib/live/team-mark.tsx';
import { useClockText } from '#renderer/lib/live/use-clock-text.ts';
import { FavouriteStar } from '#renderer/lib/ports/favourite-star.tsx';
import { sportSlugOf } from '#renderer/lib/routing/game-link.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useGameText } from '#renderer/lib/text/use-game-text.ts';
import { useSportName } from '#renderer/lib/text/use-sport-name.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { Game, GameSection, Team } from '#shared/contracts/catalogue.ts';
import { GAME_STATUS, type GameState, type ReportLine } from '#shared/domain/game/game-state.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { sportById } from '#shared/domain/sports/sports.ts';
import { GameCounters } from './game-counters.tsx';
import { PeriodTable } from './period-table.tsx';
import { Report } from './report.tsx';
import styles from './scoreboard.module.css';
import { hasTracker, Tracker } from './tracker.tsx';
import { useReport } from './use-report.ts';

interface BoardProps {
  readonly game: Game;
  readonly state: GameState;
}

function Crumbs({ game }: Pick<BoardProps, 'game'>) {
  const { t } = useTranslation(['games', 'common']);
  const language = useLanguage();
  const sportName = useSportName();
  const section: GameSection = game.live ? 'live' : 'line';
  const sport = sportSlugOf(game);
  const competition = { id: game.competitionId, slug: game.competitionSlug };
  return (
    <nav className={styles.crumbs} aria-label={t('common:breadcrumbs')}>
      <Link to={paths.section(section, { language })}>{t(game.live ? 'common:nav_live' : 'common:nav_line')}</Link>
      <Icon name="chevron" size={12} mirrored />
      <Link to={paths.section(section, { language, sport })}>{sportName(game.sportId)}</Link>
      <Icon name="chevron" size={12} mirrored />
      <Link to={paths.section(section, { language, sport, competition })}>
        <bdi>{game.competition}</bdi>
      </Link>
    </nav>
  );
}

function Side({ game, team }: { readonly game: Game; readonly team: Team }) {
  const { id, name, colors, country } = team;
  return (
    <div className={styles.side}>
      <span className={styles.mark}>
        <TeamMark sportId={game.sportId} team={team} size={56} />
        <span className={styles.markStar}>
          <FavouriteStar kind="team" item={{ id, sportId: game.sportId, name, colors, country }} name={name} />
        </span>
      </span>
      <bdi className={styles.team} title={name}>
        {name}
      </bdi>
    </div>
  );
}

function Planned({ game }: Pick<BoardProps, 'game'>) {
  const time = useTimeText();
  const now = useNow(MINUTE_MS);
  return (
    <div className={styles.centre}>
      <span className={styles.time}>{time.time(game.startAt)}</span>
      <span className={styles.date}>{time.day(game.startAt, now)}</span>
    </div>
  );
}

function Playing({ game, state }: BoardProps) {
  const text = useGameText();
  const clock = useClockText(game.sportId, state);
  const [total, ...rest] = scoreColumns(sportById(game.sportId), state);
  const stage = text.stage(game.sportId, state);
  const isLive = state.statusId === GAME_STATUS.live || state.statusId === GAME_STATUS.break;
  return (
    <div className={styles.centre}>
      <span className={styles.score}>
        <span>{total?.values[0]}</span>
        <i aria-hidden="true">:</i>
        <span>{total?.values[1]}</span>
      </span>
      {rest.map(({ kind, values }) => (
        <span key={kind} className={styles.points}>
          <span>{values[0]}</span>
          <span aria-hidden="true">:</span>
          <span>{values[1]}</span>
        </span>
      ))}
      {isLive ? <span className={styles.clock}>{clock ?? stage}</span> : null}
      {clock || !isLive ? <span className={styles.stage}>{stage}</span> : null}
    </div>
  );
}

interface ReportedProps extends BoardProps {
  /** Latest line first. */
  readonly report: readonly ReportLine[];
}

/** Shows the field next to the score; for a sport without one, the report. */
function Course({ game, state, report }: ReportedProps) {
  if (hasTracker(game)) return <Tracker game={game} state={state} />;
  return (
    <div className={styles.told}>
      <Report game={game} state={state} lines={report} />
    </div>
  );
}

/** Shows the sides, the score and the latest incidents. */
export function Scoreboard({ game, state, report: read }: ReportedProps) {
  const text = useGameText();
  const pair = text.pair(game);
  const report = useReport(game.sportId, state, read);
  const hasBegun = state.statusId !== GAME_STATUS.scheduled;
  const hasCounts = state.periodScores.length > 1 || Object.keys(state.counters ?? {}).length > 0;
  const hasMore = hasBegun && (hasCounts || (hasTracker(game) && report.length > 0));
  return (
    <section className={styles.board} aria-label={pair}>
      <h1 className="vh">{pair}</h1>
      <div className={styles.top}>
        <Crumbs game={game} />
        <GameNumber id={game.id} className={styles.number} />
        <FavouriteStar kind="game" item={{ id: game.id, startAt: game.startAt }} name={pair} size={18} />
      </div>
      <div className={hasBegun ? styles.middle : undefined}>
        <div className={styles.versus}>
          <Side game={game} team={game.home} />
          {hasBegun ? <Playing game={game} state={state} /> : <Planned game={game} />}
          <Side game={game} team={game.away} />
        </div>
        {hasBegun ? <Course game={game} state={state} report={report} /> : null}
      </div>
      {hasMore ? (
        <div className={styles.below}>
          <PeriodTable game={game} state={state} />
          <GameCounters state={state} />
          {hasTracker(game) ? <Report game={game} state={state} lines={report} /> : null}
        </div>
      ) : null}
    </section>
  );
}
