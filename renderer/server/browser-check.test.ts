import vm from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { BROWSER_CHECK } from './browser-check.ts';

interface Browser {
  readonly modules: boolean;
  /** Selectors that `CSS.supports` accepts; null for a browser without it. */
  readonly selectors: readonly string[] | null;
  readonly ranges: boolean;
}

const TODAY: Browser = { modules: true, selectors: ['selector(:has(a))', 'selector(&)'], ranges: true };

function run(browser: Browser, isModernPage = true, pathname = '/de/live') {
  const replace = vi.fn();
  const { selectors } = browser;
  const window = {
    HTMLScriptElement: { prototype: browser.modules ? { noModule: false } : {} },
    CSS: selectors ? { supports: (asked: string) => selectors.includes(asked) } : undefined,
    matchMedia: () => ({ matches: browser.ranges }),
  };
  const document = { documentElement: { hasAttribute: () => isModernPage } };
  vm.runInNewContext(BROWSER_CHECK, { window, document, location: { pathname, replace } });
  return replace.mock.calls.flat();
}

describe('[R-32] the browser check', () => {
  test('leaves a current browser on the page', () => {
    expect(run(TODAY)).toEqual([]);
  });

  test.each<[string, Partial<Browser>]>([
    ['without modules', { modules: false }],
    ['without nested rules', { selectors: ['selector(:has(a))'] }],
    ['without :has', { selectors: ['selector(&)'] }],
    ['without CSS.supports', { selectors: null }],
    ['without ranges of widths', { ranges: false }],
  ])('sends %s to the page that names newer ones, in its language', (_what, lack) => {
    expect(run({ ...TODAY, ...lack })).toEqual(['/de/oldbrowser']);
  });

  test('leaves a browser on a state page, to which a guard may have sent it', () => {
    expect(run({ modules: false, selectors: null, ranges: false }, false, '/de/maintenance')).toEqual([]);
  });
});

test('[R-32] the browser check is written in JavaScript that browsers of any age can parse', () => {
  expect(BROWSER_CHECK).not.toMatch(/=>|\blet\b|\bconst\b|`|\?\./);
});
