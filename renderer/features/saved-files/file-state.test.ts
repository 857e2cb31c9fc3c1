import { describe, expect, test } from 'vitest';
import type { SavedFile } from '#shared/host/desktop/files.ts';
import { fileText, nextFiles } from './file-state.ts';

const file = (rest: Partial<SavedFile> = {}): SavedFile => ({
  id: 1,
  file: 'a.pdf',
  state: 'saving',
  percent: null,
  failure: null,
  ...rest,
});

describe('notifications about files', () => {
  test('are one for each file, updated in place', () => {
    let shown = nextFiles([], { file: file() });
    shown = nextFiles(shown, { file: file({ id: 2 }) });
    shown = nextFiles(shown, { file: file({ state: 'saved', percent: 100 }) });
    expect(shown.map(({ id, state }) => [id, state])).toEqual([
      [1, 'saved'],
      [2, 'saving'],
    ]);
  });

  test('are three at most, and the oldest is dropped', () => {
    const shown = [1, 2, 3, 4].reduce<readonly SavedFile[]>((all, id) => nextFiles(all, { file: file({ id }) }), []);
    expect(shown.map(({ id }) => id)).toEqual([2, 3, 4]);
  });

  test('are closed one by one', () => {
    expect(nextFiles([file(), file({ id: 2 })], { closed: 1 }).map(({ id }) => id)).toEqual([2]);
  });

  test.each([
    [file(), 'file_started'],
    [file({ percent: 40 }), 'file_progress'],
    [file({ state: 'saved' }), 'file_saved'],
    [file({ state: 'cancelled' }), 'file_cancelled'],
    [file({ state: 'failed', failure: 'full' }), 'file_failed_full'],
    [file({ state: 'failed', failure: 'denied' }), 'file_failed_denied'],
    [file({ state: 'failed', failure: 'other' }), 'file_failed_other'],
  ])('%j say %s', (one, key) => {
    expect(fileText(one).key).toBe(key);
  });

  test('say that a file was removed from its folder', () => {
    const [gone] = nextFiles([file({ state: 'saved' })], { gone: file({ state: 'saved' }) });
    expect(gone && fileText(gone).key).toBe('file_gone');
  });
});
