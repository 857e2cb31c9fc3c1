import type { BrowserWindow, BrowserWindowConstructorOptions, Rectangle } from 'electron';
import type { IpcEvent, IpcEvents } from '#shared/host/ipc-channels.ts';

interface WindowDeskOptions {
  readonly create: (options: BrowserWindowConstructorOptions) => BrowserWindow;
  /** The page of the window begins to load: whatever it has asked for is forgotten. */
  readonly onLoading: () => void;
}

interface Opening {
  readonly url: string;
  readonly options: BrowserWindowConstructorOptions;
  /** Told where the window was when it is about to close. */
  readonly onClose: (bounds: Rectangle) => void;
}

/** The one window: opened with its page, shown, spoken to. Whatever is asked of a window that is not there does nothing. */
export class WindowDesk {
  readonly #options: WindowDeskOptions;
  #window: BrowserWindow | null = null;

  constructor(options: WindowDeskOptions) {
    this.#options = options;
  }

  /** Opens the window and loads its page; it is shown when there is something to see. */
  async open({ url, options, onClose }: Opening): Promise<void> {
    const window = this.#options.create(options);
    this.#window = window;
    window.once('ready-to-show', () => window.show());
    window.webContents.on('did-start-loading', () => this.#options.onLoading());
    window.on('close', () => onClose(window.getNormalBounds()));
    window.on('closed', () => {
      if (this.#window === window) this.#window = null;
    });
    await window.loadURL(url);
  }

  /** A message to the page. */
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
}
