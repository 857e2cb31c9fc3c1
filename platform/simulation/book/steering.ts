import { GAME_STATUS, type Pair } from '#shared/domain/game/game-state.ts';
import type { TimelineEvent } from '../models/model.ts';
import { seedFrom } from '../random.ts';
import { type Course, type CourseStart, otherCourses } from './courses.ts';
import { FINISH, type GameScript } from './game-script.ts';

/** Game in progress. */
export interface Midgame extends CourseStart {
  readonly state: unknown;
  /** Ms after the start. */
  readonly t: number;
  /** Events that would follow from here on. */
  readonly tail: GameScript;
}

/** Courses of a game that are drawn at most in search of the wanted end, or of the wanted incident. */
const COURSES = { end: 400, incident: 1500 } as const;
/** Events within which the incident has to come; the first courses look less far, so that little is skipped. */
const REACH = { early: 3, courses: 300, late: 14 } as const;
/** Timelines of the matchup that are read to learn which events can happen. */
const SAMPLES = 40;

/**
 * Collects the events, with side and value, that can happen in games of this matchup; each event of one side is
 * possible for the other.
 */
export function vocabulary({ model, matchup, seed }: Pick<Midgame, 'model' | 'matchup' | 'seed'>): TimelineEvent[] {
  const words = new Map<string, TimelineEvent>();
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    for (const event of model.timeline(matchup, seedFrom(...seed, 'sample', sample)).events) {
      for (const side of event.side === null ? ([null] as const) : ([0, 1] as const)) {
        words.set(`${event.kind} ${side} ${event.value}`, { ...event, side });
      }
    }
  }
  return [...words.values()];
}

/** Tells whether an event has the wanted kind and side, and the wanted value when there is one. */
function isWanted(event: TimelineEvent, wanted: Omit<TimelineEvent, 't'>): boolean {
  const isOfValue = wanted.value === undefined || event.value === wanted.value;
  return event.kind === wanted.kind && event.side === wanted.side && isOfValue;
}

/**
 * Finds a course in which the wanted event comes next, and moves it and the events before it to now. null when the
 * family draws no other courses, 'never' when none of its courses has the event.
 */
export function courseWith(midgame: Midgame, wanted: Omit<TimelineEvent, 't'>): Course | null | 'never' {
  let drawn = 0;
  for (const { future, seed } of otherCourses(midgame, COURSES.incident)) {
    drawn += 1;
    const reach = drawn <= REACH.courses ? REACH.early : REACH.late;
    const place = future.slice(0, reach).findIndex((event) => isWanted(event, wanted));
    if (place === -1) continue;
    // A course may have its events in the past, while QA had stopped the game; then all of it is moved later.
    const late = Math.max(0, midgame.t - (future[place]?.t ?? 0));
    const at = (event: TimelineEvent, index: number) => (index <= place ? midgame.t : event.t + late);
    return { future: future.map((event, index) => ({ ...event, t: at(event, index) })), seed };
  }
  return drawn === 0 ? null : 'never';
}

/**
 * Returns the events, all at once, that end a game with this score; null when none are found, as when a side has scored
 * more already.
 */
export function steerTo(midgame: Midgame, target: Pair): GameScript | null {
  const [home, away] = midgame.model.score(midgame.state);
  if (home > target[0] || away > target[1]) return null;
  const found = played(midgame, target);
  if (found !== null) return found;
  for (const tail of tails(midgame)) {
    const events = scored({ ...midgame, tail }, target);
    if (events !== null && isSound(midgame, events)) return events;
  }
  return null;
}

/** Yields the rest of this game, then those of other games: one may have an overtime that another lacks. */
function* tails({ model, matchup, seed, t, tail }: Midgame): Generator<GameScript> {
  yield tail;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    yield model.timeline(matchup, seedFrom(...seed, 'sample', sample)).events.filter((event) => event.t > t);
  }
}

function isScore(score: Pair, target: Pair): boolean {
  return score[0] === target[0] && score[1] === target[1];
}

/** Finds a course that ends with the score. */
function played(midgame: Midgame, target: Pair): GameScript | null {
  const { model, matchup, state, t } = midgame;
  for (const { future } of otherCourses(midgame, COURSES.end)) {
    const end = future.reduce((reached, event) => model.apply(reached, event, matchup), state);
    if (isScore(model.score(end), target)) return future.map((event) => ({ ...event, t }));
  }
  return null;
}

/** Keeps the events of the rest that do not score, and adds scoring events where they are possible. */
function scored(midgame: Midgame, target: Pair): GameScript | null {
  const scoring = new Scoring(midgame, target);
  scoring.score();
  for (const event of midgame.tail) {
    scoring.take(event);
    scoring.score();
  }
  return scoring.isDone ? scoring.events : null;
}

/** Tells whether an amount is a sum of the gains, each used any number of times. */
function isPayable(amount: number, gains: readonly number[]): boolean {
  const payable = [true];
  for (let sum = 1; sum <= amount; sum += 1) payable[sum] = gains.some((gain) => payable[sum - gain] === true);
  return amount >= 0 && payable[amount] === true;
}

class Scoring {
  readonly events: TimelineEvent[] = [];
  private readonly midgame: Midgame;
  private readonly target: Pair;
  private readonly words: readonly TimelineEvent[];
  private state: unknown;

  constructor(midgame: Midgame, target: Pair) {
    this.midgame = midgame;
    this.target = target;
    this.state = midgame.state;
    this.words = vocabulary(midgame).filter(({ kind }) => kind !== FINISH);
  }

  get isDone(): boolean {
    return isScore(this.reached(this.state), this.target) && this.events.at(-1)?.kind === FINISH;
  }

  /** Applies an event of the rest unless it scores. */
  take(event: TimelineEvent): void {
    const next = this.after(event);
    if (event.kind === FINISH || isScore(this.reached(next), this.reached(this.state))) this.happen(event, next);
  }

  /** Adds scores for both sides as far as this moment of the game allows. */
  score(): void {
    for (let found = this.step(); found !== null; found = this.step()) this.happen(found, this.after(found));
  }

  /** Picks the event that scores most without making the wanted score unreachable. */
  private step(): TimelineEvent | null {
    const { model, matchup, t } = this.midgame;
    if (model.view(this.state, t, matchup).statusId !== GAME_STATUS.live) return null;
    const steps = this.words.flatMap((word) => this.gainOf(word) ?? []).sort((a, b) => b.gain - a.gain);
    const now = this.reached(this.state);
    const found = steps.find(({ side, gain }) => {
      const gains = steps.filter((step) => step.side === side).map((step) => step.gain);
      return isPayable(this.target[side] - now[side] - gain, gains);
    });
    return found?.word ?? null;
  }

  /** Returns the side and the points of an event; null unless it scores for one side alone. */
  private gainOf(word: TimelineEvent): { word: TimelineEvent; side: 0 | 1; gain: number } | null {
    const before = this.reached(this.state);
    const after = this.reached(this.after(word));
    const [first, second] = [after[0] - before[0], after[1] - before[1]];
    if (first > 0 && second === 0) return { word, side: 0, gain: first };
    return second > 0 && first === 0 ? { word, side: 1, gain: second } : null;
  }

  private reached(state: unknown): Pair {
    return this.midgame.model.score(state);
  }

  private after(event: TimelineEvent): unknown {
    return this.midgame.model.apply(this.state, { ...event, t: this.midgame.t }, this.midgame.matchup);
  }

  private happen(event: TimelineEvent, next: unknown): void {
    this.events.push({ ...event, t: this.midgame.t });
    this.state = next;
  }
}

/**
 * Tells whether the family accepts a course that it has not drawn: the game is over at the end, and every market that
 * was offered is decided.
 */
function isSound({ model, matchup, state, t }: Midgame, events: GameScript): boolean {
  try {
    const end = events.reduce((reached, event) => model.apply(reached, event, matchup), state);
    if (model.view(end, t, matchup).statusId !== GAME_STATUS.finished) return false;
    return model
      .markets(state, t, matchup)
      .every(({ typeId, period, param, probabilities }) =>
        probabilities.every(
          (probability, outcome) =>
            probability === 0 || model.settle(end, { typeId, period, param, outcome }, matchup) !== null,
        ),
      );
  } catch {
    return false;
  }
}
