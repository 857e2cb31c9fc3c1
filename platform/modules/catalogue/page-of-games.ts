/** A page of a list of ids. */
export interface IdPage {
  readonly ids: readonly number[];
  /** Cursor of the next page; null after the last one. */
  readonly next: string | null;
}

/** Reads a cursor: the position in the list, and the id before it, which tells whether the list has moved since. */
function readCursor(cursor: string): { place: number; after: number } | null {
  const [place, after] = Buffer.from(cursor, 'base64url').toString('latin1').split(':').map(Number);
  if (place === undefined || after === undefined || !Number.isSafeInteger(place) || !Number.isSafeInteger(after))
    return null;
  return place >= 0 ? { place, after } : null;
}

function writeCursor(place: number, after: number): string {
  return Buffer.from(`${place}:${after}`, 'latin1').toString('base64url');
}

function placeOf(ids: readonly number[], { place, after }: { place: number; after: number }): number {
  if (ids[place - 1] === after) return place;
  const moved = ids.indexOf(after);
  return moved === -1 ? Math.min(place, ids.length) : moved + 1;
}

/**
 * Returns one page of a list that may change between two pages: the next page continues after the last game of the one
 * before, wherever that game is now, or at the old position when it has left the list.
 *
 * @param cursor `next` of the page before; undefined for the first
 * @returns null for an invalid cursor
 */
export function idPageOf(ids: readonly number[], cursor: string | undefined, limit: number): IdPage | null {
  const from = cursor === undefined ? { place: 0, after: 0 } : readCursor(cursor);
  if (from === null) return null;
  const place = placeOf(ids, from);
  const page = ids.slice(place, place + limit);
  const end = place + page.length;
  const last = page.at(-1);
  return { ids: page, next: last !== undefined && end < ids.length ? writeCursor(end, last) : null };
}
