import { assertNever } from '../../errors/assert-never.ts';
import type { MarketParam, MarketType } from './market-type.ts';

const PARAM_MAX = 1023;
const SIGNED_ZERO = 512;
/** Number of lines that one ordinal of an `ordinalTotal` can have. */
const ORDINAL_STEP = 20;

/**
 * Returns how a kind of parameter becomes a line: steps in one unit and the parameter of line 0; null for other
 * parameters.
 */
function scaleOf(param: MarketParam): { readonly steps: number; readonly zero: number } | null {
  switch (param) {
    case 'total':
      return { steps: 2, zero: 0 };
    case 'totalQuarter':
      return { steps: 4, zero: 0 };
    case 'handicap':
      return { steps: 2, zero: SIGNED_ZERO };
    case 'handicapQuarter':
      return { steps: 4, zero: SIGNED_ZERO };
    case 'handicapWhole':
      return { steps: 1, zero: SIGNED_ZERO };
    case 'none':
    case 'ordinal':
    case 'ordinalTotal':
    case 'score':
      return null;
    default:
      return assertNever(param, 'market parameter');
  }
}

/**
 * Returns the betting line of a market: goals of a total, or the start that a handicap gives the first side (betting
 * §3, Bet: market). Null for a market whose parameter is no line.
 */
export function lineOf(type: MarketType, param: number): number | null {
  if (type.param === 'ordinalTotal') return (param % ORDINAL_STEP) + 0.5;
  const scale = scaleOf(type.param);
  return scale === null ? null : (param - scale.zero) / scale.steps;
}

/** Returns the ordinal of a market ("over 7"), 1-based; 0 for a market without one (betting §3, Bet: market). */
export function ordinalOf(type: MarketType, param: number): number {
  if (type.param === 'ordinalTotal') return Math.floor(param / ORDINAL_STEP);
  return type.param === 'ordinal' ? param : 0;
}

/**
 * Returns the parameter of the n-th event: the inverse of `ordinalOf`, on the lowest line of a market that has lines
 * too (betting §3, Bet: market). 0 for a market without an ordinal.
 */
export function paramOfOrdinal(type: MarketType, ordinal: number): number {
  if (type.param === 'ordinalTotal') return ordinal * ORDINAL_STEP;
  return type.param === 'ordinal' ? ordinal : 0;
}

/**
 * Returns the parameter of a line: the inverse of `lineOf` (betting §3, Bet: market).
 *
 * @throws RangeError when the type has no line, the line is not on its grid, or it does not fit in ten bits
 */
export function paramOf(type: MarketType, line: number): number {
  const scale = scaleOf(type.param);
  if (scale === null) throw new RangeError(`market type ${type.key} has no line`);
  const param = line * scale.steps + scale.zero;
  if (!Number.isInteger(param) || param < 0 || param > PARAM_MAX) {
    throw new RangeError(`${line} is no line of market type ${type.key}`);
  }
  return param;
}

/**
 * Decides whether the line of a market is a quarter line (….25 or ….75), which splits the stake in two halves (coupon
 * mathematics §3, statuses 4 and 5).
 */
export function isQuarterLine(type: MarketType, param: number): boolean {
  const line = lineOf(type, param);
  return line !== null && Math.abs(line * 2) % 1 !== 0;
}
