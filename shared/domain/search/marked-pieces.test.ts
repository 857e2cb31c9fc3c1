import { distance } from 'fastest-levenshtein';
import { describe, expect, test } from 'vitest';
import { markedPieces } from './marked-pieces.ts';

const marked = (name: string, typed: string, isFoundByName: boolean) =>
  markedPieces(name, typed, { distance, isFoundByName })
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('');

describe('the marked pieces of a found name', () => {
  test.each([
    ['Manchester United', 'man uni', '[Man]chester [Uni]ted'],
    ['Bodø/Glimt', 'bod gli', '[Bod]ø/[Gli]mt'],
    ['Спартак Москва', 'spar', '[Спар]так Москва'],
    ['Fenerbahçe', 'FENERBAHCE', '[Fenerbahçe]'],
    ['Preußen Münster', 'preus', '[Preuß]en Münster'],
    ['Arsenal', 'арсен', '[Arsen]al'],
    ['أرسنال', 'ارسن', '[أرسن]ال'],
  ])('that begin with the typed words are as long as these: %s, typed %s: %s', (name, typed, expected) => {
    expect(marked(name, typed, true)).toBe(expected);
    expect(marked(name, typed, false)).toBe(expected);
  });

  test.each([
    ['Manchester United', 'man utd', '[Manchester] [United]'],
    ['Manchester United', 'machester untied', '[Manchester] [United]'],
    ['Manchester United', 'united machester', '[Manchester] [United]'],
    ['Manchester City', 'manchster', '[Manchester] City'],
    ['St. Pauli', 'sankt pau', '[St]. [Pauli]'],
    ['São Paulo', 'san paulo', '[São] [Paulo]'],
    ['Novak Djokovic', 'djokovich', 'Novak [Djokovic]'],
    ['Novak Djokovic', 'джокович', 'Novak [Djokovic]'],
    ['Арсенал', 'arsenla', '[Арсенал]'],
    ['ليفربول', 'liverpool', '[ليفربول]'],
  ])('that are misspelt, sound alike or are abbreviated are whole words: %s, typed %s: %s', (name, typed, expected) => {
    expect(marked(name, typed, true)).toBe(expected);
    expect(marked(name, typed, false)).toBe(expected);
  });

  test.each([
    ['Tottenham Hotspur', 'spurs'],
    ['Tottenham Hotspur', 'тоттенхэм шпоры'],
    ['Arsenal', 'gunners'],
    ['Manchester United', 'mufc'],
    ['Manchester United', 'red devils'],
    ['Manchester United', 'мю'],
    ['Манчестер Юнайтед', 'man utd red'],
    ['Bayern Munich', 'бавария'],
    ['Football', 'soccer'],
  ])('are the whole name where the search knows it by another: %s, typed %s', (name, typed) => {
    expect(marked(name, typed, true)).toBe(`[${name}]`);
  });

  test.each([
    ['Tottenham Hotspur v Arsenal', 'gunners', 'Tottenham Hotspur v Arsenal'],
    ['Tottenham Hotspur v Arsenal', 'gunners hotspur', 'Tottenham [Hotspur] v Arsenal'],
    ['Stoke City', 'sankt', 'Stoke City'],
    ['Hannover 96', '69', 'Hannover 96'],
  ])('of a row that is found by another name are only what was typed: %s, typed %s: %s', (name, typed, expected) => {
    expect(marked(name, typed, false)).toBe(expected);
  });

  test.each(['', '   ', '?!'])('are none where nothing was typed: %j', (typed) => {
    expect(marked('Arsenal', typed, true)).toBe('Arsenal');
  });

  test.each(['Çaykur Rizespor', 'أهلي طرابلس', '👩‍👩‍👧 FC', 'İstanbul  (W)', ''])(
    'together are the name: %s',
    (name) => {
      for (const typed of ['c', 'is', 'أه', 'fc', '(', '', 'zzz', 'rizespro']) {
        for (const isFoundByName of [true, false]) {
          expect(marked(name, typed, isFoundByName).replace(/[[\]]/g, '')).toBe(name.normalize('NFC'));
        }
      }
    },
  );
});
