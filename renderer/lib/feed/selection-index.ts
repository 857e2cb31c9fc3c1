/** Value of a free slot; a taken one holds its row + 1. */
const EMPTY = 0;

/** Rows of the store: eight numbers each, first the game, then the part of the selection id inside it. */
type Rows = Int32Array;
const ROW_BITS = 3;

/**
 * Hash table that finds the row of a selection. It is a typed array, so that sixty thousand selections do not load the
 * garbage collector and a look-up allocates nothing. The key is the game and the part of the selection id inside it,
 * because both are small integers and the whole id is not.
 */
export class SelectionIndex {
  #table: Int32Array;
  #mask: number;
  #count = 0;

  /** @param rows initial capacity, a power of two */
  constructor(rows: number) {
    this.#table = new Int32Array(rows * 2);
    this.#mask = rows * 2 - 1;
  }

  /** Returns the row of a selection, −1 for none. */
  find(rows: Rows, gameId: number, local: number): number {
    const table = this.#table;
    const mask = this.#mask;
    for (let slot = hash(gameId, local) & mask; ; slot = (slot + 1) & mask) {
      const row = (table[slot] as number) - 1;
      if (row < 0) return -1;
      const start = row << ROW_BITS;
      if (rows[start + 1] === local && rows[start] === gameId) return row;
    }
  }

  /** Adds a row that is not in the table. */
  add(rows: Rows, row: number): void {
    this.#count += 1;
    if (this.#count * 2 > this.#table.length) this.#rebuild(rows);
    this.#place(rows, row);
  }

  /** Removes a row, and moves up the rows that were displaced past its slot. */
  remove(rows: Rows, row: number): void {
    const table = this.#table;
    const mask = this.#mask;
    let hole = this.#home(rows, row);
    while (table[hole] !== row + 1) hole = (hole + 1) & mask;
    this.#count -= 1;
    for (let slot = (hole + 1) & mask; table[slot] !== EMPTY; slot = (slot + 1) & mask) {
      const home = this.#home(rows, (table[slot] as number) - 1);
      if (((slot - home) & mask) < ((slot - hole) & mask)) continue;
      table[hole] = table[slot] as number;
      hole = slot;
    }
    table[hole] = EMPTY;
  }

  #home(rows: Rows, row: number): number {
    const start = row << ROW_BITS;
    return hash(rows[start] as number, rows[start + 1] as number) & this.#mask;
  }

  #place(rows: Rows, row: number): void {
    let slot = this.#home(rows, row);
    while (this.#table[slot] !== EMPTY) slot = (slot + 1) & this.#mask;
    this.#table[slot] = row + 1;
  }

  #rebuild(rows: Rows): void {
    const old = this.#table;
    this.#table = new Int32Array(old.length * 2);
    this.#mask = this.#table.length - 1;
    for (const entry of old) if (entry !== EMPTY) this.#place(rows, entry - 1);
  }
}

function hash(gameId: number, local: number): number {
  let mixed = Math.imul(gameId, 0x9e3779b1) ^ Math.imul(local, 0x85ebca6b);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x2c1b3c6d);
  return mixed ^ (mixed >>> 13);
}
