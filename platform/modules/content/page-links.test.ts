import { describe, expect, test } from 'vitest';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';
import { linkFacts, type PageWords, termFacts } from './page-links.ts';

const page = (id: string, name: string, rest: Partial<PageWords> = {}): PageWords => ({
  ...{ id, class: 'term', name, text: `What ${name} means.`, words: `${name} words`, language: 'en' },
  ...rest,
});
const PAGES = [
  page('words', 'All words', { class: 'composed' }),
  page('words/money', 'Money', { class: 'composed' }),
  page('words/money/amounts', 'Amounts', { class: 'composed' }),
  page('words/money/amounts/stake', 'Stake'),
  page('words/empty', 'Empty', { class: 'composed' }),
  page('words/odds', 'Quote', { language: 'de' }),
  page('words-of-others/odds', 'Odds'),
];
const linked = (at: number) => {
  const { id, name, text, language } = PAGES[at] as PageWords;
  return { id, name, text, language };
};

describe('a list of terms', () => {
  test('has the terms below its id with the words of the search, and the pages that group them', () => {
    expect(termFacts({ id: 'all', kind: 'termList', under: 'words', by: 'letter' }, PAGES)).toEqual({
      terms: [
        { ...linked(3), words: 'Stake words' },
        { ...linked(5), words: 'Quote words' },
      ],
      groups: [linked(1), linked(2)],
    });
  });

  test('of a group has what is below that alone', () => {
    expect(termFacts({ id: 'all', kind: 'termList', under: 'words/money/amounts', by: 'subject' }, PAGES)).toEqual({
      terms: [{ ...linked(3), words: 'Stake words' }],
      groups: [],
    });
  });
});

describe('links to pages', () => {
  const facts = (...pages: string[]) => linkFacts({ id: 'more', kind: 'pageLinks', pages }, PAGES, () => true);

  test('have the words of pages of content and the rows of others, in their order', () => {
    expect(facts('information/betting-calculator', 'words/odds', 'words')).toEqual([
      { id: 'information/betting-calculator', row: 'information-betting-calculator' },
      linked(5),
      linked(0),
    ]);
  });

  test('leave out a page of a row that the site has not', () => {
    const place = { id: 'more', kind: 'pageLinks', pages: ['information/betting-calculator', 'words'] } as const;
    const asked: number[] = [];
    const isOn = (flag: number) => asked.push(flag) === 0;
    expect(linkFacts({ ...place, pages: [...place.pages] }, PAGES, isOn)).toEqual([linked(0)]);
    expect(asked).toEqual([ROUTE_FLAGS.calculator]);
  });

  test.each(['information/about', 'words/nothing', 'no-such-page', 'live', 'user/coupon', '../etc'])(
    'leave out %s, which has no name or is not there',
    (id) => {
      expect(facts(id)).toEqual([]);
    },
  );
});
