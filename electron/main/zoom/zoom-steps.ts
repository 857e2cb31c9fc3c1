import { ZOOM_STEPS, type Zoom } from '#shared/host/desktop/settings.ts';

/** Which way the page is zoomed: larger, smaller, or back to its own size. */
export type ZoomDirection = 'in' | 'out' | 'reset';

const OWN_SIZE: Zoom = 100;

/** The next of Chromium's steps; at either end it stays. */
export function nextZoom(current: Zoom, direction: ZoomDirection): Zoom {
  if (direction === 'reset') return OWN_SIZE;
  const index = ZOOM_STEPS.indexOf(current) + (direction === 'in' ? 1 : -1);
  return ZOOM_STEPS[index] ?? current;
}
