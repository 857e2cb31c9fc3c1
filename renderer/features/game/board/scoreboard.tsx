import { useContext } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { GameNumber } from '#renderer/lib/live/game-number.tsx';
import { FavouriteStar } from '#renderer/lib/ports/favourite-star.tsx';
import { sportSlugOf } from '#renderer/lib/routing/game-link.ts';
import { GameLinksContext } from '#renderer/lib/routing/game-links.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useGameText } from '#renderer/lib/text/use-game-text.ts';
import { useSportName } from '#renderer/lib/text/use-sport-name.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { Game, GameSection } from '#shared/contracts/catalogue.ts';
import type { GameState, ReportLine } from '#shared/domain/game/game-state.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { ScoreBar } from './score-bar.tsx';
import styles from './scoreboard.module.css';
import { hasTracker, TrackerPanel } from './tracker-panel.tsx';
import { useReport } from './use-report.ts';

function Crumbs({ game }: { readonly game: Game }) {
  const { t } = useTranslation(['games', 'common']);
  const language = useLanguage();
  const sportName = useSportName();
  const section: GameSection = game.live ? 'live' : 'line';
  const sport = sportSlugOf(game);
  const links = useContext(GameLinksContext);
  return (
    <nav className={styles.crumbs} aria-label={t('common:breadcrumbs')}>
      <Link to={paths.section(section, { language })}>{t(game.live ? 'common:nav_live' : 'common:nav_line')}</Link>
      <Icon name="chevron" size={12} mirrored />
      <Link to={paths.section(section, { language, sport })}>{sportName(game.sportId)}</Link>
      <Icon name="chevron" size={12} mirrored />
      <Link to={links.competition(language, section, game)}>
        <bdi>{game.competition}</bdi>
      </Link>
    </nav>
  );
}

interface ScoreboardProps {
  readonly game: Game;
  readonly state: GameState;
  /** Latest line first. */
  readonly report: readonly ReportLine[];
}

/**
 * Shows where a game belongs, the sides with their score, and its tracker. The bar with the score is a child of the
 * page itself: it stays in sight as long as the page does.
 */
export function Scoreboard({ game, state, report: read }: ScoreboardProps) {
  const pair = useGameText().pair(game);
  const report = useReport(game.sportId, state, read);
  const isTracked = hasTracker({ game, state, report });
  return (
    <>
      <div className={styles.top}>
        <h1 className="vh">{pair}</h1>
        <Crumbs game={game} />
        <GameNumber id={game.id} className={styles.number} />
        <FavouriteStar kind="game" item={{ id: game.id, startAt: game.startAt }} name={pair} size={18} />
      </div>
      <ScoreBar game={game} state={state} name={pair} isLast={!isTracked} />
      {isTracked ? <TrackerPanel game={game} state={state} report={report} /> : null}
    </>
  );
}
