import { assertNever } from '#shared/errors/assert-never.ts';
import type { OutcomeStatus } from '../model.ts';
import { LEVEL_HANDICAP } from './lines.ts';

/** Range of whole numbers in which a value ends; both bounds are equal once it is known. */
export interface ValueRange {
  readonly min: number;
  readonly max: number;
}

/** State of a market, before its line and its outcomes are applied. */
export type Reading =
  /** Count against the line of the parameter: over, under. */
  | { readonly kind: 'total'; readonly span: ValueRange }
  /** Count against a line of its own, in halves: over, under. */
  | { readonly kind: 'against'; readonly span: ValueRange; readonly threshold: number }
  /** First minus second against the handicap of the parameter: first, second. */
  | { readonly kind: 'handicap'; readonly span: ValueRange }
  /** First minus second: first, draw, second. */
  | { readonly kind: 'result'; readonly span: ValueRange }
  /** First minus second: first, second; level gives the stake back. */
  | { readonly kind: 'winner'; readonly span: ValueRange }
  /** First minus second: first or draw, first or second, draw or second. */
  | { readonly kind: 'doubleChance'; readonly span: ValueRange }
  /** Count: odd, even. */
  | { readonly kind: 'parity'; readonly span: ValueRange }
  /** Question: yes, no; null while it is open. */
  | { readonly kind: 'yesNo'; readonly value: boolean | null }
  /** Index of the outcome that happened, null while it is open; `dead` tells those that cannot happen any more. */
  | { readonly kind: 'index'; readonly value: number | null; readonly dead?: (outcome: number) => boolean }
  /** Market on something that will not be played: stakes are returned. */
  | { readonly kind: 'void' };

const LOST: OutcomeStatus = 0;
const WON: OutcomeStatus = 1;
const RETURNED: OutcomeStatus = 2;

export function known(value: number): ValueRange {
  return { min: value, max: value };
}

/** Returns the range of a count that can only grow, or is final. */
export function growing(value: number, done: boolean): ValueRange {
  return { min: value, max: done ? value : Number.POSITIVE_INFINITY };
}

/** Returns the range of a value that can still change in either direction, or is final. */
export function open(value: number, done: boolean): ValueRange {
  return done ? known(value) : { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
}

/** Returns the status of an outcome that a reading decides, or null while it is open (betting §4 status ids). */
export function settleReading(reading: Reading, param: number, outcome: number): OutcomeStatus | null {
  switch (reading.kind) {
    case 'total':
      return ofTwo(sideOf(reading.span, param), outcome);
    case 'against':
      return ofTwo(sideOf(reading.span, reading.threshold), outcome);
    case 'handicap':
      return ofTwo(sideOf(reading.span, LEVEL_HANDICAP - param), outcome);
    case 'winner':
      return ofTwo(sideOf(reading.span, 0), outcome);
    case 'result':
      return ofResult(reading.span, outcome);
    case 'doubleChance':
      return opposite(ofResult(reading.span, 2 - outcome));
    case 'parity':
      return reading.span.min === reading.span.max ? won(Math.abs(reading.span.min % 2) === 1, outcome) : null;
    case 'yesNo':
      return reading.value === null ? null : won(reading.value, outcome);
    case 'index':
      if (reading.value !== null) return reading.value === outcome ? WON : LOST;
      return reading.dead?.(outcome) ? LOST : null;
    case 'void':
      return RETURNED;
    default:
      return assertNever(reading);
  }
}

/** Returns 1 above, −1 below, 0 on the threshold (in halves), null while it is open. */
function sideOf(span: ValueRange, threshold: number): 1 | 0 | -1 | null {
  if (2 * span.min > threshold) return 1;
  if (2 * span.max < threshold) return -1;
  return span.min === span.max ? 0 : null;
}

function ofTwo(side: 1 | 0 | -1 | null, outcome: number): OutcomeStatus | null {
  if (side === null) return null;
  if (side === 0) return RETURNED;
  return won(side === 1, outcome);
}

function won(first: boolean, outcome: number): OutcomeStatus {
  return first === (outcome === 0) ? WON : LOST;
}

/** Returns the status of the other outcomes when one outcome has this status. */
function opposite(status: OutcomeStatus | null): OutcomeStatus | null {
  return status === null ? null : status === WON ? LOST : WON;
}

function ofResult(span: ValueRange, outcome: number): OutcomeStatus | null {
  const possible = outcome === 0 ? span.max > 0 : outcome === 1 ? span.min <= 0 && span.max >= 0 : span.min < 0;
  if (!possible) return LOST;
  const happened = outcome === 0 ? span.min > 0 : outcome === 1 ? span.min === 0 && span.max === 0 : span.max < 0;
  return happened ? WON : null;
}
