import { GAME_STATUS, type Pair } from '#shared/domain/game/game-state.ts';
import type { TimelineEvent } from '../models/model.ts';
import { seedFrom } from '../random.ts';
import { type Course, type CourseStart, otherCourses } from './courses.ts';
import { FINISH, type GameScript } from './game-script.ts';

/** A game somewhere in its midst. */
export interface Midgame extends CourseStart {
  readonly state: unknown;
  /** Ms after the start. */
  readonly t: number;
  /** What would happen from here on. */
  readonly tail: GameScript;
}

/** How many courses of a game are drawn at most in search of one with the wanted end, or with the wanted incident. */
const COURSES = { end: 400, incident: 1500 } as const;
/** Within so many events an incident has to come; among the first courses sooner, so that little is passed over. */
const REACH = { early: 3, courses: 300, late: 14 } as const;
/** How many timelines of the matchup are read to learn what can happen in it. */
const SAMPLES = 40;

/** The events, with side and value, that can happen in games of this matchup; what one side can do, the other can. */
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

/** Whether an event is of the wanted kind and side, and of the wanted value when one is wanted. */
function isWanted(event: TimelineEvent, wanted: Omit<TimelineEvent, 't'>): boolean {
  const isOfValue = wanted.value === undefined || event.value === wanted.value;
  return event.kind === wanted.kind && event.side === wanted.side && isOfValue;
}

/**
 * A course of the game in which something happens next, and at once: what comes before it is moved to now, too. null
 * when the family draws no other courses, 'never' when it does and none of them has it.
 */
export function courseWith(midgame: Midgame, wanted: Omit<TimelineEvent, 't'>): Course | null | 'never' {
  let drawn = 0;
  for (const { future, seed } of otherCourses(midgame, COURSES.incident)) {
    drawn += 1;
    const reach = drawn <= REACH.courses ? REACH.early : REACH.late;
    const place = future.slice(0, reach).findIndex((event) => isWanted(event, wanted));
    if (place === -1) continue;
    // A course may have its events while the game stood still for QA; then all of it comes that much later.
    const late = Math.max(0, midgame.t - (future[place]?.t ?? 0));
    const at = (event: TimelineEvent, index: number) => (index <= place ? midgame.t : event.t + late);
    return { future: future.map((event, index) => ({ ...event, t: at(event, index) })), seed };
  }
  return drawn === 0 ? null : 'never';
}

/**
 * The events, all at once, that end a game with this score; null when no way to it is found, as when a side has scored
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

/** What would happen from here on, then what would in other games: one may have an overtime where the other has none. */
function* tails({ model, matchup, seed, t, tail }: Midgame): Generator<GameScript> {
  yield tail;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    yield model.timeline(matchup, seedFrom(...seed, 'sample', sample)).events.filter((event) => event.t > t);
  }
}

function isScore(score: Pair, target: Pair): boolean {
  return score[0] === target[0] && score[1] === target[1];
}

/** A course that ends with the score. */
function played(midgame: Midgame, target: Pair): GameScript | null {
  const { model, matchup, state, t } = midgame;
  for (const { future } of otherCourses(midgame, COURSES.end)) {
    const end = future.reduce((reached, event) => model.apply(reached, event, matchup), state);
    if (isScore(model.score(end), target)) return future.map((event) => ({ ...event, t }));
  }
  return null;
}

/** Keeps what does not score of the rest of the game, and puts scoring events where they can be. */
function scored(midgame: Midgame, target: Pair): GameScript | null {
  const scoring = new Scoring(midgame, target);
  scoring.score();
  for (const event of midgame.tail) {
    scoring.take(event);
    scoring.score();
  }
  return scoring.isDone ? scoring.events : null;
}

/** Whether an amount is a sum of the gains, each as often as needed. */
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

  /** Lets an event of the rest happen unless it scores. */
  take(event: TimelineEvent): void {
    const next = this.after(event);
    if (event.kind === FINISH || isScore(this.reached(next), this.reached(this.state))) this.happen(event, next);
  }

  /** Scores for both sides as far as this moment of the game lets them. */
  score(): void {
    for (let found = this.step(); found !== null; found = this.step()) this.happen(found, this.after(found));
  }

  /** The event that scores most without making the wanted score unreachable. */
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

  /** What an event would score and for whom; null unless it scores for one side alone. */
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
 * Whether the family can live with a course that it has not drawn itself: the game is over at the end, and every market
 * that was offered is decided.
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
