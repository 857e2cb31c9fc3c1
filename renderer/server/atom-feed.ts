import type { NewsArticle } from '#shared/contracts/content.ts';
import { newsFeedPath, newsPath } from '#shared/domain/routing/news.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { languageTag } from '#shared/domain/seo/language-tag.ts';
import { withoutDirectionControls } from '#shared/domain/support/direction-controls.ts';
import { escapeHtml } from './html-template.ts';

/** What XML 1.0 forbids in any form. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string) => escapeHtml(withoutDirectionControls(text).replace(FORBIDDEN, ''));
const element = (name: string, text: string, attributes = '') => `<${name}${attributes}>${escaped(text)}</${name}>`;
const instantOf = (day: string) => `${day}T00:00:00Z`;

interface AtomFeed {
  /** Scheme and host of the canonical addresses. */
  readonly origin: string;
  /** Language of the site that the feed leads to. */
  readonly language: string;
  readonly title: string;
  readonly subtitle: string;
  /** Name of the operator, who writes the articles. */
  readonly author: string;
  /** The newest first. */
  readonly articles: readonly NewsArticle[];
  /** Day of the list itself, which an empty feed has alone. */
  readonly since: string;
}

/**
 * Returns one article. Its id is its canonical address, which is that in the language of its words, so that it is the same
 * entry in the feed of each language that shows these; its link leads to the page in the language of the feed.
 */
function entryOf(article: NewsArticle, { origin, language }: AtomFeed): string {
  const { id, heading, description, language: own, on, updatedOn, topics } = article;
  const inOwn = own === language ? '' : ` xml:lang="${languageTag(own)}"`;
  return [
    '<entry>',
    element('id', `${origin}${paths.home(own)}/${id}`),
    element('title', heading, inOwn),
    `<link rel="alternate" type="text/html" href="${escaped(`${origin}${paths.home(language)}/${id}`)}"/>`,
    element('published', instantOf(on)),
    element('updated', instantOf(updatedOn)),
    ...topics.map((topic) => `<category term="${topic}"/>`),
    element('summary', description, inOwn),
    '</entry>',
  ].join('\n');
}

/** Returns the news of a language as an Atom feed (RFC 4287). */
export function atomFeed(feed: AtomFeed): string {
  const { origin, language, title, subtitle, author, articles, since } = feed;
  const self = `${origin}${newsFeedPath(language)}`;
  const updated = [since, ...articles.map(({ updatedOn }) => updatedOn)].sort().at(-1) ?? since;
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag(language)}">`,
    element('id', self),
    element('title', title),
    element('subtitle', subtitle),
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(`${origin}${newsPath(language)}`)}"/>`,
    element('updated', instantOf(updated)),
    `<author>${element('name', author)}${element('uri', origin)}</author>`,
    ...articles.map((article) => entryOf(article, feed)),
    '</feed>',
  ].join('\n')}\n`;
}
