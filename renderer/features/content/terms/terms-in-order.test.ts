import { describe, expect, test } from 'vitest';
import { filteredGroups, foundCount } from '../chapter-tree.ts';
import { termSubjects, termsByInitial } from './terms-in-order.ts';

const term = (name: string, rest: { id?: string; words?: string } = {}) => ({
  ...{ id: `words/${name}`, name, text: `Means ${name}.`, words: '', language: 'en' },
  ...rest,
});
const initials = (language: string, ...names: string[]) =>
  termsByInitial(
    names.map((name) => term(name)),
    language,
  ).map(({ id, chapters }) => `${id}: ${chapters.map(({ name }) => name).join(', ')}`);

describe('the alphabet of terms', () => {
  test.each([
    ['en', ['void', 'Stake', 'Single', 'Void bet'], ['S: Single, Stake', 'V: void, Void bet']],
    ['de', ['Zahl', 'Über', 'Unter'], ['U: Über, Unter', 'Z: Zahl']],
    ['fr', ['Écart', 'Gain', 'Enjeu'], ['E: Écart, Enjeu', 'G: Gain']],
    ['tr', ['İade', 'Ilık', 'oran'], ['I: Ilık', 'İ: İade', 'O: oran']],
    ['es', ['Ñandú', 'Nulo'], ['N: Nulo', 'Ñ: Ñandú']],
    ['ru', ['Ординар', 'Банк'], ['Б: Банк', 'О: Ординар']],
    ['ar', ['رهان', 'مبلغ', 'حد'], ['ح: حد', 'ر: رهان', 'م: مبلغ']],
    ['en', ['1X2', 'Odds', '2Way'], ['#: 1X2, 2Way', 'O: Odds']],
  ])('of %s has %j as %j', (language, names, expected) => {
    expect(initials(language, ...names)).toEqual(expected);
  });

  test('is filtered by names, definitions and words of the search, without case and accents', () => {
    const groups = termsByInitial([term('Écart', { words: 'spread' }), term('Gain')], 'fr');
    const found = (typed: string) =>
      filteredGroups(groups, typed).flatMap(({ chapters }) => chapters.map(({ name }) => name));
    expect([found('ecart'), found('SPREAD'), found('means'), found('x')]).toEqual([
      ['Écart'],
      ['Écart'],
      ['Écart', 'Gain'],
      [],
    ]);
    expect(foundCount(groups, 'means')).toBe(2);
  });
});

test('terms stand below the pages that group them, these within each other', () => {
  const group = (id: string) => ({ id, name: id, text: '', language: 'en' });
  const terms = [term('a', { id: 'w/x/y/a' }), term('b', { id: 'w/x/b' }), term('c', { id: 'w/z/c' })];
  const subjects = termSubjects({ terms, groups: ['w/x', 'w/x/y', 'w/z'].map(group) }, 'w');
  expect(subjects.map(({ page, terms: own }) => [page.id, own.map(({ name }) => name)])).toEqual([
    ['w/x', ['a', 'b']],
    ['w/z', ['c']],
  ]);
  expect(subjects[0]?.subjects.map(({ page, terms: own }) => [page.id, own.length])).toEqual([['w/x/y', 1]]);
});
