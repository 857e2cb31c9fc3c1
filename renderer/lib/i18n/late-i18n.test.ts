import { expect, test, vi } from 'vitest';
import { createLateI18n } from './late-i18n.ts';
import { translationSource } from './translations.ts';

const open = () => createLateI18n('en', { common: { hello: 'Hello {name}' }, games: {} });

test('a drawn page has its texts at once', () => {
  const i18n = open();
  const { t } = translationSource(i18n).current().of('common');
  expect(t('hello', { name: 'Ann' })).toBe('Hello Ann');
  expect([i18n.hasResourceBundle('en', 'games'), i18n.hasResourceBundle('de', 'games')]).toEqual([true, false]);
  expect([i18n.getResourceBundle('en', 'history'), i18n.getResource('en', 'common', 'none')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('texts added before others load are still there after', async () => {
  const i18n = open();
  i18n.addResource('en', 'places', 'region_europe', 'Europe');
  i18n.addResourceBundle('en', 'games', { own: 'Own' }, true, true);
  expect([i18n.getResource('en', 'places', 'region_europe'), i18n.getResource('en', 'games', 'own')]).toEqual([
    'Europe',
    'Own',
  ]);
  await i18n.loadNamespaces(['errors']);
  expect(i18n.hasResourceBundle('en', 'errors')).toBe(true);
  expect([i18n.getResource('en', 'places', 'region_europe'), i18n.getResource('en', 'games', 'own')]).toEqual([
    'Europe',
    'Own',
  ]);
  expect(i18n.getResource('en', 'common', 'hello')).toBe('Hello {name}');
  i18n.addResource('en', 'places', 'region_asia', 'Asia');
  expect(i18n.getResource('en', 'places', 'region_asia')).toBe('Asia');
});

test('a change of the language is told to those who listened before i18next came, with its texts loaded', async () => {
  const i18n = open();
  const heard = vi.fn();
  i18n.on('languageChanged', heard);
  expect(i18n.language).toBe('en');
  await i18n.changeLanguage('de');
  expect([i18n.language, heard.mock.calls.length]).toEqual(['de', 1]);
  expect(i18n.hasResourceBundle('de', 'common')).toBe(true);
  i18n.on('languageChanged', heard);
  await i18n.changeLanguage('en');
  expect(heard).toHaveBeenCalledTimes(3);
});
