import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PressedPrice } from '../ports/coupon-port.ts';

/** Where presses of prices go instead of into the coupon. */
export interface PressTarget {
  readonly press: (price: PressedPrice) => void;
  /** Whether it holds this selection. */
  readonly has: (selectionId: number) => boolean;
  readonly subscribe: (changed: () => void) => () => void;
}

/** Null: the coupon. */
export const PressTargetContext = createContext<PressTarget | null>(null);

const NEVER = () => () => {};

export function usePressTarget(): PressTarget | null {
  return useContext(PressTargetContext);
}

/** Whether a target holds a selection; null without one. */
export function useIsTaken(target: PressTarget | null, selectionId: number): boolean | null {
  const read = () => target?.has(selectionId) ?? null;
  return useSyncExternalStore(target?.subscribe ?? NEVER, read, read);
}
