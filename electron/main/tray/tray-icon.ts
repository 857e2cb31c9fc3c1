import path from 'node:path';
import type { Menu, NativeImage, Tray } from 'electron';
import type { PageCounts } from '#shared/host/desktop/page.ts';
import type { Preferences } from '../preferences/preferences.ts';
import type { MainTexts } from '../texts/main-texts.ts';
import { type TrayActions, trayTemplate, trayTip } from './tray-template.ts';

export type TrayPort = Pick<Tray, 'destroy' | 'isDestroyed' | 'on' | 'setContextMenu' | 'setImage' | 'setToolTip'>;

export interface TrayParts {
  /** @throws Error when the desktop has no tray */
  readonly create: (image: NativeImage) => TrayPort;
  readonly imageOf: (file: string) => NativeImage;
  readonly menuOf: typeof Menu.buildFromTemplate;
  readonly platform: string;
  /** Whether this desktop shows tray icons. */
  readonly isSeen: boolean;
  /** Folder of the icons. */
  readonly icons: string;
  readonly name: string;
  readonly texts: Pick<MainTexts, 'language' | 'onChange' | 't'>;
  readonly preferences: Pick<Preferences, 'onChange' | 'values'>;
  readonly actions: TrayActions;
}

/**
 * Returns the icon file for a system; macOS paints a file whose name ends in "Template" in the colour of its menu bar.
 */
export function iconOf(platform: string, hasUnread: boolean): string {
  const system = platform === 'darwin' ? 'tray' : platform === 'win32' ? 'tray-windows' : 'tray-linux';
  const mark = hasUnread ? '-badge' : '';
  return platform === 'darwin' ? `${system}${mark}Template.png` : `${system}${mark}.png`;
}

/** Tray icon with its menu; on a desktop without a tray it does nothing. */
export class TrayIcon {
  readonly #parts: TrayParts;
  #tray: TrayPort | null = null;
  #counts: PageCounts = { unread: 0, picks: 0 };

  constructor(parts: TrayParts) {
    this.#parts = parts;
    try {
      this.#tray = parts.create(this.#image());
      // macOS opens the menu on a click.
      if (parts.platform !== 'darwin') this.#tray.on('click', () => parts.actions.open());
    } catch (error) {
      console.warn(`no tray: ${error instanceof Error ? error.message : String(error)}`);
    }
    parts.texts.onChange(() => this.#draw());
    parts.preferences.onChange(() => this.#draw());
    this.#draw();
  }

  /** Whether the tray icon can open the window. */
  get isThere(): boolean {
    return this.#parts.isSeen && this.#isAlive;
  }

  get #isAlive(): boolean {
    return this.#tray !== null && !this.#tray.isDestroyed();
  }

  /** Shows the counts that the page has reported. */
  count(counts: PageCounts): void {
    const hadUnread = this.#counts.unread > 0;
    this.#counts = counts;
    if (hadUnread !== counts.unread > 0 && this.#isAlive) this.#tray?.setImage(this.#image());
    this.#draw();
  }

  #image(): NativeImage {
    const { imageOf, icons, platform } = this.#parts;
    return imageOf(path.join(icons, iconOf(platform, this.#counts.unread > 0)));
  }

  #draw(): void {
    if (!this.#isAlive) return;
    const { texts, preferences, actions, menuOf, name } = this.#parts;
    const { t } = texts;
    const counts = this.#counts;
    const isMuted = preferences.values.muteNotices;
    this.#tray?.setToolTip(trayTip({ t, name, counts }));
    this.#tray?.setContextMenu(menuOf(trayTemplate({ t, language: texts.language(), name, counts, isMuted, actions })));
  }
}
