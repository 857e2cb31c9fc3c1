import { existsSync } from 'node:fs';
import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { desktopTexts } from '#build/desktop-texts.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';
import { createMainTexts } from '../texts/main-texts.ts';
import { type MenuOptions, menuTemplate, tidy } from './menu-template.ts';
import { HELP_PLACES, PLACES, placesWithPages } from './places.ts';

type Item = MenuItemConstructorOptions;

const FILES = desktopTexts();
const LANGUAGES = Object.keys(FILES);
const PLATFORMS = ['linux', 'win32', 'darwin'];

function build(rest: Partial<MenuOptions> = {}) {
  const language = rest.language ?? 'en';
  const texts = createMainTexts({ files: FILES, stored: language, preferred: [] });
  const ask = vi.fn();
  const zoom = vi.fn();
  const others = {
    print: vi.fn(),
    savePdf: vi.fn(),
    reload: vi.fn(),
    about: vi.fn(),
    softwareLicences: vi.fn(),
    quit: vi.fn(),
  };
  const actions = { ask, zoom, ...others };
  const menu = menuTemplate({
    platform: 'linux',
    language,
    t: texts.t,
    name: 'Fairline',
    hasDeveloperTools: false,
    hasSoftwareLicences: false,
    actions,
    ...rest,
  });
  return { menu, actions, all: menu.flatMap((top) => top.submenu as Item[]) };
}

const labels = (items: readonly Item[]) => items.map(({ label, type }) => (type === 'separator' ? '-' : label));
const press = (items: readonly Item[], label: string) => {
  const found = items.find((item) => item.label === label);
  if (!found?.click) throw new Error(`there is nothing to press called ${label}`);
  (found.click as () => void)();
};

describe('the menu of the app', () => {
  test.each([
    ['linux', ['File', 'Edit', 'View', 'Go', 'Window', 'Help']],
    ['win32', ['File', 'Edit', 'View', 'Go', 'Window', 'Help']],
    ['darwin', ['Fairline', 'File', 'Edit', 'View', 'Go', 'Window', 'Help']],
  ])('on %s has %j', (platform, expected) => {
    expect(labels(build({ platform }).menu)).toEqual(expected);
  });

  test.each(PLATFORMS)('on %s has a text for every entry in every language, and no bare key', (platform) => {
    for (const language of LANGUAGES) {
      const { menu, all } = build({ platform, language, hasDeveloperTools: true, hasSoftwareLicences: true });
      const said = labels([...menu, ...all]).filter((label) => label !== '-');
      expect(
        said.filter((label) => !label || /^[a-z]+_/.test(label)),
        language,
      ).toEqual([]);
    }
  });

  test.each([
    ['linux', 'File', ['Print…', 'Save page as PDF…', '-', 'App settings…', '-', 'Close window', 'Quit Fairline']],
    ['darwin', 'File', ['Print…', 'Save page as PDF…', '-', 'Close window']],
    [
      'darwin',
      'Fairline',
      [
        'About Fairline',
        '-',
        'App settings…',
        '-',
        'Services',
        '-',
        'Hide Fairline',
        'Hide others',
        'Show all',
        '-',
        'Quit Fairline',
      ],
    ],
    ['win32', 'View', ['Reload', '-', 'Zoom in', 'Zoom in', 'Zoom out', 'Actual size', '-', 'Full screen']],
    ['linux', 'Help', ['How to bet', 'Betting calculator', 'Contacts', 'About us', '-', 'About Fairline']],
    ['darwin', 'Help', ['How to bet', 'Betting calculator', 'Contacts', 'About us']],
  ])('on %s under %s offers %j', (platform, name, expected) => {
    const top = build({ platform }).menu.find(({ label }) => label === name);
    expect(labels(top?.submenu as Item[])).toEqual(expected);
  });

  test.each([
    [false, 0],
    [true, 1],
  ])('has developer tools only when they are allowed: %s', (hasDeveloperTools, count) => {
    const { all } = build({ hasDeveloperTools });
    expect(all.filter(({ role }) => role === 'toggleDevTools')).toHaveLength(count);
    // Roles that would reload the page, or zoom it past the stored size.
    expect(
      all.filter(({ role }) => ['reload', 'forceReload', 'zoomIn', 'zoomOut', 'resetZoom'].includes(role ?? '')),
    ).toEqual([]);
  });

  test.each(PLATFORMS)('on %s gives no key to two entries', (platform) => {
    const keys = build({ platform, hasDeveloperTools: true }).all.flatMap(({ accelerator }) => accelerator ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain('CmdOrCtrl+,');
    expect(keys.includes('CmdOrCtrl+Q' as never)).toBe(platform !== 'win32');
  });

  test('opens existing pages in the language of the page, through the page', () => {
    const { all, actions } = build({ language: 'de' });
    for (const { key } of placesWithPages(PLACES, 'de'))
      press(all, createMainTexts({ files: FILES, stored: 'de', preferred: [] }).t(key));
    const asked = actions.ask.mock.calls.map(([command]) => command.path);
    expect(asked).toEqual(['/de', '/de/line', '/de/live', '/de/office/history', '/de/office/account']);
    for (const path of asked) expect(matchRoute(path)?.row.page, path).toBeTruthy();
  });

  test('names only pages of content that are written', () => {
    const ofContent = HELP_PLACES.filter(({ path }) => matchRoute(path('en'))?.row.page === 'content');
    expect(ofContent.length).toBeGreaterThan(0);
    for (const { path } of ofContent) {
      const file = `platform/modules/content/pages/${path('en').slice('/en/'.length)}/page.json`;
      expect(existsSync(file), file).toBe(true);
    }
  });

  test('has a route for every place, and shows no place without a page', () => {
    for (const { path } of [...PLACES, ...HELP_PLACES]) expect(matchRoute(path('en')), path('en')).not.toBeNull();
    expect(
      placesWithPages(
        [
          { key: 'go_home', path: () => '/en/casino' },
          { key: 'go_line', path: () => '/en/line' },
        ],
        'en',
      ).map(({ key }) => key),
    ).toEqual(['go_line']);
  });

  test('each entry of the menu does what its label says', () => {
    const { all, actions } = build({ hasSoftwareLicences: true });
    for (const label of [
      'Back',
      'Forward',
      'App settings…',
      'Zoom out',
      'Actual size',
      'Reload',
      'Print…',
      'Save page as PDF…',
      'About Fairline',
      'Software licences',
      'Quit Fairline',
    ])
      press(all, label);
    expect(actions.ask.mock.calls).toEqual([
      [{ kind: 'back' }],
      [{ kind: 'forward' }],
      [{ kind: 'open', what: 'settings' }],
    ]);
    expect(actions.zoom.mock.calls).toEqual([['out'], ['reset']]);
    for (const once of [
      actions.reload,
      actions.print,
      actions.savePdf,
      actions.about,
      actions.softwareLicences,
      actions.quit,
    ])
      expect(once).toHaveBeenCalledTimes(1);
  });

  test('has no separator without entries on both sides', () => {
    const line: Item = { type: 'separator' };
    const item: Item = { label: 'a' };
    expect(tidy([line, item, line, line, item, line])).toEqual([item, line, item]);
    expect(tidy([line, line])).toEqual([]);
  });
});
