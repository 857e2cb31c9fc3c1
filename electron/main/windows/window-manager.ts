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
  /** Where a window was left, on the displays that there are. */
  readonly place: () => WindowPlace | null;
  /** Told where the window stands when it is about to go. */
  readonly onLeave: (place: WindowPlace) => void;
  /** Puts around the new window what belongs there, before its page loads. */
  readonly attachShell: (window: BrowserWindow) => void;
  /** It waits in the tray until somebody asks for it. */
  readonly isHidden?: boolean;
}

/** Where a window stands now. */
function placeOf(window: BrowserWindow): WindowPlace {
  return { bounds: window.getNormalBounds(), isMaximized: window.isMaximized(), isFullScreen: window.isFullScreen() };
}

/** The one window: opened with its page, shown, spoken to. Whatever is asked of a window that is not there does nothing. */
export class WindowManager {
  readonly #options: WindowManagerOptions;
  readonly #onPageGone = new Set<() => void>();
  #window: BrowserWindow | null = null;
  #leave: () => void = () => undefined;

  constructor(options: WindowManagerOptions) {
    this.#options = options;
  }

  /** Whether a page is that of the window: one that was replaced is nobody any more. */
  isCurrent(contents: WebContents): boolean {
    return this.#window?.webContents === contents;
  }

  /**
   * Opens the window and loads its page; it is shown when there is something to see. A window that is there makes way for
   * it: there is never more than one, and the session of one cannot be changed.
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
      // Only now: maximising shows a window.
      if (place?.isMaximized) window.maximize();
      if (place?.isFullScreen) window.setFullScreen(true);
      window.show();
    });
    // Not when loading starts: a page that is not allowed to leave starts to, and stays.
    window.webContents.on('did-navigate', () => this.#pageGone());
    window.webContents.on('render-process-gone', () => this.#pageGone());
    window.on('close', () => this.#leave());
    window.on('closed', () => {
      if (this.#window !== window) return;
      this.#window = null;
      this.#leave = () => undefined;
    });
    // After the new one is there, or the app would end with its last window.
    former?.destroy();
    await window.loadURL(opening.url);
  }

  /** Loads another page of the app itself into the window. */
  async load(url: string): Promise<void> {
    this.#pageGone();
    await this.#window?.loadURL(url);
  }

  /** Loads the page that is shown anew. */
  reload(): void {
    this.#pageGone();
    this.#window?.webContents.reload();
  }

  /** The window that is open; null for none. */
  get current(): BrowserWindow | null {
    return this.#window;
  }

  /** Called when the page is gone or about to go: whatever it has asked for is forgotten. */
  onPageGone(listener: () => void): void {
    this.#onPageGone.add(listener);
  }

  /** Messages to the page that are not lost while there is none that listens. */
  hold<E extends IpcEvent>(channel: E, first: IpcEvents[E] | null = null): PageMailbox<IpcEvents[E]> {
    const mailbox = new PageMailbox<IpcEvents[E]>(first, (value) => this.send(channel, value));
    this.onPageGone(() => mailbox.pageGone());
    return mailbox;
  }

  /** A message to the page that is there; one that comes later reads what holds then. */
  send<E extends IpcEvent>(channel: E, value: IpcEvents[E]): void {
    this.#window?.webContents.send(channel, value);
  }

  /** Whether the window stands in front, where somebody can see it. */
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
