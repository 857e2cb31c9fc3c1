import type { CurrentLegPrice } from '#shared/contracts/coupon.ts';
import { BET_CODES, type BetProblem } from '#shared/domain/coupon/bet-codes.ts';
import type { PlacementCode } from '#shared/domain/coupon/placement-codes.ts';
import { type AdmissionRefusal, refusalData } from '../admission/admission-service.ts';

/** A refused placement in the form of the client's answer. */
export interface PlacementRefusal {
  readonly code: PlacementCode;
  readonly selectionIds: readonly number[];
  readonly prices: readonly CurrentLegPrice[];
  readonly data: Readonly<Record<string, number | string>>;
}

/** A refusal, with whether BALANCE precedes it in the order of validation. */
export interface RankedRefusal {
  readonly refusal: PlacementRefusal;
  readonly isAfterBalance: boolean;
}

const UNTOLD = new Set(['code', 'bets']);

/** Returns the values for the text of a problem, with selection ids in place of positions in the bet slip. */
function dataOf(problem: BetProblem): Record<string, number | string> {
  const entries = Object.entries(problem).filter(
    (entry): entry is [string, number | string] =>
      !UNTOLD.has(entry[0]) && (typeof entry[1] === 'number' || typeof entry[1] === 'string'),
  );
  return Object.fromEntries(entries);
}

/** Returns a problem of the engine (coupon mathematics §8.12) as a refusal with the present prices. */
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

/** Returns a refusal of the gate as the answer to a key. */
export function gateRefusal(refusal: AdmissionRefusal, prices: PlacementRefusal['prices']): PlacementRefusal {
  return { code: refusal.code, selectionIds: [], prices, data: refusalData(refusal) };
}

/** The refusal of a sealed key: nothing was placed with it and nothing will be. */
export const NOT_PLACED: PlacementRefusal = { code: 'NOT_PLACED', selectionIds: [], prices: [], data: {} };

/** The refusal of a placement that the player cancelled before it was decided. */
export const CANCELLED: PlacementRefusal = { code: 'CANCELLED', selectionIds: [], prices: [], data: {} };
