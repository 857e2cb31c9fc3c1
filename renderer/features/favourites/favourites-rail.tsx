import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { ofSport, SPORTS_POLLING, useCompetitionsQuery } from '#renderer/lib/api/sports-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { TeamMark } from '#renderer/lib/live/team-mark.tsx';
import type { FavouriteItems } from '#renderer/lib/ports/favourites-port.ts';
import { gameLink, sportSlugOf } from '#renderer/lib/routing/game-link.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useGameText } from '#renderer/lib/text/use-game-text.ts';
import { cardHeadingClass } from '#renderer/ui/card.tsx';
import { SportIcon } from '#renderer/ui/icons/sport-icon.tsx';
import { RailBranch, RailContent, railItemClass } from '#renderer/ui/rail-list.tsx';
import type { Game } from '#shared/contracts/catalogue.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { useFavouriteGamesQuery, useTeamGamesQuery } from './api.ts';

const POLL_MS = 60_000;
const POLLING = { pollingInterval: POLL_MS, skipPollingIfUnfocused: true } as const;

function GameItem({ game, inner = false }: { readonly game: Game; readonly inner?: boolean }) {
  const language = useLanguage();
  const text = useGameText();
  const name = text.pair(game);
  return (
    <li>
      <Link className={railItemClass(inner)} to={gameLink(language, game)} title={name}>
        <RailContent {...(inner ? {} : { icon: <SportIcon sport={sportSlugOf(game)} size={18} /> })} name={name} />
      </Link>
    </li>
  );
}

function CompetitionItem({ item }: { readonly item: FavouriteItems['competition'] }) {
  const language = useLanguage();
  const sport = sportSlugOf(item);
  const { data } = useCompetitionsQuery(ofSport(sport), SPORTS_POLLING);
  const counts = data?.competitions.find(({ id }) => id === item.id);
  const section = counts && counts.line === 0 && counts.live > 0 ? 'live' : 'line';
  return (
    <li>
      <Link className={railItemClass()} to={paths.section(section, { language, sport, competition: item })}>
        <RailContent
          icon={<SportIcon sport={sport} size={18} />}
          name={counts?.name ?? item.name}
          count={counts?.[section] || undefined}
        />
      </Link>
    </li>
  );
}

/** Returns what a game calls a team: the device has stored its name in the language in which the star was pressed. */
export function sideName({ id, name }: Pick<FavouriteItems['team'], 'id' | 'name'>, game: Game | undefined): string {
  return [game?.home, game?.away].find((side) => side?.id === id)?.name ?? name;
}

/** Shows a team with its games: one game is a link, several open below it. */
function TeamItem({ item }: { readonly item: FavouriteItems['team'] }) {
  const { t } = useTranslation('games');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { data: games = [] } = useTeamGamesQuery({ id: item.id, name: item.name }, POLLING);
  const [first] = games;
  const name = sideName(item, first);
  const mark = (
    <TeamMark sportId={item.sportId} team={{ ...item, shortName: name, colors: [...item.colors] }} size={18} />
  );
  const content = <RailContent icon={mark} name={name} count={games.length || undefined} />;
  if (!first) {
    return (
      <li className={railItemClass()} title={t('team_without_games')}>
        {content}
      </li>
    );
  }
  const link = (
    <Link className={railItemClass()} to={gameLink(language, first)}>
      {content}
    </Link>
  );
  if (games.length === 1) return <li>{link}</li>;
  return (
    <RailBranch link={link} label={t('games_of', { team: name })} open={open} onToggle={() => setOpen(!open)}>
      <ul>
        {games.map((game) => (
          <GameItem key={game.id} game={game} inner />
        ))}
      </ul>
    </RailBranch>
  );
}

/** Shows the favourites of this device at the head of the rail; takes no space without any. */
export function FavouritesRail() {
  const { t } = useTranslation('games');
  const { game, competition, team } = useAppSelector((state) => state.favourites);
  const ids = game.map(({ id }) => id);
  const { data: games = [] } = useFavouriteGamesQuery(ids.length > 0 ? ids : skipToken, POLLING);
  if (ids.length + competition.length + team.length === 0) return null;
  return (
    <nav aria-label={t('favourites_label')}>
      <h2 className={cardHeadingClass}>{t('favourites_label')}</h2>
      <ul>
        {team.map((item) => (
          <TeamItem key={item.id} item={item} />
        ))}
        {competition.map((item) => (
          <CompetitionItem key={item.id} item={item} />
        ))}
        {games
          .filter(({ id }) => ids.includes(id))
          .map((one) => (
            <GameItem key={one.id} game={one} />
          ))}
      </ul>
    </nav>
  );
}
