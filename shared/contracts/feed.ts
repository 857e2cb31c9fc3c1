import * as v from 'valibot';
import { GAME_ID_SPAN } from '#shared/domain/feed/feed-format.ts';
import { FEED_LIMITS, FEED_POLL_PATH, FEED_TICKET_PATH, type FeedScope } from '#shared/domain/feed/feed-protocol.ts';
import { defineCall } from './call.ts';

/** Returns the schema of a comma list of game ids, at most as many as a subscription of that scope holds. */
function gameIds(scope: FeedScope) {
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}(,\d{1,9})*$/),
    v.transform((text) => text.split(',').map(Number)),
    v.array(v.pipe(v.number(), v.minValue(1), v.maxValue(GAME_ID_SPAN - 1))),
    v.maxLength(FEED_LIMITS[scope]),
  );
}

/**
 * Answers the live feed without a socket (trust F8): one binary frame in base64. Given the position of the previous
 * frame and the same games it holds the changes since then, otherwise a snapshot.
 */
export const feedPollCall = defineCall({
  id: 'feedPoll',
  method: 'GET',
  path: FEED_POLL_PATH,
  rate: 'read',
  summary: 'Live prices and states as one frame of the feed, for clients that cannot open its socket',
  query: v.object({
    main: v.optional(gameIds('main')),
    full: v.optional(gameIds('full')),
    /** The games of `main` come with the further columns of lists. */
    wide: v.optional(v.literal('1')),
    epoch: v.optional(v.pipe(v.string(), v.maxLength(64))),
    sequence: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  }),
  answer: v.object({ epoch: v.string(), frame: v.pipe(v.string(), v.base64()) }),
});

/**
 * Makes a ticket with which this session joins the channel of its player on the feed's socket, within half a minute: the
 * socket itself may be opened before the sign-in, and by a window that has no cookies.
 */
export const feedTicketCall = defineCall({
  id: 'feedTicket',
  method: 'POST',
  path: FEED_TICKET_PATH,
  rate: 'session',
  summary: 'A ticket for the channel of the player on the socket of the live feed',
  auth: true,
  answer: v.object({ ticket: v.string() }),
});
