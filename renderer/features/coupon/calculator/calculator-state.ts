import { legRangeOf } from '#shared/domain/coupon/availability.ts';
import { renumberBlocks } from '#shared/domain/coupon/blocks.ts';
import type { BRITISH_BETS } from '#shared/domain/coupon/british-names.ts';
import { DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import { BET_STATUS, type BetStatusId } from '#shared/domain/coupon/leg-status.ts';
import { clampSystemValue } from '#shared/domain/coupon/system-values.ts';
import { COUPON_TYPE, type CouponTypeId } from '#shared/domain/coupon/types.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';
import type { AmountEntry } from '../amount-entry.ts';

const { lobbyBlockId, limits } = DEFAULT_COUPON_RULES;

/** Bet of a calculation. */
export interface CalculatorLeg {
  /** Identifies the bet in the list. */
  readonly key: number;
  /** Thousandths; null while the field holds no odds. */
  readonly coef: number | null;
  /** Typed odds and the odds format they were typed in; null: odds as the format writes them. */
  readonly typed: { readonly text: string; readonly viewId: number } | null;
  readonly statusId: BetStatusId;
  readonly banker: boolean;
  readonly blockId: number;
  /** Many singles: the stake of this bet; null uses the common stake. */
  readonly amount: AmountEntry | null;
}

/** Coupon of a calculation. */
export interface CalculatorState {
  readonly typeId: CouponTypeId;
  readonly legs: readonly CalculatorLeg[];
  readonly systemValue: number;
  readonly iso: string;
  /** null: the first amount of the currency. */
  readonly stake: AmountEntry | null;
  /** The stake is per line, as British bookmakers quote it (coupon mathematics §1.7). */
  readonly isPerLine: boolean;
  /** Condition, blocks from 2 on; null or missing stakes the whole return of the previous block. */
  readonly amountByBlock: Readonly<Record<string, MinorUnits | null>>;
}

const FIRST_COEF = 2000;
const FIRST_LEGS = 3;

function newLeg(key: number, coef: number | null): CalculatorLeg {
  const statusId = BET_STATUS.win;
  return { key, coef, typed: null, statusId, banker: false, blockId: key + 1, amount: null };
}

/** Returns the calculation that the page begins with. */
export function emptyCalculator(iso: string): CalculatorState {
  return {
    typeId: COUPON_TYPE.express,
    legs: Array.from({ length: FIRST_LEGS }, (_, key) => newLeg(key, FIRST_COEF)),
    systemValue: limits.minSystemValue,
    iso,
    stake: null,
    isPerLine: false,
    amountByBlock: {},
  };
}

const lobbyOf = (typeId: CouponTypeId): number | undefined => (typeId === COUPON_TYPE.multi ? lobbyBlockId : undefined);

/** Returns the number of units that the lines of a system or a multi are made of. */
export function unitsOf({ typeId, legs }: Pick<CalculatorState, 'legs' | 'typeId'>): number {
  if (typeId !== COUPON_TYPE.multi) return legs.filter(({ banker }) => !banker).length;
  return new Set(legs.map(({ blockId }) => blockId).filter((id) => id !== lobbyBlockId)).size;
}

/**
 * Makes a calculation valid: blocks count from 1 without gaps, their amounts move with them, and the line size is in
 * range.
 */
export function fitted(state: CalculatorState): CalculatorState {
  const lobby = lobbyOf(state.typeId);
  const wanted = state.legs.map(({ blockId }) => (blockId === lobbyBlockId && lobby === undefined ? 1 : blockId));
  const { blockIds, oldIds } = renumberBlocks(wanted, lobby);
  const amounts = [...oldIds].map(([id, old]) => [String(id), state.amountByBlock[String(old)] ?? null]);
  const legs = state.legs.map((leg, index) => ({ ...leg, blockId: blockIds[index] ?? index + 1 }));
  const systemValue = clampSystemValue(state.systemValue, unitsOf({ ...state, legs })) ?? limits.minSystemValue;
  return { ...state, legs, systemValue, amountByBlock: Object.fromEntries(amounts) };
}

/** Returns `count` bets: removes the last ones or adds bets without odds. */
function withCount(legs: readonly CalculatorLeg[], count: number): CalculatorLeg[] {
  const next = Math.max(-1, ...legs.map(({ key }) => key)) + 1;
  const missing = Math.max(0, count - legs.length);
  const highest = Math.max(0, ...legs.map(({ blockId }) => blockId));
  const added = Array.from({ length: missing }, (_, index) => ({
    ...newLeg(next + index, null),
    blockId: highest + index + 1,
  }));
  return [...legs.slice(0, count), ...added];
}

/** Returns the calculation with another type and at least the bets that the type needs. */
export function withType(state: CalculatorState, typeId: CouponTypeId): CalculatorState {
  const { min } = legRangeOf(typeId);
  return fitted({ ...state, typeId, legs: withCount(state.legs, Math.max(min, state.legs.length)) });
}

/** Returns the calculation of a British bet: its type, its number of bets, and the stake per line. */
export function withPreset(state: CalculatorState, preset: (typeof BRITISH_BETS)[number]): CalculatorState {
  const { typeId, legs } = preset;
  return fitted({ ...state, typeId, legs: withCount(state.legs, legs), isPerLine: true });
}

export function withLegAdded(state: CalculatorState): CalculatorState {
  return state.legs.length >= limits.maxLegs
    ? state
    : fitted({ ...state, legs: withCount(state.legs, state.legs.length + 1) });
}

export function withLegRemoved(state: CalculatorState, key: number): CalculatorState {
  return fitted({ ...state, legs: state.legs.filter((leg) => leg.key !== key) });
}

export function withEditedLeg(state: CalculatorState, key: number, change: Partial<CalculatorLeg>): CalculatorState {
  return fitted({ ...state, legs: state.legs.map((leg) => (leg.key === key ? { ...leg, ...change } : leg)) });
}
