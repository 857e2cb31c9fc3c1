import { describe, expect, test } from 'vitest';
import { BLOCK_SAMPLES, contentPage } from '#renderer/lib/test-fixtures/content.fixture.ts';
import type { ContentPage } from '#shared/contracts/content.ts';
import { contentThings } from './content-things.ts';

const ORIGIN = 'https://fairline.test';
const ALPHABET = 'betting-alphabet';
const url = `${ORIGIN}/en/${ALPHABET}`;
const trail = [
  { name: 'Alphabet', path: `/en/${ALPHABET}` },
  { name: 'Bets', path: `/en/${ALPHABET}/bets` },
];
const thingsOf = (page: ContentPage, above: typeof trail = []) =>
  contentThings({ page, origin: ORIGIN, path: `/en/${page.id}`, company: 'Fairline', trail: above });

describe('[R-31] the structured data of the alphabet', () => {
  const id = `${ALPHABET}/bets/types/single`;
  const defined = {
    '@type': 'DefinedTerm',
    '@id': `${ORIGIN}/en/${id}#term`,
    name: 'Single',
    url: `${ORIGIN}/en/${id}`,
  };

  test('describes a term with its definition, as one of the set of the outermost page above it', () => {
    const page = contentPage({
      id,
      class: 'term',
      heading: 'Single',
      description: 'A bet on one selection.',
      blocks: [],
    });
    expect(thingsOf(page, trail)).toEqual([
      {
        '@context': 'https://schema.org',
        ...defined,
        description: 'A bet on one selection.',
        inLanguage: 'en',
        inDefinedTermSet: { '@type': 'DefinedTermSet', '@id': `${url}#terms`, name: 'Alphabet', url },
      },
    ]);
    expect(thingsOf(page)[0]).not.toHaveProperty('inDefinedTermSet');
  });

  test('describes the alphabet as the set of its terms, and a page with a part of them as none', () => {
    const list = contentPage({ id: ALPHABET, class: 'composed', blocks: [BLOCK_SAMPLES.termList] });
    const [, set] = thingsOf(list);
    expect(set).toMatchObject({ '@type': 'DefinedTermSet', '@id': `${url}#terms`, url, hasDefinedTerm: [defined] });
    expect(thingsOf({ ...list, blocks: [{ ...BLOCK_SAMPLES.termList, by: 'subject' }] })).toHaveLength(1);
  });
});
