import { afterEach, expect, test, vi } from 'vitest';
import { readSettings } from './settings.ts';

afterEach(() => vi.unstubAllGlobals());

function builtFor(site: string): void {
  vi.stubGlobal('__SITE_ORIGIN__', site);
  vi.stubGlobal('__EXTERNAL_HOSTS__', '');
  vi.stubGlobal('__SEVERAL_PROFILES__', true);
}

test.each(['http://www.example.com', 'http://localhost.evil.example', 'http://10.0.0.7:8080'])(
  '[Z-06] a packaged app does not start with the site %s, which is not https',
  (site) => {
    builtFor(site);
    expect(() => readSettings({}, true)).toThrow(/not https/);
    expect(readSettings({}, false).site).toBe(site);
  },
);

test('[Z-06] a packaged app uses https, or a site on its own machine', () => {
  builtFor('https://www.example.com');
  expect(readSettings({ FAIRLINE_SITE: 'http://evil.example' }, true)).toMatchObject({
    site: 'https://www.example.com',
    socketOrigin: 'wss://www.example.com',
  });
  builtFor('http://127.0.0.1:8080');
  expect(readSettings({}, true).site).toBe('http://127.0.0.1:8080');
});

test('a site that is no http(s) origin is refused, packaged or not', () => {
  for (const site of ['', 'ftp://www.example.com', 'www.example.com']) {
    builtFor(site);
    for (const isPackaged of [true, false]) expect(() => readSettings({}, isPackaged)).toThrow(/FAIRLINE_SITE/);
  }
});
