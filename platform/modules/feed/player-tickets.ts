import * as v from 'valibot';
import type { SignedText } from '#platform/plugins/signed-text.ts';

/** Tickets with which sessions join the channel of their player. */
export interface PlayerTickets {
  /** Makes a ticket of the session with this hash. */
  make(hash: string): string;
  /** Returns the hash of the session that a ticket was made for; null for a text that is no ticket, or an old one. */
  read(ticket: string): string | null;
}

interface TicketsInput {
  readonly signed: SignedText;
  /** Server clock, epoch ms. */
  readonly now: () => number;
}

/** Time between the answer of the call and the message on the socket, ms. */
const LIFE_MS = 30_000;

const facts = v.object({ sid: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), until: v.number() });

/**
 * Creates the tickets. They are signed, so that every process reads those of the others; they name a session by its hash,
 * which opens nothing, and the session is looked up when one is used.
 */
export function createPlayerTickets({ signed, now }: TicketsInput): PlayerTickets {
  return {
    make: (hash) => signed.make({ sid: hash, until: now() + LIFE_MS }),
    read(ticket) {
      const read = v.safeParse(facts, signed.read(ticket));
      return read.success && read.output.until > now() ? read.output.sid : null;
    },
  };
}
