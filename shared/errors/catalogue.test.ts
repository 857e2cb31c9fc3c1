import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { errorCatalogue } from './catalogue.ts';

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/errors.md'), 'utf8');
const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| (\d{3}) \|/gm)].map(([, code, status]) => [code, Number(status)]);

test('docs/errors.md lists every error of the catalogue with its status, and no other', () => {
  expect(Object.fromEntries(rows)).toEqual(
    Object.fromEntries(Object.entries(errorCatalogue).map(([code, { status }]) => [code, status])),
  );
});

test('every error has its text in every language', () => {
  for (const language of ['en', 'ru', 'es', 'pt', 'de', 'fr', 'tr', 'ar']) {
    const file = path.resolve(import.meta.dirname, `../../renderer/locales/${language}/errors.json`);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    for (const { text } of Object.values(errorCatalogue)) expect(texts, `${language} ${text}`).toHaveProperty(text);
  }
});
