import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { ServerClock } from '#platform/clock/server-clock.ts';
import type { Book, BookChange } from '#platform/simulation/book/book-port.ts';
import { composeFrame, type GameChunk } from '#shared/domain/feed/feed-encode.ts';
import { FEED_FLUSH_MS, FEED_HEARTBEAT_MS, FEED_PATH, type FeedPosition } from '#shared/domain/feed/feed-protocol.ts';
import { createHostList } from '#shared/domain/start/host-list.ts';
import type { AdmissionRules } from './admission.ts';
import { createConversation } from './conversation.ts';
import { type DeliveryFigures, FrameDelivery } from './delivery.ts';
import { isResumable, type Subscription } from './feed-request.ts';
import { createFeedSockets } from './feed-sockets.ts';
import { GroupTable } from './group-table.ts';
import type { PlayerChannels } from './player-channels.ts';
import { createRecordTable } from './record-table.ts';
import { createSlicer } from './slices.ts';
import type { Subscriber } from './subscriber.ts';
import { PING_FRAME } from './websocket-frame.ts';

export interface FeedHubOptions extends Partial<AdmissionRules> {
  readonly book: Pick<Book, 'game' | 'markets' | 'announceInFull' | 'onChanges'>;
  readonly clock: Pick<ServerClock, 'now' | 'onChange'>;
  /** Channels of players; without them sockets carry prices alone. The hub closes them. */
  readonly players?: PlayerChannels;
  readonly onError?: (error: unknown) => void;
  /** Longest silence of a socket, ms. */
  readonly heartbeatMs?: number;
  /** Interval of pings, ms; a socket that has not answered by the next one is ended. */
  readonly pingMs?: number;
  /** Flushes of a game that are kept for clients that come back. */
  readonly ringSize?: number;
  /** Milliseconds for which a game without followers is still recorded. */
  readonly keepMs?: number;
  /** Bytes that may wait for a slow reader before frames are left out. */
  readonly backlogLimit?: number;
  /** Milliseconds for which one slice of work may hold the process. */
  readonly sliceMs?: number;
  /** Requests that one socket may send: at once, and each second after that. */
  readonly requestBurst?: number;
  readonly requestsPerSecond?: number;
}

interface FeedFigures extends DeliveryFigures {
  readonly connections: number;
  /** Sockets that are in the channel of a player. */
  readonly players: number;
  readonly groups: number;
  readonly sequence: number;
  /** Time since the book last announced a change, ms. */
  readonly silentMs: number;
  /** Longest time in ms for which one slice has held the process. */
  readonly longestSliceMs: number;
}

/** Live feed of one process. */
export interface FeedHub {
  /** Serves the feed's socket on a server, which may listen already or later. */
  attach(server: Server, path?: string): void;
  /** Returns the present position of the feed, for answers with prices. */
  position(): FeedPosition;
  /**
   * Returns one frame for a client without a socket: changes since its position for the same games, else a snapshot.
   */
  poll(subscription: Subscription, from?: FeedPosition): Uint8Array;
  /** Tells all sockets that the site's configuration has changed. */
  siteChanged(): void;
  figures(): FeedFigures;
  close(): Promise<void>;
}

const DEFAULTS = {
  origins: [],
  trusts: () => false,
  isKnownHost: () => true,
  isOwnOrigin: createHostList({ origins: [] }).isOwnOrigin,
  connectionsPerAddress: 100,
  connections: 20_000,
  onError: (error: unknown) => console.error('The live feed failed:', error),
  heartbeatMs: FEED_HEARTBEAT_MS,
  pingMs: 20_000,
  ringSize: 64,
  keepMs: 30_000,
  backlogLimit: 128 * 1024,
  sliceMs: 8,
  requestBurst: 20,
  requestsPerSecond: 5,
} satisfies Partial<FeedHubOptions>;

/** Minimum gap between passes: 90 % of the flush interval, to absorb timer jitter. */
const GAP_MS = FEED_FLUSH_MS * 0.9;

/**
 * Creates the hub between the book and the sockets (performance §2): it numbers the flushes of the book, encodes the
 * news of a game once, builds one frame for all who follow the same games, and writes the same bytes to each of them.
 */
export function createFeedHub(given: FeedHubOptions): FeedHub {
  const options = { ...DEFAULTS, ...given };
  const { book, clock, onError } = options;
  const epoch = randomBytes(9).toString('base64url');
  let sequence = 0;
  let heardAt = performance.now();
  const records = createRecordTable({
    book,
    sequence: () => sequence,
    ringSize: options.ringSize,
    keepMs: options.keepMs,
    now: () => performance.now(),
  });
  const groups = new GroupTable<Subscriber>();
  const slicer = createSlicer(options.sliceMs, onError);
  const delivery = new FrameDelivery({
    records,
    groups,
    slicer,
    sequence: () => sequence,
    now: () => clock.now(),
    gapMs: GAP_MS,
    backlogLimit: options.backlogLimit,
    onError,
  });
  const conversation = createConversation({ ...options, records, groups, delivery, position, now: () => clock.now() });
  const sockets = createFeedSockets(options, conversation);

  function position(): FeedPosition {
    return { epoch, sequence };
  }

  function take(changes: readonly BookChange[]): void {
    sequence += 1;
    heardAt = performance.now();
    for (const change of changes) {
      const record = records.get(change.gameId);
      if (record) groups.touch(change.gameId, record.record(sequence, change));
    }
    delivery.pump();
  }

  function poll({ games }: Subscription, from?: FeedPosition): Uint8Array {
    for (const [gameId, scope] of games) records.use(gameId, scope);
    records.announceWanted();
    const isResumed = isResumable(from, position());
    const chunks: GameChunk[] = [];
    for (const [gameId, scope] of games) {
      const record = records.use(gameId, scope);
      const chunk = isResumed ? record.since(scope, from.sequence) : record.whole(scope);
      if (chunk) chunks.push(chunk);
    }
    const previous = isResumed ? from.sequence : sequence;
    return composeFrame({ kind: isResumed ? 'changes' : 'snapshot', previous, sequence, now: clock.now() }, chunks);
  }

  function* pingAll(): Generator<void, void, void> {
    for (const subscriber of conversation.subscribers) {
      if (subscriber.isAlive) subscriber.write(PING_FRAME);
      else subscriber.drop();
      subscriber.isAlive = false;
      yield;
    }
  }

  const heartbeat = setInterval(() => {
    groups.markSilent(performance.now() - options.heartbeatMs * 0.7);
    delivery.pump();
  }, options.heartbeatMs / 4);
  const ping = setInterval(() => slicer.push(pingAll()), options.pingMs);
  const sweep = setInterval(() => records.sweep((id, scope) => groups.isFollowed(id, scope)), options.keepMs / 4);
  const stopListening = book.onChanges((changes) => take(changes));
  const stopFollowingClock = clock.onChange(() => conversation.greetAll());

  return {
    attach: (server, path = FEED_PATH) => sockets.attach(server, path),
    position,
    poll,
    siteChanged: () => conversation.siteChanged(),
    figures: () => ({
      ...delivery.figures,
      connections: sockets.count,
      players: options.players?.count ?? 0,
      groups: groups.size,
      sequence,
      silentMs: performance.now() - heardAt,
      longestSliceMs: slicer.longestMs,
    }),
    async close() {
      for (const timer of [heartbeat, ping, sweep]) clearInterval(timer);
      stopListening();
      stopFollowingClock();
      delivery.stop();
      slicer.stop();
      await sockets.close();
      await options.players?.close();
      book.announceInFull(new Set());
    },
  };
}
