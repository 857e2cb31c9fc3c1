import { describe, expect, test } from 'vitest';
import { latinText, markedPieces, searchWords, soundKey } from './search-words.ts';

test.each([
  ['Çaykur Rizespor', 'caykur rizespor'],
  ['Beşiktaş ILGIN İÇEL', 'besiktas ilgin icel'],
  ['Зенит – ЦСКА', 'zenit tsska'],
  ['Йошкар-Ола Ёлки', 'ioshkar ola elki'],
  ['ريال مدريد', 'ryal mdryd'],
  ['الأهلي ٢٠', 'alahly 20'],
  ['Brighton & Hove', 'brighton and hove'],
  ['Hapoel Be’er Sheva', 'hapoel beer sheva'],
  ['  1. FC  Köln! ', '1 fc koln'],
  ['\u0001\u202e??', ''],
])('%s is compared as %s', (text, words) => {
  expect(searchWords(text).join(' ')).toBe(words.replace('tsska', latinText('цска')));
});

test.each([
  ['Arsenal', ['арсенал', 'ارسنال', 'أرسنال']],
  ['Chelsea', ['челси', 'تشيلسي']],
  ['Barcelona', ['барселона', 'برشلونة']],
  ['Liverpool', ['ливерпуль', 'ليفربول']],
  ['Juventus', ['ювентус']],
  ['Galatasaray', ['галатасарай', 'galatasarai']],
])('%s sounds like its names in other scripts', (name, others) => {
  const [word = ''] = searchWords(name);
  expect(others.flatMap(searchWords).map(soundKey)).toEqual(others.map(() => soundKey(word)));
  expect(soundKey(word)).not.toBe('');
});

test('a word of few sounds has no key, because it would be the key of too many', () => {
  expect(['ab', 'real', 'io', ''].map(soundKey)).toEqual(['', '', '', '']);
});

describe('the marked pieces of a name', () => {
  const found = (name: string, typed: string) =>
    markedPieces(name, typed)
      .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
      .join('');

  test.each([
    ['Manchester United', 'man uni', '[Man]chester [Uni]ted'],
    ['Bodø/Glimt', 'bod gli', '[Bod]ø/[Gli]mt'],
    ['Спартак Москва', 'spar', '[Спар]так Москва'],
    ['Fenerbahçe', 'FENERBAHCE', '[Fenerbahçe]'],
    ['Preußen Münster', 'preus', '[Preuß]en Münster'],
    ['St. Pauli', 'sankt pau', '[St]. [Pau]li'],
    ['Manchester United', 'man utd', '[Man]chester [United]'],
    ['São Paulo', 'san paulo', '[São] [Paulo]'],
    ['Stoke City', 'sankt', 'Stoke City'],
    ['Arsenal', 'gunners', 'Arsenal'],
    ['Arsenal', '   ', 'Arsenal'],
  ])('%s, typed %s: %s', (name, typed, marked) => {
    expect(found(name, typed)).toBe(marked);
  });

  test.each(['Çaykur Rizespor', 'أهلي طرابلس', '👩‍👩‍👧 FC', 'İstanbul  (W)', ''])(
    'together are the name: %s',
    (name) => {
      for (const typed of ['c', 'is', 'أه', 'fc', '(', '']) {
        expect(
          markedPieces(name, typed)
            .map(({ text }) => text)
            .join(''),
        ).toBe(name.normalize('NFC'));
      }
    },
  );
});
