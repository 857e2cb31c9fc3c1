import { gameApi } from '#renderer/features/game/api.ts';
import { gameArguments } from '#renderer/features/game/load.ts';
import { landingApi } from '#renderer/features/landing/api.ts';
import { landingArguments } from '#renderer/features/landing/load.ts';
import { selectSportForSearch } from '#renderer/lib/api/seo-api.ts';
import { selectCompetition, selectOwnSportNames, selectSport } from '#renderer/lib/api/sports-api.ts';
import type { Translate } from '#renderer/lib/i18n/translations.ts';
import { gameLink } from '#renderer/lib/routing/game-link.ts';
import { stateName } from '#renderer/lib/routing/state-name.ts';
import type { AppState } from '#renderer/lib/store/app-state.ts';
import { sportNameOf } from '#renderer/lib/text/use-sport-name.ts';
import { idOfSegment, paths } from '#shared/domain/routing/paths.ts';
import type { RouteMatch } from '#shared/domain/routing/route-row.ts';

export interface HeadText {
  readonly title: string;
  readonly description: string;
  /** Canonical path of the page; null where no address of it should be listed. */
  readonly canonical: string | null;
}

interface HeadInput {
  readonly state: AppState;
  readonly t: Translate;
  readonly route: RouteMatch | null;
  readonly language: string;
}

function sectionHead({ state, t, route, language }: HeadInput, brand: string): HeadText {
  const { section = 'line', sport: slug, champ } = route?.params ?? {};
  const where = section === 'live' ? 'live' : 'line';
  const sport = selectSport(state, slug);
  const competition = selectCompetition(state, slug, champ ? idOfSegment(champ) : undefined);
  const listed = selectSportForSearch(state, language, slug);
  const sportName = sport ? sportNameOf(t, selectOwnSportNames(state), sport.id) : listed?.nameEng;
  const name = competition?.name ?? sportName;
  const canonical = paths.section(where, { language, sport: slug, competition });
  const suffix = name ? 'of' : 'all';
  return {
    title: t(`games:title_${where}_${suffix}`, { name, brand }),
    description: t(`games:about_${where}_${suffix}`, { name, brand }),
    canonical,
  };
}

function gameHead({ state, t, route, language }: HeadInput, brand: string): HeadText {
  const { data } = gameApi.endpoints.game.select(gameArguments(route?.params ?? {}))(state);
  if (!data) return { title: brand, description: '', canonical: null };
  const { home, away, competition } = data.game;
  const values = { home: home.name, away: away.name, competition, brand };
  return {
    title: t('games:title_game', values),
    description: t('games:about_game', values),
    canonical: gameLink(language, data.game),
  };
}

function landingHead({ state, route, language }: HeadInput, brand: string): HeadText {
  const { data } = landingApi.endpoints.landing.select(landingArguments(route?.params ?? {}, language))(state);
  if (!data) return { title: brand, description: '', canonical: null };
  return { title: `${data.texts.title} – ${brand}`, description: data.texts.description, canonical: null };
}

/** Returns title, description and canonical path of a page, from what it shows. */
export function headText(input: HeadInput): HeadText {
  const { state, t, route, language } = input;
  const { brand } = state.site.config;
  if (!route?.row.page) return { title: t('title_not_found', { brand }), description: '', canonical: null };
  switch (route.row.page) {
    case 'home':
      return {
        title: t('games:title_home', { brand }),
        description: t('games:about_home', { brand }),
        canonical: paths.home(language),
      };
    case 'section':
      return sectionHead(input, brand);
    case 'game':
      return gameHead(input, brand);
    case 'calculator':
      return {
        title: t('calculator:title', { brand }),
        description: t('calculator:about', { brand }),
        canonical: paths.calculator(language),
      };
    case 'desktopApp':
    case 'mobileApp': {
      const { id, page } = route.row;
      return {
        title: t(`desktop-packs:title_${id}`, { brand }),
        description: t(`desktop-packs:about_${id}`, { brand }),
        canonical: page === 'mobileApp' ? paths.mobile(language) : paths.desktop(language),
      };
    }
    case 'registration':
      // The steps of a network and the old form are the same page.
      return {
        title: `${t('states:title_registration')} – ${brand}`,
        description: '',
        canonical: route.row.unlisted ? null : paths.registration(language),
      };
    case 'debugger':
      return { title: t('debugger:title', { brand }), description: '', canonical: null };
    case 'history':
      return { title: t('title_history', { brand }), description: '', canonical: null };
    case 'landing':
      return landingHead(input, brand);
    case 'printCoupon':
      return {
        title: t('print:title_page', { number: route.params.couponId, brand }),
        description: '',
        canonical: null,
      };
    default:
      return { title: `${t(`states:title_${stateName(route)}`)} – ${brand}`, description: '', canonical: null };
  }
}
