import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Stands for a browser with Trusted Types: values carry the name of the policy that made them. */
const made: string[] = [];

beforeEach(() => {
  vi.resetModules();
  made.length = 0;
  vi.stubGlobal('location', new URL('https://site.example/en'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const load = () => import('./trusted-text.ts');

function giveTypes(): void {
  const createPolicy = (name: string, rules: Record<string, (text: string) => string>) => {
    made.push(name);
    // A browser's policy works only as the owner of its functions.
    const policy = Object.fromEntries(
      Object.entries(rules).map(([kind, rule]) => [
        kind,
        function (this: unknown, text: string) {
          if (this !== policy) throw new TypeError('Illegal invocation');
          return `${name}:${rule(text)}`;
        },
      ]),
    );
    return policy;
  };
  vi.stubGlobal('trustedTypes', { createPolicy });
}

test('a browser without Trusted Types takes the text itself', async () => {
  const { trustedMarkup, trustedScriptAddress } = await load();
  expect([trustedMarkup('<b>a</b>'), trustedScriptAddress('/pwa-sw.js')]).toEqual(['<b>a</b>', '/pwa-sw.js']);
});

test('each policy is made once, when it is first needed', async () => {
  giveTypes();
  const { trustedMarkup, trustedScriptAddress } = await load();
  expect(made).toEqual([]);
  expect(trustedMarkup('<b>a</b>')).toBe('fairline-markup:<b>a</b>');
  expect(trustedMarkup('<i>b</i>')).toBe('fairline-markup:<i>b</i>');
  expect(trustedScriptAddress('/pwa-sw.js')).toBe('fairline-scripts:/pwa-sw.js');
  expect(made).toEqual(['fairline-markup', 'fairline-scripts', 'fairline-data']);
});

test('data in a script element is JSON', async () => {
  giveTypes();
  const { trustedData } = await load();
  expect(trustedData('{"name":"\\u003cb>"}')).toBe('fairline-data:{"name":"\\u003cb>"}');
  expect(() => trustedData('alert(1)')).toThrow(SyntaxError);
});

test('a script comes from the site or over https', async () => {
  giveTypes();
  const { trustedScriptAddress } = await load();
  for (const address of ['/x.js', 'https://tags.example/gtm.js'])
    expect(trustedScriptAddress(address)).toContain(address);
  for (const address of ['javascript:alert(1)', 'data:text/javascript,alert(1)', 'http://evil.example/x.js', '//'])
    expect(() => trustedScriptAddress(address), address).toThrow(TypeError);
});
