import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { linkedRows } from '#shared/domain/routing/linked-rows.ts';
import { pageNames } from './page-names.ts';

test.each(LANGUAGES.map(({ code }) => code))(
  'every linked page has its name in %s, and words for the search',
  (language) => {
    const names = pageNames(language);
    for (const { id, links } of linkedRows()) {
      expect(names[id], id).toBeTruthy();
      if (links.places.includes('search')) expect(names[`words_${id}`], id).toBeTruthy();
    }
  },
);

test('a page is named as its own heading is', () => {
  expect(pageNames('de')['information-betting-calculator']).toBe('Wettrechner');
});
