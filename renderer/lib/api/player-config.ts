import { createSelector } from '@reduxjs/toolkit';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { unitedSports } from '#shared/domain/sports/disallowed-sports.ts';
import { selectConfig } from '../store/site-slice.ts';
import { selectOwnSports } from './player-choices.ts';

/** Site config as it holds for the player: without the sports that the player leaves out. */
export const selectPlayerConfig = createSelector(
  [selectConfig, selectOwnSports],
  (config, own) => ({ ...config, ...unitedSports(config, own) }) as SiteConfig,
);
