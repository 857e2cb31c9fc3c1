import * as v from 'valibot';
import { type Game, gameSchema, type Market } from '#shared/contracts/catalogue.ts';
import { packSelectionId } from '#shared/domain/ids/selection-id.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';

/** Server clock of the fixtures: Saturday 22 November 2025, 12:00 UTC. */
export const NOW = Date.UTC(2025, 10, 22, 12);

/** Returns a market of a game with the prices of its outcomes, in thousandths. */
export function market(gameId: number, typeId: number, param: number, prices: readonly number[], period = 0): Market {
  return {
    typeId,
    period,
    param,
    outcomes: prices.map((price, outcome) => ({
      id: packSelectionId({ gameId, marketType: typeId, period, param, outcome }),
      outcome,
      price,
      suspended: false,
    })),
  };
}

const HALF = 512;

/** Returns the markets of the list columns: 1 X 2, total 2.5, handicap −0.5. */
export function mainMarkets(gameId: number): Market[] {
  return [
    market(gameId, COMMON_MARKET.result, 0, [2100, 3400, 3650]),
    market(gameId, COMMON_MARKET.total, 5, [1850, 1950]),
    market(gameId, COMMON_MARKET.handicap, HALF - 1, [1900, 1920]),
  ];
}

/** Returns a football game, checked by its contract. */
export function game(overrides: Partial<Game> = {}): Game {
  const id = overrides.id ?? 100_001;
  return v.parse(gameSchema, {
    id,
    sportId: 1,
    competitionId: 17,
    competition: 'Premier League',
    competitionSlug: 'england-premier-league',
    country: 'region_england',
    slug: 'arsenal-chelsea',
    home: { id: 1, name: 'Arsenal', shortName: 'ARS', colors: ['#e03a3e', '#ffffff'] },
    away: { id: 2, name: 'Chelsea', shortName: 'CHE', colors: ['#1d5fd1', '#ffffff'] },
    startAt: NOW + 3 * 3_600_000,
    live: false,
    state: {
      statusId: 1,
      period: 0,
      clockSeconds: null,
      clockAt: NOW,
      clockRate: 0,
      score: [0, 0],
      periodScores: [],
      suspended: false,
      incident: null,
    },
    marketCount: 184,
    main: mainMarkets(id),
    ...overrides,
  });
}

/** Returns the same game in its 67th minute, at 2:1. */
export function liveGame(overrides: Partial<Game> = {}): Game {
  return game({
    live: true,
    state: {
      statusId: 2,
      period: 2,
      clockSeconds: 66 * 60 + 30,
      clockAt: NOW,
      clockRate: 1,
      score: [2, 1],
      periodScores: [
        [1, 1],
        [1, 0],
      ],
      counters: { corners: [5, 3], red: [0, 1] },
      suspended: false,
      incident: { kind: 'corner', side: 0, at: NOW },
    },
    ...overrides,
  });
}
