import { randomBytes } from 'node:crypto';
import path from 'node:path';
import {
  app,
  autoUpdater,
  BrowserWindow,
  clipboard,
  crashReporter,
  dialog,
  ipcMain,
  Menu,
  Notification,
  nativeImage,
  net,
  powerMonitor,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  Tray,
} from 'electron';
import { DESKTOP_ORIGIN } from '#shared/host/desktop-origin.ts';
import type { DeepLink } from '#shared/host/host-port.ts';
import { ipcCalls } from '#shared/host/ipc-channels.ts';
import { followOpenedLinks, followSecondStarts, refusedLinks } from './deep-links/follow-links.ts';
import { linkHandlers } from './deep-links/link-handlers.ts';
import { linkFromArguments, linkSchemeOf } from './deep-links/parse-deep-link.ts';
import { becomeFlavour } from './flavour/become-flavour.ts';
import { isPackagedApp } from './flavour/is-packaged.ts';
import { answerCalls, type Callers } from './ipc/answer-calls.ts';
import { DesktopLog, printToTerminal } from './log/desktop-log.ts';
import { shareLog } from './log/share-log.ts';
import { followLogin } from './network/follow-login.ts';
import { createNetCall } from './network/net-call.ts';
import { networkHandlers } from './network/network-handlers.ts';
import { ProxyManager } from './network/proxy-manager.ts';
import { ProxySignIn } from './network/proxy-sign-in.ts';
import { presenceHandlers } from './notifications/presence-handlers.ts';
import { openPreferencesFile } from './preferences/preferences-file.ts';
import { type OpenProfile, openProfile, type ProfilePorts } from './profiles/open-profile.ts';
import { profileHandlers } from './profiles/profile-handlers.ts';
import { ProfileManager } from './profiles/profile-manager.ts';
import { ProfileRegistry } from './profiles/profile-registry.ts';
import { registerAppScheme } from './protocol/app-scheme.ts';
import { socketHandlers } from './protocol/socket-handlers.ts';
import { endBecause, needed } from './recovery/end-because.ts';
import { guardApp } from './security/guard-app.ts';
import { guardSession } from './security/guard-session.ts';
import { refuseSwitches } from './security/refuse-switches.ts';
import { readSettings } from './settings.ts';
import { builtDictionaries } from './spelling/spelling.ts';
import { openProfileState, openState, prepareState, type StatePlace } from './state/desktop-state.ts';
import { storedUnder } from './state/stored-value.ts';
import { storageHandlers } from './storage/storage-handlers.ts';
import { SecretVault } from './tokens/secret-vault.ts';
import { sessionHandlers } from './tokens/session-handlers.ts';
import { findTray } from './tray/find-tray.ts';
import { openUpdates, updateHandlers } from './updates/open-updates.ts';
import { WindowShell } from './window-shell/window-shell.ts';
import { type Flavour, windowOptions } from './windows/main-window.ts';
import { WindowManager } from './windows/window-manager.ts';
import { restoredPlace } from './windows/window-place.ts';

declare const __FLAVOUR__: Flavour;

const own = [DESKTOP_ORIGIN];
const log = new DesktopLog(printToTerminal);
const isPackaged = isPackagedApp(app);
needed(() => refuseSwitches(app.commandLine, __FLAVOUR__, isPackaged, process), { app, dialog });
const settings = needed(() => readSettings(process.env, isPackaged), { app, dialog });
const dictionaries = needed(builtDictionaries, { app, dialog });
const linkRules = { scheme: linkSchemeOf(__FLAVOUR__), refuse: refusedLinks(log) };
const window = new WindowManager({ create: (options) => new BrowserWindow(options) });
const links = window.hold('link:opened', linkFromArguments(process.argv, linkRules));
const clicks = window.hold('reminder:clicked');

function openLink(link: DeepLink | null): void {
  if (link) links.deliver(link);
  window.show();
}

// Preparations before the app is ready: the scheme of its pages, the sandbox of its processes, links that arrive early.
becomeFlavour(__FLAVOUR__, app, crashReporter);
registerAppScheme(protocol);
app.enableSandbox();
followOpenedLinks(app, openLink, linkRules);

// Each user of the machine runs one app: a second start hands its link over and ends.
if (app.requestSingleInstanceLock()) {
  followSecondStarts(app, openLink, linkRules);
  guardApp(app, log, {
    own,
    hosts: settings.externalHosts,
    openExternal: (url) => void shell.openExternal(url),
  });
  app.on('window-all-closed', () => app.quit());
  void app
    .whenReady()
    .then(start)
    .catch((error) => endBecause(error, { app, dialog }));
} else {
  app.quit();
}

type State = ReturnType<typeof openState>;

/** Starts the app, from ready to a loaded window: stored state, window shell, network, profiles, calls of the page. */
async function start(): Promise<void> {
  const place = { folder: app.getPath('userData'), log };
  const state = openState(place);
  prepareState(place, state);
  guardSession(session.defaultSession, own);

  const windowShell = await openWindowShell(place);
  const network = await openNetwork(state);
  const updates = openUpdates({
    flavour: __FLAVOUR__,
    app,
    connect: (target) => network.proxy.add(target),
    ask: network.signIn.ask,
    onChange: (status) => window.send('updates:changed', status),
    log: (text) => log.write('info', 'updates', text),
  });
  const profiles = openProfiles(place, state, windowShell, network);

  const callers: Callers = { own, isCurrent: (contents) => window.isCurrent(contents), log };
  if (__FLAVOUR__ === 'debugger') shareLog(ipcMain, callers, { app, log, send: (...line) => window.send(...line) });
  answerCalls(ipcMain, callers, ipcCalls, {
    ...storageHandlers(profiles.values, log),
    ...sessionHandlers(profiles),
    ...socketHandlers(settings.socketOrigin),
    ...presenceHandlers({
      ...{ Notification, power: powerMonitor, platform: process.platform },
      ...{ window, clicks, stored: storedUnder(state, 'notices') },
      isMuted: () => windowShell.preferences.values.muteNotices,
    }),
    ...linkHandlers(links),
    ...profileHandlers(profiles),
    ...networkHandlers(network.proxy, network.signIn, () => profiles.current.test()),
    ...windowShell.handlers(),
    ...updateHandlers(updates),
  });
  await profiles.start();
}

/** Opens menu, tray, files and settings in the language of the app. */
async function openWindowShell(place: StatePlace): Promise<WindowShell> {
  return new WindowShell({
    electron: { app, autoUpdater, dialog, Menu, Tray, Notification, clipboard, nativeImage },
    openFile: (file) => void shell.openPath(file),
    showInFolder: (file) => shell.showItemInFolder(file),
    ...{ preferencesFile: openPreferencesFile(place), window, settings, own, dictionaries, log, process },
    hasDeveloperTools: __FLAVOUR__ === 'debugger' || !isPackaged,
    icons: path.join(import.meta.dirname, 'icons'),
    isTraySeen: await findTray(process.platform),
  });
}

interface Network {
  readonly proxy: ProxyManager;
  readonly signIn: ProxySignIn;
  readonly vaultPorts: ProfilePorts['vaultPorts'];
}

/** Opens the network with the chosen proxy, first for requests outside every session. */
async function openNetwork(state: State): Promise<Network> {
  const vaultPorts = { cipher: safeStorage, platform: process.platform, log };
  const signIn = new ProxySignIn({
    vault: new SecretVault(vaultPorts, storedUnder(state, 'proxySignIn')),
    tell: (challenge) => window.send('network:sign-in-asked', challenge),
    log,
  });
  const proxy = new ProxyManager(storedUnder(state, 'proxy'), log);
  await proxy.add({ setProxy: (config) => app.setProxy(config) });
  followLogin(app, signIn.ask);
  return { proxy, signIn, vaultPorts };
}

/** Opens the profiles of the installation; the window shows the current one. */
function openProfiles(place: StatePlace, state: State, windowShell: WindowShell, network: Network): ProfileManager {
  const { proxy, signIn, vaultPorts } = network;
  const ports: ProfilePorts = {
    vaultPorts,
    sessionOf: (partition) => session.fromPartition(partition),
    stateOf: (id) => openProfileState(place, id),
    folder: path.join(app.getAppPath(), 'dist/desktop'),
    settings,
    write: windowShell.write,
    connect: async (target, partition) => {
      await proxy.add(target);
      return createNetCall({ request: (options) => net.request(options), partition, onLogin: signIn.ask });
    },
  };
  return new ProfileManager({
    registry: new ProfileRegistry({
      stored: storedUnder(state, 'profiles'),
      areAvailable: settings.areProfilesOffered,
      newId: () => randomBytes(4).toString('hex'),
    }),
    prepare: (id) => openProfile(ports, id),
    show: (profile) => showProfile(profile, state, windowShell),
    forget: (id) => state.set('goneProfiles', [...(state.get('goneProfiles') ?? []), id]),
    tell: (list) => window.send('profiles:changed', list),
  });
}

/** Opens the window of a profile at the place of the previous window. */
async function showProfile({ partition }: OpenProfile, state: State, windowShell: WindowShell): Promise<void> {
  await window.open({
    url: `${DESKTOP_ORIGIN}/`,
    place: () =>
      restoredPlace(
        state.get('window'),
        screen.getAllDisplays().map(({ workArea }) => workArea),
      ),
    options: (at) =>
      windowOptions({
        ...{ place: at, partition, flavour: __FLAVOUR__, isPackaged },
        hasDictionaries: dictionaries !== null,
      }),
    onLeave: (at) => state.set('window', at),
    attachShell: (created) => windowShell.attach(created),
    isHidden: windowShell.takeHiddenStart(),
  });
}
