import type { AnyModel } from '../models/families.ts';
import type { Matchup, TimelineEvent } from '../models/model.ts';
import { type Seed, seedFrom } from '../random.ts';
import type { GameScript } from './game-script.ts';

/** A game up to some of its events, and the seed that made them. */
export interface CourseStart {
  readonly model: AnyModel;
  readonly matchup: Matchup;
  readonly seed: Seed;
  /** What has happened so far. */
  readonly past: GameScript;
}

/** Another way in which a game may go on. */
export interface Course {
  /** What follows the past, the end last. */
  readonly future: GameScript;
  /** Makes the past and the future together. */
  readonly seed: Seed;
}

const SEED_WORDS = 4;
/** No timeline takes more random words than this. */
const MAX_WORDS = 1 << 20;

/** A seed whose stream goes on as another one's after so many words. */
export function turned(seed: Seed, words: number, other: Seed): number[] {
  const own = seed.slice(0, SEED_WORDS);
  const until = seed[SEED_WORDS];
  if (until === undefined || words <= until) return [...own, words, ...other];
  return [...own, until, ...turned(seed.slice(SEED_WORDS + 1), words - until, other)];
}

function isSameEvent(a: TimelineEvent | undefined, b: TimelineEvent): boolean {
  return a !== undefined && a.kind === b.kind && a.side === b.side && a.value === b.value;
}

/** The timeline of a seed after the past; null when it has another past. */
function futureOf({ model, matchup, past }: CourseStart, seed: Seed): GameScript | null {
  const { events } = model.timeline(matchup, seed);
  const isSame = past.every((event, index) => isSameEvent(events[index], event));
  return isSame && events.length > past.length ? events.slice(past.length) : null;
}

/**
 * Other courses of a game from where it stands: the random stream that made the past is kept as far as the past needs it
 * and goes on as another. It takes a family that draws its games in the order in which they happen; for one that does
 * not there are no other courses.
 *
 * @param most how many are drawn at most
 */
export function* otherCourses(start: CourseStart, most: number): Generator<Course> {
  const words = wordsOfPast(start);
  if (words === null) return;
  for (let attempt = 0; attempt < most; attempt += 1) {
    const seed = turned(start.seed, words, seedFrom(...start.seed, 'turn', words, attempt));
    const future = futureOf(start, seed);
    if (future !== null) yield { future, seed };
  }
}

/** How many words of the stream have made the past; null when no part of the stream has. */
function wordsOfPast(start: CourseStart): number | null {
  const probes = [0, 1, 2].map((probe) => seedFrom(...start.seed, 'probe', probe));
  const isEnough = (words: number) =>
    probes.every((probe) => futureOf(start, turned(start.seed, words, probe)) !== null);
  const isWhole = (words: number) => {
    const { events } = start.model.timeline(start.matchup, start.seed);
    const made = start.model.timeline(start.matchup, turned(start.seed, words, probes[0] as Seed)).events;
    return made.every((event, index) => isSameEvent(events[index], event) && event.t === events[index]?.t);
  };
  let high = 1;
  while (high < MAX_WORDS && !isEnough(high)) high *= 2;
  let low = high >> 1;
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  // Where the past needs every word there is, nothing is left that could be drawn anew.
  return isEnough(high) && !isWhole(high) ? high : null;
}
