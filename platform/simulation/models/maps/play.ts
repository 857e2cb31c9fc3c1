import type { Random } from '../../random.ts';
import type { TimelineEvent } from '../model.ts';
import { fallChance, killChance, objectiveChance, winChance } from './kill-chain.ts';
import type { MapsGame } from './maps-table.ts';
import { type Before, roundWinChance } from './round-chain.ts';
import { isMapOver, type KillSport, type RoundSport } from './sports.ts';

const SECOND = 1000;

function lasting(random: Random, seconds: number): number {
  return Math.round(seconds * SECOND * (0.6 + random.exponential(0.4)));
}

/** Draws a whole game from the chances that price it. */
export function playMaps(game: MapsGame, random: Random): TimelineEvent[] {
  const events: TimelineEvent[] = [];
  const won: [number, number] = [0, 0];
  let t = 0;
  for (let map = 1; Math.max(...won) < game.need; map += 1) {
    if (map > 1) t += lasting(random, game.sport.pace.between);
    const { sport } = game;
    const played =
      sport.kind === 'rounds'
        ? playRounds(game, sport, map, t, random, events)
        : playKills(game, sport, map, t, random, events);
    t = played.t;
    won[played.winner] += 1;
  }
  events.push({ t: t + 2 * SECOND, kind: 'finish', side: null });
  return events;
}

interface MapEnd {
  readonly t: number;
  readonly winner: 0 | 1;
}

function playRounds(
  game: MapsGame,
  sport: RoundSport,
  map: number,
  start: number,
  random: Random,
  events: TimelineEvent[],
): MapEnd {
  const chances = game.rounds(map);
  const defends = random.chance(0.5) ? 0 : 1;
  const half = sport.target - 1;
  let [a, b] = [0, 0];
  let before: Before = 2;
  let t = start + lasting(random, sport.pace.opening);
  events.push({ t: start, kind: 'period_start', side: defends, value: map });
  for (;;) {
    if (a + b === half) t += Math.round(sport.pace.half * SECOND);
    t += lasting(random, sport.pace.step);
    const side: 0 | 1 = random.chance(roundWinChance(sport, chances, { a, b, before, defends })) ? 0 : 1;
    if (side === 0) a += 1;
    else b += 1;
    before = side;
    const isOver = isMapOver(sport, a, b);
    events.push({ t, kind: isOver ? 'map' : 'round', side });
    if (isOver) return { t, winner: side };
  }
}

function playKills(
  game: MapsGame,
  sport: KillSport,
  map: number,
  start: number,
  random: Random,
  events: TimelineEvent[],
): MapEnd {
  const chances = game.kills(map);
  let t = start + lasting(random, sport.pace.opening);
  let [a, b] = [0, 0];
  events.push({ t: start, kind: 'period_start', side: null, value: map });
  for (;;) {
    t += Math.round(random.exponential(sport.pace.step) * SECOND) + SECOND;
    const side: 0 | 1 = random.chance(killChance(sport, chances, a - b)) ? 0 : 1;
    if (side === 0) a += 1;
    else b += 1;
    events.push({ t, kind: 'kill', side });
    for (const { kind, after } of sport.objectives) {
      if (after !== a + b) continue;
      t += Math.round(8 * SECOND * (1 + random.uniform()));
      events.push({ t, kind, side: random.chance(objectiveChance(sport, a - b)) ? 0 : 1 });
    }
    if (!random.chance(fallChance(sport, chances, a + b, a - b))) continue;
    const winner: 0 | 1 = random.chance(winChance(sport, chances, a - b)) ? 0 : 1;
    t += Math.round(25 * SECOND * (1 + random.uniform()));
    events.push({ t, kind: 'map', side: winner });
    return { t, winner };
  }
}
