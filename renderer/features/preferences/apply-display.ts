import type { DisplayPreferences } from '#shared/domain/display/display-preferences.ts';
import type { Zone } from '#shared/domain/time/zone.ts';
import { isZoneName } from '#shared/domain/time/zone-name.ts';

const TRACKER_VIEWS = ['auto', 'open', 'folded'] as const;

/**
 * Returns the attributes of the html element that styles read. The theme is absent when it follows the system: then the
 * page decides before its first paint.
 */
export function displayAttributes(display: DisplayPreferences): Record<string, string> {
  return {
    ...(display.appTheme === 2 ? {} : { 'data-theme': display.appTheme === 0 ? 'light' : 'dark' }),
    'data-size': String(display.appFontSize),
    'data-compact': display.isAppCompactView ? '1' : '0',
    'data-view': String(display.appViewType),
    'data-coupon': display.isCouponFolded ? 'folded' : 'open',
    'data-rail': display.isRailFolded ? 'folded' : 'open',
    'data-rail-hover': display.isLeftSectionHover ? '1' : '0',
    'data-moves': String(display.coefIndicationType),
    'data-filtered': String(display.filteredMarkets),
    'data-tracker': TRACKER_VIEWS[display.trackerView],
  };
}

const PREFERS_LIGHT = '(prefers-color-scheme: light)';

/** Applies the preferences to the page. */
export function applyDisplay(display: DisplayPreferences): void {
  const root = document.documentElement;
  const system = matchMedia(PREFERS_LIGHT).matches ? 'light' : 'dark';
  const wanted = { ...displayAttributes(display), ...(display.appTheme === 2 ? { 'data-theme': system } : {}) };
  // A browser styles the whole page again even when it is told what it knows.
  for (const [name, value] of Object.entries(wanted))
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
}

/** Follows the system's theme while the preferences say so; returns the undo. */
export function followSystemTheme(read: () => DisplayPreferences): () => void {
  const query = matchMedia(PREFERS_LIGHT);
  const follow = () => applyDisplay(read());
  query.addEventListener('change', follow);
  return () => query.removeEventListener('change', follow);
}

/** Returns the name of the device's time zone; of a device that does not know its name the present minutes from UTC. */
export function browserZone(): Zone {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isZoneName(timeZone) ? timeZone : -new Date().getTimezoneOffset();
}
