import { isSelectionId } from '../ids/selection-id.ts';

/** Query parameter of an address that shares bets. */
export const PICKS_PARAMETER = 'picks';
/** Base in which ids of selections are written in addresses. */
export const PICK_BASE = 36;
/** Separator of the bets in an address. */
export const PICK_SEPARATOR = '-';
/** Largest number of picks in a link from outside. */
export const MAX_LINKED_PICKS = 20;

const WRITTEN = /^[1-9a-z][0-9a-z]{0,10}(?:-[1-9a-z][0-9a-z]{0,10})*$/;

/** Returns the bets of single selections as a link writes them: their ids in base 36, joined by dashes. */
export function pickTextOf(selectionIds: readonly number[]): string {
  return selectionIds.map((id) => id.toString(PICK_BASE)).join(PICK_SEPARATOR);
}

/**
 * Returns the selections of a text exactly as `pickTextOf` writes it: 1 to 20 of them, each once.
 *
 * @returns null for every other text, also for one with an invalid selection
 */
export function readPickText(text: string): readonly number[] | null {
  if (!WRITTEN.test(text)) return null;
  const ids = text.split(PICK_SEPARATOR).map((part) => Number.parseInt(part, PICK_BASE));
  const isWhole = ids.length <= MAX_LINKED_PICKS && new Set(ids).size === ids.length && ids.every(isSelectionId);
  return isWhole ? ids : null;
}
