import { SET_MARKET } from '#shared/domain/markets/types-other.ts';
import type { FairMarket } from '../model.ts';
import { addMarket, addYesNo } from '../pricing/lines.ts';
import { otherSide } from '../sides.ts';
import { isChainOver, serveFlips } from './chain.ts';
import type { RallyGame } from './chances.ts';
import { setRules } from './sports.ts';
import { firstServers, gameChance } from './spot.ts';
import { currentSet, isBreaker, type RallyState, runningRallySet } from './state.ts';
import { gameEnds, holdChance } from './tennis-game.ts';

type Servers = readonly (readonly [weight: number, server: 0 | 1])[];

/** Adds markets of the next rallies, or of the running and the next game of tennis. */
export function addUnitMarkets(out: FairMarket[], game: RallyGame, state: RallyState): void {
  const set = currentSet(state);
  const [a, b] = runningRallySet(state).score;
  const servers: Servers = state.phase === 'play' ? [[1, state.server]] : firstServers(game, state);
  const rules = setRules(game.sport, game.target(set));
  const goesOn = !isChainOver(rules, a + 1, b) && !isChainOver(rules, a, b + 1);
  const unit = a + b + 1;
  if (game.sport.unit === 'rally') addRallies(out, game, set, unit, servers, goesOn);
  else addGames(out, game, state, unit, servers, goesOn);
}

function addRallies(
  out: FairMarket[],
  game: RallyGame,
  set: number,
  unit: number,
  servers: Servers,
  goesOn: boolean,
): void {
  const chance = servers.reduce((sum, [weight, server]) => sum + weight * game.points[server], 0);
  addYesNo(out, SET_MARKET.rallyWinner, set, unit, chance);
  if (!goesOn) return;
  const flips = serveFlips(setRules(game.sport, game.target(set)), unit - 1);
  const [home, away] = game.points;
  const after = (server: 0 | 1) =>
    flips === null ? chance * home + (1 - chance) * away : game.points[flips ? otherSide(server) : server];
  const next = servers.reduce((sum, [weight, server]) => sum + weight * after(server), 0);
  addYesNo(out, SET_MARKET.rallyWinner, set, unit + 1, next);
}

function addGames(
  out: FairMarket[],
  game: RallyGame,
  state: RallyState,
  unit: number,
  servers: Servers,
  goesOn: boolean,
): void {
  const set = currentSet(state);
  if (isBreaker(game, state)) {
    addYesNo(out, SET_MARKET.gameWinner, set, unit, gameChance(game, state));
    return;
  }
  const [a, b] = state.points;
  addGame(out, game, set, unit, servers, a, b);
  if (goesOn)
    addGame(
      out,
      game,
      set,
      unit + 1,
      servers.map(([weight, server]) => [weight, otherSide(server)]),
      0,
      0,
    );
}

/** Adds one game of tennis from a : b points, by its server. */
function addGame(
  out: FairMarket[],
  game: RallyGame,
  set: number,
  unit: number,
  servers: Servers,
  a: number,
  b: number,
): void {
  const scores = new Array<number>(8).fill(0);
  let won = 0;
  for (const [weight, server] of servers) {
    const point = server === 0 ? game.points[0] : 1 - game.points[1];
    const [served, returned] = server === 0 ? [a, b] : [b, a];
    const held = holdChance(point, served, returned);
    won += weight * (server === 0 ? held : 1 - held);
    const ends = gameEnds(point, served, returned);
    const [mine, theirs] = server === 0 ? [ends.server, ends.returner] : [ends.returner, ends.server];
    for (let i = 0; i < 4; i += 1) {
      scores[i] = (scores[i] as number) + weight * (mine[i] as number);
      scores[4 + i] = (scores[4 + i] as number) + weight * (theirs[i] as number);
    }
  }
  addYesNo(out, SET_MARKET.gameWinner, set, unit, won);
  if (Math.min(a, b) >= 3) return;
  addYesNo(out, SET_MARKET.gameDeuce, set, unit, (scores[3] as number) + (scores[7] as number));
  addMarket(out, SET_MARKET.gameScore, set, unit, scores);
}
