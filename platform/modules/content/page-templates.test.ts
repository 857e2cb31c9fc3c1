import { describe, expect, test } from 'vitest';
import { SPORTS, sportBySlug } from '#shared/domain/sports/sports.ts';
import { isTemplate, pagesOfTemplate } from './page-templates.ts';

const structure = {
  ...{ each: 'sport', class: 'legal' },
  blocks: [
    { id: 'all', kind: 'text' },
    { id: 'goals', kind: 'text', families: ['goals'] },
    { id: 'hockey', kind: 'text', sports: ['ice-hockey'] },
    { id: 'markets', kind: 'sportMarkets', sport: '{slug}' },
  ],
};
const textsOf = (all: string) => ({
  title: 'Rules: {sport}',
  blocks: { all: { text: all }, goals: { text: 'Goals.' }, hockey: { text: 'Overtime.' }, markets: {}, stray: {} },
});
const pages = await pagesOfTemplate({
  structure,
  texts: { en: textsOf('{sport}: {periods} periods, {minutes} minutes, {brand}'), de: textsOf('{sport}') },
});

describe('a template of pages', () => {
  test('is told from a page by what it stands for', () => {
    expect([isTemplate(structure), isTemplate({ class: 'legal' })]).toEqual([true, false]);
  });

  test('stands for a page of every sport', () => {
    expect([...pages.keys()]).toEqual(SPORTS.map(({ slug }) => slug));
  });

  test('gives each the name, the periods and the length of its sport, and leaves values of the site', () => {
    const { maxPeriods, durationMinutes } = sportBySlug('ice-hockey') ?? {};
    const { texts } = pages.get('ice-hockey') ?? { texts: {} };
    expect(texts).toMatchObject({
      en: {
        title: 'Rules: Ice hockey',
        blocks: { all: { text: `Ice hockey: ${maxPeriods} periods, ${durationMinutes} minutes, {brand}` } },
      },
      de: { title: 'Rules: Eishockey', blocks: { all: { text: 'Eishockey' } } },
    });
  });

  test.each([
    ['ice-hockey', ['all', 'goals', 'hockey', 'markets']],
    ['football', ['all', 'goals', 'markets']],
    ['tennis', ['all', 'markets']],
  ])('gives %s the blocks that concern it, with their texts alone', (slug, expected) => {
    const page = pages.get(slug);
    const blocks = page?.structure.blocks as { id: string; sport?: string; families?: unknown; sports?: unknown }[];
    expect(blocks.map(({ id }) => id)).toEqual(expected);
    expect(blocks.at(-1)).toEqual({ id: 'markets', kind: 'sportMarkets', sport: slug });
    expect(blocks.every(({ families, sports }) => families === undefined && sports === undefined)).toBe(true);
    // A text without a block stays, so that the test of the pages names it.
    const texts = page?.texts.en as { blocks: object };
    expect(Object.keys(texts.blocks)).toEqual([...expected, 'stray']);
  });

  test.each([
    ['an unknown family', { families: ['goal'] }],
    ['an unknown sport', { sports: ['soccer'] }],
  ])('is refused with a block for %s', async (_, limits) => {
    const wrong = { ...structure, blocks: [{ id: 'all', kind: 'text', ...limits }] };
    await expect(pagesOfTemplate({ structure: wrong, texts: {} })).rejects.toThrow(/Expected/);
  });

  test('is refused for anything but sports', async () => {
    await expect(pagesOfTemplate({ structure: { ...structure, each: 'club' }, texts: {} })).rejects.toThrow(/sport/);
  });
});
