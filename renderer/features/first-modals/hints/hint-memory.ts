import type { DeviceTexts } from '#renderer/lib/device/device-store.ts';
import { HINTS, type Hint } from '#shared/domain/modals/hints.ts';

const KEY = 'fairline:hints-seen';

/** Reads the hints that were closed on this device. */
export function readSeenHints(local: DeviceTexts): readonly Hint[] {
  const words = (local.getItem(KEY) ?? '').split(',');
  return HINTS.filter((hint) => words.includes(hint));
}

/** Stops showing these hints on this device. */
export function rememberHints(local: DeviceTexts, hints: readonly Hint[]): void {
  const seen = readSeenHints(local);
  local.setItem(KEY, HINTS.filter((hint) => seen.includes(hint) || hints.includes(hint)).join(','));
}
