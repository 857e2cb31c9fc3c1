import type { ContentPage, ContentRecord, NewsArticle, NewsPage } from '#shared/contracts/content.ts';
import { NEWS_PAGE, NEWS_TOPICS, type NewsTopic } from '#shared/domain/routing/news.ts';
import { shownTexts } from './shown-texts.ts';

/** Articles of a page of the list; a feed has those of the first page. */
export const NEWS_PAGE_SIZE = 20;

/** Page of content with its id. */
export interface FoundArticle {
  readonly id: string;
  readonly record: ContentRecord;
}

/** Tells whether a page is an article of the news: these stand below the page that lists them. */
export function isNews({ id, record }: FoundArticle): boolean {
  return record.class === 'article' && id.startsWith(`${NEWS_PAGE}/`);
}

/** Returns the latest of some days; ISO dates are in the order of their days. */
const latest = (days: readonly string[]): string => [...days].sort().at(-1) ?? '';

/**
 * Returns the days of an article: that of its first version, or of a later begin of its publication, and that of its
 * present version.
 */
function daysOf({ versions, publishedFrom }: ContentRecord): { readonly on: string; readonly updatedOn: string } {
  const begin = publishedFrom === null ? [] : [new Date(publishedFrom).toISOString().slice(0, 10)];
  const days = versions.map(({ on }) => on);
  const on = latest([...days.slice(0, 1), ...begin]);
  return { on, updatedOn: latest([on, ...days]) };
}

/** Returns the articles among pages, the newest first; those of one day by the instant of publication, then by id. */
export function newsAmong(pages: readonly FoundArticle[]): FoundArticle[] {
  return pages
    .filter(isNews)
    .map((page) => ({ page, on: daysOf(page.record).on, from: page.record.publishedFrom ?? 0 }))
    .sort((a, b) => (a.on === b.on ? b.from - a.from || (a.page.id < b.page.id ? -1 : 1) : a.on < b.on ? 1 : -1))
    .map(({ page }) => page);
}

/** Fills the values of the site into texts, in their language. */
type Fill = <Part>(part: Part, language: string) => Part;

interface ListInput {
  readonly topic: NewsTopic | undefined;
  /** From 1. */
  readonly page: number;
  readonly language: string;
  readonly fill: Fill;
}

function linkOf({ id, record }: FoundArticle, { language: wanted, fill }: Pick<ListInput, 'fill' | 'language'>) {
  const { language, texts } = shownTexts(record, wanted);
  return { id, language, ...fill({ heading: texts.heading, description: texts.description }, language) };
}

/** Returns a page of the list; the last one where there are fewer pages. */
export function newsPage(articles: readonly FoundArticle[], input: ListInput): NewsPage {
  const found = articles.filter(({ record }) => input.topic === undefined || record.topics.includes(input.topic));
  const pages = Math.ceil(found.length / NEWS_PAGE_SIZE);
  const page = Math.max(1, Math.min(input.page, pages));
  return {
    articles: found
      .slice((page - 1) * NEWS_PAGE_SIZE, page * NEWS_PAGE_SIZE)
      .map((one): NewsArticle => ({ ...linkOf(one, input), ...daysOf(one.record), topics: one.record.topics })),
    page,
    pages,
    topics: NEWS_TOPICS.filter((topic) => articles.some(({ record }) => record.topics.includes(topic))),
  };
}

/** Returns what an article is besides a page; null for a page that is none of the articles. */
export function newsFacts(
  id: string,
  articles: readonly FoundArticle[],
  input: Pick<ListInput, 'fill' | 'language'>,
): ContentPage['news'] {
  const at = articles.findIndex((one) => one.id === id);
  const article = articles[at];
  if (!article) return null;
  const link = (one: FoundArticle | undefined) => {
    if (!one) return null;
    const { heading, language } = linkOf(one, input);
    return { id: one.id, heading, language };
  };
  const { topics } = article.record;
  return { ...daysOf(article.record), topics, before: link(articles[at + 1]), after: link(articles[at - 1]) };
}
