/** What a key asks for. */
export type Shortcut =
  | 'draw'
  | 'first'
  | 'forwards'
  | 'backwards'
  | 'next'
  | 'place'
  | 'previous'
  | 'search'
  | 'second'
  | 'sheet'
  | 'stake'
  | 'undo';

/** Keys of the shortcuts by what they write. */
const BY_KEY: Readonly<Record<string, Shortcut>> = {
  '/': 'search',
  '?': 'sheet',
  '؟': 'sheet',
  '1': 'first',
  '2': 'second',
  '١': 'first',
  '٢': 'second',
  x: 'draw',
  j: 'next',
  k: 'previous',
  s: 'stake',
  p: 'place',
  u: 'undo',
};

/** The same keys by their place, for keyboards that write no Latin letters. */
const BY_CODE: Readonly<Record<string, Shortcut>> = {
  KeyX: 'draw',
  KeyJ: 'next',
  KeyK: 'previous',
  KeyS: 'stake',
  KeyP: 'place',
  KeyU: 'undo',
};

const ARROWS: Readonly<Record<string, Shortcut>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowLeft: 'backwards',
  ArrowRight: 'forwards',
};

type Key = Pick<KeyboardEvent, 'altKey' | 'code' | 'ctrlKey' | 'key' | 'metaKey'>;

/**
 * Returns what a key asks for; null for nothing. A letter counts by what it writes, and on a keyboard without Latin
 * letters by its place.
 */
export function shortcutOf({ key, code, altKey, ctrlKey, metaKey }: Key): Shortcut | null {
  if (altKey || ctrlKey || metaKey) return null;
  const written = key.toLowerCase();
  const isForeign = key.length === 1 && key.charCodeAt(0) > 0x7f;
  return BY_KEY[written] ?? ARROWS[key] ?? (isForeign ? (BY_CODE[code] ?? null) : null);
}
