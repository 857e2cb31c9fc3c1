import type { Random } from '../../random.ts';
import { fallChance, killChance, objectiveChance, winChance } from './kill-chain.ts';
import type { MapsGame } from './maps-table.ts';
import { roundWinChance } from './round-chain.ts';
import { isMapOver, type KillSport, type RoundSport } from './sports.ts';
import { applyMaps, currentMap, type MapRecord, type MapsState, roundStandOf, runningMap } from './state.ts';

/** One event of a running map with its side. */
type Step = readonly [kind: string, side: 0 | 1];

function roundStep(game: MapsGame, sport: RoundSport, number: number, map: MapRecord, random: Random): Step {
  const side: 0 | 1 = random.chance(roundWinChance(sport, game.rounds(number), roundStandOf(sport, map))) ? 0 : 1;
  const isOver = isMapOver(sport, map.score[0] + (side === 0 ? 1 : 0), map.score[1] + side);
  return [isOver ? 'map' : 'round', side];
}

/** Yields a kill with its consequences: an objective that was due before it, and perhaps the end of the map. */
function* killSteps(
  game: MapsGame,
  sport: KillSport,
  number: number,
  map: MapRecord,
  random: Random,
): Generator<Step, void> {
  const chances = game.kills(number);
  const [a, b] = map.score;
  for (const { kind, after } of sport.objectives) {
    if (after === a + b && map.objectives[kind] === undefined) {
      yield [kind, random.chance(objectiveChance(sport, a - b)) ? 0 : 1];
    }
  }
  const side: 0 | 1 = random.chance(killChance(sport, chances, a - b)) ? 0 : 1;
  yield ['kill', side];
  const lead = a - b + (side === 0 ? 1 : -1);
  for (const { kind, after } of sport.objectives) {
    if (after === a + b + 1) yield [kind, random.chance(objectiveChance(sport, lead)) ? 0 : 1];
  }
  if (random.chance(fallChance(sport, chances, a + b + 1, lead))) {
    yield ['map', random.chance(winChance(sport, chances, lead)) ? 0 : 1];
  }
}

/** Plays on from a state to the end of the match. */
export function playOutMaps(game: MapsGame, from: MapsState, random: Random): MapsState {
  const { sport } = game;
  let state = from;
  const happen = ([kind, side]: readonly [string, 0 | 1 | null]): void => {
    state = applyMaps(game, state, { t: 0, kind, side });
  };
  while (Math.max(...state.won) < game.need) {
    const map = runningMap(state);
    const number = currentMap(state);
    if (map === null) {
      happen(['period_start', sport.kind === 'rounds' && random.chance(0.5) ? 0 : 1]);
    } else if (sport.kind === 'rounds') {
      happen(roundStep(game, sport, number, map, random));
    } else {
      for (const step of killSteps(game, sport, number, map, random)) happen(step);
    }
  }
  happen(['finish', null]);
  return state;
}
