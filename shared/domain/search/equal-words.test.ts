import { expect, test } from 'vitest';
import { equalWords } from './equal-words.ts';

test.each([
  ['sankt', 'st'],
  ['saint', 'sao'],
  ['utd', 'united'],
  ['unite', 'utd'],
  ['lokom', 'loko'],
])('%s stands for %s as well', (typed, word) => {
  expect(equalWords(typed)).toContain(word);
});

test.each(['dam', 'fem', 'lad', 'sent', 'unit', 'arsenal', ''])(
  '%j, which may begin any word, stands for itself',
  (typed) => {
    expect(equalWords(typed)).toEqual([]);
  },
);
