import type { Crumb } from '#renderer/lib/pages/page-record.ts';
import type { ContentPage } from '#shared/contracts/content.ts';
import { languageTag } from '#shared/domain/seo/language-tag.ts';
import { organizationId } from '#shared/domain/seo/organization-id.ts';
import { withoutMarks } from './without-marks.ts';

const CONTEXT = 'https://schema.org';

interface ThingsInput {
  readonly page: ContentPage;
  /** Scheme and host of the canonical address. */
  readonly origin: string;
  /** Canonical path. */
  readonly path: string;
  /** Name of the operator. */
  readonly company: string;
  /** Pages between home and this one, from the outermost. */
  readonly trail: readonly Crumb[];
}

function articleThing({ page, origin, path, company }: ThingsInput) {
  const url = `${origin}${path}`;
  const operator = { '@type': 'Organization', '@id': organizationId(origin), name: company, url: origin };
  return {
    '@context': CONTEXT,
    '@type': page.news ? 'NewsArticle' : 'Article',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: page.heading,
    description: page.description,
    inLanguage: languageTag(page.language),
    datePublished: page.news?.on ?? page.versions[0]?.on,
    dateModified: page.news?.updatedOn ?? page.versions.at(-1)?.on,
    author: operator,
    publisher: operator,
  };
}

/** Describes a page that lists things, with the competitions that it is about. */
function collectionThing({ page, origin, path }: ThingsInput) {
  const url = `${origin}${path}`;
  const subjects = new Map(
    page.blocks.flatMap((block) =>
      'subject' in block && block.subject ? [[block.subject.id, block.subject.name]] : [],
    ),
  );
  return {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    '@id': `${url}#page`,
    url,
    name: page.heading,
    description: page.description,
    inLanguage: languageTag(page.language),
    about: [...subjects.values()].map((name) => ({ '@type': 'SportsOrganization', name })),
  };
}

const termSetId = (url: string): string => `${url}#terms`;

/** Describes a term of the alphabet, which the outermost page above it holds. */
function termThing({ page, origin, path, trail }: ThingsInput) {
  const url = `${origin}${path}`;
  const [whole] = trail;
  const set = whole && { url: `${origin}${whole.path}`, name: whole.name };
  return {
    '@context': CONTEXT,
    '@type': 'DefinedTerm',
    '@id': `${url}#term`,
    url,
    name: page.heading,
    description: page.description,
    inLanguage: languageTag(page.language),
    ...(set ? { inDefinedTermSet: { '@type': 'DefinedTermSet', '@id': termSetId(set.url), ...set } } : {}),
  };
}

/** Describes the alphabet as the set of its terms; a page with a part of them describes none. */
function termSetThings({ page, origin, path }: ThingsInput) {
  const list = page.blocks.find((block) => block.kind === 'termList');
  if (list?.kind !== 'termList' || list.by !== 'letter') return [];
  const url = `${origin}${path}`;
  const home = path.slice(0, -page.id.length);
  return [
    {
      '@context': CONTEXT,
      '@type': 'DefinedTermSet',
      '@id': termSetId(url),
      url,
      name: page.heading,
      description: page.description,
      inLanguage: languageTag(page.language),
      hasDefinedTerm: list.terms.map(({ id, name }) => {
        const address = `${origin}${home}${id}`;
        return { '@type': 'DefinedTerm', '@id': `${address}#term`, name, url: address };
      }),
    },
  ];
}

function questionThings({ page, origin, path }: ThingsInput) {
  const questions = page.blocks.flatMap((block) => (block.kind === 'faq' ? block.items : []));
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ title, text }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: withoutMarks(text) },
  }));
  const url = `${origin}${path}`;
  return [
    {
      '@context': CONTEXT,
      '@type': 'FAQPage',
      '@id': `${url}#faq`,
      url,
      inLanguage: languageTag(page.language),
      mainEntity,
    },
  ];
}

function pageThing(input: ThingsInput): object {
  switch (input.page.class) {
    case 'composed':
      return collectionThing(input);
    case 'term':
      return termThing(input);
    default:
      return articleThing(input);
  }
}

/**
 * Returns the structured data of a page of content: the article, collection or term, the set of terms that it lists, and
 * the questions that it answers (schema.org).
 */
export function contentThings(input: ThingsInput): object[] {
  return [pageThing(input), ...termSetThings(input), ...questionThings(input)];
}
