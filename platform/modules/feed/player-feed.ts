import type { FastifyRequest } from 'fastify';
import type { Announcements } from '#platform/database/announcements.ts';
import type { Pool } from '#platform/database/pool.ts';
import type { KeyRing } from '#platform/keys/key-ring.ts';
import { ApiError } from '#platform/plugins/api-error.ts';
import { createSignedText } from '#platform/plugins/signed-text.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Accounts, Counters } from '../accounts/accounts-service.ts';
import type { Authentication } from '../accounts/authentication-service.ts';
import { openPlayerChannels, type PlayerChannels } from './player-channels.ts';
import { createPlayerTickets } from './player-tickets.ts';

/** The part of the feed that is the players' own. */
export interface PlayerFeed {
  readonly channels: PlayerChannels;
  /**
   * Makes a ticket for the session of a request.
   *
   * @throws ApiError SESSION_REQUIRED
   */
  readonly ticketOf: (request: FastifyRequest) => Promise<string>;
}

interface PlayerFeedInput {
  readonly sql: Pool;
  readonly announcements: Pick<Announcements, 'publish'>;
  readonly keys: KeyRing;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly accounts: Pick<Accounts, 'accountsOf' | 'sessions'>;
  readonly authentication: Authentication;
  readonly counters: Pick<Counters, 'take'>;
  readonly onError: (error: unknown) => void;
}

/** Opens the channels of the players, and what makes tickets for them. */
export async function openPlayerFeed(input: PlayerFeedInput): Promise<PlayerFeed> {
  const { sql, announcements, keys, clock, accounts, authentication, counters, onError } = input;
  const { sessions, accountsOf } = accounts;
  const tickets = createPlayerTickets({
    signed: createSignedText(keys, 'feed-ticket'),
    counters,
    now: () => clock.now(),
  });
  return {
    channels: await openPlayerChannels({ sql, announcements, tickets, sessions, accountsOf, onError }),
    async ticketOf(request) {
      const session = await authentication.sessionOf(request);
      if (!session) throw new ApiError('SESSION_REQUIRED');
      return tickets.make(session.hash);
    },
  };
}
