import { describe, expect, test } from 'vitest';
import { pagesOfEntries } from './entry-templates.ts';
import { isTemplate, pagesOfTemplate } from './page-templates.ts';

const structure = {
  ...{ each: 'entry', class: 'term', fallback: 'en', places: ['search'] },
  blocks: [
    { id: 'about', kind: 'text' },
    { id: 'example', kind: 'couponExample', own: true },
    { id: 'below', kind: 'termList', under: 'words/{path}', by: 'subject' },
  ],
  entries: { 'bets/single': { example: { type: 'single', amount: 1000 } }, 'bets/stake': {} },
};
const frame = { title: '{name}: meaning', description: '{definition}', words: '{words}, {original}' };
const blocks = { about: { text: '{text} {brand}' }, example: { title: 'Example of {name}' }, below: { text: 'Below' } };
const en = {
  ...{ ...frame, blocks },
  entries: {
    'bets/stake': { name: 'Stake', definition: 'What is bet.', text: 'Money.', words: 'amount' },
    'bets/single': { name: 'Single', definition: 'One selection.', text: 'Simple.', words: 'ordinary' },
  },
};
const de = {
  ...{ ...frame, title: 'Was heißt {name}?', blocks },
  entries: { 'bets/single': { name: 'Einzelwette', definition: 'Ein Tipp.', text: 'Einfach.', words: 'Solo' } },
};
const pages = pagesOfEntries({ structure, texts: { en, de } });

describe('a template of entries', () => {
  test('is one of those that stand for many pages', async () => {
    expect(isTemplate(structure)).toBe(true);
    expect([...(await pagesOfTemplate({ structure, texts: { en, de } })).keys()]).toEqual([...pages.keys()]);
  });

  test('stands for a page of each entry, in the order of its table', () => {
    expect([...pages].map(([path, { structure: own }]) => [path, own.order, own.class])).toEqual([
      ['bets/single', 1, 'term'],
      ['bets/stake', 2, 'term'],
    ]);
    expect(pages.get('bets/stake')?.structure).not.toHaveProperty('entries');
    expect(pages.get('bets/stake')?.structure).not.toHaveProperty('each');
  });

  test('gives an entry its settings and its path, and no block that only others have', () => {
    expect(pages.get('bets/single')?.structure.blocks).toEqual([
      { id: 'about', kind: 'text' },
      { id: 'example', kind: 'couponExample', type: 'single', amount: 1000 },
      { id: 'below', kind: 'termList', under: 'words/bets/single', by: 'subject' },
    ]);
    expect(pages.get('bets/stake')?.structure.blocks).toEqual([
      { id: 'about', kind: 'text' },
      { id: 'below', kind: 'termList', under: 'words/bets/stake', by: 'subject' },
    ]);
  });

  test('puts the texts of an entry into its page, with its name in the fallback language, and leaves values of the site', () => {
    expect(pages.get('bets/single')?.texts.de).toEqual({
      ...{ title: 'Was heißt Einzelwette?', description: 'Ein Tipp.', words: 'Solo, Single' },
      blocks: {
        about: { text: 'Einfach. {brand}' },
        example: { title: 'Example of Einzelwette' },
        below: { text: 'Below' },
      },
    });
    expect(pages.get('bets/stake')?.texts.en).toMatchObject({ title: 'Stake: meaning' });
    expect(pages.get('bets/stake')?.texts.en).not.toHaveProperty('blocks.example');
  });

  test('writes no page in a language without the texts of its entry', () => {
    expect(Object.keys(pages.get('bets/stake')?.texts ?? {})).toEqual(['en']);
  });

  test.each([
    ['texts of an entry that is not in the table', { entries: { 'bets/single': {} } }, /en have bets\/stake/],
    ['settings of no block', { entries: { ...structure.entries, 'bets/stake': { exmaple: {} } } }, /exmaple/],
    ['an entry without texts', { entries: { ...structure.entries, 'bets/odds': {} } }, /bets\/odds has no texts/],
  ])('is refused with %s', (_, wrong, message) => {
    expect(() => pagesOfEntries({ structure: { ...structure, ...wrong }, texts: { en, de } })).toThrow(message);
  });
});
