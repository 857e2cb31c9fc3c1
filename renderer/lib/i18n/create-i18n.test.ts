import { beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from './create-i18n.ts';

const { readTexts } = vi.hoisted(() => ({ readTexts: vi.fn() }));
vi.mock('./locale-files.ts', () => ({ readTexts }));

beforeEach(() => {
  readTexts.mockReset();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const failed = () => Promise.reject(new Error('no connection'));

/** Asks for texts until the call ends, and returns how often they were read and whether they are there. */
async function ask(i18n: ReturnType<typeof createI18n>): Promise<readonly [reads: number, isThere: boolean]> {
  readTexts.mockClear();
  const asked = i18n.loadNamespaces('history');
  await vi.runAllTimersAsync();
  await asked;
  return [readTexts.mock.calls.length, i18n.hasResourceBundle('en', 'history')];
}

test('texts that do not come at once are read twice more', async () => {
  const i18n = createI18n('en', { common: {} });
  readTexts.mockImplementationOnce(failed).mockImplementationOnce(failed).mockResolvedValueOnce({ title: 'History' });
  expect(await ask(i18n)).toEqual([3, true]);
});

test('texts that failed are told by an event, and are read again when a page needs them again', async () => {
  const i18n = createI18n('en', { common: {} });
  const heard = vi.fn();
  i18n.on('failedLoading', heard);
  readTexts.mockImplementation(failed);
  expect(await ask(i18n)).toEqual([3, false]);
  expect(heard.mock.calls).toEqual([['en', 'history', new Error('no connection')]]);
  readTexts.mockReset().mockResolvedValue({ title: 'History' });
  expect(await ask(i18n)).toEqual([1, true]);
});
