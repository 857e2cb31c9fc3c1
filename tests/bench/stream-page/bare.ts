import { decodeFrame, type FrameSink } from '#shared/domain/feed/feed-decode.ts';
import { Arrivals, type Contender, readSocket } from './contender.ts';
import { CELLS, cellOf, FIRST_PRICE, GAMES, gameAt, VISIBLE_GAMES, writePrice } from './layout.ts';

/**
 * The lower limit, without framework or general store: a map of games leads into one array of prices, and changed cells
 * are written once per frame.
 */
class BareGrid implements FrameSink {
  readonly #prices = new Int32Array(GAMES * CELLS).fill(FIRST_PRICE);
  readonly #shown = new Int32Array(VISIBLE_GAMES * CELLS).fill(FIRST_PRICE);
  readonly #touched = new Int32Array(VISIBLE_GAMES * CELLS);
  readonly #isTouched = new Uint8Array(VISIBLE_GAMES * CELLS);
  readonly #games = new Map(Array.from({ length: GAMES }, (_, index) => [gameAt(index), index * CELLS]));
  readonly #buttons: HTMLElement[] = [];
  readonly #texts: Text[] = [];
  readonly #moves: string[] = [];
  readonly #arrivals: Arrivals;
  #count = 0;
  #base = 0;
  #isAsked = false;

  constructor(root: HTMLElement, arrivals: Arrivals) {
    this.#arrivals = arrivals;
    for (let game = 0; game < VISIBLE_GAMES; game++) root.append(this.#row(game));
  }

  begin(_kind: string, _previous: number, sequence: number, now: number): boolean {
    this.#arrivals.add(sequence, now);
    if (!this.#isAsked) requestAnimationFrame(() => this.#flush());
    this.#isAsked = true;
    return true;
  }

  openGame(gameId: number): void {
    this.#base = this.#games.get(gameId) ?? 0;
  }

  price(local: number, price: number): void {
    const cell = this.#base + cellOf(local);
    this.#prices[cell] = price;
    if (cell >= VISIBLE_GAMES * CELLS || this.#isTouched[cell] === 1) return;
    this.#isTouched[cell] = 1;
    this.#touched[this.#count++] = cell;
  }

  closeGame(): void {}
  refuseState(): void {}

  #flush(): void {
    this.#isAsked = false;
    for (let i = 0; i < this.#count; i++) {
      const cell = this.#touched[i] as number;
      this.#isTouched[cell] = 0;
      const price = this.#prices[cell] as number;
      const before = this.#shown[cell] as number;
      if (price === before) continue;
      (this.#texts[cell] as Text).data = writePrice(price);
      const move = price > before ? 'up-now' : 'down-now';
      if (this.#moves[cell] !== move) (this.#buttons[cell] as HTMLElement).setAttribute('data-move', move);
      this.#moves[cell] = move;
      this.#shown[cell] = price;
    }
    this.#count = 0;
    this.#arrivals.flush();
  }

  #row(game: number): HTMLElement {
    const row = document.createElement('div');
    row.className = 'game';
    const name = document.createElement('span');
    name.textContent = `Game ${game}`;
    row.append(name);
    for (let cell = 0; cell < CELLS; cell++) {
      const button = document.createElement('button');
      const text = document.createTextNode(writePrice(FIRST_PRICE));
      const span = document.createElement('span');
      span.append(text);
      button.append(span);
      row.append(button);
      this.#buttons.push(button);
      this.#texts.push(text);
    }
    return row;
  }
}

export const bare: Contender = {
  start(origin, flushed) {
    const grid = new BareGrid(document.getElementById('grid') as HTMLElement, new Arrivals(flushed));
    readSocket(origin, (bytes) => void decodeFrame(bytes, grid));
  },
};
