import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as v from 'valibot';
import type { Matchup, TimelineEvent } from '../models/model.ts';
import type { Fixture } from '../schedule/fixture.ts';
import type { GameScript } from './game-script.ts';

const DAY_MS = 24 * 3_600_000;
/** A course is of use until the bets on its game are settled, for which a week is ample, ms of server clock. */
export const KEPT_AFTER_MS = 7 * DAY_MS;
/** Later rounds ask who has won a tie of a knock-out, ms of server clock. */
export const TIE_KEPT_AFTER_MS = 365 * DAY_MS;

/** Which game a course is of: another version of the tables may have given its id to another game. */
export type CourseFixture = Pick<Fixture, 'away' | 'home' | 'startAt'>;

/** What a game was drawn from besides its sport and its competition. */
type CourseMatchup = Pick<Matchup, 'awayRating' | 'homeRating' | 'params'>;

/** The course of a game that has begun, as the version drew it under which it began. */
export interface GameCourse {
  readonly matchup: CourseMatchup;
  /** All events without QA's changes, the end last. */
  readonly events: GameScript;
}

/** A course on its way to the database. */
export interface NewCourse {
  readonly gameId: number;
  readonly fixture: CourseFixture;
  /** Server clock, epoch ms: from then on nobody asks for it any more. */
  readonly keptUntil: number;
  /** From `packCourse`. */
  readonly packed: Buffer;
}

/** A stored course, not unpacked yet. */
export interface PackedCourse extends Pick<NewCourse, 'fixture' | 'gameId' | 'packed'> {
  /** Grows with each course that is stored. */
  readonly number: number;
}

/** Where courses are kept. */
export interface CourseStore {
  /** Those that another version has drawn and that were stored after the one of this number; 0 asks for all. */
  loadOthers(version: number, after: number): Promise<readonly PackedCourse[]>;
  /** Games of which a course is stored that is kept until later than this instant of the server clock, epoch ms. */
  gamesKeptAfter(at: number): Promise<readonly number[]>;
  /** Stores each course that is not stored yet; false when this process leads no more. */
  store(term: number, version: number, courses: readonly NewCourse[]): Promise<boolean>;
  /** Forgets courses that nobody asks for any more at this instant of the server clock, epoch ms. */
  purge(now: number): Promise<void>;
}

/** Courses that other versions have drawn, at hand for the book. */
export interface StoredCourses {
  /** null for a game that this version draws itself, 'other-game' where the id was another game's. */
  of(fixture: Pick<Fixture, 'gameId'> & CourseFixture): GameCourse | 'other-game' | null;
  /** Reads those that were stored meanwhile. */
  reload(): Promise<void>;
  /** Called with games that have a stored course now. */
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

/** A course as compressed bytes: a few hundred for most games. */
export function packCourse({ matchup: { homeRating, awayRating, params }, events }: GameCourse): Buffer {
  const kinds = [...new Set(events.map(({ kind }) => kind))];
  const rows = events.map((event) => {
    const row = [event.t, kinds.indexOf(event.kind), event.side];
    return event.value === undefined ? row : [...row, event.value];
  });
  return deflateRawSync(JSON.stringify({ matchup: { homeRating, awayRating, params }, kinds, events: rows }));
}

/** @throws Error for bytes that `packCourse` has not made */
export function unpackCourse(packed: Uint8Array): GameCourse {
  const { matchup, kinds, events } = v.parse(packedSchema, JSON.parse(inflateRawSync(packed).toString()));
  const script = events.map(([t, kind, of, value]): TimelineEvent => {
    const event = { t, kind: kinds[kind] ?? '', side: of };
    return value === undefined ? event : { ...event, value };
  });
  return { matchup, events: script };
}

/** No courses but those that this version draws. */
export const NO_STORED_COURSES: StoredCourses = {
  of: () => null,
  reload: async () => undefined,
  onChange: () => undefined,
};

/** The course that a game began with under another version; null for a game that is drawn here. */
export function keptCourse(
  courses: Pick<StoredCourses, 'of'>,
  fixture: Pick<Fixture, 'gameId'> & CourseFixture,
): GameCourse | null {
  const kept = courses.of(fixture);
  return kept === 'other-game' ? null : kept;
}

/** Opens the courses of a store that versions other than this one have drawn. */
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
