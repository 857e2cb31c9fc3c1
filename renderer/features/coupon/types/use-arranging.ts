import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface Arranging {
  readonly root: RefObject<HTMLDivElement | null>;
  /** What the last press did, for people who cannot see it. */
  readonly said: string;
  /** Says what a press does, and keeps the focus on what was pressed wherever it goes. */
  readonly moved: (said: string, handle: string) => void;
}

/** A press moves the button that was pressed to another place of the list, where the browser would not follow it. */
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
