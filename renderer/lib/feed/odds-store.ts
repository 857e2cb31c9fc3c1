import type { FeedPosition, FeedScope } from '#shared/domain/feed/feed-protocol.ts';
import {
  gameOfSelection,
  localOfSelection,
  selectionOf,
  unpackLocalSelection,
} from '#shared/domain/ids/selection-id.ts';
import {
  CHANGED_AT,
  DIRTY,
  DOWN,
  FLAGS,
  GAME,
  type GameRows,
  HEARD,
  KNOWN,
  LOCAL,
  NONE,
  OddsRows,
  PRICE,
  READ,
  SEEN,
  SUSPENDED,
  UP,
} from './odds-rows.ts';

/** Known state of one price. */
export interface OddsRead {
  /** Thousandths; 0: the selection has left the book. */
  readonly price: number;
  /** The price is shown but takes no bets now. */
  readonly suspended: boolean;
  /** Direction of the last change: 1 up, −1 down, 0 without a change. */
  readonly direction: -1 | 0 | 1;
  /** Time of the last price change, ms of the store's clock; 0 for never. */
  readonly changedAt: number;
  /** Sequence of the frame that carried it. */
  readonly sequence: number;
}

/** Called with the row of the selection, once for each flush that changed it. */
export type OddsListener = (row: number) => void;

export interface OddsStoreOptions {
  /** Requests one call of `flush` on the next animation frame. */
  readonly requestFlush: () => void;
  /** Monotonic clock, ms. */
  readonly now: () => number;
}

/**
 * Live prices, outside Redux and in typed arrays (performance §1, C2): one row per selection, one listener per cell,
 * one flush per animation frame. A row is kept while a cell shows it or its game is retained, and is then reused.
 * Values are absolute and carry the sequence of their frame: older ones are dropped, so that the result does not depend
 * on the order or the repetition of frames (trust F9).
 */
export class OddsStore {
  readonly #rows = new OddsRows();
  readonly #listeners: (OddsListener | readonly OddsListener[] | undefined)[] = [];
  readonly #reads = new Map<number, OddsRead>();
  readonly #games = new Map<number, GameRows>();
  readonly #options: OddsStoreOptions;
  #touched = new Int32Array(256);
  #spare = new Int32Array(256);
  #touchedCount = 0;
  #touchedGames: GameRows[] = [];
  #epoch = '';
  #frameSequence = 0;
  #frameAt = 0;
  #gameId = 0;
  #whole: FeedScope | null = null;

  constructor(options: OddsStoreOptions) {
    this.#options = options;
  }

  /** Number of rows in use. */
  get size(): number {
    return this.#rows.count;
  }

  /** Returns the state of a selection; null if unknown. The same object until something changes. */
  read(selectionId: number): OddsRead | null {
    const row = this.rowOf(selectionId);
    if (row < 0 || !this.isKnown(row)) return null;
    const known = this.#reads.get(row);
    if (known) return known;
    const rows = this.#rows;
    const made: OddsRead = {
      price: this.priceAt(row),
      suspended: this.isSuspended(row),
      direction: rows.is(row, UP) ? 1 : rows.is(row, DOWN) ? -1 : 0,
      changedAt: rows.get(row, CHANGED_AT),
      sequence: rows.sequence(row),
    };
    this.#reads.set(row, made);
    rows.set(row, READ);
    return made;
  }

  /** Returns the newest sequence and the last change in the market of a selection; null when none of it is known. */
  market(selectionId: number): { readonly sequence: number; readonly changedAt: number } | null {
    const rows = this.#rows;
    const market = firstOfMarket(localOfSelection(selectionId));
    const mates = rows
      .of(this.#games.get(gameOfSelection(selectionId)))
      .filter((row) => this.isKnown(row) && firstOfMarket(rows.get(row, LOCAL)) === market);
    if (mates.length === 0) return null;
    return {
      sequence: Math.max(...mates.map((row) => rows.sequence(row))),
      changedAt: Math.max(...mates.map((row) => rows.get(row, CHANGED_AT))),
    };
  }

  /** Returns the row of a selection, for the reads below; −1 without a subscriber while its game is not retained. */
  rowOf(selectionId: number): number {
    return this.#rows.find(gameOfSelection(selectionId), localOfSelection(selectionId));
  }

  /** False: the feed has not reported it yet, or no longer lists it. */
  isKnown(row: number): boolean {
    return this.#rows.is(row, KNOWN);
  }

  /** Thousandths; 0: it has left the book. */
  priceAt(row: number): number {
    return this.#rows.get(row, PRICE);
  }

  isSuspended(row: number): boolean {
    return this.#rows.is(row, SUSPENDED);
  }

  /** Returns the time of a row's last price change, ms of the store's clock; 0 for never. */
  changedAt(row: number): number {
    return this.#rows.get(row, CHANGED_AT);
  }

  /** Calls back after each flush that changed the selection; keeps its row until the undo is called. */
  subscribe(selectionId: number, listener: OddsListener): () => void {
    const game = this.#gameFor(gameOfSelection(selectionId));
    const found = this.rowOf(selectionId);
    const row = found < 0 ? this.#rows.take(game, localOfSelection(selectionId)) : found;
    while (this.#listeners.length <= row) this.#listeners.push(undefined);
    const others = this.#listeners[row];
    this.#listeners[row] = others === undefined ? listener : [others, listener].flat();
    this.#rows.set(row, HEARD);
    let isActive = true;
    return () => {
      if (!isActive) return;
      isActive = false;
      this.#unsubscribe(row, listener);
      if (game.retains === 0) this.#release(game, row);
      this.#releaseGame(game);
    };
  }

  /** Keeps every price of a game, shown or not, until the undo is called. */
  retainGame(gameId: number): () => void {
    const game = this.#gameFor(gameId);
    game.retains += 1;
    let isActive = true;
    return () => {
      if (!isActive) return;
      isActive = false;
      game.retains -= 1;
      if (game.retains === 0) for (const row of this.#rows.of(game)) this.#release(game, row);
      this.#releaseGame(game);
    };
  }

  /** Returns the selections that a game offers, sorted; lines are added and removed while it is played. */
  selections(gameId: number): number[] {
    return this.#rows
      .of(this.#games.get(gameId))
      .filter((row) => this.#isOffered(row))
      .map((row) => selectionOf(gameId, this.#rows.get(row, LOCAL)))
      .sort((a, b) => a - b);
  }

  /** Returns a number that grows when a selection of the game is added or removed. */
  structure(gameId: number): number {
    return this.#games.get(gameId)?.structure ?? 0;
  }

  /** Calls back after each flush in which a selection of the game was added or removed. */
  subscribeGame(gameId: number, listener: () => void): () => void {
    const game = this.#gameFor(gameId);
    game.listeners.add(listener);
    return () => {
      game.listeners.delete(listener);
      this.#releaseGame(game);
    };
  }

  /**
   * Adds a price from another source than the feed. It counts when no price is known yet, or when it was read at a
   * later sequence of the same epoch; kept only for subscribed selections and retained games.
   */
  seed(selectionId: number, price: number, suspended: boolean, at?: FeedPosition): void {
    const game = this.#games.get(gameOfSelection(selectionId));
    const found = this.rowOf(selectionId);
    if (!game || (found < 0 && game.retains === 0)) return;
    const sequence = at && at.epoch === this.#epoch ? at.sequence : 0;
    const row = found < 0 ? this.#rows.take(game, localOfSelection(selectionId)) : found;
    const known = this.#rows.sequence(row);
    const isNews = this.isKnown(row) ? sequence > known : sequence >= known;
    if (!isNews) return;
    this.#frameAt = this.#options.now();
    this.#write(row, price, suspended, sequence);
  }

  /** Starts the sequences of a new epoch: every known price is older than its frames. */
  beginEpoch(epoch: string): void {
    if (epoch === this.#epoch) return;
    this.#epoch = epoch;
    this.#rows.forgetSequences();
    this.#reads.clear();
    for (const game of this.#games.values()) game.wholeAt = 0;
  }

  /**
   * Sets the sequence of the prices that follow.
   *
   * @param at ms of the store's clock
   */
  beginFrame(sequence: number, at: number): void {
    this.#frameSequence = sequence;
    this.#frameAt = at;
  }

  /** Sets the game of the prices that follow; with `whole` they are all of its prices in that scope. */
  openGame(gameId: number, whole: FeedScope | null): void {
    this.#gameId = gameId;
    this.#whole = whole;
    if (whole !== null) for (const row of this.#rows.of(this.#games.get(gameId))) this.#rows.unset(row, SEEN);
  }

  /** Writes one price of the opened game. */
  price(local: number, price: number, suspended: boolean): void {
    const rows = this.#rows;
    const sequence = this.#frameSequence;
    const found = rows.find(this.#gameId, local);
    const row = found < 0 || !rows.is(found, KNOWN) ? this.#admit(found, local) : found;
    if (row < 0) return;
    if (this.#whole !== null) rows.set(row, SEEN);
    if (sequence >= rows.sequence(row)) this.#write(row, price, suspended, sequence);
  }

  /** Ends the opened game; a game that is gone has no prices left. */
  closeGame(gone: boolean): void {
    const whole = this.#whole;
    if (whole === null && !gone) return;
    const game = this.#games.get(this.#gameId);
    if (game === undefined) return;
    const sequence = this.#frameSequence;
    for (const row of this.#rows.of(game)) {
      const isNamed = whole !== null && !gone && this.#rows.is(row, SEEN);
      if (isNamed || this.#decidedAt(game, row) > sequence) continue;
      if (gone || whole === 'full') this.#write(row, 0, false, sequence);
      else this.#unlist(game, row);
      this.#release(game, row);
    }
    game.wholeAt = Math.max(game.wholeAt, sequence);
  }

  /** Calls the listeners of every changed selection and game, once. */
  flush(): void {
    const touched = this.#touched;
    const count = this.#touchedCount;
    const games = this.#touchedGames;
    this.#touched = this.#spare;
    this.#spare = touched;
    this.#touchedCount = 0;
    this.#touchedGames = [];
    for (let i = 0; i < count; i++) {
      const row = touched[i] as number;
      if (!this.#rows.is(row, DIRTY)) continue;
      this.#rows.unset(row, DIRTY);
      const listeners = this.#listeners[row];
      if (typeof listeners === 'function') listeners(row);
      else if (listeners) for (const listener of listeners) listener(row);
    }
    for (const game of games) {
      game.isDirty = false;
      for (const listener of game.listeners) listener();
    }
  }

  /** Returns the row for a new price; −1 when it is not wanted or older than the known state. */
  #admit(row: number, local: number): number {
    const game = this.#games.get(this.#gameId);
    if (game === undefined || this.#frameSequence < game.wholeAt) return NONE;
    if (row >= 0) return row;
    return game.retains === 0 ? NONE : this.#rows.take(game, local);
  }

  #write(row: number, price: number, suspended: boolean, sequence: number): void {
    const rows = this.#rows;
    rows.putSequence(row, sequence);
    const flags = rows.get(row, FLAGS);
    const before = rows.get(row, PRICE);
    if ((flags & READ) !== 0) this.#reads.delete(row);
    const isKnown = (flags & KNOWN) !== 0;
    if (isKnown && before === price && ((flags & SUSPENDED) !== 0) === suspended) return;
    let next = (flags & ~(SUSPENDED | READ)) | KNOWN | (suspended ? SUSPENDED : 0);
    if (before > 0 && price > 0 && before !== price) {
      next = (next & ~(UP | DOWN)) | (price > before ? UP : DOWN);
      rows.put(row, CHANGED_AT, this.#frameAt);
    }
    rows.put(row, PRICE, price);
    rows.put(row, FLAGS, next);
    if ((isKnown && before > 0) !== price > 0) this.#restructure(rows.get(row, GAME));
    if ((next & (HEARD | DIRTY)) === HEARD) this.#touch(row);
  }

  /** Returns the sequence up to which the row's state, or its absence, is known. */
  #decidedAt(game: GameRows, row: number): number {
    const sequence = this.#rows.sequence(row);
    return this.isKnown(row) ? sequence : Math.max(sequence, game.wholeAt);
  }

  /** Marks a row as unknown, because the lists no longer show it and it is not kept up to date. */
  #unlist(game: GameRows, row: number): void {
    if (!this.isKnown(row)) return;
    if (this.#isOffered(row)) this.#restructure(game.gameId);
    this.#rows.unset(row, KNOWN);
    this.#rows.putSequence(row, this.#frameSequence);
    this.#reads.delete(row);
    if (this.#rows.is(row, HEARD) && !this.#rows.is(row, DIRTY)) this.#touch(row);
  }

  #isOffered(row: number): boolean {
    return this.isKnown(row) && this.priceAt(row) > 0;
  }

  #touch(row: number): void {
    this.#rows.set(row, DIRTY);
    if (this.#touchedCount === this.#touched.length) {
      const longer = new Int32Array(this.#touchedCount * 2);
      longer.set(this.#touched);
      this.#touched = longer;
    }
    this.#touched[this.#touchedCount] = row;
    this.#touchedCount += 1;
    if (this.#touchedCount === 1) this.#options.requestFlush();
  }

  #restructure(gameId: number): void {
    const game = this.#games.get(gameId) as GameRows;
    game.structure += 1;
    if (game.isDirty || game.listeners.size === 0) return;
    game.isDirty = true;
    this.#touchedGames.push(game);
    this.#options.requestFlush();
  }

  #unsubscribe(row: number, listener: OddsListener): void {
    const left = [this.#listeners[row] ?? []].flat();
    left.splice(left.indexOf(listener), 1);
    this.#listeners[row] = left.length > 1 ? left : left[0];
    if (left.length === 0) this.#rows.unset(row, HEARD);
  }

  #gameFor(gameId: number): GameRows {
    const known = this.#games.get(gameId);
    if (known) return known;
    const game = {
      gameId,
      head: NONE,
      retains: 0,
      wholeAt: 0,
      structure: 0,
      isDirty: false,
      listeners: new Set<() => void>(),
    };
    this.#games.set(gameId, game);
    return game;
  }

  /** Frees a row that no cell shows. */
  #release(game: GameRows, row: number): void {
    if (this.#rows.is(row, HEARD)) return;
    this.#reads.delete(row);
    this.#rows.give(game, row);
  }

  #releaseGame(game: GameRows): void {
    if (game.retains === 0 && game.head === NONE && game.listeners.size === 0) this.#games.delete(game.gameId);
  }
}

/** Returns the local id of the first outcome in the market of a local id. */
function firstOfMarket(local: number): number {
  return local - unpackLocalSelection(local).outcome;
}
