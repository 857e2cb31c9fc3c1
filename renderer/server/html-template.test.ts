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
