import { expect, test } from 'vitest';
import { maintenanceWords } from './maintenance-words.ts';

const BOTH = { en: 'Back soon', ru: 'Скоро вернёмся' };

test.each<[string, string | null, Record<string, string>, string | null]>([
  ['en', 'AZ', BOTH, 'ru'],
  ['en', 'KZ', BOTH, 'ru'],
  ['de', 'UA', BOTH, 'ru'],
  ['ar', 'RU', BOTH, 'ru'],
  ['ru', 'DE', BOTH, 'ru'],
  ['kz', null, BOTH, 'ru'],
  ['de', 'DE', BOTH, 'en'],
  ['tr', null, BOTH, 'en'],
  ['de', 'DE', { ...BOTH, de: 'Bald zurück' }, 'de'],
  ['de', 'RU', { ...BOTH, de: 'Bald zurück' }, 'ru'],
  ['en', 'RU', { en: 'Back soon' }, 'en'],
  ['de', 'DE', { ru: 'Скоро вернёмся' }, 'ru'],
  ['en', 'RU', { ru: '  ', en: 'Back soon' }, 'en'],
  ['en', 'RU', {}, null],
])('a %s page in %s shows, of %j, the text in %s', (language, country, texts, expected) => {
  expect(maintenanceWords(texts, language, country)?.language ?? null).toBe(expected);
});
