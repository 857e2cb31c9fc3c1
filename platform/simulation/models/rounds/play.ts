import type { Random } from '../../random.ts';
import type { TimelineEvent } from '../model.ts';
import type { FightGame } from './hazards.ts';
import { MOMENT_KINDS } from './state.ts';

const SECOND = 1000;
const BREAK = 60;
/** P of each of `MOMENT_KINDS`. */
const MOMENT_WEIGHTS = [0.72, 0.22, 0.06];

/** Draws a whole fight from the hazards that price it. */
export function playFight(game: FightGame, random: Random): TimelineEvent[] {
  const events: TimelineEvent[] = [];
  const won: [number, number] = [0, 0];
  let t = 0;
  for (let round = 1; round <= game.rounds; round += 1) {
    if (round > 1) t += BREAK * SECOND;
    const fought = fightRound(game, random, round, t, events);
    t = fought.t;
    if (fought.finished) return [...events, { t: t + 2 * SECOND, kind: 'finish', side: null }];
    won[fought.winner] += 1;
  }
  t += 20 * SECOND;
  events.push({ t, kind: 'decision', side: won[0] > won[1] ? 0 : 1 });
  return [...events, { t: t + 2 * SECOND, kind: 'finish', side: null }];
}

interface Fought {
  readonly t: number;
  readonly finished: boolean;
  readonly winner: 0 | 1;
}

function fightRound(game: FightGame, random: Random, round: number, start: number, events: TimelineEvent[]): Fought {
  const [home, away] = game.finishes(round);
  const end = random.exponential(game.length / (home + away));
  const fought = Math.min(end, game.length);
  const moments = ([0, 1] as const).flatMap((side) => drawMoments(game, random, side, fought, start));
  moments.sort((a, b) => a.t - b.t);
  events.push({ t: start, kind: 'period_start', side: null, value: round }, ...moments);
  const t = start + Math.round(fought * SECOND);
  if (end < game.length) {
    const winner: 0 | 1 = random.chance(home / (home + away)) ? 0 : 1;
    events.push({ t, kind: random.chance(game.knockouts) ? 'knockout' : 'submission', side: winner });
    return { t, finished: true, winner };
  }
  const lead = moments.reduce((sum, { side }) => sum + (side === 0 ? 1 : -1), 0);
  const winner: 0 | 1 = lead > 0 ? 0 : lead < 0 ? 1 : random.chance(0.5) ? 0 : 1;
  events.push({ t, kind: 'period_end', side: winner, value: round });
  return { t, finished: false, winner };
}

/** Draws the scoring moments of one side in this many seconds of a round that began `start` ms after the fight. */
export function drawMoments(
  game: FightGame,
  random: Random,
  side: 0 | 1,
  fought: number,
  start: number,
): TimelineEvent[] {
  const count = random.poisson((game.moments[side] * fought) / game.length);
  return Array.from({ length: count }, () => ({
    t: start + Math.floor(random.uniform() * fought * SECOND),
    kind: MOMENT_KINDS[random.weighted(MOMENT_WEIGHTS)] as string,
    side,
  }));
}
