import path from 'node:path';
import type { App, BrowserWindow, NativeImage } from 'electron';
import type { MainTexts } from '../texts/main-texts.ts';

export interface BadgeParts {
  readonly platform: string;
  readonly app: Pick<App, 'setBadgeCount'>;
  readonly window: () => Pick<BrowserWindow, 'setOverlayIcon'> | null;
  readonly imageOf: (file: string) => NativeImage;
  /** Folder of the icons. */
  readonly icons: string;
  readonly texts: Pick<MainTexts, 't'>;
}

/** Largest count that a badge shows; above it the badge says "9+", because a mark of 16 dots shows no more. */
const MAX_SHOWN = 9;

/** Returns the overlay icon for the taskbar button on Windows; null for none. */
export const overlayOf = (count: number): string | null =>
  count === 0 ? null : `overlay-${count > MAX_SHOWN ? `${MAX_SHOWN}-more` : count}.png`;

/** Shows the number of unread notifications on the app's icon: as an overlay on Windows, as a number elsewhere. */
export function showBadge(count: number, { platform, app, window, imageOf, icons, texts }: BadgeParts): void {
  if (platform !== 'win32') {
    app.setBadgeCount(count);
    return;
  }
  const overlay = overlayOf(count);
  const image = overlay === null ? null : imageOf(path.join(icons, overlay));
  window()?.setOverlayIcon(image, overlay === null ? '' : texts.t('unread_notices', { count }));
}
