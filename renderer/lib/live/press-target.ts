import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PressedPrice } from '../ports/coupon-port.ts';

/** Target of pressed prices other than the coupon. */
export interface PressTarget {
  readonly press: (price: PressedPrice) => void;
  /** Tells whether it holds this selection. */
  readonly has: (selectionId: number) => boolean;
  readonly subscribe: (changed: () => void) => () => void;
}

/** null: the coupon. */
export const PressTargetContext = createContext<PressTarget | null>(null);

const NEVER = () => () => {};

export function usePressTarget(): PressTarget | null {
  return useContext(PressTargetContext);
}

/** Tells whether a target holds a selection; null without a target. */
export function useIsTaken(target: PressTarget | null, selectionId: number): boolean | null {
  const read = () => target?.has(selectionId) ?? null;
  return useSyncExternalStore(target?.subscribe ?? NEVER, read, read);
}
