import type { BrowserWindow, BrowserWindowConstructorOptions, WebContents } from 'electron';
import type { IpcEvent, IpcEvents } from '#shared/host/ipc-channels.ts';
import { PageMailbox } from './page-mailbox.ts';
import type { WindowPlace } from './window-place.ts';

interface WindowManagerOptions {
  readonly create: (options: BrowserWindowConstructorOptions) => BrowserWindow;
}

interface Opening {
  readonly url: string;
  readonly options: (place: WindowPlace | null) => BrowserWindowConstructorOptions;
  /** Returns the place of the previous window, fitted to the present displays. */
  readonly place: () => WindowPlace | null;
  /** Receives the place of the window before it closes. */
  readonly onLeave: (place: WindowPlace) => void;
  /** Attaches the window shell before the page loads. */
  readonly attachShell: (window: BrowserWindow) => void;
  /** Whether the window stays in the tray until it is opened. */
  readonly isHidden?: boolean;
}

/** Returns the present place of a window. */
function placeOf(window: BrowserWindow): WindowPlace {
  return { bounds: window.getNormalBounds(), isMaximized: window.isMaximized(), isFullScreen: window.isFullScreen() };
}

/** Owns the single window: opens it, shows it, sends to its page. Without a window every call does nothing. */
export class WindowManager {
  readonly #options: WindowManagerOptions;
  readonly #onPageGone = new Set<() => void>();
  #window: BrowserWindow | null = null;
  #leave: () => void = () => undefined;

  constructor(options: WindowManagerOptions) {
    this.#options = options;
  }

  /** Tells whether a page belongs to the open window, not to one that was replaced. */
  isCurrent(contents: WebContents): boolean {
    return this.#window?.webContents === contents;
  }

  /**
   * Opens the window and loads its page; shows it when it has content. An existing window is replaced: there is never
   * more than one, and the session of a window cannot be changed.
   */
  async open(opening: Opening): Promise<void> {
    const former = this.#window;
    this.#pageGone();
    this.#leave();
    const place = opening.place();
    const window = this.#options.create(opening.options(place));
    this.#window = window;
    opening.attachShell(window);
    this.#leave = () => opening.onLeave(placeOf(window));
    window.once('ready-to-show', () => {
      if (opening.isHidden) return;
      // Maximising shows a window, so it happens only now.
      if (place?.isMaximized) window.maximize();
      if (place?.isFullScreen) window.setFullScreen(true);
      window.show();
    });
    // Loading also starts for a page that is then refused, so the page is gone only after navigation.
    window.webContents.on('did-navigate', () => this.#pageGone());
    window.webContents.on('render-process-gone', () => this.#pageGone());
    window.on('close', () => this.#leave());
    window.on('closed', () => {
      if (this.#window !== window) return;
      this.#window = null;
      this.#leave = () => undefined;
    });
    // The app would quit with its last window, so the old one goes after the new one exists.
    former?.destroy();
    await window.loadURL(opening.url);
  }

  /** Loads another page of the app into the window. */
  async load(url: string): Promise<void> {
    this.#pageGone();
    await this.#window?.loadURL(url);
  }

  /** Reloads the page. */
  reload(): void {
    this.#pageGone();
    this.#window?.webContents.reload();
  }

  /** Open window; null for none. */
  get current(): BrowserWindow | null {
    return this.#window;
  }

  /** Registers a listener for a page that is gone or about to go, with everything it has asked for. */
  onPageGone(listener: () => void): void {
    this.#onPageGone.add(listener);
  }

  /** Returns a mailbox that holds messages for the page while it does not listen. */
  hold<E extends IpcEvent>(channel: E, first: IpcEvents[E] | null = null): PageMailbox<IpcEvents[E]> {
    const mailbox = new PageMailbox<IpcEvents[E]>(first, (value) => this.send(channel, value));
    this.onPageGone(() => mailbox.pageGone());
    return mailbox;
  }

  /** Sends a message to the open page; a later page reads the state when it starts. */
  send<E extends IpcEvent>(channel: E, value: IpcEvents[E]): void {
    this.#window?.webContents.send(channel, value);
  }

  /** Tells whether the window is visible and has the focus. */
  isSeen(): boolean {
    const window = this.#window;
    if (!window) return false;
    return window.isVisible() && !window.isMinimized() && window.isFocused();
  }

  /** Brings the window to the front. */
  show(): void {
    if (this.#window?.isMinimized()) this.#window.restore();
    this.#window?.show();
    this.#window?.focus();
  }

  #pageGone(): void {
    for (const listener of this.#onPageGone) listener();
  }
}
