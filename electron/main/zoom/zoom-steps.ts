import { ZOOM_STEPS, type Zoom } from '#shared/host/desktop/settings.ts';

/** Direction of zooming: larger, smaller, or back to the original size. */
export type ZoomDirection = 'in' | 'out' | 'reset';

const OWN_SIZE: Zoom = 100;

/** Returns the next of Chromium's zoom steps; the first and the last step stay. */
export function nextZoom(current: Zoom, direction: ZoomDirection): Zoom {
  if (direction === 'reset') return OWN_SIZE;
  const index = ZOOM_STEPS.indexOf(current) + (direction === 'in' ? 1 : -1);
  return ZOOM_STEPS[index] ?? current;
}
