import { packGameId } from '#shared/domain/ids/game-id.ts';
import { packLocalSelection, selectionOf } from '#shared/domain/ids/selection-id.ts';

/** Games of the load; five prices of each, a hundred in all, change in every flush. */
const GAMES = 20;
const LINES = [
  [1, 0, 3],
  [2, 5, 2],
] as const;

export const FLUSH_MS = 100;

export const loadGames: readonly number[] = Array.from({ length: GAMES }, (_, index) =>
  packGameId({ day: 323, competitionId: 1 + Math.floor(index / 4), slot: index % 4 }),
);

const places = LINES.flatMap(([marketType, param, outcomes]) =>
  Array.from({ length: outcomes }, (_, outcome) => packLocalSelection({ marketType, period: 0, param, outcome })),
);

export interface LoadOdd {
  readonly selectionId: number;
  readonly price: number;
  readonly suspended: boolean;
  readonly main: boolean;
}

/** Returns a game's prices in the n-th flush; all differ from the flush before. */
export function loadOdds(gameId: number, flush: number): LoadOdd[] {
  return places.map((local, index) => ({
    selectionId: selectionOf(gameId, local),
    price: 1500 + ((flush * 37 + index * 211) % 4000),
    suspended: false,
    main: true,
  }));
}

/** Distance of the rows, spread over a store of sixty thousand. */
const ROWS_APART = 3000;

/** Returns the same flush as a flat JSON array of row numbers and prices, the smallest JSON for it. */
export function loadJson(flush: number): number[] {
  return loadGames.flatMap((gameId, game) =>
    loadOdds(gameId, flush).flatMap(({ price }, index) => [(game + 1) * ROWS_APART + index, price]),
  );
}

/** Messages of the bench's children, one line of JSON each on standard output. */
export type LoadMessage =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'connected' }
  | {
      readonly kind: 'report';
      /** CPU of the process since `measure`, microseconds, and what it sent or received in that time. */
      readonly micros: number;
      readonly millis: number;
      readonly sent: number;
      readonly bytes: number;
      /** Durations of the passes over all sockets, ms. */
      readonly passes: readonly number[];
    };

export function tell(message: LoadMessage): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

/** Calls the listener with each line of standard input. */
export function onLine(listener: (line: string) => void): void {
  let rest = '';
  process.stdin.setEncoding('utf8');
  process.stdin.on('data', (text: string) => {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) listener(line);
  });
  process.stdin.on('end', () => process.exit(0));
}
