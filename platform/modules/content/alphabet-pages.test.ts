import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { ContentRecord } from '#shared/contracts/content.ts';
import type { BlockKind, BlockPlace } from '#shared/contracts/content-blocks.ts';
import { COEF_VIEWS } from '#shared/domain/odds/coef-view.ts';
import { formatOdds } from '#shared/domain/odds/format-odds.ts';
import { defaultSiteConfig } from '../config/default-site-config.ts';
import { readBrandPages } from './brand-pages.ts';
import { linkFacts, type PageWords } from './page-links.ts';

const ROOT = 'betting-alphabet';
const config = defaultSiteConfig(false);
const pages = await readBrandPages();
const under = [...pages].filter(([id]) => id.startsWith(`${ROOT}/`));
const terms = under.filter(([, page]) => page.class === 'term');
const subjects = under.filter(([, page]) => page.class !== 'term').map(([id]) => id);

const blockOf = <Kind extends BlockKind>({ blocks }: ContentRecord, id: string, kind: Kind): BlockPlace<Kind> => {
  const block = blocks.find((one) => one.id === id);
  if (block?.kind !== kind) throw new Error(`No ${kind} ${id}`);
  return block as BlockPlace<Kind>;
};

/** All pages in their words of a language, as they are served. */
const wordsIn = (language: string): PageWords[] =>
  [...pages].map(([id, { class: kind, texts }]) => {
    const { heading: name = '', description: text = '', words = '' } = texts[language] ?? {};
    return { id, class: kind, name, text, words, language };
  });
const english = wordsIn('en');

/** English texts of the example of a term in words. */
function exampleOf(path: string): string {
  const block = pages.get(`${ROOT}/${path}`)?.texts.en?.blocks.inWords;
  if (!block) throw new Error(`No example in words of ${path}`);
  return (block as { readonly text: string }).text;
}

describe('[R-31] the alphabet of betting', () => {
  test('has terms in four blocks of two to four categories, each with a page of its own', () => {
    expect(terms.length).toBeGreaterThanOrEqual(64);
    const blocks = subjects.filter((id) => id.split('/').length === 2);
    expect(blocks).toEqual(['bets', 'markets', 'money', 'odds'].map((block) => `${ROOT}/${block}`));
    for (const block of blocks) {
      const categories = subjects.filter((id) => id.startsWith(`${block}/`));
      expect(categories.length, block).toBeGreaterThanOrEqual(2);
      expect(categories.length, block).toBeLessThanOrEqual(4);
    }
    for (const [id] of terms) {
      expect(id.split('/'), id).toHaveLength(4);
      expect(subjects).toContain(id.slice(0, id.lastIndexOf('/')));
    }
    for (const id of subjects.filter((one) => one.split('/').length === 3)) {
      expect(terms.filter(([term]) => term.startsWith(`${id}/`)).length, id).toBeGreaterThanOrEqual(2);
    }
  });

  test.each(terms)(
    '%s leads to two to four other terms, each once, and to the rule or tool that treats it',
    (id, page) => {
      const { pages: related } = blockOf(page, 'related', 'pageLinks');
      expect(related.length).toBeGreaterThanOrEqual(2);
      expect(related.length).toBeLessThanOrEqual(4);
      expect(new Set([...related, id]).size).toBe(related.length + 1);
      for (const other of related) expect(pages.get(other)?.class, other).toBe('term');
      const { pages: rules } = blockOf(page, 'rules', 'pageLinks');
      expect(rules.length).toBeGreaterThanOrEqual(1);
      expect(rules.filter((rule) => !rule.startsWith('information/'))).toEqual([]);
      const links = linkFacts(blockOf(page, 'rules', 'pageLinks'), english, () => true);
      expect(links.map((link) => link.id)).toEqual(rules);
    },
  );

  test.each(terms)('%s has one example: of a bet, which the engine calculates, or in words', (_id, { blocks }) => {
    expect(blocks.filter(({ id }) => id === 'example' || id === 'inWords')).toHaveLength(1);
  });

  test.each(config.languages)('has every entry whole in %s', async (language) => {
    for (const [table, texts] of [
      ['each-term', ['name', 'definition', 'text', 'words']],
      ['each-subject', ['name', 'text', 'words']],
    ] as const) {
      const read = async (file: string) =>
        JSON.parse(await readFile(new URL(`pages/${ROOT}/${table}/${file}.json`, import.meta.url), 'utf8'));
      const { entries } = await read('page');
      const written = (await read(language)).entries as Record<string, Record<string, string>>;
      expect(Object.keys(written)).toEqual(Object.keys(entries));
      for (const [path, own] of Object.entries(written)) {
        const example = 'inWords' in entries[path] ? ['example'] : [];
        expect(Object.keys(own).sort(), path).toEqual([...texts, ...example].sort());
        for (const text of Object.values(own)) expect(text.trim(), path).toMatch(/\p{L}/u);
      }
    }
    for (const [id, { texts }] of under) {
      const left = JSON.stringify(texts[language]).replace(/\{(?:brand|company|age|email)\}/g, '');
      expect(left.match(/\{\w+\}/g), id).toBeNull();
    }
  });

  test.each(config.languages)('defines each term in one or two sentences and calls no two alike, in %s', (language) => {
    const names = under.map(([, { texts }]) => texts[language]?.heading.toLocaleLowerCase(language));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    for (const [id, { texts }] of terms) {
      const { description = '', blocks = {} } = texts[language] ?? {};
      expect(description, id).toMatch(/[.?]$/);
      // A point between figures, and one before closing quotes, ends no sentence.
      expect(description.split(/[.?!](?=\s\p{L})/u).length, id).toBeLessThanOrEqual(2);
      expect((blocks.about as { readonly text: string }).text, id).toContain(description);
    }
  });
});

describe('the figures of the terms', () => {
  const formats = COEF_VIEWS.filter(({ isAsian }) => !isAsian);

  test('stand for every format that the site offers', () => {
    const named = terms.flatMap(([id]) => (id.startsWith(`${ROOT}/odds/formats/`) ? id.split('/').slice(3) : []));
    expect(named.sort()).toEqual(formats.map(({ format }) => `${format}-odds`).sort());
  });

  test.each(formats.filter(({ format }) => format !== 'decimal'))(
    'write $format odds as the price buttons do',
    ({ format, id }) => {
      const text = exampleOf(`odds/formats/${format}-odds`);
      for (const coef of [1500, 2500]) expect(text).toContain(formatOdds(coef, id, { decimalMark: '.' }));
    },
  );

  test('are the probabilities of their odds', () => {
    const percent = (odds: number, digits: number) => `${(100 / odds).toFixed(digits)}%`;
    const implied = exampleOf('odds/basics/implied-probability');
    expect([implied.includes(percent(2.5, 0)), implied.includes(percent(1.25, 0))]).toEqual([true, true]);
    const margin = exampleOf('odds/basics/margin');
    expect(margin).toContain(`At 1.92 and 1.92 the probabilities are ${percent(1.92, 1)} each`);
    expect(margin).toContain(`${(200 / 1.92).toFixed(1)}% together`);
    expect(exampleOf('odds/basics/favourite')).toContain(
      `A at 1.40 and B at 3.20: A is the favourite. In ${percent(1.4, 1)}`,
    );
  });

  test('take from a cash-out the margin that the site takes', () => {
    const margin = Number((config.couponCashOut as { readonly margin: string }).margin);
    const offer = 30 * 0.6 * (1 - margin);
    const text = exampleOf('money/cash-out/cash-out');
    expect(text).toContain(
      `it is worth ${(30 * 0.6).toFixed(2)}. Less a margin of ${margin * 100}% you are offered ${offer.toFixed(2)}.`,
    );
    const part = exampleOf('money/cash-out/partial-cash-out');
    expect(part).toContain(`${offer.toFixed(2)} for the whole bet. For half of it you get ${(offer / 2).toFixed(2)}`);
  });
});
