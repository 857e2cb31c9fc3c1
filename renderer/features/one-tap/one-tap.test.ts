import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '#tests/fixtures/render-part.tsx';
import type { OneTapPrompt } from './one-tap-script.ts';

/** Creates a page whose script elements load as the test says. */
function fakePage(prompt?: OneTapPrompt) {
  const scripts: { src: string; onload?: () => void; onerror?: () => void; remove: () => void }[] = [];
  const page = {
    createElement: () => ({ remove: vi.fn() }),
    head: { append: (script: (typeof scripts)[number]) => void scripts.push(script) },
    defaultView: prompt ? { google: { accounts: { id: prompt } } } : {},
  };
  return { page: page as unknown as Document, scripts };
}

const prompt: OneTapPrompt = { initialize: () => {}, prompt: () => {}, cancel: () => {} };

async function freshLoader() {
  vi.resetModules();
  return (await import('./one-tap-script.ts')).loadOneTap;
}

describe('[A-04] the script of one-tap', () => {
  test('is loaded once, from the address of the site config', async () => {
    const load = await freshLoader();
    const { page, scripts } = fakePage(prompt);
    const both = [load('/script.js', page), load('/script.js', page)];
    expect(scripts.map(({ src }) => src)).toEqual(['/script.js']);
    scripts[0]?.onload?.();
    expect(await Promise.all(both)).toEqual([prompt, prompt]);
  });

  test.each([
    ['does not come', 'onerror', prompt],
    ['is something else', 'onload', undefined],
  ] as const)('that %s is a failure, is removed, and is loaded again next time', async (_what, happens, found) => {
    const load = await freshLoader();
    const { page, scripts } = fakePage(found);
    const failing = load('/script.js', page);
    scripts[0]?.[happens]?.();
    await expect(failing).rejects.toThrow('/script.js');
    expect(scripts[0]?.remove).toHaveBeenCalled();
    void load('/script.js', page).catch(() => {});
    expect(scripts).toHaveLength(2);
  });
});

test('[A-04] a failed one-tap script is announced in the words of the specification, in every language', () => {
  const words = LANGUAGES.map((language) => {
    const file = readFileSync(`renderer/locales/${language}/social.json`, 'utf8');
    return (JSON.parse(file) as Record<string, string>).one_tap_error ?? '';
  });
  expect(words[0]).toBe('Failed to load the Google One Tap script');
  expect(new Set(words).size).toBe(LANGUAGES.length);
});
