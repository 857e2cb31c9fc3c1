import { describe, expect, test, vi } from 'vitest';
import { applySpelling, dictionariesFor, dictionaryUrl } from './spelling.ts';

test.each([
  ['', null],
  ['https://www.example.com/dictionaries/', 'https://www.example.com/dictionaries/'],
])('dictionaries named as %j are loaded from %s', (raw, expected) => {
  expect(dictionaryUrl(raw)).toBe(expected);
});

test.each([
  'http://www.example.com/dictionaries/',
  'https://www.example.com/dictionaries',
  'https://redirector.gvt1.com/edgedl/chrome/dict/',
  'https://www.google.com/dict/',
  'dictionaries/',
])('%s is refused as an address of dictionaries', (raw) => {
  expect(() => dictionaryUrl(raw)).toThrow('must be a folder of your own');
});

test.each([
  ['en', ['de', 'en-GB', 'en-US'], ['en-GB']],
  ['de', ['de', 'de-AT'], ['de']],
  ['ar', ['de'], []],
])('for "%s" the dictionary among %j is %j', (language, available, expected) => {
  expect(dictionariesFor(language, available)).toEqual(expected);
});

describe('spelling', () => {
  function apply(url: string | null, isWanted: boolean) {
    const session = {
      availableSpellCheckerLanguages: ['en-US', 'de'],
      setSpellCheckerDictionaryDownloadURL: vi.fn(),
      setSpellCheckerEnabled: vi.fn(),
      setSpellCheckerLanguages: vi.fn(),
    };
    applySpelling(session, url, isWanted, 'en');
    return [
      session.setSpellCheckerDictionaryDownloadURL.mock.calls,
      session.setSpellCheckerEnabled.mock.calls,
      session.setSpellCheckerLanguages.mock.calls,
    ];
  }
  const own = 'https://www.example.com/d/';

  test.each([
    [
      'is off without a place of dictionaries, which can come from nowhere then',
      null,
      true,
      'https://dictionaries.invalid/',
      false,
      [],
    ],
    ['is off until the player wants it', own, false, own, false, []],
    ['is on when both are there', own, true, own, true, ['en-US']],
  ])('%s', (_, url, isWanted, place, isOn, languages) => {
    expect(apply(url, isWanted)).toEqual([[[place]], [[isOn]], [[languages]]]);
  });
});
