import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Distance from the end that still counts as the end, CSS pixels. */
const NEAR_PX = 80;

/**
 * Keeps a conversation at its end while it is scrolled there, and at its position when older messages are added above.
 * @param firstKey key of the first shown message
 * @param lastKey key of the last shown message
 * @returns scroll handler of the list
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
