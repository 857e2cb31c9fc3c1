import { existsSync } from 'node:fs';
import path from 'node:path';
import type {
  App,
  AutoUpdater,
  BrowserWindow,
  Clipboard,
  Dialog,
  Menu,
  NativeImage,
  Notification,
  Tray,
} from 'electron';
import type { filesCalls, SavedFile } from '#shared/host/desktop/files.ts';
import type { PageCommand, pageCalls } from '#shared/host/desktop/page.ts';
import type { settingsCalls } from '#shared/host/desktop/settings.ts';
import { savePdf } from '../files/save-pdf.ts';
import { SavedFiles } from '../files/saved-files.ts';
import type { HandlersOf } from '../ipc/answer-calls.ts';
import type { LogPort } from '../log/desktop-log.ts';
import { menuTemplate } from '../menu/menu-template.ts';
import { Preferences, type PreferencesFile } from '../preferences/preferences.ts';
import { SettingsController } from '../preferences/settings-controller.ts';
import { writtenFile } from '../recovery/fault-page.ts';
import type { DesktopSettings } from '../settings.ts';
import { createLaunchPort, isSignInStart } from '../sign-in/launch-port.ts';
import { createMainTexts, type MainTexts } from '../texts/main-texts.ts';
import { showBadge } from '../tray/badge.ts';
import { startsHidden } from '../tray/close-to-tray.ts';
import { TrayIcon } from '../tray/tray-icon.ts';
import type { PageMailbox } from '../windows/page-mailbox.ts';
import type { WindowManager } from '../windows/window-manager.ts';
import { zoomBy } from '../zoom/apply-zoom.ts';
import { attachShell, type ShellDependencies } from './attach-shell.ts';

export interface WindowShellParts {
  readonly electron: {
    readonly app: App;
    readonly autoUpdater: Pick<AutoUpdater, 'on'>;
    readonly dialog: Dialog;
    readonly Menu: typeof Menu;
    readonly Tray: typeof Tray;
    readonly Notification: typeof Notification;
    readonly clipboard: Clipboard;
    readonly nativeImage: { createFromPath(file: string): NativeImage };
  };
  /** Opens a file of the app itself in the system's default program. */
  readonly openFile: (file: string) => void;
  /** Shows a saved file in its folder. */
  readonly showInFolder: (file: string) => void;
  readonly preferencesFile: PreferencesFile;
  readonly window: WindowManager;
  readonly settings: DesktopSettings;
  readonly own: readonly string[];
  /** Operator's address of dictionaries; null for none. */
  readonly dictionaries: string | null;
  /** Whether developer tools exist: in the debugger's flavour, and in an app that runs from its sources. */
  readonly hasDeveloperTools: boolean;
  readonly icons: string;
  readonly log: LogPort;
  /** Whether this desktop shows tray icons. */
  readonly isTraySeen: boolean;
  readonly process: Pick<NodeJS.Process, 'argv' | 'env' | 'execPath' | 'platform'>;
}

const LICENCES = 'LICENSES.chromium.html';

/** Parts of the app around window shell: menu, tray, badge, settings, files, and the shell of each window. */
export class WindowShell {
  readonly texts: MainTexts;
  readonly preferences: Preferences;
  readonly #parts: WindowShellParts;
  readonly #settings: SettingsController;
  readonly #commands: PageMailbox<PageCommand>;
  readonly #fileSteps: PageMailbox<SavedFile>;
  readonly #files: SavedFiles;
  readonly #tray: TrayIcon;
  readonly #name: string;
  #isQuitting = false;
  #hasStarted = false;

  constructor(parts: WindowShellParts) {
    const { electron, window, settings, process } = parts;
    const { app } = electron;
    this.#parts = parts;
    this.#name = app.getName();
    this.preferences = new Preferences(parts.preferencesFile);
    this.texts = createMainTexts({
      stored: this.preferences.values.language ?? undefined,
      preferred: app.getPreferredSystemLanguages(),
    });
    this.#commands = window.hold('page:command');
    this.#fileSteps = window.hold('files:changed');
    this.#files = new SavedFiles((file) => this.#fileSteps.deliver(file));
    this.#tray = this.#openTray();
    this.#settings = new SettingsController({
      preferences: this.preferences,
      launch: createLaunchPort({
        platform: process.platform,
        isPackaged: app.isPackaged,
        loginItems: app,
        environment: process.env,
        home: app.getPath('home'),
        execPath: process.execPath,
        name: this.#name,
      }),
      hasTray: () => this.#tray.isThere,
      hasDictionaries: parts.dictionaries !== null,
      tell: (state) => window.send('settings:changed', state),
    });
    app.setAboutPanelOptions({
      applicationName: this.#name,
      applicationVersion: app.getVersion(),
      website: settings.site,
    });
    app.on('before-quit', this.#quit);
    // An update on macOS closes all windows before the app is told to quit.
    electron.autoUpdater.on('before-quit-for-update', this.#quit);
    // On macOS, a click on the icon of an app without a visible window asks for one.
    app.on('activate', () => window.show());
    app.on('child-process-gone', (_event, { type, reason, exitCode }) =>
      parts.log.write('error', 'window-shell', `a process of the app ended: ${type}, ${reason} (${exitCode})`),
    );
    this.texts.onChange(() => this.#drawMenu());
    this.#drawMenu();
  }

  /**
   * Tells whether the first window starts hidden in the tray, because the system has started the app; true at most
   * once.
   */
  takeHiddenStart(): boolean {
    const { electron, process } = this.#parts;
    const isFirst = !this.#hasStarted;
    this.#hasStarted = true;
    const isSignIn = isFirst && isSignInStart(process.argv, process.platform, electron.app);
    return startsHidden(isSignIn, this.preferences.values.closeToTray, this.#tray.isThere);
  }

  /** Attaches the window shell to a new window. */
  attach(window: BrowserWindow): void {
    const { electron, own, settings, dictionaries, hasDeveloperTools, log } = this.#parts;
    const dependencies: ShellDependencies = {
      dialog: electron.dialog,
      menu: electron.Menu,
      clipboard: electron.clipboard,
      preferences: this.preferences,
      texts: this.texts,
      files: this.#files,
      log,
      own,
      site: settings.site,
      dictionaries,
      hasDeveloperTools,
      downloads: () => electron.app.getPath('downloads'),
      hasTray: () => this.#tray.isThere,
      load: (url) => this.#parts.window.load(url),
      isQuitting: () => this.#isQuitting,
      onSystemEnds: this.#quit,
      onHidden: () => this.#tellOfTray(),
    };
    attachShell(window, dependencies);
  }

  /** Returns pages that the main process generates; null for any other path. */
  readonly write = (pathname: string) => writtenFile(pathname, this.texts, this.#parts.settings.site);

  handlers(): HandlersOf<typeof settingsCalls & typeof pageCalls & typeof filesCalls> {
    const { electron, window, showInFolder } = this.#parts;
    const badge = {
      platform: this.#parts.process.platform,
      app: electron.app,
      window: () => window.current,
      imageOf: (file: string) => electron.nativeImage.createFromPath(file),
      icons: this.#parts.icons,
      texts: this.texts,
    };
    return {
      ...this.#settings.handlers(),
      'page:language': (language) => {
        this.texts.follow(language);
        this.preferences.keep({ language: this.texts.language() });
        return undefined;
      },
      'page:counts': (counts) => {
        this.#tray.count(counts);
        showBadge(counts.unread, badge);
        return undefined;
      },
      'page:take': () => this.#commands.take(),
      'files:take': () => this.#fileSteps.takeAll(),
      'files:pdf': async (order) => {
        await this.#savePdf(order);
        return undefined;
      },
      'files:show': (id) => {
        const place = this.#files.placeOf(id);
        if (place === undefined || !existsSync(place)) return false;
        showInFolder(place);
        return true;
      },
    };
  }

  async #savePdf(order: Parameters<typeof savePdf>[0]): Promise<void> {
    const { electron, window } = this.#parts;
    const { current } = window;
    if (!current) return;
    await savePdf(order, {
      ask: (options) => electron.dialog.showSaveDialog(current, options),
      contents: current.webContents,
      downloads: electron.app.getPath('downloads'),
      texts: this.texts,
      files: this.#files,
    });
  }

  readonly #quit = (): void => {
    this.#isQuitting = true;
  };

  readonly #ask = (command: PageCommand): void => {
    this.#parts.window.show();
    this.#commands.deliver(command);
  };

  #openTray(): TrayIcon {
    const { electron, window, icons, process, isTraySeen } = this.#parts;
    return new TrayIcon({
      create: (image) => new electron.Tray(image),
      imageOf: (file) => electron.nativeImage.createFromPath(file),
      menuOf: (template) => electron.Menu.buildFromTemplate(template),
      platform: process.platform,
      isSeen: isTraySeen,
      icons,
      name: this.#name,
      texts: this.texts,
      preferences: this.preferences,
      actions: {
        open: () => window.show(),
        ask: this.#ask,
        mute: (muteNotices) => this.preferences.keep({ muteNotices }),
        quit: () => electron.app.quit(),
      },
    });
  }

  #drawMenu(): void {
    const { electron, window, process, hasDeveloperTools, openFile } = this.#parts;
    const { app, Menu } = electron;
    const licences = path.join(path.dirname(process.execPath), LICENCES);
    const template = menuTemplate({
      platform: process.platform,
      language: this.texts.language(),
      t: this.texts.t,
      name: this.#name,
      hasDeveloperTools,
      hasSoftwareLicences: app.isPackaged && existsSync(licences),
      actions: {
        ask: this.#ask,
        print: () => window.current?.webContents.print({ printBackground: true }),
        savePdf: () => void this.#savePdf({ name: this.#name, paper: 'a4' }),
        zoom: (direction) => zoomBy(this.preferences, direction),
        reload: () => window.reload(),
        about: () => app.showAboutPanel(),
        softwareLicences: () => openFile(licences),
        quit: () => app.quit(),
      },
    });
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  }

  /** Tells the player once where the closed window went. */
  #tellOfTray(): void {
    const { Notification } = this.#parts.electron;
    if (this.preferences.values.isTrayTold || !Notification.isSupported()) return;
    this.preferences.keep({ isTrayTold: true });
    const { t } = this.texts;
    new Notification({ title: t('tray_told_title', { name: this.#name }), body: t('tray_told_text') }).show();
  }
}
