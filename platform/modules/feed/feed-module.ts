import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#platform/plugins/api-error.ts';
import type { RegisterCall } from '#platform/plugins/call-route.ts';
import { feedPollCall, feedTicketCall } from '#shared/contracts/feed.ts';
import type { FeedHub } from './feed-hub.ts';
import { subscriptionOf } from './feed-request.ts';

interface FeedModule {
  readonly register: RegisterCall;
  readonly feed: FeedHub;
  /** Makes a ticket for the session of a request; the request has one. */
  readonly ticketOf: (request: FastifyRequest) => Promise<string>;
}

/**
 * Serves the feed to clients whose socket never opens (trust F8): the same frames, by HTTP. Makes the tickets for the
 * channel of the player.
 */
export function feedModule(app: FastifyInstance, { register, feed, ticketOf }: FeedModule): void {
  register(app, feedTicketCall, async ({ request }) => ({ ticket: await ticketOf(request) }));
  register(app, feedPollCall, ({ query, reply }) => {
    const { main = [], full = [], wide, epoch, sequence } = query;
    const wanted = subscriptionOf(main, full, wide !== undefined);
    if (typeof wanted === 'string')
      throw new ApiError('BAD_REQUEST', { message: 'too many games for one subscription' });
    const from = epoch !== undefined && sequence !== undefined ? { epoch, sequence } : undefined;
    reply.header('cache-control', 'no-store');
    const frame = feed.poll(wanted, from);
    return { epoch: feed.position().epoch, frame: Buffer.from(frame).toString('base64') };
  });
}
