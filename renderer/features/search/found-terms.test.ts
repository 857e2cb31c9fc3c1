import { expect, test } from 'vitest';
import { pageNames } from '#build/page-names.ts';
import { readBrandPages } from '#platform/modules/content/brand-pages.ts';
import { linkedRows } from '#shared/domain/routing/linked-rows.ts';
import { LANGUAGES } from '#tests/fixtures/render-part.tsx';
import { type NamedPage, pagesNamed } from './found-pages.ts';

const noPage: NamedPage = { id: '', title: '', words: '', to: '' };
const brand = [...(await readBrandPages())];

/** All pages that the search knows in a language: those of content, and those of rows. */
function pagesIn(language: string): NamedPage[] {
  const names = pageNames(language);
  const rows = linkedRows().filter(({ links }) => links.places.includes('search'));
  return [
    ...rows.map(({ id }) => ({
      id,
      title: names[id] ?? '',
      words: names[`words_${id}`] ?? '',
      to: `/${language}/${id}`,
    })),
    ...brand
      .filter(([, { places }]) => places.includes('search'))
      .map(([id, { texts }]) => {
        const { heading = '', name: title = heading, words = '' } = texts[language] ?? {};
        return { id, title, words, to: `/${language}/${id}` };
      }),
  ];
}

test.each(LANGUAGES)(
  '[R-31] each term of the alphabet is found by its name and its words, and by its English name, in %s',
  (language) => {
    const pages = pagesIn(language);
    const titled = (text: string) =>
      pagesNamed(pages, text).filter(({ title }) => pagesNamed([{ ...noPage, title }], text).length > 0);
    const lost = brand.flatMap(([id, { class: kind, texts }]) => {
      if (kind !== 'term') return [];
      const { heading = '', words = '' } = texts[language] ?? {};
      const original = texts.en?.heading ?? '';
      // Three pages that have a word in their own names are what it means: „Bet“ finds “Bet-Builder” in German.
      const typed = [heading, ...words.split(/[,،] /), original].filter(
        (text) => text === heading || titled(text).length < 3,
      );
      return typed
        .filter((text) => !pagesNamed(pages, text).some((page) => page.id === id))
        .map((text) => `${id}: ${text}`);
    });
    expect(lost).toEqual([]);
  },
);
