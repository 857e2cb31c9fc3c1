import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Nearer to the end than this is at the end. */
const NEAR_PX = 80;

/**
 * Keeps a conversation at its end while somebody reads there, and where it is when older messages come above.
 *
 * @param firstKey of the first message that is shown
 * @param lastKey of the last one
 * @returns what the list calls when it is scrolled
 */
export function useScrollEnd(list: RefObject<HTMLElement | null>, firstKey: string, lastKey: string): () => void {
  const place = useRef({ isAtEnd: true, firstKey, height: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last message is what it waits for
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const before = place.current;
    if (before.firstKey !== firstKey && !before.isAtEnd) element.scrollTop += element.scrollHeight - before.height;
    if (before.isAtEnd) element.scrollTop = element.scrollHeight;
    place.current = { ...before, firstKey, height: element.scrollHeight };
  }, [list, firstKey, lastKey]);
  return () => {
    const element = list.current;
    if (!element) return;
    const left = element.scrollHeight - element.scrollTop - element.clientHeight;
    place.current = { ...place.current, isAtEnd: left < NEAR_PX, height: element.scrollHeight };
  };
}
