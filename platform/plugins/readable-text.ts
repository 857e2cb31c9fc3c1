const isReadable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

/** A value in parsed JSON, with the name of its field and the value around it. */
interface Place {
  readonly value: unknown;
  readonly at: string;
  readonly outer: Place | null;
}

function nameOf(place: Place): string {
  const names: string[] = [];
  for (let one: Place | null = place; one; one = one.outer) names.unshift(one.at);
  return names.join('.');
}

/**
 * Returns the place of the first text in parsed JSON that no database stores: with the character NUL or with half a
 * character (a lone surrogate); null when there is none. Names of fields count as texts.
 *
 * @param at place of the value itself
 */
export function unreadableText(value: unknown, at: string): string | null {
  // A list in place of calls of itself: nested arrays of a hostile body are deeper than the stack.
  const open: Place[] = [{ value, at, outer: null }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (typeof place.value === 'string' && !isReadable(place.value)) return nameOf(place);
    if (typeof place.value !== 'object' || place.value === null) continue;
    const inner = Object.entries(place.value);
    if (inner.some(([key]) => !isReadable(key))) return nameOf(place);
    for (const [key, text] of inner.reverse()) open.push({ value: text, at: key, outer: place });
  }
  return null;
}
