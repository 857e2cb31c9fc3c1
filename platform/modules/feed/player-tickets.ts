import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { SignedText } from '#platform/plugins/signed-text.ts';

/** What a ticket says. */
interface ReadTicket {
  /** Hash of the session that it was made for. */
  readonly hash: string;
  /** Random id by which its use is noted. */
  readonly id: string;
}

/** Tickets with which sessions join the channel of their player. */
export interface PlayerTickets {
  /** Makes a ticket of the session with this hash. */
  make(hash: string): string;
  /** Returns what a ticket says; null for a text that is no ticket, or an old one. */
  read(ticket: string): ReadTicket | null;
  /** Notes the use of a ticket; false for one that was used before, in any process. */
  spend(ticket: ReadTicket): Promise<boolean>;
}

interface TicketsInput {
  readonly signed: SignedText;
  /** Counts in all processes together. */
  readonly counters: {
    take(
      subject: string,
      allowance: { readonly max: number; readonly windowMs: number },
    ): Promise<{ readonly isAllowed: boolean }>;
  };
  /** Server clock, epoch ms. */
  readonly now: () => number;
}

/** Time between the answer of the call and the message on the socket, ms. */
const LIFE_MS = 30_000;
/** How long the use of a ticket is remembered: longer than its life, because QA may slow the server clock. */
const ONCE = { max: 1, windowMs: 3_600_000 } as const;
const ID_BYTES = 12;

const facts = v.object({
  sid: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  id: v.pipe(v.string(), v.minLength(1)),
  until: v.number(),
});

/**
 * Creates the tickets. They are signed, so that every process reads those of the others; they name a session by its hash,
 * which opens nothing, and the session is looked up when one is used. Each opens the channel once: who reads an answer or
 * a log later hears no balances.
 */
export function createPlayerTickets({ signed, counters, now }: TicketsInput): PlayerTickets {
  return {
    make: (hash) => signed.make({ sid: hash, id: randomBytes(ID_BYTES).toString('base64url'), until: now() + LIFE_MS }),
    read(ticket) {
      const read = v.safeParse(facts, signed.read(ticket));
      if (!read.success || read.output.until <= now()) return null;
      return { hash: read.output.sid, id: read.output.id };
    },
    spend: async ({ id }) => (await counters.take(`player-ticket:${id}`, ONCE)).isAllowed,
  };
}
