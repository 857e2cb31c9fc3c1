import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import type { CouponBet, CouponState, OffBet } from '../coupon-state.ts';
import { fitCoupon } from '../fit-coupon.ts';

/** A row of the bet slip: a bet of the coupon, by its index, or one that is switched off. */
export type SlipRow = { readonly index: number } | { readonly off: OffBet };

/** Returns the rows of the bet slip: bets that are switched off stay in their places between the others. */
export function slipRows(count: number, offBets: readonly OffBet[]): readonly SlipRow[] {
  const rows: SlipRow[] = Array.from({ length: count }, (_none, index) => ({ index }));
  for (const off of offBets) rows.splice(Math.min(off.place, rows.length), 0, { off });
  return rows;
}

/** Returns the coupon without a bet that it switches off; the bet keeps its row, and its stake among many singles. */
function switchedOff(state: CouponState, bet: CouponBet): CouponState {
  const { bets, offBets, typeId, systemValue } = state;
  const index = bets.indexOf(bet);
  const place = slipRows(bets.length, offBets).findIndex((row) => 'index' in row && row.index === index);
  const after = [...offBets, { bet, place, typeId, systemValue }].sort((a, b) => a.place - b.place);
  return fitCoupon({ ...state, bets: bets.filter((one) => one !== bet), offBets: after });
}

/** Returns the type that the coupon had with the bet, unless the player has chosen another one since. */
function typeWith(state: CouponState, off: OffBet): Pick<CouponState, 'systemValue' | 'typeId'> {
  const { typeId, systemValue } = off;
  const fallen = fitCoupon({ ...state, typeId, systemValue });
  return {
    typeId: fallen.typeId === state.typeId ? typeId : state.typeId,
    systemValue: fallen.systemValue === state.systemValue ? systemValue : state.systemValue,
  };
}

function switchedOn(state: CouponState, off: OffBet): CouponState {
  const { bets, offBets } = state;
  const rows = slipRows(bets.length, offBets);
  const index = rows
    .slice(
      0,
      rows.findIndex((row) => 'off' in row && row.off === off),
    )
    .filter((row) => 'index' in row);
  return fitCoupon({
    ...state,
    ...typeWith(state, off),
    bets: bets.toSpliced(index.length, 0, off.bet),
    offBets: offBets.filter((one) => one !== off),
  });
}

/** Switches a bet off, or on again, by its key. */
export function withBetSwitched(state: CouponState, key: string): CouponState {
  const off = state.offBets.find(({ bet }) => betKey(bet) === key);
  if (off) return switchedOn(state, off);
  const bet = state.bets.find((one) => betKey(one) === key);
  return bet ? switchedOff(state, bet) : state;
}
