import { composeFrame, encodeGameChunk, type GameNews } from '#shared/domain/feed/feed-encode.ts';
import type { FrameHead } from '#shared/domain/feed/feed-format.ts';
import {
  FEED_VERSION,
  type FeedControlMessage,
  type FeedPosition,
  type FeedRequest,
} from '#shared/domain/feed/feed-protocol.ts';
import type { FeedEnvironment, FeedSocketEvents, PolledFrame } from './feed-environment.ts';
import type { WatchedGames } from './watch-list.ts';

/** What differs from an ordinary hello. */
interface FakeHello {
  readonly now?: number;
  readonly heartbeatMs?: number;
  readonly version?: number;
  readonly hasPlayers?: boolean;
}

/** Server's end of one socket that the client has opened. */
export interface FakeSocket {
  readonly said: readonly FeedRequest[];
  /** Returns the subscriptions and snapshot requests so far, without pings. */
  asked(): FeedRequest[];
  readonly isClosed: boolean;
  open(): void;
  hello(position: FeedPosition, more?: FakeHello): void;
  notice(notice: FeedControlMessage): void;
  text(text: string): void;
  bytes(bytes: Uint8Array): void;
  frame(head: Partial<FrameHead> & { sequence: number }, ...news: readonly GameNews[]): void;
  /** Ends the socket, as the network or the server would. */
  drop(): void;
}

interface FakePoll {
  readonly games: WatchedGames;
  readonly position: FeedPosition | null;
  answer(epoch: string, head: Partial<FrameHead> & { sequence: number }, ...news: readonly GameNews[]): Promise<void>;
  /** Answers from the catalogue, as where there is no feed. */
  answerWithoutFeed(sequence: number, ...news: readonly GameNews[]): Promise<void>;
  fail(): Promise<void>;
}

/** Environment whose time and network a test controls. */
export interface FakeWorld {
  readonly environment: FeedEnvironment;
  readonly sockets: readonly FakeSocket[];
  /** Latest socket. */
  readonly socket: FakeSocket;
  readonly polls: readonly FakePoll[];
  /** Answers the request for a ticket that has waited longest. */
  giveTicket(ticket: string | null): Promise<void>;
  /** Server clock, epoch ms. */
  serverNow(): number;
  advance(ms: number): Promise<void>;
  wake(asleepMs: number): void;
  hide(isHidden: boolean): void;
  /** Sets the value that `random` returns. */
  luck(value: number): void;
}

const SERVER_START = 1_790_000_000_000;

/** Encodes one frame as the server would. */
function frameBytes(
  head: Partial<FrameHead> & { sequence: number; now: number },
  ...news: readonly GameNews[]
): Uint8Array {
  const whole = { kind: 'changes', previous: head.sequence, ...head } as const;
  return composeFrame(
    whole,
    news.map(encodeGameChunk).sort((a, b) => a.gameId - b.gameId),
  );
}

/** Runs everything that waits for a promise. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

export function createFakeWorld({ hasFeed = true } = {}): FakeWorld {
  let now = 500;
  let random = 0.5;
  let isHidden = false;
  let handles = 0;
  const timers = new Map<number, { at: number; run: () => void }>();
  const sockets: FakeSocket[] = [];
  const polls: FakePoll[] = [];
  const tickets: ((ticket: string | null) => void)[] = [];
  const wakers = new Set<(asleepMs: number) => void>();
  const serverNow = () => SERVER_START + now;

  function due(until: number): [number, { at: number; run: () => void }] | undefined {
    return [...timers].filter(([, timer]) => timer.at <= until).sort(([, a], [, b]) => a.at - b.at)[0];
  }

  async function advance(ms: number): Promise<void> {
    const until = now + ms;
    await settle();
    for (let next = due(until); next; next = due(until)) {
      timers.delete(next[0]);
      now = Math.max(now, next[1].at);
      next[1].run();
      await settle();
    }
    now = until;
  }

  const environment: FeedEnvironment = {
    hasFeed,
    connect(events) {
      const made = createFakeSocket(events, serverNow);
      sockets.push(made.socket);
      return made.client;
    },
    poll: (games, position) =>
      new Promise((resolve, reject) => polls.push(createFakePoll(games, position, serverNow, resolve, reject))),
    ticket: () => new Promise((resolve) => tickets.push(resolve)),
    now: () => now,
    setTimeout(run, ms) {
      handles += 1;
      timers.set(handles, { at: now + ms, run });
      return handles;
    },
    clearTimeout: (handle) => void timers.delete(handle as number),
    random: () => random,
    isHidden: () => isHidden,
    onWake(listener) {
      wakers.add(listener);
      return () => void wakers.delete(listener);
    },
  };
  return {
    environment,
    sockets,
    get socket() {
      return sockets.at(-1) as FakeSocket;
    },
    polls,
    async giveTicket(ticket) {
      tickets.shift()?.(ticket);
      await settle();
    },
    serverNow,
    advance,
    wake(asleepMs) {
      for (const waker of wakers) waker(asleepMs);
    },
    hide(value) {
      isHidden = value;
    },
    luck(value) {
      random = value;
    },
  };
}

function createFakeSocket(events: FeedSocketEvents, serverNow: () => number) {
  const said: FeedRequest[] = [];
  let isClosed = false;
  const heard = (take: () => void) => {
    if (!isClosed) take();
  };
  const socket: FakeSocket = {
    said,
    asked: () => said.filter((request) => request.op !== 'ping'),
    get isClosed() {
      return isClosed;
    },
    open: () => heard(() => events.opened()),
    hello({ epoch, sequence }, { now = serverNow(), heartbeatMs = 4000, version = FEED_VERSION, ...more } = {}) {
      socket.notice({ op: 'hello', version, epoch, sequence, now, heartbeatMs, ...more });
    },
    notice: (notice) => heard(() => events.text(JSON.stringify(notice))),
    text: (text) => heard(() => events.text(text)),
    bytes: (bytes) => heard(() => events.bytes(bytes)),
    frame: (head, ...news) => socket.bytes(frameBytes({ now: serverNow(), ...head }, ...news)),
    drop() {
      heard(() => {
        isClosed = true;
        events.closed();
      });
    },
  };
  const client = {
    send: (text: string) => void said.push(JSON.parse(text) as FeedRequest),
    close() {
      isClosed = true;
    },
  };
  return { socket, client };
}

function createFakePoll(
  games: WatchedGames,
  position: FeedPosition | null,
  serverNow: () => number,
  resolve: (polled: PolledFrame) => void,
  reject: (error: Error) => void,
): FakePoll {
  return {
    games,
    position,
    async answer(epoch, head, ...news) {
      resolve({ source: 'feed', epoch, frame: frameBytes({ now: serverNow(), ...head }, ...news) });
      await settle();
    },
    async answerWithoutFeed(sequence, ...news) {
      const frame = frameBytes({ now: serverNow(), kind: 'snapshot', sequence }, ...news);
      resolve({ source: 'answers', epoch: 'answers', frame });
      await settle();
    },
    async fail() {
      reject(new Error('no network'));
      await settle();
    },
  };
}
