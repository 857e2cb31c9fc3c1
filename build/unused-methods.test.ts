import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { emptyMethods, type ParsedModule, UNUSED_IN_I18NEXT } from './unused-methods.ts';

const parse = (code: string) => parseAst(code) as unknown as ParsedModule;

const SOURCE = `class One extends Two { keep() { return 1; } drop(a = { b: 1 }) { return { a }; } static also() { return 2; } }
const left = () => ({ drop() { return 3; } });`;

test('named methods get an empty body, and everything else stays', () => {
  expect(emptyMethods(SOURCE, parse(SOURCE), { One: ['drop', 'also'] })).toBe(
    `class One extends Two { keep() { return 1; } drop(a = { b: 1 }) {} static also() {} }
const left = () => ({ drop() { return 3; } });`,
  );
});

test('the name of a missing method stops the build', () => {
  expect(() => emptyMethods(SOURCE, parse(SOURCE), { One: ['gone'] })).toThrow('no method gone');
  expect(() => emptyMethods(SOURCE, parse(SOURCE), { Other: ['drop'] })).toThrow('no method drop');
});

test('i18next without the unused methods still stores, loads and changes texts', async () => {
  const file = path.join(path.dirname(createRequire(import.meta.url).resolve('i18next')), '../esm/i18next.js');
  const source = readFileSync(file, 'utf8');
  const code = emptyMethods(source, parse(source), UNUSED_IN_I18NEXT);
  expect(code.length).toBeLessThan(source.length * 0.75);
  const { default: library } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  const instance = library.createInstance();
  const read = (language: string, namespace: string, done: (error: null, texts: object) => void) =>
    done(null, { said: `${namespace} in ${language}` });
  void instance.use({ type: 'backend', init: () => {}, read }).init({
    lng: 'en',
    fallbackLng: false,
    ns: ['common'],
    defaultNS: 'common',
    resources: { en: { common: { said: 'at hand' } } },
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  expect(instance.getResourceBundle('en', 'common')).toEqual({ said: 'at hand' });
  await instance.loadNamespaces('late');
  expect(instance.getResource('en', 'late', 'said')).toBe('late in en');
  const heard: string[] = [];
  instance.on('languageChanged', (language: string) => heard.push(language));
  await instance.changeLanguage('de');
  expect([instance.language, heard]).toEqual(['de', ['de']]);
  expect(instance.hasResourceBundle('de', 'common')).toBe(true);
  instance.addResource('de', 'places', 'FR', 'Frankreich', { silent: true });
  expect(instance.getResource('de', 'places', 'FR')).toBe('Frankreich');
});
