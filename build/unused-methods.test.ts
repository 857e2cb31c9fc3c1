import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import {
  emptyFunctions,
  emptyMethods,
  type ParsedModule,
  UNUSED_IN_I18NEXT,
  UNUSED_IN_REACT,
} from './unused-methods.ts';

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

test('named functions get an empty body, and references to fragments lose their methods', () => {
  const source =
    'function keep() { return 1; }\nfunction drop(a) { return a; }\nFragmentInstance.prototype.focus = function () {};';
  expect(emptyFunctions(source, parse(source), ['drop'])).toBe('function keep() { return 1; }\nfunction drop(a) {}\n');
  expect(() => emptyFunctions(source, parse(source), ['gone'])).toThrow('no function gone');
});

test('React has every function that the build leaves out', () => {
  const file = path.join(
    path.dirname(createRequire(import.meta.url).resolve('react-dom')),
    'cjs/react-dom-client.production.js',
  );
  const source = readFileSync(file, 'utf8');
  expect(emptyFunctions(source, parse(source), UNUSED_IN_REACT).length).toBeLessThan(source.length * 0.9);
});

test('the product draws nothing that the build removes from React', () => {
  const files = globSync('renderer/**/*.{ts,tsx}', { exclude: (file) => /\.test\.|\.server\./.test(String(file)) });
  const removed =
    /\b(?:ViewTransition|SuspenseList)\b|<Activity\b|<(?:link|style|script|title|meta)[\s>]|<[a-z]+-[a-z]+[\s>]|<Fragment[^>]* ref=|\b(?:preinit|preinitModule|preconnect|prefetchDNS)\(/;
  const users = files.filter((file) => file.endsWith('.tsx') && removed.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(500);
  expect(users).toEqual([]);
});
