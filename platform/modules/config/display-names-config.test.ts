import * as v from 'valibot';
import { expect, test } from 'vitest';
import { displayNamesSchema } from './display-names-config.ts';

const fits = (name: string) => v.safeParse(displayNamesSchema, { ar: { teams: { 7: name } } }).success;

test.each([
  ['a control that turns what follows', 'Arsenal \u202E0 - 5'],
  ['an isolate that is never closed', '\u2066Arsenal'],
  ['a mark of direction', 'أرسنال\u200F'],
  ['a space without width alone', '\u200B'],
  ['a letter that is not seen', '\u3164'],
  ['a soft hyphen', 'Arse\u00ADnal'],
  ['a line break', 'Arsenal\nChelsea'],
  ['a separator of lines', 'Arsenal\u2028Chelsea'],
  ['the character NUL', 'Arsenal\u0000'],
  ['half a character', 'Arsenal\uD83D'],
  ['signs alone', '– !'],
  ['nothing', '  '],
  ['61 letters', 'Ж'.repeat(61)],
])('an own name with %s is refused', (_what, name) => {
  expect(fits(name)).toBe(false);
});

test.each([
  'Нортпорт',
  'نادي الشمال (سيدات)',
  "Queen's Park & Co. <b>",
  '1. FC Köln 05',
  'Đà Nẵng',
  '東京',
  '⚽ Rovers',
  'Ж'.repeat(60),
])('an own name of seen letters and signs is taken: %s', (name) => {
  expect(fits(name)).toBe(true);
});

test('names for the ids that every object has are dropped or refused', () => {
  for (const key of ['__proto__', 'constructor', 'toString']) {
    const read = v.safeParse(displayNamesSchema, JSON.parse(`{"ru": {"teams": {"${key}": "Имя"}}}`));
    expect(read.success ? Object.keys(read.output.ru?.teams ?? {}) : []).toEqual([]);
  }
});
