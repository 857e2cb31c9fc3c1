import type { CurrentLegPrice } from '#shared/contracts/coupon.ts';
import { BET_CODES, type BetProblem } from '#shared/domain/coupon/bet-codes.ts';
import type { PlacementCode } from '#shared/domain/coupon/placement-codes.ts';

/** A refused placement as the client is told of it. */
export interface PlacementRefusal {
  readonly code: PlacementCode;
  readonly selectionIds: readonly number[];
  readonly prices: readonly CurrentLegPrice[];
  readonly data: Readonly<Record<string, number | string>>;
}

/** A refusal that comes behind BALANCE in the order of validation, or before it. */
export interface RankedRefusal {
  readonly refusal: PlacementRefusal;
  readonly isAfterBalance: boolean;
}

const UNTOLD = new Set(['code', 'bets']);

/** What the text of a problem names; places in the slip are told as market ids instead. */
function dataOf(problem: BetProblem): Record<string, number | string> {
  const entries = Object.entries(problem).filter(
    (entry): entry is [string, number | string] =>
      !UNTOLD.has(entry[0]) && (typeof entry[1] === 'number' || typeof entry[1] === 'string'),
  );
  return Object.fromEntries(entries);
}

/** A problem of the engine (coupon mathematics §8.12) as a refusal with the prices of the moment. */
export function refusalOf(
  problem: BetProblem,
  selectionIds: readonly number[],
  prices: readonly CurrentLegPrice[],
): RankedRefusal {
  const bets = 'bets' in problem ? problem.bets : [];
  return {
    refusal: {
      code: problem.code,
      selectionIds: bets.flatMap((bet) => selectionIds[bet] ?? []),
      prices,
      data: dataOf(problem),
    },
    isAfterBalance: BET_CODES.indexOf(problem.code) > BET_CODES.indexOf('BALANCE'),
  };
}

/** Nothing was placed with this key and nothing will be. */
export const NOT_PLACED: PlacementRefusal = { code: 'NOT_PLACED', selectionIds: [], prices: [], data: {} };

/** The player has taken it back before it was decided. */
export const CANCELLED: PlacementRefusal = { code: 'CANCELLED', selectionIds: [], prices: [], data: {} };
