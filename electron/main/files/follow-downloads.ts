import path from 'node:path';
import type { DownloadItem, Session, WebContents } from 'electron';
import type { LogPort } from '../log/desktop-log.ts';
import { isOwnUrl } from '../security/own-origin.ts';
import type { MainTexts } from '../texts/main-texts.ts';
import { cleanFileName } from './file-name.ts';
import type { SavedFiles } from './saved-files.ts';
import { failureOf } from './write-whole.ts';

export type Download = Pick<
  DownloadItem,
  | 'getFilename'
  | 'getReceivedBytes'
  | 'getSavePath'
  | 'getTotalBytes'
  | 'getURLChain'
  | 'on'
  | 'once'
  | 'setSaveDialogOptions'
>;

interface DownloadRules {
  /** Origins of the app itself. */
  readonly own: readonly string[];
  /** Tells whether a page is the window's own. */
  readonly isOwnPage: (contents: WebContents) => boolean;
  readonly downloads: () => string;
  readonly texts: Pick<MainTexts, 't'>;
  readonly files: SavedFiles;
  readonly log: LogPort;
}

/** Tells whether every address of a download belongs to the app: data that a page has made, or a file of the window. */
export function isOwnDownload(chain: readonly string[], own: readonly string[]): boolean {
  return chain.length > 0 && chain.every((url) => isOwnUrl(url.replace(/^blob:/, ''), own));
}

/** Returns the received part in percent; null while the total size is unknown. */
export function percentOf(received: number, total: number): number | null {
  return total > 0 ? Math.min(100, Math.floor((received / total) * 100)) : null;
}

function follow(item: Download, name: string, { downloads, texts, files }: DownloadRules): void {
  const file = files.begin(name);
  item.setSaveDialogOptions({ title: texts.t('save_title'), defaultPath: path.join(downloads(), name) });
  let told: number | null | undefined;
  item.on('updated', (_event, state) => {
    const percent = percentOf(item.getReceivedBytes(), item.getTotalBytes());
    if (state !== 'progressing' || percent === told || item.getSavePath() === '') return;
    told = percent;
    file.going(percent);
  });
  item.once('done', (_event, state) => {
    if (state === 'completed') file.saved(item.getSavePath());
    else if (state === 'cancelled') file.cancelled();
    else file.failed(failureOf(null));
  });
}

/** Asks where to save each download of the window, and refuses every other download. */
export function followDownloads(session: Pick<Session, 'on'>, rules: DownloadRules): void {
  session.on('will-download', (event, item, contents) => {
    const name = cleanFileName(item.getFilename());
    const isOwn = contents && rules.isOwnPage(contents) && isOwnDownload(item.getURLChain(), rules.own);
    if (isOwn && name !== null) return follow(item, name, rules);
    event.preventDefault();
    const reason = isOwn ? 'a file of this kind' : 'not from a page of the app';
    rules.log.write('warn', 'files', `A download was refused: ${reason}`);
  });
}
