import type { GameNews } from '#shared/domain/feed/feed-encode.ts';
import { packGameId } from '#shared/domain/ids/game-id.ts';
import { packLocalSelection, selectionOf } from '#shared/domain/ids/selection-id.ts';

/** Returns a source of numbers from 0 to 1 that are the same in every run. */
export function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Line {
  readonly marketType: number;
  readonly period: number;
  readonly param: number;
  readonly outcomes: number;
}

/** Markets in a row of a list: result, total and handicap. */
const COLUMNS: readonly Line[] = [
  { marketType: 1, period: 0, param: 0, outcomes: 3 },
  { marketType: 2, period: 0, param: 5, outcomes: 2 },
  { marketType: 3, period: 0, param: 510, outcomes: 2 },
];

/** Further markets of a football page: other results, lines of totals and handicaps, halves, scores. */
const PAGE: readonly Line[] = [
  ...COLUMNS,
  { marketType: 4, period: 0, param: 0, outcomes: 3 },
  { marketType: 5, period: 0, param: 0, outcomes: 2 },
  ...lines(2, 0, [1, 3, 4, 6, 7, 8, 9, 11]),
  ...lines(3, 0, [504, 506, 508, 512, 514, 516, 518]),
  ...[1, 2].flatMap((period) => [
    { marketType: 1, period, param: 0, outcomes: 3 },
    ...lines(2, period, [1, 2, 3, 5]),
    ...lines(3, period, [508, 510, 512, 514]),
  ]),
  ...lines(12, 0, [1, 3, 5, 7]),
  ...lines(13, 0, [1, 3, 5, 7]),
  { marketType: 30, period: 0, param: 0, outcomes: 17 },
  { marketType: 31, period: 0, param: 0, outcomes: 9 },
  { marketType: 40, period: 0, param: 3, outcomes: 3 },
  ...lines(50, 0, [15, 17, 19, 21]),
];

function lines(marketType: number, period: number, params: readonly number[]): Line[] {
  return params.map((param) => ({ marketType, period, param, outcomes: 2 }));
}

/** Returns the ids of `count` games of one evening, four to a competition. */
export function gamesOfAnEvening(count: number): number[] {
  return Array.from({ length: count }, (_, index) =>
    packGameId({ day: 323, competitionId: 1 + 3 * Math.floor(index / 4), slot: (index % 4) * 5 }),
  );
}

/** Returns prices in bookmakers' steps, which widen with the price and are thousandths for short prices. */
function quote(dice: () => number, outcomes: number): number {
  const fair = outcomes > 3 ? 5 + 60 * dice() ** 2 : 1.05 + 4.5 * dice() ** 2;
  if (fair < 3) return Math.round(fair * 1000);
  return fair < 10 ? Math.round(fair * 100) * 10 : Math.round(fair * 10) * 100;
}

function reprice(gameId: number, market: readonly Line[], share: number, dice: () => number): GameNews {
  const odds = market.flatMap(({ outcomes, ...line }) =>
    dice() < share
      ? Array.from({ length: outcomes }, (_, outcome) => ({
          selectionId: selectionOf(gameId, packLocalSelection({ ...line, outcome })),
          price: quote(dice, outcomes),
          suspended: false,
        }))
      : [],
  );
  return { gameId, odds };
}

/**
 * Returns one flush of a list: every tenth game has changed, in nine of ten of its markets, as when a model prices a
 * game.
 */
export function listFlush(games: readonly number[], dice: () => number): GameNews[] {
  const moved = games.filter(() => dice() < 0.1).map((gameId) => reprice(gameId, COLUMNS, 0.9, dice));
  return moved.filter((news) => news.odds.length > 0);
}

/** Returns one flush for a page with one game in full. */
export function pageFlush(gameId: number, dice: () => number): GameNews[] {
  return [reprice(gameId, PAGE, 0.7, dice)];
}
