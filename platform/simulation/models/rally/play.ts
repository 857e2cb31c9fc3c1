import type { Random } from '../../random.ts';
import type { TimelineEvent } from '../model.ts';
import type { RallyGame } from './chances.ts';
import { applyRally, currentSet, isBreaker, nextFirst, type RallyState, runningRallySet } from './state.ts';

const SECOND = 1000;

/** Draws a length of time with this mean, half of it fixed. */
function lasting(random: Random, seconds: number): number {
  return seconds <= 0 ? 0 : Math.round(seconds * SECOND * (0.5 + random.exponential(0.5)));
}

/** Draws all events from a state on, point by point, from the chances that price the game. */
export function playRally(game: RallyGame, from: RallyState, at: number, random: Random): TimelineEvent[] {
  const events: TimelineEvent[] = [];
  let state = from;
  let t = at;
  const happen = (event: TimelineEvent): void => {
    events.push(event);
    state = applyRally(game, state, event);
  };
  while (state.phase !== 'done') {
    if (state.phase === 'before') {
      happen({ t, kind: 'period_start', side: random.chance(0.5) ? 0 : 1, value: 1 });
    } else if (state.phase === 'pause') {
      if (Math.max(...state.won) >= game.need) {
        happen({ t: t + 2 * SECOND, kind: 'finish', side: null });
      } else {
        t += lasting(random, game.tempo * game.sport.pace.set);
        happen({ t, kind: 'period_start', side: nextFirst(game, state), value: currentSet(state) });
      }
    } else {
      t += lasting(random, game.tempo * game.sport.pace.rally) + pauseBefore(game, state, random);
      const side = random.chance(game.points[state.server]) ? 0 : 1;
      const event: TimelineEvent = { t, kind: 'point', side };
      const then = applyRally(game, state, event);
      happen({ ...event, kind: kindOf(state, then) });
    }
  }
  return events;
}

/** Returns the kind of a point by what it decides. */
function kindOf(before: RallyState, after: RallyState): string {
  if (after.phase === 'pause') return 'set';
  const games = (state: RallyState) => runningRallySet(state).games.length;
  return games(after) > games(before) ? 'game' : 'point';
}

function pauseBefore(game: RallyGame, state: RallyState, random: Random): number {
  const { pace, unit } = game.sport;
  const [a, b] = runningRallySet(state).score;
  if (unit === 'game') {
    const starts = state.points[0] + state.points[1] === 0 && !isBreaker(game, state);
    return starts && (a + b) % 2 === 1 ? pace.change * SECOND : 0;
  }
  const usual = 1.75 * game.target(currentSet(state));
  return random.chance(pace.timeouts / usual) ? pace.timeout * SECOND : 0;
}

/** Plays on from a state to the end of the game. */
export function playOutRally(game: RallyGame, from: RallyState, random: Random): RallyState {
  return playRally(game, from, 0, random).reduce((state, event) => applyRally(game, state, event), from);
}
