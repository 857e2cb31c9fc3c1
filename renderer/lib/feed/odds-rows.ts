import { SelectionIndex } from './selection-index.ts';

/** Data of a game apart from its rows. */
export interface GameRows {
  readonly gameId: number;
  /** First of the game's rows; `NEXT` links to the following ones. */
  head: number;
  /** Number of holders that keep every price of the game. */
  retains: number;
  /** Sequence of the last frame with every price of the game; an older price that is not in it is gone. */
  wholeAt: number;
  /** Grows when a selection is added or removed. */
  structure: number;
  isDirty: boolean;
  readonly listeners: Set<() => void>;
}

/** Stands for no row. */
export const NONE = -1;

/** Offsets of a row's fields; the sequence takes two of them. */
export const GAME = 0;
export const LOCAL = 1;
/** Thousandths. */
export const PRICE = 2;
export const FLAGS = 3;
/** Next row of the same game, or next free row. */
const NEXT = 4;
/** Ms of the store's clock, 0 for never. */
export const CHANGED_AT = 5;
const SEQUENCE = 6;
/** Fields of a row: 32 bytes, half a cache line, so that one read loads all of a price. */
const WIDTH = 8;
const WIDTH_BITS = 3;

/** Bits of `FLAGS`. */
export const SUSPENDED = 1;
export const KNOWN = 2;
export const UP = 4;
export const DOWN = 8;
export const DIRTY = 16;
/** Named by the frame that carries the whole game. */
export const SEEN = 32;
/** The row has a subscriber. */
export const HEARD = 64;
/** A read object of the row exists. */
export const READ = 128;

const FIRST_ROWS = 1024;

/** Rows of the odds store in one typed array, with a list of free rows for reuse. */
export class OddsRows {
  readonly #index = new SelectionIndex(FIRST_ROWS);
  #fields = new Int32Array(FIRST_ROWS * WIDTH);
  /** The same bytes as 64-bit numbers, for sequences. */
  #wide = new Float64Array(this.#fields.buffer);
  #used = 0;
  #free = NONE;
  #count = 0;

  /** Number of rows in use. */
  get count(): number {
    return this.#count;
  }

  get(row: number, field: number): number {
    return this.#fields[(row << WIDTH_BITS) + field] as number;
  }

  put(row: number, field: number, value: number): void {
    this.#fields[(row << WIDTH_BITS) + field] = value;
  }

  sequence(row: number): number {
    return this.#wide[((row << WIDTH_BITS) + SEQUENCE) >> 1] as number;
  }

  putSequence(row: number, sequence: number): void {
    this.#wide[((row << WIDTH_BITS) + SEQUENCE) >> 1] = sequence;
  }

  is(row: number, flag: number): boolean {
    return (this.get(row, FLAGS) & flag) !== 0;
  }

  set(row: number, flag: number): void {
    this.put(row, FLAGS, this.get(row, FLAGS) | flag);
  }

  unset(row: number, flag: number): void {
    this.put(row, FLAGS, this.get(row, FLAGS) & ~flag);
  }

  /** Returns the row of a selection, −1 for none. */
  find(gameId: number, local: number): number {
    return this.#index.find(this.#fields, gameId, local);
  }

  /** Takes a cleared row for a new selection and links it to its game. */
  take(game: GameRows, local: number): number {
    const row = this.#free === NONE ? this.#fresh() : this.#free;
    if (row === this.#free) this.#free = this.get(row, NEXT);
    const start = row * WIDTH;
    this.#fields.fill(0, start, start + WIDTH);
    this.put(row, GAME, game.gameId);
    this.put(row, LOCAL, local);
    this.put(row, NEXT, game.head);
    game.head = row;
    this.#count += 1;
    this.#index.add(this.#fields, row);
    return row;
  }

  /** Returns a row of a game to the free rows. */
  give(game: GameRows, row: number): void {
    this.#index.remove(this.#fields, row);
    const after = this.get(row, NEXT);
    if (game.head === row) game.head = after;
    else {
      let before = game.head;
      while (this.get(before, NEXT) !== row) before = this.get(before, NEXT);
      this.put(before, NEXT, after);
    }
    this.put(row, FLAGS, 0);
    this.put(row, NEXT, this.#free);
    this.#free = row;
    this.#count -= 1;
  }

  /** Returns the rows of a game. */
  of(game: GameRows | undefined): number[] {
    const rows: number[] = [];
    for (let row = game?.head ?? NONE; row !== NONE; row = this.get(row, NEXT)) rows.push(row);
    return rows;
  }

  /** Resets all sequences, so that every later frame is newer. */
  forgetSequences(): void {
    for (let row = 0; row < this.#used; row++) this.putSequence(row, 0);
  }

  #fresh(): number {
    if (this.#used * WIDTH === this.#fields.length) {
      const longer = new Int32Array(this.#fields.length * 2);
      longer.set(this.#fields);
      this.#fields = longer;
      this.#wide = new Float64Array(longer.buffer);
    }
    this.#used += 1;
    return this.#used - 1;
  }
}
