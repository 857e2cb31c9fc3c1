import type { ClockAnchor } from '#platform/clock/anchor.ts';
import { type AdjustableClock, openServerClock } from '#platform/clock/clock.ts';
import { createFakeTimers } from '#platform/clock/fake-timers.fixture.ts';
import { createMemoryValue } from '#platform/notices/shared-value.ts';
import type { SimulatedBook } from '#platform/simulation/book/book-of-world.ts';
import { createBook } from '#platform/simulation/book/create-book.ts';
import { createMemoryOverrideStore, openOverrides } from '#platform/simulation/book/overrides.ts';

/** A Saturday afternoon in September, when every sport has its season. */
const START = Date.UTC(2027, 8, 18, 15, 2);
export const TICK_MS = 100;

/** The book of the house, for a bench that lets its time run. */
export interface HouseBook {
  readonly book: SimulatedBook;
  readonly clock: AdjustableClock;
  /** The next tenth of a second of its life. */
  tick(): void;
  close(): Promise<void>;
}

/** Opens the same afternoon for every run. */
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
