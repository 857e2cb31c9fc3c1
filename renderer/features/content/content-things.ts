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
}

function articleThing({ page, origin, path, company }: ThingsInput) {
  const url = `${origin}${path}`;
  const operator = { '@type': 'Organization', '@id': organizationId(origin), name: company, url: origin };
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: page.heading,
    description: page.description,
    inLanguage: languageTag(page.language),
    datePublished: page.versions[0]?.on,
    dateModified: page.versions.at(-1)?.on,
    author: operator,
    publisher: operator,
  };
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

/** Returns the structured data of a page of words: the article, and the questions that it answers (schema.org). */
export function contentThings(input: ThingsInput): object[] {
  return [articleThing(input), ...questionThings(input)];
}
