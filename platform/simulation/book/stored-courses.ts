import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as v from 'valibot';
import type { Matchup, TimelineEvent } from '../models/model.ts';
import type { Fixture } from '../schedule/fixture.ts';
import type { GameScript } from './game-script.ts';

const DAY_MS = 24 * 3_600_000;
/** Milliseconds of server clock after its game for which a course is stored: a week is ample to settle the bets. */
export const KEPT_AFTER_MS = 7 * DAY_MS;
/**
 * Milliseconds of server clock for which the course of a knock-out tie is stored, because later rounds ask who won it.
 */
export const TIE_KEPT_AFTER_MS = 365 * DAY_MS;

/** Identity of the game of a course: another version of the tables may have given its id to another game. */
export type CourseFixture = Pick<Fixture, 'away' | 'home' | 'startAt'>;

/** Inputs of a draw besides sport and competition. */
type CourseMatchup = Pick<Matchup, 'awayRating' | 'homeRating' | 'params'>;

/** Course of a game that has begun, as drawn by the version under which it began. */
export interface GameCourse {
  readonly matchup: CourseMatchup;
  /** All events without QA's changes, `finish` last. */
  readonly events: GameScript;
}

/** Course to be stored. */
export interface NewCourse {
  readonly gameId: number;
  readonly fixture: CourseFixture;
  /** Server clock, epoch ms, after which no reader needs the course. */
  readonly keptUntil: number;
  /** Bytes from `packCourse`. */
  readonly packed: Buffer;
}

/** Stored course before it is unpacked. */
export interface PackedCourse extends Pick<NewCourse, 'fixture' | 'gameId' | 'packed'> {
  /** Number that grows with each stored course. */
  readonly number: number;
}

/** Stores courses. */
export interface CourseStore {
  /** Returns the courses of other versions that were stored after the one of this number; 0 asks for all. */
  loadOthers(version: number, after: number): Promise<readonly PackedCourse[]>;
  /** Returns the games whose course is stored until later than this instant of the server clock, epoch ms. */
  gamesKeptAfter(at: number): Promise<readonly number[]>;
  /** Stores each course that is not stored yet; false when this process leads no more. */
  store(term: number, version: number, courses: readonly NewCourse[]): Promise<boolean>;
  /** Deletes courses that no reader needs at this instant of the server clock, epoch ms. */
  purge(now: number): Promise<void>;
}

/** Courses that other versions have drawn, in memory for the book. */
export interface StoredCourses {
  /** Returns null for a game that this version draws, 'other-game' for an id that belonged to another game. */
  of(fixture: Pick<Fixture, 'gameId'> & CourseFixture): GameCourse | 'other-game' | null;
  /** Reads the courses that were stored since the last call. */
  reload(): Promise<void>;
  /** Calls back with games that have a stored course now. */
  onChange(listener: (gameIds: readonly number[]) => void): void;
}

const side = v.nullable(v.picklist([0, 1]));
const packedSchema = v.object({
  matchup: v.object({ homeRating: v.number(), awayRating: v.number(), params: v.record(v.string(), v.number()) }),
  kinds: v.array(v.string()),
  /** [milliseconds after the start, index of the kind, side, value] */
  events: v.array(
    v.union([v.strictTuple([v.number(), v.number(), side]), v.strictTuple([v.number(), v.number(), side, v.number()])]),
  ),
});

/** Compresses a course to bytes: a few hundred for most games. */
export function packCourse({ matchup: { homeRating, awayRating, params }, events }: GameCourse): Buffer {
  const kinds = [...new Set(events.map(({ kind }) => kind))];
  const rows = events.map((event) => {
    const row = [event.t, kinds.indexOf(event.kind), event.side];
    return event.value === undefined ? row : [...row, event.value];
  });
  return deflateRawSync(JSON.stringify({ matchup: { homeRating, awayRating, params }, kinds, events: rows }));
}

/**
 * Restores a course from `packCourse`.
 *
 * @throws Error for other bytes
 */
export function unpackCourse(packed: Uint8Array): GameCourse {
  const { matchup, kinds, events } = v.parse(packedSchema, JSON.parse(inflateRawSync(packed).toString()));
  const script = events.map(([t, kind, of, value]): TimelineEvent => {
    const event = { t, kind: kinds[kind] ?? '', side: of };
    return value === undefined ? event : { ...event, value };
  });
  return { matchup, events: script };
}

/** Stored courses of a book without other versions. */
export const NO_STORED_COURSES: StoredCourses = {
  of: () => null,
  reload: async () => undefined,
  onChange: () => undefined,
};

/** Returns the course with which a game began under another version; null for a game that this version draws. */
export function keptCourse(
  courses: Pick<StoredCourses, 'of'>,
  fixture: Pick<Fixture, 'gameId'> & CourseFixture,
): GameCourse | null {
  const kept = courses.of(fixture);
  return kept === 'other-game' ? null : kept;
}

/** Opens the courses of a store that other versions have drawn. */
export async function openStoredCourses(store: CourseStore, version: number): Promise<StoredCourses> {
  const listeners = new Set<(gameIds: readonly number[]) => void>();
  const courses = new Map<number, PackedCourse>();
  let last = 0;

  async function reload(): Promise<void> {
    const added = await store.loadOthers(version, last);
    for (const course of added) {
      courses.set(course.gameId, course);
      last = Math.max(last, course.number);
    }
    if (added.length > 0) for (const listener of listeners) listener(added.map(({ gameId }) => gameId));
  }

  await reload();
  return {
    of({ gameId, home, away, startAt }) {
      const stored = courses.get(gameId);
      if (stored === undefined) return null;
      const { fixture } = stored;
      const isSame = fixture.home === home && fixture.away === away && fixture.startAt === startAt;
      return isSame ? unpackCourse(stored.packed) : 'other-game';
    },
    reload,
    onChange: (listener) => void listeners.add(listener),
  };
}
