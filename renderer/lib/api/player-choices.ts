import { createSelector } from '@reduxjs/toolkit';
import type { Game } from '#shared/contracts/catalogue.ts';
import { type DisallowedSports, isDisallowedSport } from '#shared/domain/sports/disallowed-sports.ts';
import type { AppState } from '../store/app-state.ts';
import { selectPlayer } from './session-api.ts';

/** Sports that the player leaves out (betting §3, user config; B-06); none for a visitor. */
export const selectOwnSports: (state: AppState) => DisallowedSports = createSelector(selectPlayer, (player) => ({
  lineDisallowSports: player?.disallow_line_sport ?? [],
  liveDisallowSports: player?.disallow_live_sport ?? [],
}));

/** Returns the decision whether the player wants to see a game: one of a sport that is not left out. */
export const selectWants = createSelector(
  selectOwnSports,
  (own) =>
    ({ sportId, live }: Pick<Game, 'live' | 'sportId'>): boolean =>
      !isDisallowedSport(own, sportId, live),
);
