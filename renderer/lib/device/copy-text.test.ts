import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A document whose command to copy is allowed or not, and what it has copied. */
function stubDocument(isAllowed: boolean): string[] {
  const copied: string[] = [];
  const listeners = new Set<(event: unknown) => void>();
  vi.stubGlobal('document', {
    addEventListener: (_kind: string, listener: (event: unknown) => void) => listeners.add(listener),
    removeEventListener: (_kind: string, listener: (event: unknown) => void) => listeners.delete(listener),
    execCommand: () => {
      const setData = (_type: string, text: string) => copied.push(text);
      const event = { clipboardData: { setData }, preventDefault: () => {}, stopImmediatePropagation: () => {} };
      if (isAllowed) for (const listener of listeners) listener(event);
      return isAllowed;
    },
  });
  return copied;
}

const refused = { writeText: () => Promise.reject(new Error('not allowed')) };

test('a text is copied by the clipboard of the browser', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  expect([await copyText('a'), copied]).toEqual([true, ['a']]);
});

test.each([
  ['at plain http, where there is no clipboard', {}],
  ['where the clipboard refuses', { clipboard: refused }],
])('a text is copied %s', async (_where, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const copied = stubDocument(true);
  expect([await copyText('a'), copied]).toEqual([true, ['a']]);
});

test.each([{}, { clipboard: refused }])('a browser that allows no copying is told apart (%j)', async (navigator) => {
  vi.stubGlobal('navigator', navigator);
  const copied = stubDocument(false);
  expect([await copyText('a'), copied]).toEqual([false, []]);
});
