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

/** Returns the largest fall offered up to that of the site: a brand may offer fewer falls than its cash-out names. */
function siteDropOf({ dropPercents, cashOutDropPercent }: OfferedDrops): DropPercent {
  return dropPercents.reduce<DropPercent>(
    (largest, each) => (each > largest && each <= cashOutDropPercent ? each : largest),
    0,
  );
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
  if (action !== COEF_CHANGE_ACTION.acceptOnIncrease) return { isAnyPrice: false, dropPercent: 0 };
  const { dropPercents } = site;
  const dropPercent = chosen.action === null ? (isLive ? siteDropOf(site) : 0) : chosen.dropPercent;
  return { isAnyPrice: false, dropPercent: dropPercents.includes(dropPercent) ? dropPercent : 0 };
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
