import { selectSportForSearch } from '#renderer/lib/api/seo-api.ts';
import type { Crumb, HeadInput, HeadText } from '#renderer/lib/pages/page-record.ts';
import { gameLink } from '#renderer/lib/routing/game-link.ts';
import { placeNameOf } from '#renderer/lib/text/use-place-text.ts';
import type { Game } from '#shared/contracts/catalogue.ts';
import { GAME_STATUS } from '#shared/domain/game/game-state.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { languageTag } from '#shared/domain/seo/language-tag.ts';
import { organizationId } from '#shared/domain/seo/organization-id.ts';
import { withoutDirectionControls } from '#shared/domain/support/direction-controls.ts';
import { listedSport } from './listed-sport.ts';
import { headCrumbs } from './page-head.ts';
import { subjectOf } from './page-values.ts';

type Thing = Readonly<Record<string, unknown>>;

const CONTEXT = 'https://schema.org';
const EVENT_STATUS: Readonly<Record<number, string>> = {
  [GAME_STATUS.cancelled]: `${CONTEXT}/EventCancelled`,
};

function breadcrumbs(origin: string, crumbs: readonly Crumb[]): Thing {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: withoutDirectionControls(name),
      item: `${origin}${path}`,
    })),
  };
}

/** Describes the operator and the site; the home page carries both. */
function siteThings({ state, language }: HeadInput, origin: string): Thing[] {
  const { brand, companyName, support } = state.site.config;
  const organization = {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: companyName,
    brand: { '@type': 'Brand', name: brand },
    url: origin,
    logo: `${origin}/icons/icon-512.png`,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: support.email },
  };
  const website = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: brand,
    url: `${origin}${paths.home(language)}`,
    inLanguage: languageTag(language),
    publisher: { '@id': organization['@id'] },
  };
  return [{ '@context': CONTEXT, '@graph': [organization, website] }];
}

/** Describes where a game is played: the country or region of its competition. */
function placeThing({ t, language }: HeadInput, { country }: Game): Thing {
  const name = placeNameOf(t, language, country);
  const isCountry = /^[A-Z]{2}$/i.test(country);
  const address = { '@type': 'PostalAddress', addressCountry: country.toUpperCase() };
  return { '@type': 'Place', name, ...(isCountry ? { address } : {}) };
}

function eventThing(input: HeadInput, origin: string, game: Game, sport: string | undefined): Thing {
  const { t, language } = input;
  const team = (name: string) => ({ '@type': 'SportsTeam', name });
  const [homeTeam, awayTeam] = [team(game.home.name), team(game.away.name)];
  const url = `${origin}${gameLink(language, game)}`;
  return {
    '@context': CONTEXT,
    '@type': 'SportsEvent',
    '@id': `${url}#event`,
    name: withoutDirectionControls(t('games:pair', { home: game.home.name, away: game.away.name })),
    url,
    ...(sport ? { sport } : {}),
    startDate: new Date(game.startAt).toISOString(),
    eventStatus: EVENT_STATUS[game.state.statusId] ?? `${CONTEXT}/EventScheduled`,
    location: placeThing(input, game),
    inLanguage: languageTag(language),
    homeTeam,
    awayTeam,
    competitor: [homeTeam, awayTeam],
    superEvent: { '@type': 'SportsEvent', name: game.competition },
    organizer: { '@type': 'SportsOrganization', name: game.competition },
  };
}

/** Describes the path from home to a list or a game, as the page shows it. */
function crumbsOf(input: HeadInput): Crumb[] {
  const { state, t, route, language } = input;
  const { game, sport, competition } = subjectOf(input);
  const section = route?.params.section === 'live' ? 'live' : 'line';
  const crumbs: Crumb[] = [
    { name: state.site.config.brand, path: paths.home(language) },
    { name: t(section === 'live' ? 'common:nav_live' : 'common:nav_line'), path: paths.section(section, { language }) },
  ];
  if (!sport) return crumbs;
  const { slug } = sport;
  crumbs.push({ name: sport.name, path: paths.section(section, { language, sport: slug }) });
  if (!competition) return crumbs;
  crumbs.push({ name: competition.name, path: paths.section(section, { language, sport: slug, competition }) });
  if (!game) return crumbs;
  const name = t('games:pair', { home: game.home.name, away: game.away.name });
  return [...crumbs, { name, path: gameLink(language, game) }];
}

/** Describes the list of a sport, with the sport's English name for search engines (shell §7, sports names). */
function listThings(input: HeadInput, origin: string): Thing[] {
  const { state, route, language } = input;
  const { sport, competition } = subjectOf(input);
  const listed = selectSportForSearch(state, language, listedSport(route));
  if (!sport || !listed) return [];
  const section = route?.params.section === 'live' ? 'live' : 'line';
  return [
    {
      '@context': CONTEXT,
      '@type': 'CollectionPage',
      url: `${origin}${paths.section(section, { language, sport: sport.slug, competition })}`,
      inLanguage: languageTag(language),
      about: {
        '@type': 'Thing',
        name: sport.name,
        ...(listed.nameEng === sport.name ? {} : { alternateName: listed.nameEng }),
        identifier: String(listed.sportId),
      },
    },
  ];
}

/**
 * Returns the structured data of a page (schema.org): the operator, the breadcrumbs, the game with its sides, and what the
 * head of the page says (Y-01).
 * @param origin scheme and host of the canonical address
 */
export function structuredData(input: HeadInput, origin: string, head: HeadText): object[] {
  switch (input.route?.row.page) {
    case 'home':
      return siteThings(input, origin);
    case 'section':
      return [breadcrumbs(origin, crumbsOf(input)), ...listThings(input, origin)];
    case 'game': {
      const { game, sport } = subjectOf(input);
      if (!game) return [];
      const event = eventThing(input, origin, game, sport?.name);
      return [event, breadcrumbs(origin, crumbsOf(input))];
    }
    default: {
      const crumbs = headCrumbs(input, head);
      return [...(head.data?.(origin) ?? []), ...(crumbs.length > 0 ? [breadcrumbs(origin, crumbs)] : [])];
    }
  }
}
