import * as v from 'valibot';
import { GAME_ID_SPAN } from '#shared/domain/feed/feed-format.ts';
import {
  FEED_LIMITS,
  FEED_WIDE_LIMIT,
  type FeedPosition,
  type FeedRefusal,
  type FeedRequest,
} from '#shared/domain/feed/feed-protocol.ts';
import type { RecordScope } from './record-scope.ts';

/** Games that one page follows, in normal form: sorted, each game once. */
export interface Subscription {
  /** Key that is equal for the same set of games and scopes. */
  readonly key: string;
  /** Sorted by game id. */
  readonly games: ReadonlyMap<number, RecordScope>;
}

const ids = v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(GAME_ID_SPAN - 1)));
const position = v.object({
  epoch: v.pipe(v.string(), v.maxLength(64)),
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
const requestSchema = v.variant('op', [
  v.object({
    op: v.literal('subscribe'),
    main: ids,
    full: ids,
    wide: v.exactOptional(v.literal(true)),
    resume: v.exactOptional(position),
  }),
  v.object({ op: v.literal('snapshot') }),
  v.object({ op: v.literal('ping'), at: v.pipe(v.number(), v.finite()) }),
  v.object({
    op: v.literal('player'),
    ticket: v.pipe(v.string(), v.maxLength(1024)),
    resume: v.exactOptional(position),
  }),
]);

/** Parses a client's message; null when it is not of the protocol. */
export function readRequest(text: string): FeedRequest | null {
  const parsed = v.safeParse(requestSchema, parseJson(text));
  return parsed.success ? parsed.output : null;
}

export const NOTHING: Subscription = { key: '||', games: new Map() };

/**
 * Returns the subscription to these games, or the reason of its refusal.
 *
 * @param isWide the games of `main` come with the further columns of lists
 */
export function subscriptionOf(
  main: readonly number[],
  full: readonly number[],
  isWide = false,
): Subscription | FeedRefusal {
  const all = new Map<number, RecordScope>();
  for (const id of main) all.set(id, isWide ? 'wide' : 'main');
  for (const id of full) all.set(id, 'full');
  const games = new Map([...all].sort(([a], [b]) => a - b));
  const fullCount = new Set(full).size;
  if (fullCount > FEED_LIMITS.full || games.size - fullCount > (isWide ? FEED_WIDE_LIMIT : FEED_LIMITS.main))
    return 'TOO_MANY_GAMES';
  const named = (scope: RecordScope) => [...games].filter((entry) => entry[1] === scope).map(([id]) => id.toString(36));
  return { key: (['main', 'wide', 'full'] as const).map((scope) => named(scope).join()).join('|'), games };
}

/** Tells whether a position belongs to this life of the feed and is not ahead of it. */
export function isResumable(resume: FeedPosition | undefined, here: FeedPosition): resume is FeedPosition {
  return resume !== undefined && resume.epoch === here.epoch && resume.sequence <= here.sequence;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
