import type { AppState } from '../store/app-state.ts';
import { displayChanged, selectDisplay } from '../store/display-slice.ts';
import { selectPlayer } from './session-api.ts';

/**
 * Tells whether balances are hidden (O-07): by the choice on this device, or by the setting of the account where nothing
 * was chosen on it.
 */
export function selectIsBalanceHidden(state: AppState): boolean {
  const { isBalanceHidden, isBalanceChosen } = selectDisplay(state);
  return isBalanceHidden || (!isBalanceChosen && selectPlayer(state)?.user_hide_balance === true);
}

/** Action that hides or shows balances on this device; from then on the device decides, not the account. */
export const balanceChosen = (isBalanceHidden: boolean) => displayChanged({ isBalanceHidden, isBalanceChosen: true });
