import { type Future, mixedFuture } from '../pricing/best-of-table.ts';
import { type Counts, mixedCounts } from '../pricing/counts.ts';
import { otherSide } from '../sides.ts';
import type { ChainStart } from './chain.ts';
import type { RallyGame } from './chances.ts';
import type { SetRun } from './rally-table.ts';
import { currentSet, isBreaker, nextFirst, type RallyState, runningRallySet } from './state.ts';
import { breakerChance, holdChance } from './tennis-game.ts';

type Weighted<T> = readonly (readonly [weight: number, value: T])[];

/** Distribution of the rest of a match at one state. */
export interface Spot {
  /** The running set (or the next one), by the side that served first in it. */
  readonly set: Weighted<SetRun>;
  readonly future: Future;
}

/** Returns P(first side wins the running game of tennis). */
export function gameChance(game: RallyGame, state: RallyState): number {
  const [a, b] = state.points;
  if (isBreaker(game, state)) return breakerChance(game.breaker(currentSet(state)), game.points, a, b, state.server);
  const [served, returned] = game.points;
  return state.server === 0 ? holdChance(served, a, b) : 1 - holdChance(1 - returned, b, a);
}

export function rallySpotOf(game: RallyGame, state: RallyState): Spot {
  const { table } = game;
  const [home, away] = state.won;
  const last = table.isLast(home, away);
  const set: [number, SetRun][] =
    state.phase === 'play'
      ? [[1, table.setFrom(startsOf(game, state), state.first ?? 0, last)]]
      : firstServers(game, state).map(([weight, first]) => [weight, table.fullSet(first, last)]);
  const future = mixedFuture(set.map(([weight, run]) => [weight, table.after(home, away, run.groups)]));
  return { set, future };
}

/** Returns the sides that may serve first in the next set. */
export function firstServers(game: RallyGame, state: RallyState): Weighted<0 | 1> {
  if (state.phase !== 'before') return [[1, nextFirst(game, state)]];
  return [
    [0.5, 0],
    [0.5, 1],
  ];
}

/** Returns the sets that will certainly be played after the running one, by number. */
export function laterSets(game: RallyGame, state: RallyState, spot: Spot): [number: number, set: Weighted<SetRun>][] {
  const sure = state.won[0] + state.won[1] + game.need - Math.max(...state.won);
  const sets: [number, Weighted<SetRun>][] = [];
  let runs = spot.set;
  for (let number = currentSet(state) + 1; number <= sure; number += 1) {
    const servers: [number, number] = [0, 0];
    for (const [weight, run] of runs) for (const group of run.groups) servers[group.next] += weight * group.p;
    runs = servers.flatMap((weight, first) =>
      weight > 0 ? [[weight, game.table.fullSet(first as 0 | 1, number === game.maxSets)] as const] : [],
    );
    sets.push([number, runs]);
  }
  return sets;
}

export function setCounts(set: Weighted<SetRun>): Counts {
  return mixedCounts(set.map(([weight, run]) => [weight, run.counts]));
}

function startsOf(game: RallyGame, state: RallyState): ChainStart[] {
  const [a, b] = runningRallySet(state).score;
  const { server } = state;
  if (game.sport.unit === 'rally' || (state.points[0] === 0 && state.points[1] === 0)) {
    return [{ weight: 1, a, b, server }];
  }
  const won = gameChance(game, state);
  return [
    { weight: won, a: a + 1, b, server: otherSide(server) },
    { weight: 1 - won, a, b: b + 1, server: otherSide(server) },
  ];
}
