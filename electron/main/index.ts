import path from 'node:path';
import {
  app,
  BrowserWindow,
  ipcMain,
  Notification,
  net,
  powerMonitor,
  protocol,
  type Rectangle,
  safeStorage,
  session,
  shell,
} from 'electron';
import Store from 'electron-store';
import { DESKTOP_ORIGIN, DESKTOP_SCHEME } from '#shared/host/desktop-origin.ts';
import type { DeepLink } from '#shared/host/host-port.ts';
import type { IpcEvent, IpcEvents } from '#shared/host/ipc-channels.ts';
import { LinkDesk } from './deep-links/link-desk.ts';
import { LINK_SCHEME, linkFromArguments, parseDeepLink } from './deep-links/parse-deep-link.ts';
import { IdleWatch } from './idle/idle-watch.ts';
import { answerCalls, type IpcHandlers } from './ipc/answer-calls.ts';
import { showReminder } from './notifications/show-reminder.ts';
import { createAppFiles } from './protocol/app-files.ts';
import { createForwarder } from './protocol/forward-calls.ts';
import { contentPolicy } from './security/content-policy.ts';
import { guardContents, guardSession } from './security/guard-contents.ts';
import { readSettings } from './settings.ts';
import { SecretVault } from './tokens/secret-vault.ts';
import { createSessionCookies } from './tokens/session-cookies.ts';
import { type Flavour, windowOptions } from './windows/main-window.ts';

declare const __FLAVOUR__: Flavour;

interface Stored {
  session?: string;
  bounds?: Rectangle;
  values?: Record<string, string>;
}

const settings = readSettings(process.env, app.isPackaged);
const own = [DESKTOP_ORIGIN];
let window: BrowserWindow | null = null;

function send<E extends IpcEvent>(channel: E, value: IpcEvents[E]): void {
  window?.webContents.send(channel, value);
}

function showWindow(): void {
  if (window?.isMinimized()) window.restore();
  window?.show();
  window?.focus();
}

const links = new LinkDesk(linkFromArguments(process.argv), (link) => send('link:opened', link));

function openLink(link: DeepLink | null): void {
  if (link) links.deliver(link);
  showWindow();
}

// Before the app is ready.
protocol.registerSchemesAsPrivileged([
  { scheme: DESKTOP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
]);
app.enableSandbox();
app.on('open-url', (event, url) => {
  event.preventDefault();
  openLink(parseDeepLink(url));
});
if (app.requestSingleInstanceLock()) {
  app.setAsDefaultProtocolClient(LINK_SCHEME);
  app.on('second-instance', (_event, args) => openLink(linkFromArguments(args)));
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

/** From ready to a loaded window, in this order: permissions, secrets, pages and calls, what the page may ask, the window. */
async function start(): Promise<void> {
  guardSession(session.defaultSession, own);
  const store = new Store<Stored>({ name: 'state', clearInvalidConfig: true });
  const vault = new SecretVault(
    safeStorage,
    {
      get: () => store.get('session'),
      set: (text) => store.set('session', text),
      delete: () => store.delete('session'),
    },
    process.platform,
  );
  servePages(vault);
  answerCalls(ipcMain, own, handlersOf(store, vault));
  window = new BrowserWindow(windowOptions(store.get('bounds'), __FLAVOUR__, app.isPackaged));
  window.once('ready-to-show', () => window?.show());
  window.webContents.on('did-start-loading', () => links.pageGone());
  window.on('close', () => {
    if (window) store.set('bounds', window.getNormalBounds());
  });
  window.on('closed', () => {
    window = null;
  });
  await window.loadURL(`${DESKTOP_ORIGIN}/`);
}

function servePages(vault: SecretVault): void {
  const files = createAppFiles(path.join(app.getAppPath(), 'dist/desktop'), contentPolicy(settings.socketOrigin));
  const forward = createForwarder({
    site: settings.site,
    prefixes: settings.callPrefixes,
    cookies: createSessionCookies(vault),
    fetch: (url, init) => net.fetch(url, { ...init, credentials: 'omit' }),
  });
  protocol.handle(DESKTOP_SCHEME, async (request) => (await forward(request)) ?? files(request));
}

function handlersOf(store: Store<Stored>, vault: SecretVault): IpcHandlers {
  const idle = new IdleWatch(
    {
      getSystemIdleTime: () => powerMonitor.getSystemIdleTime(),
      onSuspend: (listener) => void powerMonitor.on('suspend', listener),
      onResume: (listener) => void powerMonitor.on('resume', listener),
    },
    (seconds) => send('idle:fired', seconds),
  );
  const values = () => store.get('values') ?? {};
  return {
    'storage:read': (key) => values()[key] ?? null,
    'storage:write': (key, value) => store.set('values', { ...values(), [key]: value }) as undefined,
    'storage:remove': (key) => {
      const { [key]: _removed, ...rest } = values();
      store.set('values', rest);
      return undefined;
    },
    'session:state': () => vault.state(),
    'socket:origin': () => settings.socketOrigin,
    'idle:configure': (minutes) => idle.configure(minutes) as undefined,
    'reminder:show': (reminder) =>
      showReminder(Notification, reminder, (kind) => {
        showWindow();
        send('reminder:clicked', kind);
      }),
    'link:take': () => links.take(),
  };
}
