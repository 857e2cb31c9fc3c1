import type { BrowserWindow, Clipboard, Dialog, Menu } from 'electron';
import { DESKTOP_ORIGIN } from '#shared/host/desktop-origin.ts';
import { contextTemplate } from '../context-menu/context-template.ts';
import { followDownloads } from '../files/follow-downloads.ts';
import type { SavedFiles } from '../files/saved-files.ts';
import type { LogPort } from '../log/desktop-log.ts';
import type { Preferences } from '../preferences/preferences.ts';
import { watchPage } from '../recovery/watch-page.ts';
import { isOwnUrl } from '../security/own-origin.ts';
import { applySpelling } from '../spelling/spelling.ts';
import type { MainTexts } from '../texts/main-texts.ts';
import { hidesInstead } from '../tray/close-to-tray.ts';
import { applyZoom } from '../zoom/apply-zoom.ts';

export interface ShellDependencies {
  readonly dialog: Pick<Dialog, 'showMessageBox'>;
  readonly menu: Pick<typeof Menu, 'buildFromTemplate'>;
  readonly clipboard: Pick<Clipboard, 'writeText'>;
  readonly preferences: Preferences;
  readonly texts: MainTexts;
  readonly files: SavedFiles;
  readonly log: LogPort;
  readonly own: readonly string[];
  /** Origin of the site on the web. */
  readonly site: string;
  readonly dictionaries: string | null;
  readonly hasDeveloperTools: boolean;
  readonly downloads: () => string;
  /** Loads another page of the app. */
  readonly load: (url: string) => Promise<void>;
  readonly hasTray: () => boolean;
  readonly isQuitting: () => boolean;
  /** Called when the player signs out of the computer, or it shuts down: nothing may delay that. */
  readonly onSystemEnds: () => void;
  /** Called when the window has been hidden in the tray. */
  readonly onHidden: () => void;
}

function offerContextMenu(window: BrowserWindow, dependencies: ShellDependencies): void {
  const contents = window.webContents;
  const { texts, own, site, hasDeveloperTools, clipboard, menu, preferences, dictionaries } = dependencies;
  const actions = {
    copyText: (text: string) => clipboard.writeText(text),
    replaceWord: (word: string) => contents.replaceMisspelling(word),
    learnWord: (word: string) => void contents.session.addWordToSpellCheckerDictionary(word),
    inspect: (x: number, y: number) => contents.inspectElement(x, y),
  };
  contents.on('context-menu', (_event, pressed) => {
    const isSpellChecked = dictionaries !== null && preferences.values.spellCheck;
    const items = contextTemplate(pressed, { t: texts.t, own, site, isSpellChecked, hasDeveloperTools, actions });
    if (items.length > 0) menu.buildFromTemplate(items).popup({ window });
  });
}

function checkSpelling(window: BrowserWindow, { preferences, texts, dictionaries }: ShellDependencies): void {
  const { session } = window.webContents;
  const apply = () => applySpelling(session, dictionaries, preferences.values.spellCheck, texts.language());
  apply();
  const stops = [preferences.onChange(apply), texts.onChange(apply)];
  window.on('closed', () => {
    for (const stop of stops) stop();
  });
}

/** Sessions whose downloads are followed: one session may serve several windows, one after the other. */
const followed = new WeakSet<object>();

function saveDownloads(window: BrowserWindow, { own, downloads, texts, files, log }: ShellDependencies): void {
  const { session } = window.webContents;
  if (followed.has(session)) return;
  followed.add(session);
  const isOwnPage = (contents: { getURL(): string }) => isOwnUrl(contents.getURL(), own);
  followDownloads(session, { own, isOwnPage, downloads, texts, files, log });
}

/**
 * Attaches the parts to the page to a window: size, context menu, spelling, downloads, recovery of a failed page,
 * closing to the tray.
 */
export function attachShell(window: BrowserWindow, dependencies: ShellDependencies): void {
  applyZoom(window.webContents, dependencies.preferences);
  offerContextMenu(window, dependencies);
  checkSpelling(window, dependencies);
  saveDownloads(window, dependencies);
  watchPage(window.webContents, {
    origin: DESKTOP_ORIGIN,
    texts: dependencies.texts,
    load: dependencies.load,
    ask: (options) => dependencies.dialog.showMessageBox(window, options),
    log: (line) => dependencies.log.write('error', 'page', line),
  });
  window.on('query-session-end', dependencies.onSystemEnds);
  window.on('close', (event) => {
    const closing = {
      isWanted: dependencies.preferences.values.closeToTray,
      hasTray: dependencies.hasTray(),
      isQuitting: dependencies.isQuitting(),
    };
    if (!hidesInstead(closing)) return;
    event.preventDefault();
    window.hide();
    dependencies.onHidden();
  });
}
