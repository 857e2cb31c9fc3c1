import { describe, expect, test, vi } from 'vitest';
import { desktopTexts } from '#build/desktop-texts.ts';
import { createMainTexts, type TextFiles } from './main-texts.ts';

const FILES: TextFiles = {
  en: { 'desktop-app': { quit: 'Quit {name}', only: 'English only' }, 'desktop-notices': { title: 'Notice' } },
  de: { 'desktop-app': { quit: '{name} beenden' }, 'desktop-notices': { title: 'Hinweis' } },
  ar: { 'desktop-app': { quit: 'إنهاء {name}' } },
};

const texts = (stored: string | undefined, ...preferred: string[]) =>
  createMainTexts({ files: FILES, stored, preferred });

describe('the language of the main process', () => {
  test.each([
    ['the player’s last choice', 'ar', ['de-AT'], 'ar'],
    ['else the first of the system’s that the app is written in', undefined, ['nl-NL', 'de-AT', 'ar'], 'de'],
    ['else English', undefined, ['nl-NL'], 'en'],
    ['also where the system names none', undefined, [], 'en'],
    ['never a choice that the app is not written in', 'xx', ['de'], 'de'],
  ])('is %s', (_, stored, preferred, expected) => {
    expect(texts(stored, ...preferred).language()).toBe(expected);
  });

  test('follows the page, reports that once, and ignores a language without texts', () => {
    const own = texts('en');
    const changed = vi.fn();
    const stop = own.onChange(changed);
    own.follow('ar');
    own.follow('ar');
    own.follow('xx');
    expect([own.language(), own.direction(), changed.mock.calls.length]).toEqual(['ar', 'rtl', 1]);
    stop();
    own.follow('de');
    expect([own.direction(), changed.mock.calls.length]).toEqual(['ltr', 1]);
  });
});

describe('a text of the main process', () => {
  test.each([
    ['is of desktop-app without a namespace', 'quit', 'Fairline beenden'],
    ['or of the namespace before its key', 'desktop-notices:title', 'Hinweis'],
    ['is English where the language lacks it', 'only', 'English only'],
    ['is its key where there is none', 'desktop-notices:nothing', 'desktop-notices:nothing'],
  ])('%s', (_, key, expected) => {
    expect(texts('de').t(key, { name: 'Fairline' })).toBe(expected);
  });
});

test('the build bundles the texts of the desktop app in all eight languages, and no others', () => {
  const files = desktopTexts();
  expect(Object.keys(files).sort()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'pt', 'ru', 'tr']);
  for (const namespaces of Object.values(files)) {
    expect(Object.keys(namespaces)).toContain('desktop-app');
    expect(Object.keys(namespaces).filter((name) => !name.startsWith('desktop-'))).toEqual([]);
  }
});
