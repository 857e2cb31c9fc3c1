import type { BetSlipPreferences } from '#shared/domain/coupon/bet-slip-preferences.ts';
import type { CoefChangeAction, DropPercent } from '#shared/domain/coupon/coef-change.ts';

/** The part of the store's state that the selectors of this port read. */
interface StateWithPolicy {
  readonly coupon: {
    readonly coefAction: CoefChangeAction | null;
    readonly settings: Pick<BetSlipPreferences, 'dropPercent' | 'isOneTapCashOut'> | null;
  };
}

/** Policy of the player on moved prices; null where none was chosen. */
export const selectChosenAction = ({ coupon }: StateWithPolicy): CoefChangeAction | null => coupon.coefAction;

/** Fall of the odds that the player accepts, percent; 0: none. */
export const selectChosenDrop = ({ coupon }: StateWithPolicy): DropPercent => coupon.settings?.dropPercent ?? 0;

/** Whether the player cashes out with one press. */
export const selectOneTapCashOut = ({ coupon }: StateWithPolicy): boolean => coupon.settings?.isOneTapCashOut ?? false;
