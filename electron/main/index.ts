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
import { isPackagedProgram } from './flavour/is-packaged.ts';
import { Furniture } from './furniture/furniture.ts';
import { answerCalls, type Callers } from './ipc/answer-calls.ts';
import { ProgramLog, printToTerminal } from './log/program-log.ts';
import { shareLog } from './log/share-log.ts';
import { followLogin } from './network/follow-login.ts';
import { createNetCall } from './network/net-call.ts';
import { networkHandlers } from './network/network-handlers.ts';
import { ProxyDesk } from './network/proxy-desk.ts';
import { ProxySignIn } from './network/proxy-sign-in.ts';
import { presenceHandlers } from './notifications/presence-handlers.ts';
import { openPreferenceFile } from './preferences/preference-file.ts';
import { type OpenProfile, openProfile, type ProfilePorts } from './profiles/open-profile.ts';
import { ProfileDesk } from './profiles/profile-desk.ts';
import { profileHandlers } from './profiles/profile-handlers.ts';
import { ProfileRegistry } from './profiles/profile-registry.ts';
import { registerAppScheme } from './protocol/app-scheme.ts';
import { socketHandlers } from './protocol/socket-handlers.ts';
import { endBecause, needed } from './recovery/end-because.ts';
import { guardApp } from './security/guard-app.ts';
import { guardSession } from './security/guard-session.ts';
import { refuseSwitches } from './security/refuse-switches.ts';
import { readSettings } from './settings.ts';
import { builtDictionaries } from './spelling/spelling.ts';
import { keptIn } from './state/kept.ts';
import { openProfileState, openState, prepareState, type StatePlace } from './state/program-state.ts';
import { storageHandlers } from './storage/storage-handlers.ts';
import { SecretVault } from './tokens/secret-vault.ts';
import { sessionHandlers } from './tokens/session-handlers.ts';
import { findTray } from './tray/find-tray.ts';
import { openUpdates, updateHandlers } from './updates/open-updates.ts';
import { type Flavour, windowOptions } from './windows/main-window.ts';
import { WindowDesk } from './windows/window-desk.ts';
import { restoredPlace } from './windows/window-place.ts';

declare const __FLAVOUR__: Flavour;

const own = [DESKTOP_ORIGIN];
const log = new ProgramLog(printToTerminal);
const isPackaged = isPackagedProgram(app);
needed(() => refuseSwitches(app.commandLine, __FLAVOUR__, isPackaged), { app, dialog });
const settings = needed(() => readSettings(process.env, isPackaged), { app, dialog });
const dictionaries = needed(builtDictionaries, { app, dialog });
const linkRules = { scheme: linkSchemeOf(__FLAVOUR__), refuse: refusedLinks(log) };
const window = new WindowDesk({ create: (options) => new BrowserWindow(options) });
const links = window.hold('link:opened', linkFromArguments(process.argv, linkRules));
const clicks = window.hold('reminder:clicked');

function openLink(link: DeepLink | null): void {
  if (link) links.deliver(link);
  window.show();
}

// Before the app is ready: the scheme of its pages, the sandbox of its processes, links that come early.
becomeFlavour(__FLAVOUR__, app, crashReporter);
registerAppScheme(protocol);
app.enableSandbox();
followOpenedLinks(app, openLink, linkRules);

// One program for each person of the machine: whoever comes second hands its link over and ends.
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

/** From ready to a loaded window: what is kept, what stands around the page, the network, profiles, what the page may ask. */
async function start(): Promise<void> {
  const place = { folder: app.getPath('userData'), log };
  const state = openState(place);
  prepareState(place, state);
  guardSession(session.defaultSession, own);

  const furniture = await openFurniture(place);
  const network = await openNetwork(state);
  const updates = openUpdates({
    flavour: __FLAVOUR__,
    app,
    connect: (target) => network.proxy.add(target),
    ask: network.signIn.ask,
    onChange: (status) => window.send('updates:changed', status),
    log: (text) => log.write('info', 'updates', text),
  });
  const profiles = openProfiles(place, state, furniture, network);

  const callers: Callers = { own, isCurrent: (contents) => window.isCurrent(contents), log };
  if (__FLAVOUR__ === 'debugger') shareLog(ipcMain, callers, { app, log, send: (...line) => window.send(...line) });
  answerCalls(ipcMain, callers, ipcCalls, {
    ...storageHandlers(profiles.values, log),
    ...sessionHandlers(profiles),
    ...socketHandlers(settings.socketOrigin),
    ...presenceHandlers({
      ...{ Notification, power: powerMonitor, platform: process.platform },
      ...{ window, clicks, kept: keptIn(state, 'notices') },
      isMuted: () => furniture.preferences.values.muteNotices,
    }),
    ...linkHandlers(links),
    ...profileHandlers(profiles),
    ...networkHandlers(network.proxy, network.signIn, () => profiles.current.test()),
    ...furniture.handlers(),
    ...updateHandlers(updates),
  });
  await profiles.start();
}

/** Menu, tray, files and settings of the program, in its own language. */
async function openFurniture(place: StatePlace): Promise<Furniture> {
  return new Furniture({
    electron: { app, autoUpdater, dialog, Menu, Tray, Notification, clipboard, nativeImage },
    openFile: (file) => void shell.openPath(file),
    showInFolder: (file) => shell.showItemInFolder(file),
    ...{ shelf: openPreferenceFile(place), window, settings, own, dictionaries, log, process },
    hasDeveloperTools: __FLAVOUR__ === 'debugger' || !isPackaged,
    icons: path.join(import.meta.dirname, 'icons'),
    isTraySeen: await findTray(process.platform),
  });
}

interface Network {
  readonly proxy: ProxyDesk;
  readonly signIn: ProxySignIn;
  readonly vaultPorts: ProfilePorts['vaultPorts'];
}

/** The way to the network that was chosen, for what belongs to no session first. */
async function openNetwork(state: State): Promise<Network> {
  const vaultPorts = { cipher: safeStorage, platform: process.platform, log };
  const signIn = new ProxySignIn({
    vault: new SecretVault(vaultPorts, keptIn(state, 'proxySignIn')),
    tell: (challenge) => window.send('network:sign-in-asked', challenge),
    log,
  });
  const proxy = new ProxyDesk(keptIn(state, 'proxy'), log);
  await proxy.add({ setProxy: (config) => app.setProxy(config) });
  followLogin(app, signIn.ask);
  return { proxy, signIn, vaultPorts };
}

/** The profiles of the installation; the window shows the one that is open. */
function openProfiles(place: StatePlace, state: State, furniture: Furniture, network: Network): ProfileDesk {
  const { proxy, signIn, vaultPorts } = network;
  const ports: ProfilePorts = {
    vaultPorts,
    sessionOf: (partition) => session.fromPartition(partition),
    stateOf: (id) => openProfileState(place, id),
    folder: path.join(app.getAppPath(), 'dist/desktop'),
    settings,
    write: furniture.write,
    connect: async (target, partition) => {
      await proxy.add(target);
      return createNetCall({ request: (wish) => net.request(wish), partition, onLogin: signIn.ask });
    },
  };
  return new ProfileDesk({
    registry: new ProfileRegistry({
      kept: keptIn(state, 'profiles'),
      areOffered: settings.areProfilesOffered,
      newId: () => randomBytes(4).toString('hex'),
    }),
    prepare: (id) => openProfile(ports, id),
    show: (profile) => showProfile(profile, state, furniture),
    forget: (id) => state.set('goneProfiles', [...(state.get('goneProfiles') ?? []), id]),
    tell: (list) => window.send('profiles:changed', list),
  });
}

/** The window of a profile, where the last one was left. */
async function showProfile({ partition }: OpenProfile, state: State, furniture: Furniture): Promise<void> {
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
    dress: (created) => furniture.dress(created),
    isHidden: furniture.takeHiddenStart(),
  });
}
