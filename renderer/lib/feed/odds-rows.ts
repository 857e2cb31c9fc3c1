import { SelectionIndex } from './selection-index.ts';

/** What is kept of a game beside its rows. */
export interface GameRows {
  readonly gameId: number;
  /** First of the game's rows; `NEXT` leads on. */
  head: number;
  /** How many want every price of the game kept. */
  retains: number;
  /** A frame with every price of the game was applied at this sequence: what is older and not in it is gone. */
  wholeAt: number;
  /** Grows when a selection comes or goes. */
  structure: number;
  isDirty: boolean;
  readonly listeners: Set<() => void>;
}

/** No row. */
export const NONE = -1;

/** Places of a row's fields from its start; the sequence takes two of them. */
export const GAME = 0;
export const LOCAL = 1;
/** Thousandths. */
export const PRICE = 2;
export const FLAGS = 3;
/** The next row of the same game, or the next free one. */
const NEXT = 4;
/** Ms of the store's clock, 0 for never. */
export const CHANGED_AT = 5;
const SEQUENCE = 6;
/** A row is 32 bytes, half a cache line: whatever is asked of a price is in one place. */
const WIDTH = 8;
const WIDTH_BITS = 3;

/** Bits of `FLAGS`. */
export const SUSPENDED = 1;
export const KNOWN = 2;
export const UP = 4;
export const DOWN = 8;
export const DIRTY = 16;
/** Named by the frame that tells the game whole. */
export const SEEN = 32;
/** Somebody subscribes to it. */
export const HEARD = 64;
/** Somebody holds the object that was read of it. */
export const READ = 128;

const FIRST_ROWS = 1024;

/** The rows of the odds store in one typed array, and which of them are in use. One that is given back is taken again. */
export class OddsRows {
  readonly #index = new SelectionIndex(FIRST_ROWS);
  #fields = new Int32Array(FIRST_ROWS * WIDTH);
  /** The same bytes, for sequences. */
  #wide = new Float64Array(this.#fields.buffer);
  #used = 0;
  #free = NONE;
  #count = 0;

  /** Rows in use. */
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

  /** The row of a selection, −1 for none. */
  find(gameId: number, local: number): number {
    return this.#index.find(this.#fields, gameId, local);
  }

  /** A clean row for a selection that has none, entered in its game. */
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

  /** Gives a row of a game back. */
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

  /** The rows of a game now. */
  of(game: GameRows | undefined): number[] {
    const rows: number[] = [];
    for (let row = game?.head ?? NONE; row !== NONE; row = this.get(row, NEXT)) rows.push(row);
    return rows;
  }

  /** All sequences are older than anything that comes. */
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
