import type { KeyboardEvent } from 'react';

/**
 * Ignores the repeats of a key that is held down, for buttons that sell. One press must not arm and sell, nor open the
 * dialog and sell in it.
 */
export function ignoreKeyRepeat(event: Pick<KeyboardEvent, 'preventDefault' | 'repeat'>): void {
  if (event.repeat) event.preventDefault();
}
