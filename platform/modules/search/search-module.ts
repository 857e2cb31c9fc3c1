import type { FastifyInstance } from 'fastify';
import { noteSearchOpenedCall, popularSearchesCall, searchCall } from '#shared/contracts/search.ts';
import { networkOf } from '#shared/domain/fairness/network-of.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { Search } from './search-service.ts';

interface SearchModule {
  readonly register: RegisterCall;
  readonly search: Search;
  readonly clock: Pick<ServerClock, 'now'>;
  /** Position of the feed now, so that a client can continue without a gap. */
  feedPosition(): { sequence: number; epoch: string };
}

/** Registers the calls of the search: what a text names, what is popular, and the count of opened lines. */
export function searchModule(app: FastifyInstance, { register, search, clock, feedPosition }: SearchModule): void {
  register(app, searchCall, async ({ query }) => {
    // Read before the games: the feed repeats changes from in between, with the same values.
    const position = feedPosition();
    return { ...(await search.find(query.text)), ...position };
  });

  register(app, popularSearchesCall, async () => {
    const position = feedPosition();
    return { ...(await search.popular()), ...position };
  });

  register(app, noteSearchOpenedCall, async ({ body, request }) => {
    await search.noteOpened(body, networkOf(request.ip));
    return { now: clock.now() };
  });
}
