import type { MinorUnits } from '../../money/minor-units.ts';
import { COEF_CHANGE_ACTION, type CoefChangeAction, type DropPercent } from '../coef-change.ts';

/** How far the price of a cash-out may fall, from what the player saw, before the player is asked again. */
export interface CashOutTolerance {
  /** The player accepts any price. */
  readonly isAnyPrice: boolean;
  /** Accepted fall, percent; 0: none. */
  readonly dropPercent: DropPercent;
}

/** Falls that a site offers, and those that count where a player has chosen none; from the site config. */
export interface OfferedDrops {
  readonly changeCoefAction: CoefChangeAction;
  readonly dropPercents: readonly DropPercent[];
  readonly cashOutDropPercent: DropPercent;
}

/**
 * Returns the tolerance of a cash-out. It is that of the player's bets (decision 050). Who has chosen no policy accepts
 * the site's fall while a game of the bet is live, because a live offer drifts with the clock; before the start the
 * site's policy on bets counts.
 *
 * @param chosen policy of the player, null where none was chosen, with the accepted fall
 * @param isLive whether a game of the bet is live
 */
export function cashOutToleranceOf(
  chosen: { readonly action: CoefChangeAction | null; readonly dropPercent: DropPercent },
  site: OfferedDrops,
  isLive: boolean,
): CashOutTolerance {
  const action = chosen.action ?? site.changeCoefAction;
  if (action === COEF_CHANGE_ACTION.anyChange) return { isAnyPrice: true, dropPercent: 0 };
  const wanted = chosen.action === null ? (isLive ? site.cashOutDropPercent : 0) : chosen.dropPercent;
  const isTaken = action === COEF_CHANGE_ACTION.acceptOnIncrease && site.dropPercents.includes(wanted);
  return { isAnyPrice: false, dropPercent: isTaken ? wanted : 0 };
}

/**
 * Decides whether a price is still one that the player accepts: at least the price seen, less the accepted fall.
 *
 * @param price minor units, now
 * @param seen minor units, as the player saw it
 */
export function isPriceAccepted(
  price: MinorUnits,
  seen: MinorUnits,
  { isAnyPrice, dropPercent }: CashOutTolerance,
): boolean {
  return isAnyPrice || BigInt(price) * 100n >= BigInt(seen) * BigInt(100 - dropPercent);
}
