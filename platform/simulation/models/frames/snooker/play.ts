import type { Random } from '../../../random.ts';
import type { TimelineEvent } from '../../model.ts';
import { blackChance } from './frame-table.ts';
import type { SnookerGame } from './snooker-table.ts';
import { applySnooker, nextSnookerOpener, runningFrame, SNOOKER_START, type SnookerState } from './state.ts';
import { BLACK, frameWinner, pointsLeft, scoredBy } from './visits.ts';

const SECOND = 1000;
/** Seconds of a visit without points, of each point of a break, between frames, and at the middle of a session. */
const PACE = { visit: 40, point: 5.5, frame: 80, interval: 720 };
const SESSION = 4;
/** Returns the tempo: matches of up to five frames belong to quick series; long ones pause less for each frame. */
function tempoOf({ need }: SnookerGame): number {
  return need <= 3 ? 0.56 : need <= 4 ? 1 : 0.88;
}

/** Draws a match from a state on (from the start by default), visit by visit, from the chances that price it. */
export function playSnooker(game: SnookerGame, random: Random, from: SnookerState = SNOOKER_START): TimelineEvent[] {
  const events: TimelineEvent[] = [];
  let state = from;
  const tempo = tempoOf(game);
  let t = 0;
  const happen = (event: TimelineEvent): void => {
    events.push(event);
    state = applySnooker(state, event);
  };
  while (Math.max(...state.won) < game.need) {
    if (state.phase !== 'play') {
      const played = state.frames.length;
      if (played > 0) t += lasting(random, tempo * (played % SESSION === 0 ? PACE.interval : PACE.frame));
      happen({
        t,
        kind: 'period_start',
        side: nextSnookerOpener(state) ?? (random.chance(0.5) ? 0 : 1),
        value: played + 1,
      });
      continue;
    }
    const event = drawVisit(game, state, random);
    t += lasting(random, tempo * PACE.visit) + Math.round(tempo * PACE.point * (event.value ?? 0) * SECOND);
    happen({ ...event, t });
  }
  happen({ t: t + 2 * SECOND, kind: 'finish', side: null });
  return events;
}

/** Plays on from a state to the end of the match. */
export function playOutSnooker(game: SnookerGame, from: SnookerState, random: Random): SnookerState {
  return playSnooker(game, random, from).reduce(applySnooker, from);
}

function drawVisit(game: SnookerGame, state: SnookerState, random: Random): TimelineEvent {
  const frame = runningFrame(state);
  const [a, b] = frame?.points ?? [0, 0];
  const left = pointsLeft(a + b);
  if (left === 0) return { t: 0, kind: 'frame', side: random.chance(blackChance(game.chances)) ? 0 : 1, value: BLACK };
  const side = frame?.turn ?? 0;
  const points = scoredBy(random.weighted(game.chances[side]), left);
  const isWon = frameWinner(side === 0 ? a + points : a, side === 0 ? b : b + points) !== null;
  return { t: 0, kind: isWon ? 'frame' : kindOf(points), side, value: points };
}

function kindOf(points: number): string {
  if (points === 0) return 'visit';
  // A visit of a hundred points wins the frame, so its event is the frame.
  return points >= 50 ? 'fifty_break' : 'break';
}

function lasting(random: Random, seconds: number): number {
  return Math.round(seconds * SECOND * (0.5 + random.exponential(0.5)));
}
