import type { PageData, PageOverrides } from '#shared/contracts/seo.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { pagePathOf } from '#shared/domain/guards/access.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';

interface PageQuestion {
  readonly domain: string;
  readonly language: string;
  /** With its language, without a query. */
  readonly path: string;
}

type SeoConfig = Pick<SiteConfig, 'mainOrigin'>;

const UNLISTED = 'noindex, follow';

/** Returns a path such as `line/football/17-x` and each path above it; '' is the whole site. */
function hierarchyOf(page: string): string[] {
  const segments = page === '' ? [] : page.split('/');
  return [...segments.map((_, index) => segments.slice(0, segments.length - index).join('/')), ''];
}

function overrideOf(overrides: PageOverrides, language: string, page: string): PageOverrides[string] {
  const inLanguage = page === '' ? language : `${language}/${page}`;
  return { ...overrides[page], ...overrides[inLanguage] };
}

/** Returns the main domain, for a page that is requested on another one. */
function mirrorOf({ mainOrigin }: SeoConfig, domain: string): PageData['customCanonical'] {
  if (mainOrigin === null) return null;
  const { host } = new URL(mainOrigin);
  return host === domain ? null : { mode: 'mirror', domain: { host } };
}

/**
 * Returns what search engines are told of a page besides what it says of itself (Y-01): the operator's entries for it or
 * for a path above it. A title or description of null leaves the page its own.
 */
export function pageDataOf(
  { domain, language, path }: PageQuestion,
  overrides: PageOverrides,
  config: SeoConfig,
): PageData {
  const match = matchRoute(path);
  const page = pagePathOf(path);
  const inherited = hierarchyOf(page)
    .map((part) => overrideOf(overrides, language, part).hierarchyMetaRobots)
    .find((robots) => robots !== undefined && robots !== null);
  return {
    title: null,
    description: null,
    metaRobots: match?.row.unlisted ? UNLISTED : null,
    metas: [],
    customCanonical: mirrorOf(config, domain),
    ...overrideOf(overrides, language, page),
    hierarchyMetaRobots: inherited ?? null,
  };
}
