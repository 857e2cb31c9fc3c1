import type { Crumb, HeadInput, HeadText, PageRecord } from '#renderer/lib/pages/page-record.ts';
import { gameLink } from '#renderer/lib/routing/game-link.ts';
import { isForPlayers } from '#shared/domain/guards/session-guards.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import type { RouteMatch } from '#shared/domain/routing/route-row.ts';
import { withoutDirectionControls } from '#shared/domain/support/direction-controls.ts';
import { pageById } from '../load-later-routes.ts';
import { subjectOf, textValues } from './page-values.ts';

function homeHead(input: HeadInput): HeadText {
  const { t, language } = input;
  const values = { ...textValues(input) };
  return {
    title: t('games:title_home', values),
    description: t('games:about_home', values),
    canonical: paths.home(language),
  };
}

function sectionHead(input: HeadInput): HeadText {
  const { t, route, language } = input;
  const { sport, competition } = subjectOf(input);
  const where = route?.params.section === 'live' ? 'live' : 'line';
  const kind = competition ? 'competition' : sport ? 'sport' : 'all';
  const values = { ...textValues(input) };
  return {
    title: t(`games:title_${where}_${kind}`, values),
    description: t(`games:about_${where}_${kind}`, values),
    canonical: paths.section(where, { language, sport: route?.params.sport, competition }),
  };
}

function gameHead(input: HeadInput): HeadText {
  const { t, language } = input;
  const { game } = subjectOf(input);
  const values = { ...textValues(input) };
  if (!game) return { title: values.brand ?? '', description: '', canonical: null };
  return {
    title: t('games:title_game', values),
    description: t('games:about_game', values),
    canonical: gameLink(language, game),
  };
}

/** Pages of the first load: their heads stay out of it, so they are here instead of in their records. */
const FIRST_HEADS: Readonly<Record<string, (input: HeadInput) => HeadText>> = {
  home: homeHead,
  section: sectionHead,
  game: gameHead,
};

/** Returns a text of a page, from the namespace of its record. */
function textOf(
  { namespace, variant }: PageRecord,
  key: string,
  { state, t }: HeadInput,
  route: RouteMatch,
  brand = state.site.config.brand,
): string {
  const name = typeof variant === 'function' ? variant(route) : variant;
  const whole = name === undefined ? key : `${key}_${name}`;
  return t(`${namespace}:${whole}`, { ...route.params, brand });
}

/** Tells whether search engines may list pages of a row, as far as the row and the site say. */
const isListed = ({ row }: RouteMatch, { state }: HeadInput): boolean =>
  !row.unlisted && !isForPlayers(row, state.site.config);

/** Returns the path of a route whose first pattern has no parameters; null for any other. */
function plainPath({ row }: RouteMatch, language: string): string | null {
  const [pattern = ''] = row.patterns;
  return pattern.includes(':') ? null : `${paths.home(language)}/${pattern}`;
}

function recordHead(record: PageRecord, input: HeadInput, route: RouteMatch): HeadText {
  const { brand } = input.state.site.config;
  const path = isListed(route, input) ? plainPath(route, input.language) : null;
  const title = textOf(record, 'title', input, route);
  // A brand may also be a word of the text, so the text is asked whether it names the brand.
  const hasBrand = title !== textOf(record, 'title', input, route, '');
  return {
    title: hasBrand ? title : `${title} – ${brand}`,
    description: isListed(route, input) ? textOf(record, 'about', input, route) : '',
    canonical: path,
    ...(path === null ? {} : { heading: textOf(record, 'heading', input, route) }),
  };
}

function ownHead(input: HeadInput): HeadText {
  const { state, t, route } = input;
  const { brand } = state.site.config;
  const record = route?.row.page ? pageById(route.row.page)?.record : undefined;
  if (!route || !record) return { title: t('title_not_found', { brand }), description: '', canonical: null };
  const head = FIRST_HEADS[record.id] ?? record.head;
  return head ? head(input) : recordHead(record, input, route);
}

/**
 * Returns title, description and canonical path of a page, from what it shows. A page from right to left has direction
 * controls around names; tabs and search results show each text alone, and so without them.
 */
export function headText(input: HeadInput): HeadText {
  const head = ownHead(input);
  return {
    ...head,
    title: withoutDirectionControls(head.title),
    description: withoutDirectionControls(head.description),
  };
}

/** Returns the path from home to a page that its head names; none for any other, and for one that may not be listed. */
export function headCrumbs({ state }: HeadInput, { heading, canonical, trail = [] }: HeadText): Crumb[] {
  if (heading === undefined || canonical === null) return [];
  return [
    { name: state.site.config.brand, path: paths.home(canonical.slice(1, 3)) },
    ...trail,
    { name: heading, path: canonical },
  ];
}
