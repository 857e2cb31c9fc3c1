import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface Arranging {
  readonly root: RefObject<HTMLDivElement | null>;
  /** Result of the last press, for a screen reader. */
  readonly said: string;
  /** Announces a move, and keeps the focus on the moved button. */
  readonly moved: (said: string, handle: string) => void;
}

/**
 * Returns the focus and the announcements of moves: a press may move its own button in the list, and the browser would
 * drop the focus.
 */
export function useArranging(): Arranging {
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  const [said, setSaid] = useState('');
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    root.current?.querySelector<HTMLElement>(`[data-arrange="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });
  const moved = (text: string, handle: string) => {
    wanted.current = handle;
    setSaid(text);
  };
  return { root, said, moved };
}
