import type { Random } from '../../../random.ts';
import type { TimelineEvent } from '../../model.ts';
import type { DartsGame } from './darts-table.ts';
import { applyDarts, DARTS_START, type DartsState, nextDartsOpener, runningDartsSet } from './state.ts';
import { MAXIMUM } from './visits.ts';

const SECOND = 1000;
/** Seconds of a visit, between legs, between sets. */
const PACE = { visit: 15.5, leg: 20, set: 140 };

/** Draws a match from a state on (from the start by default), visit by visit, from the chances that price it. */
export function playDarts(game: DartsGame, random: Random, from?: DartsState): TimelineEvent[] {
  const events: TimelineEvent[] = [];
  let state: DartsState = from ?? { ...DARTS_START, bySets: game.sets > 1 };
  let t = 0;
  const happen = (event: TimelineEvent): void => {
    events.push(event);
    state = applyDarts(game, state, event);
  };
  while (Math.max(...state.won) < game.sets) {
    if (state.phase === 'play') {
      t += lasting(random, PACE.visit);
      happen(drawVisit(game, state, t, random));
      continue;
    }
    const isSet = runningDartsSet(state) === null;
    if (state.phase === 'pause') t += lasting(random, isSet ? PACE.set : PACE.leg);
    const side = nextDartsOpener(state) ?? (random.chance(0.5) ? 0 : 1);
    happen({ t, kind: isSet ? 'period_start' : 'leg_start', side, value: state.sets.length + (isSet ? 1 : 0) });
  }
  happen({ t: t + 2 * SECOND, kind: 'finish', side: null });
  return events;
}

/** Plays on from a state to the end of the match. */
export function playOutDarts(game: DartsGame, from: DartsState, random: Random): DartsState {
  return playDarts(game, random, from).reduce((state, event) => applyDarts(game, state, event), from);
}

function drawVisit(game: DartsGame, state: DartsState, t: number, random: Random): TimelineEvent {
  const side = state.turn;
  const left = state.left[side];
  const visits = game.players[side].from(left);
  let rest = random.uniform();
  let scored = 0;
  for (const visit of visits) {
    scored = visit.scored;
    rest -= visit.p;
    if (rest < 0) break;
  }
  if (scored < left) return { t, kind: scored === MAXIMUM ? 'maximum' : 'visit', side, value: scored };
  const legs = runningDartsSet(state)?.legs[side] ?? 0;
  return { t, kind: legs + 1 >= game.legs ? 'set' : 'leg', side, value: scored };
}

function lasting(random: Random, seconds: number): number {
  return Math.round(seconds * SECOND * (0.6 + random.exponential(0.4)));
}
