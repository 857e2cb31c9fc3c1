import { useLayoutEffect } from 'react';

/** Wakes the part of the page around an element before the others. */
export type WakePart = (element: Element) => void;

/** Calls back when React has committed what is before it. */
export function Awake({ onAwake }: { readonly onAwake: () => void }) {
  useLayoutEffect(onAwake, [onAwake]);
  return null;
}
