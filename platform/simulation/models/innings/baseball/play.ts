import type { Random } from '../../../random.ts';
import type { TimelineEvent } from '../../model.ts';
import type { BaseballGame } from './baseball-game.ts';
import { HITS } from './plays.ts';
import { applyBaseball, BASEBALL_START, type BaseballState, battingSide, isBaseballOver, runsOfHit } from './state.ts';

const SECOND = 1000;
/** Seconds of one batter, of a change of sides. */
const AT_BAT = 98;
const CHANGE = 140;

/** Draws a game from a state on (from the start by default), batter by batter, from the chances that price it. */
export function playBaseball(
  game: BaseballGame,
  random: Random,
  from: BaseballState = BASEBALL_START,
): TimelineEvent[] {
  const events: TimelineEvent[] = [];
  let state = from;
  let t = 0;
  const happen = (kind: string, side: 0 | 1 | null, value?: number): void => {
    const event: TimelineEvent = value === undefined ? { t, kind, side } : { t, kind, side, value };
    events.push(event);
    state = applyBaseball(game, state, event);
  };
  if (state.phase === 'before') happen('period_start', 1, 1);
  while (!isBaseballOver(game, state)) {
    if (state.phase === 'change') {
      t += lasting(random, CHANGE);
      if (state.half === 0) happen('period_start', 1, state.inning);
      else if (!skipsBottom(game, state)) happen('side_change', 0, state.inning);
      else break;
    } else {
      t += lasting(random, AT_BAT);
      const hit = random.weighted(game.batting[battingSide(state)].chances);
      happen(HITS[hit] as string, battingSide(state), runsOfHit(game, state, hit));
    }
  }
  t += 2 * SECOND;
  happen('finish', null);
  return events;
}

/** Plays on from a state to the end of the game. */
export function playOutBaseball(game: BaseballGame, from: BaseballState, random: Random): BaseballState {
  return playBaseball(game, random, from).reduce((state, event) => applyBaseball(game, state, event), from);
}

/** Tells whether the first side leads before its last turn, so that it does not bat. */
function skipsBottom(game: BaseballGame, { half, inning, score }: BaseballState): boolean {
  return half === 1 && inning >= game.innings && score[0] > score[1];
}

function lasting(random: Random, seconds: number): number {
  return Math.round(seconds * SECOND * (0.45 + random.exponential(0.55)));
}
