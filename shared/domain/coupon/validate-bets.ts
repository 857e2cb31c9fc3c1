import { type DraftShape, legRangeOf, typeForLegs, unavailabilityOf } from './availability.ts';
import type { BetProblem } from './bet-codes.ts';
import { blocksOf } from './blocks.ts';
import type { CouponRules } from './coupon-rules.ts';
import { dependentLegs } from './dependency.ts';
import type { Draft, DraftBet } from './draft.ts';
import { clampSystemValue } from './system-values.ts';
import { COUPON_TYPE } from './types.ts';

/** Price at or below which a bet cannot be placed, thousandths (coupon mathematics §1.1). */
const UNBETTABLE_COEF = 1000;

/**
 * Returns the bets that block the coupon: those of sports not taken and closed ones in every type, dependent and banned
 * ones where bets are joined (§8.9).
 */
export function lockedBetProblems(draft: Draft): BetProblem[] {
  const isJoined = draft.typeId !== COUPON_TYPE.single && draft.typeId !== COUPON_TYPE.manySingles;
  const dependent = dependentLegs(draft.typeId, draft.bets);
  const problem = (
    code: 'BET_DISALLOWED' | 'BET_BLOCKED' | 'BET_DEPENDENT' | 'BET_BANNED_EXPRESS',
    bets: readonly number[],
  ) => (bets.length > 0 ? [{ code, bets }] : []);
  const isClosed = (bet: DraftBet) => bet.isBlocked === true || bet.coef <= UNBETTABLE_COEF;
  return [
    ...problem(
      'BET_DISALLOWED',
      placesOf(draft, (bet) => bet.isDisallowed === true),
    ),
    ...problem(
      'BET_BLOCKED',
      placesOf(draft, (bet) => bet.isDisallowed !== true && isClosed(bet)),
    ),
    ...problem(
      'BET_DEPENDENT',
      placesOf(draft, (_, index) => dependent[index] === true),
    ),
    ...problem('BET_BANNED_EXPRESS', isJoined ? placesOf(draft, (bet) => bet.isBannedExpress === true) : []),
  ];
}

function placesOf(draft: Draft, matches: (bet: DraftBet, index: number) => boolean): number[] {
  return draft.bets.flatMap((bet, index) => (matches(bet, index) ? [index] : []));
}

/**
 * Returns the problems of the type: it does not fit the legs (coupon mathematics §2), or the site does not offer it.
 */
export function typeProblems(draft: Draft, offeredTypes: readonly number[], rules: CouponRules): BetProblem[] {
  // Locked bets have their own codes, which come first and tell more.
  const shape: DraftShape = {
    legs: draft.bets,
    hasLockedLegs: false,
    ...(draft.antiExpressCoef === undefined ? {} : { antiExpressCoef: draft.antiExpressCoef }),
  };
  const reason = offeredTypes.includes(draft.typeId) ? unavailabilityOf(draft.typeId, shape, rules) : 'not-offered';
  if (reason === null) return [];
  const fallbackTypeId = reason === 'leg-count' ? typeForLegs(draft.typeId, draft.bets, rules) : plainType(draft);
  return [{ code: 'TYPE_UNAVAILABLE', reason, ...legRangeOf(draft.typeId, rules), fallbackTypeId }];
}

function plainType(draft: Draft): number {
  return draft.bets.length > 1 ? COUPON_TYPE.express : COUPON_TYPE.single;
}

/**
 * Returns the problems of a system: its value is outside 2 to m − 1 (betting §5), or a leg that may not be a banker is
 * one.
 */
export function systemValueProblems(draft: Draft, rules: CouponRules): BetProblem[] {
  const isSystem = draft.typeId === COUPON_TYPE.system;
  if (!isSystem && draft.typeId !== COUPON_TYPE.multi) return [];
  const units = unitCountOf(draft, rules);
  const value = draft.systemValue ?? 0;
  const range = { min: rules.limits.minSystemValue, max: units - 1 };
  const banned = isSystem ? placesOf(draft, (bet) => bet.banker === true && bet.isDisabledBanker === true) : [];
  const isInRange = Number.isInteger(value) && clampSystemValue(value, units, rules) === value;
  return [
    ...(isInRange ? [] : [{ code: 'SYSTEM_VALUE', reason: 'range', ...range, bets: [] } as const]),
    ...(banned.length > 0 ? [{ code: 'SYSTEM_VALUE', reason: 'banker', ...range, bets: banned } as const] : []),
  ];
}

/**
 * Returns the number of units of the lines of a system or a multi: non-bankers, or blocks without the lobby (coupon
 * mathematics §2).
 */
export function unitCountOf(draft: Draft, rules: CouponRules): number {
  if (draft.typeId === COUPON_TYPE.system) return draft.bets.filter((bet) => bet.banker !== true).length;
  return blocksOf(draft.bets).filter((block) => block.blockId !== rules.lobbyBlockId).length;
}
