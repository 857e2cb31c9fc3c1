import type { SavedFile } from '#shared/host/desktop/files.ts';

/** Change of the notifications about files. */
export type FileChange =
  | { readonly file: SavedFile }
  /** The player closed a notification, or it timed out. */
  | { readonly closed: number }
  /** A saved file was removed from its folder. */
  | { readonly gone: SavedFile };

/** Notifications at a time; the oldest is dropped. */
const MAX_SHOWN = 3;

/** Returns the notifications after a change; one for each file. */
export function nextFiles(shown: readonly SavedFile[], change: FileChange): readonly SavedFile[] {
  if ('closed' in change) return shown.filter(({ id }) => id !== change.closed);
  const file = 'file' in change ? change.file : { ...change.gone, state: 'failed' as const, failure: null };
  const isKnown = shown.some(({ id }) => id === file.id);
  const next = isKnown ? shown.map((one) => (one.id === file.id ? file : one)) : [...shown, file];
  return next.slice(-MAX_SHOWN);
}

type FileTextKey =
  | 'file_cancelled'
  | 'file_gone'
  | 'file_progress'
  | 'file_saved'
  | 'file_started'
  | `file_failed_${NonNullable<SavedFile['failure']>}`;

/** Returns key and values of a notification's text, without the file name. */
export function fileText({ state, percent, failure }: SavedFile): {
  readonly key: FileTextKey;
  readonly values: Readonly<Record<string, number>>;
} {
  switch (state) {
    case 'saving':
      return percent === null ? { key: 'file_started', values: {} } : { key: 'file_progress', values: { percent } };
    case 'failed':
      return { key: failure === null ? 'file_gone' : `file_failed_${failure}`, values: {} };
    default:
      return { key: state === 'saved' ? 'file_saved' : 'file_cancelled', values: {} };
  }
}
