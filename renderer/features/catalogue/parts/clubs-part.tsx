import { useContext } from 'react';
import { useFollowGames } from '#renderer/lib/feed/use-feed.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { GameWhenLine } from '#renderer/lib/live/game-when-line.tsx';
import { TeamMark } from '#renderer/lib/live/team-mark.tsx';
import { useLiveState } from '#renderer/lib/live/use-live-state.ts';
import type { PartProps } from '#renderer/lib/pages/part-record.ts';
import { FavouriteStar } from '#renderer/lib/ports/favourite-star.tsx';
import { GameLinksContext } from '#renderer/lib/routing/game-links.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { Card } from '#renderer/ui/card.tsx';
import type { Game } from '#shared/contracts/catalogue.ts';
import type { ContentBlock } from '#shared/contracts/content-blocks.ts';
import { PanelHeading } from '../section/panel-heading.tsx';
import styles from './parts.module.css';

type Club = ContentBlock<'clubs'>['clubs'][number];

interface ClubGameProps {
  readonly game: Game;
  readonly team: Club['team'];
}

/** Links the game that a club plays now or next. */
function ClubGame({ game, team }: ClubGameProps) {
  const { t } = useTranslation('competition');
  const language = useLanguage();
  const links = useContext(GameLinksContext);
  const state = useLiveState(game);
  const isHome = game.home.id === team.id;
  const opponent = isHome ? game.away.name : game.home.name;
  return (
    <Link className={styles.next} to={links.game(language, game)}>
      <span className={styles.when}>
        <GameWhenLine game={game} state={state} begunClass={styles.live} />
      </span>
      <span>{t(isHome ? 'at_home' : 'away', { opponent })}</span>
    </Link>
  );
}

function ClubStar({ team, sportId }: Pick<Club, 'team'> & { readonly sportId: number }) {
  const { id, name, colors, country } = team;
  return <FavouriteStar kind="team" item={{ id, sportId, name, colors, country }} name={name} />;
}

/** Lists the sides of a competition by name, each with its game and a star. */
export function ClubsPart({ block, anchor, text, own, words }: PartProps<'clubs'>) {
  const { t, language } = useTranslation('competition');
  const { subject, clubs, title } = block;
  useFollowGames([...new Set(clubs.flatMap(({ game }) => game?.id ?? []))], 'main');
  if (!subject || clubs.length === 0) return null;
  const { compare } = new Intl.Collator(language);
  const { sportId } = subject;
  return (
    <section id={anchor} aria-labelledby={`${anchor}-title`} {...own}>
      <Card>
        <div className={styles.bar}>
          <PanelHeading id={`${anchor}-title`} {...words}>
            {title}
          </PanelHeading>
        </div>
        {text === undefined ? null : (
          <div className={styles.lead} {...words}>
            {text}
          </div>
        )}
        <ul className={styles.clubs}>
          {[...clubs]
            .sort((a, b) => compare(a.team.name, b.team.name))
            .map(({ team, game }) => (
              <li key={team.id}>
                <TeamMark sportId={sportId} team={team} size={32} />
                <bdi className={styles.club} translate="no">
                  {team.name}
                </bdi>
                <ClubStar team={team} sportId={sportId} />
                {game ? <ClubGame game={game} team={team} /> : <span className={styles.next}>{t('no_game')}</span>}
              </li>
            ))}
        </ul>
      </Card>
    </section>
  );
}
