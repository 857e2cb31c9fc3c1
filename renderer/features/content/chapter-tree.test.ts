import { describe, expect, test } from 'vitest';
import { loadLaterRoutes } from '#renderer/app/load-later-routes.ts';
import { chapterGroups, filteredGroups, foundCount, inReadingOrder, trailOf } from './chapter-tree.ts';

const page = (id: string, name: string, words = '') => ({ id, name, words });
const PAGES = [
  page('rules/1', 'General rules', 'terms'),
  page('rules/1/odds', 'Quoten und Irrtümer', 'error, palpable'),
  page('rules/1/void', 'Void bets', 'postponed, abandoned'),
  page('rules/3/tennis/sets', 'Sets', 'tie-break'),
  page('rules-of-thumb', 'Not below it'),
  page('rules', 'The root itself'),
];
const groups = chapterGroups(PAGES, 'rules');
const shown = (typed: string) =>
  filteredGroups(groups, typed).map(({ id, chapters }) => [id, ...chapters.map(({ name }) => name)].join(' | '));

describe('chapters', () => {
  test('are the pages below an id, deeper ones in the group of their first part', () => {
    expect(groups.map(({ id, head, chapters }) => [id, head?.name, chapters.length])).toEqual([
      ['rules/1', 'General rules', 2],
      ['rules/3', undefined, 1],
    ]);
    expect(inReadingOrder(groups).map(({ id }) => id)).toEqual([
      'rules/1',
      'rules/1/odds',
      'rules/1/void',
      'rules/3/tennis/sets',
    ]);
  });

  test('are followed by the pages below them, whatever their places in the list', () => {
    const listed = ['rules/4/a', 'rules/4/b', 'rules/4/a/two', 'rules/4/a/one', 'rules/4/ab'].map((id) => page(id, id));
    expect(chapterGroups(listed, 'rules').flatMap(({ chapters }) => chapters.map(({ id }) => id))).toEqual([
      'rules/4/a',
      'rules/4/a/two',
      'rules/4/a/one',
      'rules/4/b',
      'rules/4/ab',
    ]);
  });

  test.each<[string, string[], number]>([
    ['', ['rules/1 | Quoten und Irrtümer | Void bets', 'rules/3 | Sets'], 4],
    ['  ', ['rules/1 | Quoten und Irrtümer | Void bets', 'rules/3 | Sets'], 4],
    ['VOID', ['rules/1 | Void bets'], 1],
    ['irrtumer', ['rules/1 | Quoten und Irrtümer'], 1],
    ['postponed bets', ['rules/1 | Void bets'], 1],
    ['bets postponed odds', [], 0],
    ['general', ['rules/1'], 1],
    ['tie-break', ['rules/3 | Sets'], 1],
    ['(.*', [], 0],
  ])('that have all of %j in their names and words are found', (typed, expected, count) => {
    expect(shown(typed)).toEqual(expected);
    expect(foundCount(groups, typed)).toBe(count);
  });

  test('give a page the path from the whole, and none to a page without them', () => {
    const block = { id: 'all', kind: 'chapters', under: 'rules', title: 'Rules' } as const;
    expect(trailOf({ id: 'rules/1/odds', blocks: [block] }, PAGES, 'de')).toEqual([
      { name: 'Rules', path: '/de/rules' },
      { name: 'General rules', path: '/de/rules/1' },
    ]);
    expect(trailOf({ id: 'rules/10', blocks: [block] }, PAGES, 'de')).toHaveLength(1);
    expect(trailOf({ id: 'rules/1/odds', blocks: [] }, PAGES, 'de')).toEqual([]);
  });

  test('give a page of an offer the path over its list, and over the list of that', async () => {
    await loadLaterRoutes();
    const pages = ['promo', 'bonus/rules', 'special-offer/rules', 'bonus/casino', 'bonus/casino/promo'].map((id) => ({
      ...{ id, name: id, words: '' },
    }));
    const over = (id: string) => trailOf({ id, blocks: [] }, pages, 'de').map(({ path }) => path);
    expect(over('promotions/free-bet')).toEqual(['/de/promo']);
    expect(over('bonus/rules/free-bet')).toEqual(['/de/bonus/rules']);
    expect(over('special-offer/partners/kickoff')).toEqual(['/de/special-offer/rules']);
    expect(over('bonus/casino/promotions/x')).toEqual(['/de/bonus/casino', '/de/bonus/casino/promo']);
    expect(over('promo')).toEqual([]);
    // A list that the operator has removed is no part of the path.
    expect(trailOf({ id: 'promotions/free-bet', blocks: [] }, [], 'de')).toEqual([]);
  });
});
