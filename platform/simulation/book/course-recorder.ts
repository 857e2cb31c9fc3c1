import type { ServerClock } from '../../clock/server-clock.ts';
import type { EndDuty } from '../../database/leader.ts';
import type { SimulatedBook } from './book-of-world.ts';
import { type CourseStore, KEPT_AFTER_MS } from './stored-courses.ts';

interface CourseRecorderInput {
  readonly store: CourseStore;
  readonly book: Pick<SimulatedBook, 'coursesBegun'>;
  readonly version: number;
  /** Returns the present term; null while this process does not lead. */
  readonly term: () => number | null;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly onError: (error: unknown) => void;
}

/** Wall milliseconds between two searches for games that have begun. */
const EVERY_MS = 2000;
/** Stored games that are remembered; above this number those that are not over are read again. */
const REMEMBERED = 10_000;

/** Stores the course of every game that begins, for later versions of the book. */
export interface CourseRecorder {
  /** Records games that begin, on the leader only; returns the function that ends it. */
  lead(): EndDuty;
  purge(): Promise<void>;
}

export function createCourseRecorder({
  store,
  book,
  version,
  term,
  clock,
  onError,
}: CourseRecorderInput): CourseRecorder {
  return {
    lead() {
      let kept: Set<number> | null = null;
      let running: Promise<void> | null = null;

      async function look(): Promise<void> {
        const present = term();
        if (present === null) return;
        kept ??= new Set(await store.gamesKeptAfter(clock.now() + KEPT_AFTER_MS));
        const begun = book.coursesBegun(kept);
        if (begun.length === 0 || !(await store.store(present, version, begun))) return;
        for (const { gameId } of begun) kept.add(gameId);
        if (kept.size > REMEMBERED) kept = null;
      }

      function begin(): void {
        running ??= look()
          .catch(onError)
          .finally(() => {
            running = null;
          });
      }

      const timer = setInterval(begin, EVERY_MS).unref();
      begin();
      return async () => {
        clearInterval(timer);
        await running;
      };
    },
    purge: () => store.purge(clock.now()),
  };
}
