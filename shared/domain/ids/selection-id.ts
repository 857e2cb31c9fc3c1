import { isGameId } from './game-id.ts';
import { assertPart } from './part-range.ts';

/** Limits of the four parts of a selection inside its game, inclusive. */
export const SELECTION_LIMITS = { marketType: 255, period: 7, param: 1023, outcome: 31 } as const;

const OUTCOMES = SELECTION_LIMITS.outcome + 1;
const PARAMS = SELECTION_LIMITS.param + 1;
const PERIODS = SELECTION_LIMITS.period + 1;
const LOCALS = (SELECTION_LIMITS.marketType + 1) * PERIODS * PARAMS * OUTCOMES;

/** One outcome of one market, without the game. */
export interface LocalSelection {
  /** Id of the market type, 1 … 255. */
  readonly marketType: number;
  /** 0 for the whole game, 1 … 7 for the n-th half, quarter, set, map … */
  readonly period: number;
  /** Raw parameter of the market (line, ordinal, score), 0 … 1023; the market type says how it is read. */
  readonly param: number;
  /** Index of the outcome in the market's outcome set, 0 … 31. */
  readonly outcome: number;
}

/** One outcome of one market of one game. */
export interface SelectionParts extends LocalSelection {
  readonly gameId: number;
}

/**
 * Returns the part of a selection id that is the same in every game: 26 bits, market type 8, period 3, parameter 10,
 * outcome 5 (betting §3, Bet: market).
 *
 * @throws RangeError when a part is outside its limits
 */
export function packLocalSelection(parts: LocalSelection): number {
  assertPart('marketType', parts.marketType, 1, SELECTION_LIMITS.marketType);
  assertPart('period', parts.period, 0, SELECTION_LIMITS.period);
  assertPart('param', parts.param, 0, SELECTION_LIMITS.param);
  assertPart('outcome', parts.outcome, 0, SELECTION_LIMITS.outcome);
  return ((parts.marketType * PERIODS + parts.period) * PARAMS + parts.param) * OUTCOMES + parts.outcome;
}

/**
 * Returns a selection id: 53 bits, so a safe integer and a JSON number. Ids sort by game, then market type, period,
 * parameter and outcome (betting §3, Bet: market). It uses plain arithmetic, because bit operators would cut it to 32
 * bits.
 *
 * @throws RangeError when a part is outside its limits
 */
export function packSelectionId(parts: SelectionParts): number {
  if (!isGameId(parts.gameId)) throw new RangeError(`${parts.gameId} is no game id`);
  return parts.gameId * LOCALS + packLocalSelection(parts);
}

/**
 * Returns the parts of a selection id (betting §3, Bet: market).
 *
 * @throws RangeError when the number is no selection id
 */
export function unpackSelectionId(selectionId: number): SelectionParts {
  if (!isSelectionId(selectionId)) throw new RangeError(`${selectionId} is no selection id`);
  return { gameId: gameOfSelection(selectionId), ...unpackLocalSelection(localOfSelection(selectionId)) };
}

/** Returns the parts of the 26 bits that `packLocalSelection` made (betting §3, Bet: market). */
export function unpackLocalSelection(local: number): LocalSelection {
  const outcome = local % OUTCOMES;
  const aboveOutcome = (local - outcome) / OUTCOMES;
  const param = aboveOutcome % PARAMS;
  const aboveParam = (aboveOutcome - param) / PARAMS;
  const period = aboveParam % PERIODS;
  return { marketType: (aboveParam - period) / PERIODS, period, param, outcome };
}

/**
 * Returns the game of a selection id, unchecked: for hot paths over ids that the platform made (betting §3, Bet:
 * gameId).
 */
export function gameOfSelection(selectionId: number): number {
  return Math.floor(selectionId / LOCALS);
}

/** Returns the 26 bits of a selection id below its game, unchecked (betting §3, Bet: market). */
export function localOfSelection(selectionId: number): number {
  return selectionId % LOCALS;
}

/**
 * Returns the selection id of an outcome given as the 26 bits that games share, unchecked (betting §3, Bet: market).
 */
export function selectionOf(gameId: number, local: number): number {
  return gameId * LOCALS + local;
}

/**
 * Decides whether a number has the form of a selection id: a safe integer with a game and a market type (betting §3,
 * Bet).
 */
export function isSelectionId(value: number): boolean {
  if (!Number.isSafeInteger(value) || value < 0) return false;
  return isGameId(gameOfSelection(value)) && localOfSelection(value) >= PERIODS * PARAMS * OUTCOMES;
}
