import type { AnyModel } from '../models/families.ts';
import type { Matchup, TimelineEvent } from '../models/model.ts';
import { type Seed, seedFrom } from '../random.ts';
import type { GameScript } from './game-script.ts';

/** Game up to some of its events, with the seed that made them. */
export interface CourseStart {
  readonly model: AnyModel;
  readonly matchup: Matchup;
  readonly seed: Seed;
  /** Events so far. */
  readonly past: GameScript;
}

/** Possible continuation of a game. */
export interface Course {
  /** Events after the past, `finish` last. */
  readonly future: GameScript;
  /** Seed that makes the past and the future together. */
  readonly seed: Seed;
}

const SEED_WORDS = 4;
/** Upper bound of the random words that one timeline takes. */
const MAX_WORDS = 1 << 20;

/** Returns a seed whose stream continues as that of `other` after this number of words. */
export function turned(seed: Seed, words: number, other: Seed): number[] {
  const own = seed.slice(0, SEED_WORDS);
  const until = seed[SEED_WORDS];
  if (until === undefined || words <= until) return [...own, words, ...other];
  return [...own, until, ...turned(seed.slice(SEED_WORDS + 1), words - until, other)];
}

function isSameEvent(a: TimelineEvent | undefined, b: TimelineEvent): boolean {
  return a !== undefined && a.kind === b.kind && a.side === b.side && a.value === b.value;
}

/** Returns the events of a seed after the past; null when the seed makes another past. */
function futureOf({ model, matchup, past }: CourseStart, seed: Seed): GameScript | null {
  const { events } = model.timeline(matchup, seed);
  const isSame = past.every((event, index) => isSameEvent(events[index], event));
  return isSame && events.length > past.length ? events.slice(past.length) : null;
}

/**
 * Yields other courses of a game from its present state: it keeps the random stream as far as the past needs it and
 * continues with another. Works for families that draw their games in chronological order; the others yield nothing.
 *
 * @param limit draws at most
 */
export function* otherCourses(start: CourseStart, limit: number): Generator<Course> {
  const words = wordsOfPast(start);
  if (words === null) return;
  for (let attempt = 0; attempt < limit; attempt += 1) {
    const seed = turned(start.seed, words, seedFrom(...start.seed, 'turn', words, attempt));
    const future = futureOf(start, seed);
    if (future !== null) yield { future, seed };
  }
}

/** Counts the words of the stream that the past needs; null when no part of the stream makes the past alone. */
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
  // A past that needs every word leaves nothing to draw again.
  return isEnough(high) && !isWhole(high) ? high : null;
}
