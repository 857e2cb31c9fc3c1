import path from 'node:path';
import {
  app,
  BrowserWindow,
  ipcMain,
  Notification,
  net,
  powerMonitor,
  protocol,
  safeStorage,
  session,
  shell,
} from 'electron';
import { DESKTOP_ORIGIN } from '#shared/host/desktop-origin.ts';
import type { DeepLink } from '#shared/host/host-port.ts';
import type { ReminderClick } from '#shared/host/program/reminders.ts';
import { followOpenedLinks, followSecondStarts, noteRefused } from './deep-links/follow-links.ts';
import { LinkDesk } from './deep-links/link-desk.ts';
import { linkHandlers } from './deep-links/link-handlers.ts';
import { linkFromArguments } from './deep-links/parse-deep-link.ts';
import { answerCalls } from './ipc/answer-calls.ts';
import { presenceHandlers } from './notifications/presence-handlers.ts';
import { registerAppScheme } from './protocol/app-scheme.ts';
import { servePages } from './protocol/serve-pages.ts';
import { socketHandlers } from './protocol/socket-handlers.ts';
import { guardContents, guardSession } from './security/guard-contents.ts';
import { readSettings } from './settings.ts';
import { keptIn, openState } from './state/program-state.ts';
import { storageHandlers } from './storage/storage-handlers.ts';
import { SecretVault } from './tokens/secret-vault.ts';
import { createSessionCookies } from './tokens/session-cookies.ts';
import { sessionHandlers } from './tokens/session-handlers.ts';
import { type Flavour, windowOptions } from './windows/main-window.ts';
import { WindowDesk } from './windows/window-desk.ts';

declare const __FLAVOUR__: Flavour;

const own = [DESKTOP_ORIGIN];
const settings = readSettings(process.env, app.isPackaged);
const links = new LinkDesk(linkFromArguments(process.argv, noteRefused), (link) => window.send('link:opened', link));
const clicks = new LinkDesk<ReminderClick>(null, (click) => window.send('reminder:clicked', click));
const window = new WindowDesk({
  create: (options) => new BrowserWindow(options),
  onLoading: () => {
    for (const desk of [links, clicks]) desk.pageGone();
  },
});

function openLink(link: DeepLink | null): void {
  if (link) links.deliver(link);
  window.show();
}

// Before the app is ready: the scheme of its pages, the sandbox of its processes, links that come early.
registerAppScheme(protocol);
app.enableSandbox();
followOpenedLinks(app, openLink);

// One program for each person of the machine: whoever comes second hands its link over and ends.
if (app.requestSingleInstanceLock()) {
  followSecondStarts(app, openLink);
  app.on('web-contents-created', (_event, contents) =>
    guardContents(contents, {
      own,
      hosts: settings.externalHosts,
      openExternal: (url) => void shell.openExternal(url),
    }),
  );
  app.on('window-all-closed', () => app.quit());
  void app.whenReady().then(start);
} else {
  app.quit();
}

/** From ready to a loaded window: what is kept, permissions, secrets, pages and calls, what the page may ask, the window. */
async function start(): Promise<void> {
  const state = openState();
  guardSession(session.defaultSession, own);
  const vault = new SecretVault(safeStorage, keptIn(state, 'session'), process.platform);
  const folder = path.join(app.getAppPath(), 'dist/desktop');
  servePages(protocol, net, folder, settings, createSessionCookies(vault));
  answerCalls(ipcMain, own, {
    ...storageHandlers(keptIn(state, 'values')),
    ...sessionHandlers(vault),
    ...socketHandlers(settings.socketOrigin),
    ...presenceHandlers({
      ...{ Notification, power: powerMonitor, platform: process.platform },
      ...{ window, clicks, kept: keptIn(state, 'notices') },
    }),
    ...linkHandlers(links),
  });
  const bounds = keptIn(state, 'bounds');
  await window.open({
    url: `${DESKTOP_ORIGIN}/`,
    options: windowOptions(bounds.get(), __FLAVOUR__, app.isPackaged),
    onClose: bounds.set,
  });
}
