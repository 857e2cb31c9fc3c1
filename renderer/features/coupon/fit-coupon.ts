import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import { typeForLegs } from '#shared/domain/coupon/availability.ts';
import { renumberBlocks } from '#shared/domain/coupon/blocks.ts';
import { DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import { clampSystemValue } from '#shared/domain/coupon/system-values.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import type { AmountEntry } from './amount-entry.ts';
import { NO_CHOICES } from './coupon-choices.ts';
import type { CouponBet, CouponState } from './coupon-state.ts';
import { hasBlocks, lineUnits } from './types/line-units.ts';

type Fitted = Pick<CouponState, 'amount' | 'amountByBetId' | 'amountByBlockId' | 'bets' | 'systemValue' | 'typeId'> &
  Partial<Pick<CouponState, 'choices' | 'offBets'>>;

/** Counts the legs that the lines of a system are made of. */
export function systemUnits(bets: readonly Pick<CouponBet, 'banker'>[]): number {
  return bets.filter((bet) => !bet.banker).length;
}

/** Bets that are switched off keep their amounts. */
function ownAmounts({ bets, offBets = [], amountByBetId }: Fitted): Readonly<Record<string, AmountEntry>> {
  const ids = new Set([...bets, ...offBets.map(({ bet }) => bet)].map(betKey));
  const entries = Object.entries(amountByBetId);
  const remaining = entries.filter(([id]) => ids.has(id));
  return remaining.length === entries.length ? amountByBetId : Object.fromEntries(remaining);
}

/** Renumbers blocks from 1 without gaps and moves their amounts with them (coupon mathematics §8.11). */
function withoutGaps(coupon: Fitted): Pick<Fitted, 'amountByBlockId' | 'bets'> {
  const { bets, amountByBlockId, typeId } = coupon;
  if (!hasBlocks(typeId) && bets.every((bet) => bet.blockId === undefined)) return { bets, amountByBlockId: {} };
  const lobby = typeId === COUPON_TYPE.multi ? DEFAULT_COUPON_RULES.lobbyBlockId : undefined;
  const { blockIds, oldIds } = renumberBlocks(
    bets.map((bet, index) => bet.blockId ?? index + 1),
    lobby,
  );
  const amounts: Record<string, AmountEntry | null> = {};
  for (const [id, old] of oldIds) {
    const amount = amountByBlockId[String(old)];
    // The first block uses the stake of the coupon.
    if (amount !== undefined && id > 1) amounts[String(id)] = amount;
  }
  return {
    bets: bets.map((bet, index) => ({ ...bet, blockId: blockIds[index] ?? index + 1 })),
    amountByBlockId: amounts,
  };
}

/** Turns many singles with one remaining bet into a single with that bet's amount. */
function withoutLoneSingle(coupon: Fitted): Fitted {
  const [only] = coupon.bets;
  if (coupon.typeId !== COUPON_TYPE.manySingles || coupon.bets.length !== 1 || !only) return coupon;
  const { [betKey(only)]: own, ...amountByBetId } = coupon.amountByBetId;
  return { ...coupon, typeId: COUPON_TYPE.single, amount: own ?? coupon.amount, amountByBetId };
}

/** A bet is either in the coupon or switched off. */
function stillOff({ bets, offBets }: Fitted): Pick<Fitted, 'offBets'> {
  if (!offBets || offBets.length === 0) return {};
  const keys = new Set(bets.map(betKey));
  return { offBets: offBets.filter(({ bet }) => !keys.has(betKey(bet))) };
}

/** Resets the choices when the last bet is removed (betting §3). */
function choicesOf({ bets, offBets = [], choices }: Fitted): Partial<Pick<CouponState, 'choices'>> {
  if (!choices) return {};
  return { choices: bets.length + offBets.length === 0 ? NO_CHOICES : choices };
}

/**
 * Fits the coupon to its changed bets (coupon mathematics §2): the type falls back where the number of legs leaves its
 * range, the system value stays inside 2 to m − 1, only a system has bankers, and the data of a removed bet is removed
 * with it.
 */
export function fitCoupon<State extends Fitted>(coupon: State): State {
  const typed: Fitted = { ...coupon, typeId: typeForLegs(coupon.typeId, coupon.bets) };
  const alone = withoutLoneSingle({ ...typed, amountByBetId: ownAmounts(typed) });
  const isSystem = alone.typeId === COUPON_TYPE.system;
  const bets = isSystem ? alone.bets : alone.bets.map((bet) => (bet.banker ? { ...bet, banker: false } : bet));
  const systemValue =
    clampSystemValue(alone.systemValue, lineUnits(alone.typeId, bets)) ?? DEFAULT_COUPON_RULES.limits.minSystemValue;
  return {
    ...coupon,
    ...alone,
    systemValue,
    ...withoutGaps({ ...alone, bets }),
    ...stillOff(alone),
    ...choicesOf(coupon),
  };
}
