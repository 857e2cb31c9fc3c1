import { packLocalSelection, selectionOf } from '#shared/domain/ids/selection-id.ts';

/** The page of performance §1: sixty games with twelve cells on the screen, 5,060 games in the store. */
export const VISIBLE_GAMES = 60;
export const GAMES = 5060;
export const CELLS = 12;
const FIRST_GAME = 100_000;
export const FIRST_PRICE = 1850;

const OUTCOMES = 3;

export const locals: readonly number[] = Array.from({ length: CELLS }, (_, cell) =>
  packLocalSelection({ marketType: 1 + Math.floor(cell / OUTCOMES), period: 0, param: 0, outcome: cell % OUTCOMES }),
);

/** Returns the cell of a local selection id: the market type is above bit 18, the outcome in the lowest bits. */
export function cellOf(local: number): number {
  return ((local >> 18) - 1) * OUTCOMES + (local & 31);
}

export function gameAt(index: number): number {
  return FIRST_GAME + index;
}

export function cellId(gameIndex: number, cell: number): number {
  return selectionOf(gameAt(gameIndex), locals[cell] as number);
}

const texts = new Map<number, string>();

/** Formats a price, the same for all contenders, with a cache because there are few different prices. */
export function writePrice(price: number): string {
  let text = texts.get(price);
  if (text === undefined) {
    text = (price / 1000).toFixed(2);
    texts.set(price, text);
  }
  return text;
}
