import vm from 'node:vm';
import { expect, test, vi } from 'vitest';
import { CHOICE_LIFE_MS, CONSENT_KEY, writeChoice } from '#shared/domain/consent/consent-choice.ts';
import { splitDocument } from './html-template.ts';

const NOW = 1_790_000_000_000;

/** Runs the first script of a document on a device, and returns the attributes that it sets on the root. */
function rootAttributes(stored: string | null | Error): string[] {
  const head = { title: '', description: '', lang: 'en', dir: 'ltr', htmlAttributes: {} } as const;
  const assets = { entry: '/e.js', preload: [], styles: [], fonts: [] };
  const { after } = splitDocument({ head, html: '', state: {}, assets });
  const script = /">([\s\S]*?)<\/script>/.exec(after)?.[1] ?? '';
  const setAttribute = vi.fn();
  const root = { hasAttribute: () => false, getAttribute: () => 'dark', setAttribute };
  const window = {
    document: { documentElement: root },
    location: { pathname: '/en', replace: () => {} },
    addEventListener: () => {},
    Date: { now: () => NOW },
    localStorage: {
      getItem: (key: string) => {
        if (stored instanceof Error) throw stored;
        return key === CONSENT_KEY ? stored : null;
      },
    },
  };
  vm.runInNewContext(script, { ...window, window });
  return setAttribute.mock.calls.map(([name]) => String(name));
}

test.each([
  ['refused everything', writeChoice({ choice: [], at: NOW - 1000 }), true],
  ['allowed a part', writeChoice({ choice: ['functional', 'marketing'], at: NOW - CHOICE_LIFE_MS + 1 }), true],
  ['answered more than a year ago', writeChoice({ choice: [], at: NOW - CHOICE_LIFE_MS }), false],
  ['has not answered', null, false],
  ['stored something else', 'yes', false],
  ['forbids the storage', new Error('denied'), false],
])('the drawn cookie question is hidden before the first paint from a visitor who %s: %s', (_who, stored, isKnown) => {
  expect(rootAttributes(stored).includes('data-consent-known')).toBe(isKnown);
});

test('the places of a player are found only where the slot is in the page once and the state has a place', () => {
  const head = { title: '', description: '', lang: 'en', dir: 'ltr', htmlAttributes: {} } as const;
  const assets = { entry: '/e.js', preload: [], styles: [], fonts: [] };
  const split = (html: string, playerSlot: string | undefined, state: unknown) =>
    splitDocument({ head, assets, html, playerSlot, state });
  const state = { a: 1, player: null };
  const { after, player } = split('<i>$1</i><b>guest</b><u></u>', '<b>guest</b>', state);
  expect(player?.[0]?.endsWith('<i>$1</i>')).toBe(true);
  expect(`${player?.[0]}<b>guest</b>${player?.[1]}null${player?.[2]}`).toBe(after);
  expect(split('<b>guest</b><b>guest</b>', '<b>guest</b>', state).player).toBeNull();
  expect(split('<p></p>', '<b>guest</b>', state).player).toBeNull();
  expect(split('<b>guest</b>', '<b>guest</b>', { a: 1 }).player).toBeNull();
  expect(split('<b>guest</b>', undefined, state).player).toBeNull();
});

test.each([
  ['Club 7', ['/latin.woff2']],
  ['Szczęście', ['/latin.woff2', '/european.woff2']],
  ['Спартак', ['/cyrillic.woff2']],
])('a page with the text %s fetches the fonts %j before its first paint', (text, expected) => {
  const head = { title: '', description: '', lang: 'en', dir: 'ltr', htmlAttributes: {} } as const;
  const fonts = [
    { href: '/latin.woff2', characters: /[0-9a-z]/i },
    { href: '/european.woff2', characters: /[\u0100-\u017f]/ },
    { href: '/cyrillic.woff2', characters: /[\u0400-\u045f]/ },
  ];
  const assets = { entry: '/e.js', preload: [], styles: [], fonts };
  const { after } = splitDocument({ head, html: text, state: {}, assets });
  const fetched = [...after.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]*)"/g)].map(([, href]) => href);
  expect(fetched).toEqual(expected);
});
