import { createSelector } from '@reduxjs/toolkit';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { type DisallowedSports, unitedSports } from '#shared/domain/sports/disallowed-sports.ts';
import type { AppState } from '../store/app-state.ts';
import { selectDisplay } from '../store/display-slice.ts';
import { selectConfig } from '../store/site-slice.ts';
import { selectPlayer } from './session-api.ts';

const NONE: readonly number[] = [];

/** Sports that the player leaves out (betting §3, user config; B-06); none for a visitor. */
export const selectOwnSports: (state: AppState) => DisallowedSports = createSelector(
  [
    (state: AppState) => selectPlayer(state)?.disallow_line_sport ?? NONE,
    (state: AppState) => selectPlayer(state)?.disallow_live_sport ?? NONE,
  ],
  (lineDisallowSports, liveDisallowSports) => ({ lineDisallowSports, liveDisallowSports }),
);

/** Site config as it holds for the player: without the sports that the player leaves out. */
export const selectPlayerConfig: (state: AppState) => SiteConfig = createSelector(
  [selectConfig, selectOwnSports],
  (config, own) => {
    const isWhole = own.lineDisallowSports.length + own.liveDisallowSports.length === 0;
    return isWhole ? config : ({ ...config, ...unitedSports(config, own) } as SiteConfig);
  },
);

/**
 * Tells whether balances are hidden (O-07): by the choice on this device, or by the setting of the account where nothing
 * was chosen on it.
 */
export function selectIsBalanceHidden(state: AppState): boolean {
  const { isBalanceHidden, isBalanceChosen } = selectDisplay(state);
  return isBalanceHidden || (!isBalanceChosen && selectPlayer(state)?.user_hide_balance === true);
}
