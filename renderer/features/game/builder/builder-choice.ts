import type { PressTarget } from '#renderer/lib/live/press-target.ts';
import type { PressedPrice } from '#renderer/lib/ports/coupon-port.ts';

/** Selections of a bet builder in the order of the presses; price cells read it without a render. */
export interface BuilderChoice extends PressTarget {
  readonly chosen: () => readonly PressedPrice[];
  readonly remove: (selectionIds: readonly number[]) => void;
  /** Takes these selections in place of all others. */
  readonly replace: (prices: readonly PressedPrice[]) => void;
}

const NOTHING: readonly PressedPrice[] = [];

/** Makes an empty choice. */
export function createBuilderChoice(): BuilderChoice {
  let chosen = NOTHING;
  const listeners = new Set<() => void>();

  function set(next: readonly PressedPrice[]): void {
    chosen = next;
    for (const listener of listeners) listener();
  }

  const has = (id: number) => chosen.some(({ selectionId }) => selectionId === id);
  const without = (ids: readonly number[]) => chosen.filter(({ selectionId }) => !ids.includes(selectionId));
  return {
    chosen: () => chosen,
    has,
    press: (price) => set(has(price.selectionId) ? without([price.selectionId]) : [...chosen, price]),
    remove: (selectionIds) => set(without(selectionIds)),
    replace: (prices) => set(prices),
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
