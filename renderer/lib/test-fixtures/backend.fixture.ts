import type { CompetitionCount, SportCount } from '#shared/contracts/catalogue.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { game, liveGame, market, NOW } from './game.fixture.ts';

export interface FixtureAnswer {
  readonly status: number;
  readonly body: unknown;
}

const position = { sequence: 7, epoch: 'e1', now: NOW };

const football: SportCount = { id: 1, slug: 'football', live: 1, line: 1 };

const premierLeague: CompetitionCount = {
  id: 17,
  sportId: 1,
  name: 'Premier League',
  slug: 'england-premier-league',
  country: 'region_england',
  top: true,
  order: 0,
  live: 1,
  line: 1,
};

const line = game();
const live = liveGame({ id: 100_002, slug: 'arsenal-chelsea-live', main: liveGame({ id: 100_002 }).main });

function gameAnswer(path: string): FixtureAnswer {
  const found = [line, live].find(({ id }) => path.endsWith(`/${id}`));
  if (!found) return { status: 404, body: { code: 'GAME_UNKNOWN', message: 'no such game' } };
  const more = market(found.id, COMMON_MARKET.total, 7, [2700, 1450]);
  return { status: 200, body: { game: found, markets: [...found.main, more], report: [], others: [], ...position } };
}

/** Answers calls like a back end with one live and one pre-match game. */
export function answerCall(address: string): FixtureAnswer {
  const { pathname, searchParams } = new URL(address, 'http://backend');
  if (pathname.endsWith('/sports')) {
    return { status: 200, body: { sports: [football], top: [premierLeague], now: NOW } };
  }
  if (pathname.endsWith('/football/competitions')) {
    return { status: 200, body: { competitions: [premierLeague], now: NOW } };
  }
  if (pathname.endsWith('/featured')) return { status: 200, body: { games: [live, line], ...position } };
  if (pathname.endsWith('/check')) return { status: 200, body: null };
  if (!pathname.endsWith('/games')) return gameAnswer(pathname);
  const sport = searchParams.get('sport');
  if (sport && sport !== 'football') return { status: 404, body: { code: 'SPORT_UNKNOWN', message: 'no such sport' } };
  const games = searchParams.get('section') === 'live' ? [live] : [line];
  return { status: 200, body: { games, total: games.length, next: null, ...position } };
}
