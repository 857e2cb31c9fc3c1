import type { Random } from '../../../random.ts';
import type { TimelineEvent } from '../../model.ts';
import { BALL_RUNS, OVER, WICKET } from './balls.ts';
import type { CricketGame } from './cricket-table.ts';
import { applyCricket, ballsOf, CRICKET_START, type CricketState, cricketWinner, runningInnings } from './state.ts';

const SECOND = 1000;
/** Seconds of one ball, more after a wicket and between overs, and of the pauses. */
const PACE = { ball: 36, over: 38, wicket: 75, innings: 1080, superOver: 900 };

/** P of each dismissal: caught, bowled, leg before, run out, stumped, another. */
export const WICKET_ENDINGS: readonly number[] = [0.59, 0.17, 0.11, 0.075, 0.045, 0.01];

/** Draws a game from a state on (from the start by default), ball by ball, from the chances that price it. */
export function playCricket(game: CricketGame, random: Random, from: CricketState = CRICKET_START): TimelineEvent[] {
  const events: TimelineEvent[] = [];
  let state = from;
  let t = 0;
  const happen = (kind: string, side: 0 | 1 | null, value?: number): void => {
    const event: TimelineEvent = value === undefined ? { t, kind, side } : { t, kind, side, value };
    events.push(event);
    state = applyCricket(game.format.overs, state, event);
  };
  const bat = (): void => {
    t = batOut(
      game,
      random,
      t,
      () => state,
      (at, kind, side, value) => {
        t = at;
        happen(kind, side, value);
      },
    );
  };
  if (state.innings.length === 0) happen('period_start', random.chance(0.5) ? 0 : 1, 1);
  bat();
  if (state.innings.length === 1) {
    t += lasting(random, PACE.innings);
    happen('period_start', state.innings[0]?.batting === 0 ? 1 : 0, 2);
    bat();
  }
  if (cricketWinner(state) === null) {
    t += lasting(random, PACE.superOver);
    happen('super_over', random.chance(0.5) ? 0 : 1);
  }
  t += 2 * SECOND;
  happen('finish', null);
  return events;
}

/** Plays on from a state to the end of the game. */
export function playOutCricket(game: CricketGame, from: CricketState, random: Random): CricketState {
  const { overs } = game.format;
  return playCricket(game, random, from).reduce((state, event) => applyCricket(overs, state, event), from);
}

type Happen = (at: number, kind: string, side: 0 | 1, value: number) => void;

/** Plays the running innings to its end and returns the instant of that end. */
function batOut(game: CricketGame, random: Random, start: number, now: () => CricketState, happen: Happen): number {
  let t = start;
  const { tables } = game;
  for (let innings = runningInnings(now()); innings !== null; innings = runningInnings(now())) {
    const balls = ballsOf(innings);
    t += lasting(random, PACE.ball) + (balls > 0 && balls % OVER === 0 ? lasting(random, PACE.over) : 0);
    const side = innings.batting;
    const ball = random.weighted(tables[side].chances(Math.floor(balls / OVER), innings.wickets));
    if (ball === WICKET) {
      happen(t, 'wicket', side, random.weighted(WICKET_ENDINGS));
      t += lasting(random, PACE.wicket);
    } else {
      const runs = BALL_RUNS[ball] as number;
      happen(t, runs === 4 ? 'four' : runs === 6 ? 'six' : 'ball', side, runs);
    }
  }
  return t;
}

function lasting(random: Random, seconds: number): number {
  return Math.round(seconds * SECOND * (0.6 + random.exponential(0.4)));
}
