import { describe, expect, test } from 'vitest';
import { type Namespaces, problemsOfMessages } from './translations.ts';

const language = (texts: Record<string, string>): Namespaces => new Map([['a', texts]]);
const check = (en: Record<string, string>, other: Record<string, string>, name = 'ru') =>
  problemsOfMessages(
    new Map([
      ['en', language(en)],
      [name, language(other)],
    ]),
    'en',
  );

describe('the check of translations', () => {
  test('accepts complete translations', () => {
    const ru = '{n, plural, one {# ставка} few {# ставки} many {# ставок} other {# ставки}}';
    expect(check({ bets: '{n, plural, one {# bet} other {# bets}}' }, { bets: ru })).toEqual([]);
  });

  test.each([
    ['a missing key', { a: 'x' }, {}, /missing/],
    ['a key the reference does not have', {}, { a: 'x' }, /not in en/],
    ['a value that was lost', { a: 'Hi {name}' }, { a: 'Привет' }, /differ/],
    ['a value that was renamed', { a: 'Hi {name}' }, { a: 'Привет {имя}' }, /.+/],
    ['a message that does not parse', { a: 'Hi {name}' }, { a: 'Привет {name' }, /.+/],
    [
      'a plural without the language’s own categories',
      { a: '{n, plural, one {#} other {#}}' },
      { a: '{n, plural, one {#} other {#}}' },
      /"few"/,
    ],
    ['an empty text', { a: 'x' }, { a: ' ' }, /empty/],
  ])('reports %s', (_, en, ru, problem) => {
    const found = check(en, ru);
    expect(found.length).toBeGreaterThan(0);
    expect(found.join('\n')).toMatch(problem);
  });

  test('demands all six plural categories of Arabic', () => {
    const found = check({ a: '{n, plural, one {#} other {#}}' }, { a: '{n, plural, one {#} other {#}}' }, 'ar');
    expect(found).toHaveLength(4);
  });
});
