import type { WebContents } from 'electron';
import type { Zoom } from '#shared/host/desktop/settings.ts';
import type { Preferences } from '../preferences/preferences.ts';
import { nextZoom, type ZoomDirection } from './zoom-steps.ts';

export type ZoomedContents = Pick<
  WebContents,
  'isDestroyed' | 'on' | 'once' | 'setVisualZoomLevelLimits' | 'setZoomFactor'
>;

/** Largest size for pinching, the same as in the menu. */
const MAX_PINCH_ZOOM = 3;

/** Zooms by one step and stores the size. */
export function zoomBy(preferences: Pick<Preferences, 'keep' | 'values'>, direction: ZoomDirection): void {
  preferences.keep({ zoom: nextZoom(preferences.values.zoom, direction) });
}

/**
 * Keeps a page at the size of the settings: when it first appears, after every load, and when the wheel asks for
 * another size.
 */
export function applyZoom(
  contents: ZoomedContents,
  preferences: Pick<Preferences, 'keep' | 'onChange' | 'values'>,
): void {
  const set = (zoom: Zoom) => contents.setZoomFactor(zoom / 100);
  contents.on('dom-ready', () => {
    set(preferences.values.zoom);
    void contents.setVisualZoomLevelLimits(1, MAX_PINCH_ZOOM);
  });
  contents.on('zoom-changed', (_event, direction) => zoomBy(preferences, direction));
  let shown = preferences.values.zoom;
  const stop = preferences.onChange(({ zoom }) => {
    if (zoom === shown || contents.isDestroyed()) return;
    shown = zoom;
    set(zoom);
  });
  contents.once('destroyed', stop);
}
