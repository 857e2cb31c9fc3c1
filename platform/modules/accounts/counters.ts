import { LRUCache } from 'lru-cache';
import type { CountersRepository } from './counters-repository.ts';

/** How often something is allowed within a time. */
export interface CountAllowance {
  /** Largest number in one window. */
  readonly max: number;
  /** Length of the window, ms; it begins with the first event. */
  readonly windowMs: number;
}

interface Take {
  readonly isAllowed: boolean;
  /** Seconds until the window ends; 0 when the event is allowed. */
  readonly retryAfter: number;
  /** How much the window still allows; a process may hold a little of it for its own next calls. */
  readonly left: number;
}

/** Counts events of subjects in all processes of a database together, by the wall clock. */
export interface Counters {
  /**
   * Counts an event unless the allowance is used up. Processes together never allow more than `max`; a process takes a
   * tenth of an allowance at a time, and less of a large one, so that few events ask the database.
   *
   * @param subject what is counted, stored as a hash; always with the same allowance
   * @param amount how much the event counts, 1 by default
   */
  take(subject: string, allowance: CountAllowance, amount?: number): Promise<Take>;
  /** Deletes the count of a subject, such as failures after a success. */
  forget(subject: string): Promise<void>;
  /** Deletes counts whose window is over. */
  purge(): Promise<void>;
}

/** A part of an allowance that this process has taken for its next events. */
interface Lease {
  left: number;
  /** What the database still had after the last part was taken. */
  rest: number;
  endsAt: number;
  /** Until when the database is not asked again after it had nothing left, epoch ms. */
  refusedUntil: number;
  /** Events that wait for the next part. */
  wanted: number;
  filling: Promise<void> | undefined;
}

/** Parts into which an allowance is divided between processes. */
const PARTS = 10;
/** Largest part of an allowance of up to some thousands; of larger ones, such as bytes, a part is a thousandth. */
const MAX_PART = 20;
/** Subjects that a process remembers; forgetting one loses at most the part that it has taken. */
const MAX_SUBJECTS = 50_000;
/** How long a refusal is repeated without asking the database, ms: a flood costs it nothing. */
const REFUSED_MS = 1000;

const partOf = (max: number) => Math.max(1, Math.min(Math.floor(max / PARTS), Math.max(MAX_PART, max / 1000)));

/** @param now wall clock, epoch ms */
export function createCounters(repository: CountersRepository, now: () => number = () => Date.now()): Counters {
  const leases = new LRUCache<string, Lease>({ max: MAX_SUBJECTS });

  function leaseOf(subject: string): Lease {
    const known = leases.get(subject);
    if (known && (known.endsAt > now() || known.filling)) return known;
    const lease = {
      left: 0,
      rest: 0,
      endsAt: Number.POSITIVE_INFINITY,
      refusedUntil: 0,
      wanted: 0,
      filling: undefined,
    };
    leases.set(subject, lease);
    return lease;
  }

  async function fill(lease: Lease, subject: string, { max, windowMs }: CountAllowance): Promise<void> {
    const at = now();
    const amount = Math.max(partOf(max), lease.wanted);
    const { taken, endsAt } = await repository.add(subject, amount, at, at + windowMs);
    const granted = Math.min(amount, Math.max(0, max - (taken - amount)));
    // A part of an earlier window is worth nothing in the next one.
    lease.left = (lease.endsAt === endsAt ? lease.left : 0) + granted;
    lease.endsAt = endsAt;
    lease.rest = Math.max(0, max - taken);
    if (lease.rest === 0) lease.refusedUntil = Math.min(endsAt, at + REFUSED_MS);
  }

  async function refill(lease: Lease, subject: string, allowance: CountAllowance): Promise<void> {
    lease.filling ??= fill(lease, subject, allowance).finally(() => {
      lease.filling = undefined;
    });
    await lease.filling;
  }

  function refused({ endsAt }: Lease, { windowMs }: CountAllowance): Take {
    const left = Number.isFinite(endsAt) ? endsAt - now() : windowMs;
    return { isAllowed: false, retryAfter: Math.max(1, Math.ceil(left / 1000)), left: 0 };
  }

  return {
    async take(subject, allowance, amount = 1) {
      if (amount > allowance.max)
        return { isAllowed: false, retryAfter: Math.ceil(allowance.windowMs / 1000), left: 0 };
      for (;;) {
        const lease = leaseOf(subject);
        if (lease.left >= amount) {
          lease.left -= amount;
          return { isAllowed: true, retryAfter: 0, left: lease.left + lease.rest };
        }
        if (lease.refusedUntil > now()) return refused(lease, allowance);
        lease.wanted += amount;
        try {
          await refill(lease, subject, allowance);
        } finally {
          lease.wanted -= amount;
        }
        if (lease.left < amount && lease.rest === 0) return refused(lease, allowance);
      }
    },
    async forget(subject) {
      leases.delete(subject);
      await repository.forget(subject);
    },
    purge: () => repository.purge(now()),
  };
}
