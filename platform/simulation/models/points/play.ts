import type { Random } from '../../random.ts';
import type { TimelineEvent } from '../model.ts';
import type { Attack, PointsGame } from './points-table.ts';
import { firstOf, periodLength } from './state.ts';

const SECOND = 1000;
/** Part of its slot by which a possession may end early. */
const JITTER = 0.7;

/** Draws a whole game, possession by possession, from the chances that price it. */
export function playPoints(game: PointsGame, random: Random): TimelineEvent[] {
  const events: TimelineEvent[] = [];
  const opening = random.chance(0.5) ? 0 : 1;
  const score: [number, number] = [0, 0];
  let t = 0;
  for (let period = 1; period <= game.periods || (game.overtime !== null && score[0] === score[1]); period += 1) {
    if (period > 1) t += pauseBefore(game, period, random);
    const isOvertime = period > game.periods;
    const first = isOvertime ? (random.chance(0.5) ? 0 : 1) : firstOf(opening, period, game.periods);
    t = playPeriod(game, random, { period, first, start: t, score, events });
  }
  events.push({ t: t + SECOND, kind: 'finish', side: null });
  return events;
}

function pauseBefore(game: PointsGame, period: number, random: Random): number {
  const { half, other } = game.sport.breaks;
  const seconds = period === game.periods / 2 + 1 ? half : other;
  return Math.round(game.tempo * seconds * SECOND * (0.9 + 0.3 * random.uniform()));
}

interface Period {
  readonly period: number;
  readonly first: 0 | 1;
  readonly start: number;
  readonly score: [number, number];
  readonly events: TimelineEvent[];
}

/** Plays one period and returns the instant of its end. */
function playPeriod(game: PointsGame, random: Random, { period, first, start, score, events }: Period): number {
  const { sport } = game;
  const count = 2 * (period > game.periods ? game.perOvertime : game.perPeriod);
  const length = periodLength(game, period);
  const slot = length / count;
  const { every, lasting } = sport.stops;
  const clock = new RunningClock(start, { every, lasting: lasting * game.tempo }, random, events);
  events.push({ t: start, kind: 'period_start', side: first, value: period });
  for (let n = 0; n < count; n += 1) {
    const side = (first + n) % 2 === 0 ? 0 : 1;
    const t = clock.runTo((n + 1 - JITTER * random.uniform()) * slot);
    const play = drawPlay(game.attacks[side], random);
    const made = sport.plays[play];
    if (made === undefined) events.push({ t, kind: sport.miss, side, value: 0 });
    else {
      events.push({ t, kind: made.kind, side, value: made.points });
      score[side] += made.points;
    }
  }
  const end = clock.runTo(length);
  events.push({ t: end, kind: 'period_end', side: null, value: period });
  return end;
}

/** Draws the index of the play that ends a possession; −1 without points. */
export function drawPlay(attack: Attack, random: Random): number {
  let rest = random.uniform();
  for (const [index, p] of attack.plays.entries()) {
    rest -= p;
    if (rest < 0) return index;
  }
  return -1;
}

/** Converts seconds on the game clock to server time, with the stops between them. */
class RunningClock {
  private shown = 0;
  private t: number;
  private nextStop: number;
  private readonly stops: { readonly every: number; readonly lasting: number };
  private readonly random: Random;
  private readonly events: TimelineEvent[];

  constructor(
    start: number,
    stops: { readonly every: number; readonly lasting: number },
    random: Random,
    events: TimelineEvent[],
  ) {
    this.t = start;
    this.stops = stops;
    this.random = random;
    this.events = events;
    this.nextStop = this.drawStop();
  }

  /** Returns the instant at which the clock has run this many seconds. */
  runTo(seconds: number): number {
    while (this.nextStop < seconds) {
      this.advance(this.nextStop);
      this.events.push({ t: Math.round(this.t), kind: 'clock_stop', side: null });
      this.t += SECOND * this.stops.lasting * (0.4 + this.random.exponential(0.6));
      this.events.push({ t: Math.round(this.t), kind: 'clock_start', side: null });
      this.nextStop = this.shown + this.drawStop();
    }
    this.advance(seconds);
    return Math.round(this.t);
  }

  private advance(seconds: number): void {
    this.t += (seconds - this.shown) * SECOND;
    this.shown = seconds;
  }

  private drawStop(): number {
    return this.stops.every * (0.3 + this.random.exponential(0.7));
  }
}
