import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { languageOf } from '#shared/domain/languages.ts';
import { MessageSyntaxError, readMessage } from './icu-message.ts';

const LOCALES = path.resolve('renderer/locales');

interface Entry {
  readonly language: string;
  readonly file: string;
  readonly texts: Readonly<Record<string, string>>;
}

const languages = readdirSync(LOCALES).filter((name) => /^[a-z]{2}$/.test(name));

const entries: Entry[] = languages.flatMap((language) =>
  readdirSync(path.join(LOCALES, language))
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ language, file, texts: JSON.parse(readFileSync(path.join(LOCALES, language, file), 'utf8')) })),
);

const COUNTS = [0, 1, 2, 3, 4, 5, 10, 11, 12, 21, 22, 25, 100, 101, 111, 999];

/** Returns the names in braces, at any depth. */
const namesOf = (text: string): string[] => [...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = '']) => name);

/** Reads a message as the general ICU parser does, which takes long; returns what gives the text for values. */
function general(text: string, language: string): (values: Record<string, unknown>) => string {
  const format = new IntlMessageFormat(text, `${language}-u-nu-latn`, undefined, { ignoreTag: true });
  return (values) => String(format.format(values as Record<string, string>));
}

describe('every message of every locale file', () => {
  test.each(entries)('$language/$file reads as the general ICU parser reads it', ({ language, texts }) => {
    for (const text of Object.values(texts)) {
      const names = namesOf(text);
      const [read, told] = [readMessage(text, language), general(text, language)];
      for (const count of names.length > 0 ? COUNTS : [0]) {
        const values = Object.fromEntries(names.map((name) => [name, count]));
        expect(read(values)).toBe(told(values));
      }
    }
  });
});

describe('an ICU message', () => {
  test.each([
    ['Plain text', {}, 'Plain text'],
    ['{home} – {away}', { home: 'Arsenal', away: 'Chelsea' }, 'Arsenal – Chelsea'],
    ['{n, plural, =0 {none} one {# game} other {# games}}', { n: 0 }, 'none'],
    ['{n, plural, one {# game} other {# games}}', { n: 1 }, '1 game'],
    ['{n, plural, one {# game of {team}} other {# games of {team}}}', { n: 3, team: 'Roma' }, '3 games of Roma'],
    ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} set', { n: 22 }, '22nd set'],
    ['{side, select, first {{home}} other {nobody}}', { side: 'first', home: 'Roma' }, 'Roma'],
    ['{side, select, first {one} other {nobody}}', { side: 'third' }, 'nobody'],
    ["It''s {n}", { n: 2 }, "It's 2"],
    ["l'accueil", {}, "l'accueil"],
    ["'{n}' is {n}", { n: 2 }, '{n} is 2'],
    ['# outside', {}, '# outside'],
  ])('is formatted from %s', (text, values, expected) => {
    expect(readMessage(text, 'en')(values)).toBe(expected);
  });

  test.each(['{', '{n', '{n, plural, one {x}}', 'a}', '{n, date, short}', '{n, select, other {x}'])(
    'refuses %s',
    (text) => {
      expect(() => readMessage(text, 'en')).toThrow(MessageSyntaxError);
    },
  );

  test('without braces and apostrophes is written unchanged', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/[{}']/.test(text)),
        (text) => {
          expect(readMessage(text, 'en')({})).toBe(text);
        },
      ),
    );
  });

  test('has the plural forms of Russian and Arabic', () => {
    const russian = readMessage('{n, plural, one {# игра} few {# игры} many {# игр} other {# игры}}', 'ru');
    expect([1, 2, 5, 11, 21, 22, 112].map((n) => russian({ n }))).toEqual([
      '1 игра',
      '2 игры',
      '5 игр',
      '11 игр',
      '21 игра',
      '22 игры',
      '112 игр',
    ]);
    const arabic = readMessage('{n, plural, zero {z} one {o} two {t} few {f} many {m} other {x}}', 'ar');
    expect([0, 1, 2, 3, 10, 11, 99, 100].map((n) => arabic({ n }))).toEqual(['z', 'o', 't', 'f', 'f', 'm', 'm', 'x']);
  });
});

describe('a message that is read from right to left', () => {
  const isolated = (text: string) => `\u2068${text}\u2069`;

  test.each([
    ['+900', isolated('+900')],
    ['−1.5', isolated('−1.5')],
    [-5, isolated('-5')],
    ['(-1.5)', isolated('(-1.5)')],
    ['+49 30 123456', isolated('+49 30 123456')],
    ['AB-12', isolated('AB-12')],
    ['2:1', isolated('2:1')],
    ['Inter – Milan', isolated('Inter – Milan')],
    ['1.85', isolated('1.85')],
    ['a\nb', isolated('a\nb')],
    ['السبت 5 ديسمبر', 'السبت 5 ديسمبر'],
    ['تشيلسي \u2068+1.5\u2069', 'تشيلسي \u2068+1.5\u2069'],
    ['12', '12'],
    [7, '7'],
    ['', ''],
    [undefined, ''],
    [null, ''],
  ])('has the value %j as %j', (value, expected) => {
    expect(readMessage('x {value}', 'ar', true)({ value })).toBe(`x ${expected}`);
    expect(readMessage('x {value}', 'ar')({ value }), 'without isolates').toBe(`x ${value ?? ''}`);
  });

  test('has values in branches in isolates too, and counts and choices as they are', () => {
    const message = readMessage('{n, plural, other {# × {odds}}} {side, select, a {{name}} other {-}}', 'ar', true);
    expect(message({ n: 3, odds: '+150', side: 'a', name: 'Roma' })).toBe(
      `3 × ${isolated('+150')} ${isolated('Roma')}`,
    );
  });

  test.each(entries.filter(({ language }) => languageOf(language).dir === 'rtl'))(
    'never has a sign of its own before a value, outside of an isolate: $language/$file',
    ({ texts }) => {
      expect(Object.values(texts).filter((text) => /(?<!\u2066)[+\-−]\{/u.test(text))).toEqual([]);
    },
  );
});
