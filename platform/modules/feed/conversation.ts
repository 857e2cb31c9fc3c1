import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import {
  FEED_VERSION,
  type FeedPosition,
  type FeedRefusal,
  type FeedRequest,
} from '#shared/domain/feed/feed-protocol.ts';
import { assertNever } from '#shared/errors/assert-never.ts';
import type { FrameDelivery } from './delivery.ts';
import { isResumable, NOTHING, readRequest, type Subscription, subscriptionOf } from './feed-request.ts';
import type { SocketEvents, SocketHandlers } from './feed-sockets.ts';
import type { GroupTable } from './group-table.ts';
import type { PlayerChannels } from './player-channels.ts';
import { SCOPE_RANK } from './record-scope.ts';
import type { RecordTable } from './record-table.ts';
import { createRequestBudget } from './request-budget.ts';
import { Subscriber } from './subscriber.ts';

interface ConversationOptions {
  readonly records: RecordTable;
  readonly groups: GroupTable<Subscriber>;
  readonly delivery: FrameDelivery;
  readonly players?: PlayerChannels;
  readonly position: () => FeedPosition;
  /** Server clock, epoch ms. */
  readonly now: () => number;
  readonly heartbeatMs: number;
  readonly requestBurst: number;
  readonly requestsPerSecond: number;
  readonly onError: (error: unknown) => void;
}

export interface Conversation extends SocketEvents {
  readonly subscribers: ReadonlySet<Subscriber>;
  /** Sends hello to all sockets again, because the server's clock was moved. */
  greetAll(): void;
  /** Tells all sockets that the site's configuration has changed. */
  siteChanged(): void;
}

/** Refused requests after which a client counts as broken or hostile. */
const MAX_STRIKES = 60;
const POLICY_VIOLATION = 1008;

/** Exchanges the messages of a socket besides frames: hello, subscriptions, refusals, pings. */
export function createConversation(options: ConversationOptions): Conversation {
  const { records, groups, delivery, players, position, now } = options;
  const subscribers = new Set<Subscriber>();

  function greet(subscriber: Subscriber): void {
    const { heartbeatMs } = options;
    const hello = { op: 'hello', version: FEED_VERSION, ...position(), now: now(), heartbeatMs } as const;
    subscriber.notify({ ...hello, hasPlayers: players !== undefined });
  }

  function subscribe(subscriber: Subscriber, wanted: Subscription, resume: FeedPosition | undefined): void {
    const before = subscriber.hasAsked ? subscriber.group.games : null;
    groups.leave(subscriber, subscriber.group);
    subscriber.group = groups.join(subscriber, wanted, position().sequence);
    subscriber.hasAsked = true;
    for (const [gameId, scope] of wanted.games) records.use(gameId, scope);
    records.announceWanted();
    if (isResumable(resume, position())) {
      subscriber.notify({ op: 'resumed', from: resume.sequence, sequence: position().sequence });
      delivery.answer(subscriber, { games: wanted.games, whole: new Set(), from: resume.sequence });
    } else if (before === null || resume !== undefined) {
      delivery.answer(subscriber, { games: wanted.games, whole: 'all' });
    } else {
      delivery.answer(subscriber, { games: wanted.games, whole: added(before, wanted.games) });
    }
  }

  function refuse(subscriber: Subscriber, code: FeedRefusal): void {
    subscriber.strikes += 1;
    subscriber.notify({ op: 'refused', code });
    if (subscriber.strikes >= MAX_STRIKES) subscriber.dismiss(POLICY_VIOLATION);
  }

  function joinPlayer(subscriber: Subscriber, { ticket, resume }: Extract<FeedRequest, { op: 'player' }>): void {
    players?.join(subscriber, ticket, resume).then((isTicket) => {
      if (!isTicket) refuse(subscriber, 'TICKET_WRONG');
    }, options.onError);
  }

  function handle(subscriber: Subscriber, request: FeedRequest): FeedRefusal | null {
    switch (request.op) {
      case 'subscribe': {
        const wanted = subscriptionOf(request.main, request.full, request.wide);
        if (typeof wanted === 'string') return wanted;
        subscribe(subscriber, wanted, request.resume);
        return null;
      }
      case 'snapshot':
        delivery.answer(subscriber, { games: subscriber.group.games, whole: 'all' });
        return null;
      case 'ping':
        subscriber.notify({ op: 'pong', at: request.at, now: now() });
        return null;
      case 'player':
        if (!players) return 'BAD_REQUEST';
        joinPlayer(subscriber, request);
        return null;
      default:
        return assertNever(request, 'request of the feed');
    }
  }

  function hear(subscriber: Subscriber, text: string | null): FeedRefusal | null {
    subscriber.isAlive = true;
    if (!subscriber.budget.take()) return 'TOO_FAST';
    const request = text === null ? null : readRequest(text);
    return request === null ? 'BAD_REQUEST' : handle(subscriber, request);
  }

  return {
    subscribers,
    greetAll() {
      for (const subscriber of subscribers) greet(subscriber);
    },
    siteChanged() {
      for (const subscriber of subscribers) subscriber.notify({ op: 'site' });
    },
    opened(socket: Duplex, peer: WebSocket): SocketHandlers {
      const budget = createRequestBudget(options.requestBurst, options.requestsPerSecond, () => performance.now());
      const { sequence } = position();
      const subscriber = new Subscriber({ socket, peer }, { position: sequence, budget }, (self) =>
        groups.join(self, NOTHING, sequence),
      );
      subscribers.add(subscriber);
      greet(subscriber);
      return {
        message(text) {
          const refusal = hear(subscriber, text);
          if (refusal !== null) refuse(subscriber, refusal);
        },
        pong() {
          subscriber.isAlive = true;
        },
        drained: () => delivery.drained(subscriber),
        closed() {
          subscriber.isOpen = false;
          subscribers.delete(subscriber);
          players?.leave(subscriber);
          groups.leave(subscriber, subscriber.group);
          delivery.forget(subscriber);
        },
      };
    },
  };
}

/** Returns the games whose scope the client has not been sent yet. */
function added(before: Subscription['games'], after: Subscription['games']): Set<number> {
  const fresh = new Set<number>();
  for (const [gameId, scope] of after) {
    const had = before.get(gameId);
    if (had === undefined || SCOPE_RANK[had] < SCOPE_RANK[scope]) fresh.add(gameId);
  }
  return fresh;
}
