import type { ClockAnchor } from '#platform/clock/anchor.ts';
import { type AdjustableClock, openServerClock } from '#platform/clock/clock.ts';
import { createFakeTimers } from '#platform/clock/fake-timers.fixture.ts';
import { createMemoryValue } from '#platform/notices/shared-value.ts';
import type { SimulatedBook } from '#platform/simulation/book/book-of-world.ts';
import { createBook } from '#platform/simulation/book/create-book.ts';
import { createMemoryOverrideStore, openOverrides } from '#platform/simulation/book/overrides.ts';

/** A Saturday afternoon in September, when every sport is in season. */
const START = Date.UTC(2027, 8, 18, 15, 2);
export const TICK_MS = 100;

/** The simulated book, with a clock that the bench moves. */
export interface HouseBook {
  readonly book: SimulatedBook;
  readonly clock: AdjustableClock;
  /** Moves the book on by a tenth of a second. */
  tick(): void;
  close(): Promise<void>;
}

/** Opens the book at the same afternoon in every run. */
export async function openHouseBook(): Promise<HouseBook> {
  const timers = createFakeTimers(START);
  const fail = (error: unknown) => {
    throw error;
  };
  const clock = await openServerClock({ store: createMemoryValue<ClockAnchor>(), timers, onError: fail });
  const overrides = await openOverrides(createMemoryOverrideStore());
  const book = createBook({ seed: '1', clock, overrides, timers, onError: fail });
  return {
    book,
    clock,
    tick() {
      timers.advance(TICK_MS);
      book.tick();
    },
    async close() {
      book.stop();
      await clock.close();
    },
  };
}
