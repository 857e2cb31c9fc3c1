import type { FeedPosition } from '#shared/domain/feed/feed-protocol.ts';
import type { OddsStore } from './odds-store.ts';

/** Formats a price (thousandths, 0 for one that has left the book) for the player. */
export type PriceFormat = (price: number) => string;

/** Price that the page was rendered with. */
export interface RenderedPrice {
  readonly price: number;
  readonly suspended: boolean;
  /** Position of the feed when it was read. */
  readonly at?: FeedPosition;
}

/** Members of an element that a cell uses. */
export type PriceElement = Pick<
  HTMLElement,
  'firstChild' | 'closest' | 'setAttribute' | 'removeAttribute' | 'textContent'
>;

export interface PriceCellsOptions {
  readonly odds: OddsStore;
  /** Monotonic clock, ms. */
  readonly now: () => number;
  readonly setTimeout: (run: () => void, ms: number) => unknown;
}

interface Cell {
  readonly element: PriceElement;
  text: Text;
  readonly owner: Pick<HTMLElement, 'setAttribute' | 'removeAttribute'>;
  readonly format: PriceFormat;
  price: number;
  isLocked: boolean;
  /** '' for none, else up or down, with -now while it is tinted. */
  move: string;
  movedAt: number;
  /** The tint or the arrow is still to be removed. */
  isMoving: boolean;
}

/** Ms for which a change is tinted, and for which its arrow stays. */
const TINT_MS = 400;
const ARROW_MS = 4000;
const SWEEP_MS = 200;

/**
 * Leaves of the odds grid (performance §1, C2): React owns the structure, and a cell writes its own text node and the
 * attributes `data-move` (up-now, down-now while tinted, then up, down), `data-locked` and `data-frozen` of its button, or
 * of itself. A locked price keeps its place; it and a frozen one, which may be old, are `aria-disabled`.
 */
export class PriceCells {
  readonly #options: PriceCellsOptions;
  readonly #bound = new Set<Cell>();
  readonly #moving = new Set<Cell>();
  readonly #selections = new WeakMap<object, number>();
  #isSweeping = false;
  #isFrozen = false;

  constructor(options: PriceCellsOptions) {
    this.#options = options;
  }

  /** Marks all prices as standing still, so that none can be pressed, or ends that. */
  freeze(isFrozen: boolean): void {
    if (isFrozen === this.#isFrozen) return;
    this.#isFrozen = isFrozen;
    for (const cell of this.#bound) this.#show(cell);
  }

  /** Shows a price in an element whose only child is the text. Returns the undo. */
  bind(element: PriceElement, selectionId: number, format: PriceFormat, rendered: RenderedPrice): () => void {
    const { odds } = this.#options;
    const owner = element.closest('button') ?? element;
    if (element.firstChild?.nodeType !== TEXT_NODE) element.textContent = format(rendered.price);
    const cell: Cell = {
      element,
      text: element.firstChild as Text,
      owner,
      format,
      price: rendered.price,
      isLocked: false,
      move: '',
      movedAt: 0,
      isMoving: false,
    };
    this.#bound.add(cell);
    this.#selections.set(owner, selectionId);
    const stop = odds.subscribe(selectionId, (row) => this.#update(cell, row, true));
    odds.seed(selectionId, rendered.price, rendered.suspended, rendered.at);
    const row = odds.rowOf(selectionId);
    write(cell, format(odds.isKnown(row) ? odds.priceAt(row) : rendered.price));
    this.#update(cell, row, false);
    return () => {
      stop();
      this.#bound.delete(cell);
      this.#moving.delete(cell);
      for (const name of ['data-move', 'data-locked', 'data-frozen', 'aria-disabled']) owner.removeAttribute(name);
    };
  }

  /** Returns the selection whose price a button shows, for listeners above all cells; null for any other element. */
  selectionOf(owner: object): number | null {
    return this.#selections.get(owner) ?? null;
  }

  #update(cell: Cell, row: number, isNews: boolean): void {
    const { odds } = this.#options;
    const isKnown = odds.isKnown(row);
    const price = isKnown ? odds.priceAt(row) : cell.price;
    if (price !== cell.price) {
      if (isNews) {
        write(cell, cell.format(price));
        if (price > 0 && cell.price > 0)
          this.#mark(cell, price > cell.price ? 'up-now' : 'down-now', odds.changedAt(row));
      }
      cell.price = price;
    }
    const isLocked = !isKnown || price === 0 || odds.isSuspended(row);
    // The rendered state may be outdated, so a cell starts by writing the current one.
    if (isLocked !== cell.isLocked || !isNews) this.#lock(cell, isLocked);
  }

  #mark(cell: Cell, move: string, at: number): void {
    cell.movedAt = at;
    if (cell.move !== move) {
      cell.move = move;
      cell.owner.setAttribute('data-move', move);
    }
    if (cell.isMoving) return;
    cell.isMoving = true;
    this.#moving.add(cell);
    this.#sweepLater();
  }

  #lock(cell: Cell, isLocked: boolean): void {
    cell.isLocked = isLocked;
    this.#show(cell);
  }

  #show({ owner, isLocked }: Cell): void {
    const isFrozen = this.#isFrozen && !isLocked;
    mark(owner, 'data-locked', isLocked ? '' : null);
    mark(owner, 'data-frozen', isFrozen ? '' : null);
    mark(owner, 'aria-disabled', isLocked || isFrozen ? 'true' : null);
  }

  /** Schedules one timer for all cells that removes tints and arrows. */
  #sweepLater(): void {
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    this.#options.setTimeout(() => {
      this.#isSweeping = false;
      const now = this.#options.now();
      for (const cell of this.#moving) this.#fade(cell, now - cell.movedAt);
      if (this.#moving.size > 0) this.#sweepLater();
    }, SWEEP_MS);
  }

  #fade(cell: Cell, age: number): void {
    if (age >= ARROW_MS) {
      cell.move = '';
      cell.isMoving = false;
      cell.owner.removeAttribute('data-move');
      this.#moving.delete(cell);
    } else if (age >= TINT_MS && cell.move.endsWith('-now')) {
      cell.move = cell.move.slice(0, -4);
      cell.owner.setAttribute('data-move', cell.move);
    }
  }
}

/** Shows a text; a translator of the browser may have put another element in the place of the text node. */
function write(cell: Cell, text: string): void {
  const { element } = cell;
  if (element.firstChild === cell.text) {
    cell.text.data = text;
  } else {
    element.textContent = text;
    cell.text = element.firstChild as Text;
  }
}

function mark(owner: Cell['owner'], name: string, value: string | null): void {
  if (value === null) owner.removeAttribute(name);
  else owner.setAttribute(name, value);
}

const TEXT_NODE = 3;
