import { selectPageData } from '#renderer/lib/api/seo-api.ts';
import type { HeadInput, HeadText } from '#renderer/lib/pages/page-record.ts';
import type { PageData } from '#shared/contracts/seo.ts';
import { GAME_STATUS } from '#shared/domain/game/game-state.ts';
import { isForPlayers } from '#shared/domain/guards/session-guards.ts';
import { alternatesOf, listedLanguages } from '#shared/domain/seo/alternates.ts';
import { canonicalOf } from '#shared/domain/seo/canonical.ts';
import { fillText } from '#shared/domain/seo/fill-text.ts';
import { isIndexable } from '#shared/domain/seo/indexing.ts';
import { languageTag } from '#shared/domain/seo/language-tag.ts';
import { forbidsListing, robotsOf } from '#shared/domain/seo/robots.ts';
import { SHARING_HEIGHT, SHARING_WIDTH, sharingPicturePath } from '#shared/domain/seo/sharing-picture.ts';
import { headText } from './page-head.ts';
import { subjectOf, textValues } from './page-values.ts';
import { structuredData } from './structured-data.ts';

type Attributes = Readonly<Record<string, string>>;

/** Tags that describe a page in its head, equal on the server and after navigation in the browser. */
export interface HeadTags {
  readonly title: string;
  /** '' for none. */
  readonly description: string;
  readonly links: readonly Attributes[];
  readonly metas: readonly Attributes[];
  /** Structured data, one object for each script element. */
  readonly data: readonly object[];
}

interface TagsInput extends HeadInput {
  /** Path of the page, without its query. */
  readonly path: string;
  readonly status: number;
}

const NO_DATA: PageData = {
  title: null,
  description: null,
  metaRobots: null,
  hierarchyMetaRobots: null,
  metas: [],
  customCanonical: null,
};

const OVER: ReadonlySet<number> = new Set([GAME_STATUS.finished, GAME_STATUS.cancelled]);

/** Only pages that exist and are public are listed; a game that ended has nothing to find. */
function isListed(input: TagsInput, text: HeadText): boolean {
  const { state, route, status, language } = input;
  const { config, origin } = state.site;
  const { game } = subjectOf(input);
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  const isClosed = route !== null && (route.row.unlisted || isForPlayers(route.row, config));
  const isForEverybody = listedLanguages(config).includes(language) && !isClosed;
  const isOver = game !== undefined && OVER.has(game.state.statusId);
  return status === 200 && text.canonical !== null && isForEverybody && !isOver && isIndexable(config, host);
}

/** Returns the tags of the picture that shows what a page is about. */
const pictureOf = (url: string): Attributes[] => [
  { property: 'og:image', content: new URL(sharingPicturePath(new URL(url).pathname), url).href },
  { property: 'og:image:width', content: String(SHARING_WIDTH) },
  { property: 'og:image:height', content: String(SHARING_HEIGHT) },
];

function openGraph(input: TagsInput, title: string, description: string, url: string | null): Attributes[] {
  const { brand } = input.state.site.config;
  const property = (name: string, content: string) => ({ property: `og:${name}`, content });
  return [
    property('title', title),
    ...(description ? [property('description', description)] : []),
    property('site_name', brand),
    property('type', 'website'),
    property('locale', languageTag(input.language)),
    ...(url ? [property('url', url), ...pictureOf(url)] : []),
    { name: 'twitter:card', content: url ? 'summary_large_image' : 'summary' },
  ];
}

/** Returns title, description, directives, canonical address, languages and structured data of a page (Y-01). */
export function headTags(input: TagsInput): HeadTags {
  const { state, path } = input;
  const { config, origin } = state.site;
  const text = headText(input);
  const page = (input.status === 200 && selectPageData(state, path)) || NO_DATA;
  const values = textValues(input);
  const title = fillText(page.title, values) ?? text.title;
  const description = fillText(page.description, values) ?? text.description;
  const robots = robotsOf({ ...page, isListed: isListed(input, text) });
  const isFound = text.canonical !== null && !forbidsListing(robots);
  const canonical = isFound
    ? canonicalOf({
        origin,
        mainOrigin: config.mainOrigin,
        path: text.canonical ?? path,
        custom: page.customCanonical,
      })
    : null;
  // An alternative address names only its canonical page; that page lists the languages.
  const isItself = canonical?.origin && text.canonical === path;
  return {
    title,
    description,
    links: [
      ...(canonical ? [{ rel: 'canonical', href: canonical.href }] : []),
      ...(canonical?.origin && isItself
        ? alternatesOf(config, canonical.origin, path, text.languages).map((one) => ({ rel: 'alternate', ...one }))
        : []),
      ...(canonical?.origin && text.feed !== undefined
        ? [{ rel: 'alternate', type: 'application/atom+xml', href: canonical.origin + text.feed }]
        : []),
    ],
    metas: [
      ...(robots ? [{ name: 'robots', content: robots }] : []),
      ...page.metas,
      ...openGraph(input, title, description, canonical?.href ?? null),
    ],
    data: canonical?.origin ? structuredData(input, canonical.origin, text) : [],
  };
}
