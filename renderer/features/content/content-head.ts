import { contentPagesApi, contentPagesArguments } from '#renderer/lib/api/content-api.ts';
import type { HeadInput, HeadText } from '#renderer/lib/pages/page-record.ts';
import { NEWS_PAGE, newsFeedPath, newsPath } from '#shared/domain/routing/news.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import type { RouteMatch } from '#shared/domain/routing/route-row.ts';
import { listedLanguages } from '#shared/domain/seo/alternates.ts';
import { contentApi } from './api.ts';
import { trailOf } from './chapter-tree.ts';
import { contentThings } from './content-things.ts';
import { contentArguments, isMissing } from './load.ts';

/** Tells whether the path of a route's page is the id of its content, so that the id makes a canonical address. */
function hasOwnPath(route: RouteMatch | null): boolean {
  const content = route?.row.content;
  return content === undefined || route?.row.patterns.includes(content) === true;
}

/**
 * Returns the head of a page of words, from its own texts. Its canonical address is that in the language of its texts;
 * search engines list no landing.
 */
export function contentHead({ state, route, language, t }: HeadInput): HeadText {
  const { config } = state.site;
  const { brand } = config;
  const { data: page, error } = contentApi.endpoints.content.select(contentArguments(route, language))(state);
  if (!page) {
    const title = error !== undefined && isMissing(error) ? t('common:title_not_found', { brand }) : brand;
    return { title, description: '', canonical: null };
  }
  const { description, heading, languages } = page;
  const title = page.title.includes(brand) ? page.title : `${page.title} – ${brand}`;
  const isListed = page.class !== 'landing' && hasOwnPath(route) && listedLanguages(config).includes(page.language);
  if (!isListed) return { title, description, canonical: null };
  const path = `${paths.home(page.language)}/${page.id}`;
  const { data: known } = contentPagesApi.endpoints.contentPages.select(contentPagesArguments(language))(state);
  const trail = page.news
    ? [{ name: t('content:news'), path: newsPath(page.language) }]
    : trailOf(page, known?.pages ?? [], page.language);
  return {
    title,
    description,
    canonical: path,
    heading,
    trail,
    ...(page.news || page.id === NEWS_PAGE ? { feed: newsFeedPath(page.language) } : {}),
    languages,
    data: (origin) => contentThings({ page, origin, path, company: config.companyName, trail }),
  };
}
