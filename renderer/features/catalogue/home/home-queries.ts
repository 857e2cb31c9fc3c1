import type { GameSection } from '#shared/contracts/catalogue.ts';
import type { GamesQuery } from '../api.ts';

type HomeQuery = GamesQuery & { section: GameSection };

/** Lists of the home page: live games, and the next games of the main competitions. */
export const HOME_LIVE: HomeQuery = { section: 'live', limit: '12' };
export const HOME_LINE: HomeQuery = { section: 'line', filter: 'recommended', limit: '14' };
