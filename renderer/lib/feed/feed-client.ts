import {
  FEED_HEARTBEAT_MS,
  FEED_VERSION,
  type FeedControlMessage,
  type FeedRequest,
  type FeedScope,
} from '#shared/domain/feed/feed-protocol.ts';
import { type Backoff, createBackoff } from './backoff.ts';
import { ChannelClient } from './channel-client.ts';
import type { FeedEnvironment, FeedSocket, PollSource } from './feed-environment.ts';
import { FeedPoller } from './feed-poller.ts';
import { type FeedEvent, type FeedState, type FeedStatus, nextState, SLOW_MS } from './feed-status.ts';
import { FrameGate } from './frame-gate.ts';
import type { GameStates } from './game-states.ts';
import type { OddsStore } from './odds-store.ts';
import { ServerTime } from './server-time.ts';
import { StatusBoard } from './status-board.ts';
import { SubscriptionSender } from './subscription-sender.ts';
import { WatchList } from './watch-list.ts';

export interface FeedClientOptions {
  readonly environment: FeedEnvironment;
  readonly odds: OddsStore;
  readonly states: GameStates;
}

/** Heartbeats without a message after which prices are frozen. */
const MISSED_HEARTBEATS = 2.5;
/** Least silence, ms, after which the socket counts as broken: one that only stalls brings everything in order. */
const BROKEN_MS = 10_000;
const TICK_MS = 1000;
const MIN_TICK_MS = 50;
const CONNECT_MS = 10_000;
const PING_MS = 15_000;
const RETRY_REFUSED_MS = 1500;
const BACKOFF_MS = 500;
const BACKOFF_CAP_MS = 20_000;
/** Ms live after which a socket counts as good, so that its failure starts a new count. */
const STEADY_MS = 5000;
/** Failed sockets in a row after which the feed is polled; sockets are still tried. */
const FAILURES_TO_POLL = 3;
const POLL_MS = { feed: 2000, answers: 15_000 } as const;

/**
 * Keeps the stores in step with the server: opens the socket, subscribes to what is on the screen, detects gaps,
 * silence and sleep, resumes where it stopped, and polls while no socket can be opened (trust F7 to F13). For a back end
 * without a feed it reads the games again.
 */
export class FeedClient {
  /** Channel of the player on the same socket. */
  readonly player: ChannelClient;
  readonly #environment: FeedEnvironment;
  readonly #gate: FrameGate;
  readonly #watched: WatchList;
  readonly #asking: SubscriptionSender;
  readonly #poller: FeedPoller;
  readonly #backoff: Backoff;
  readonly #time: ServerTime;
  readonly #board: StatusBoard;
  readonly #stopWaking: () => void;
  #state: FeedState = 'idle';
  #isStopped = false;
  #isPollLive = false;
  /** False once the back end is known to have no feed: no socket is opened then. */
  #hasFeed: boolean;
  #isGreeted = false;
  #enteredAt = 0;
  #heardAt = 0;
  #pingedAt = 0;
  #heartbeatMs = FEED_HEARTBEAT_MS;
  #failures = 0;
  #sockets = 0;
  #frames = 0;
  #bytes = 0;
  #socket: FeedSocket | null = null;
  #tick: unknown = null;
  #retry: unknown = null;

  constructor({ environment, odds, states }: FeedClientOptions) {
    const now = () => environment.now();
    const gate = new FrameGate(odds, states);
    const games = () => {
      const wanted = this.#watched.take();
      gate.keep(wanted);
      return wanted;
    };
    this.#environment = environment;
    this.#hasFeed = environment.hasFeed;
    this.#gate = gate;
    this.#backoff = createBackoff(BACKOFF_MS, BACKOFF_CAP_MS, () => environment.random());
    this.#time = new ServerTime(now);
    this.#board = new StatusBoard();
    this.#watched = new WatchList({
      wanted: (gameId) => {
        const ends = [odds.retainGame(gameId), states.retainGame(gameId)];
        return () => {
          for (const end of ends) end();
        };
      },
      changed: () => this.#watchedChanged(),
      later: (run, ms) => void environment.setTimeout(run, ms),
    });
    this.#asking = new SubscriptionSender({ environment, gate, games, send: (request) => this.#send(request) });
    this.player = new ChannelClient({
      environment,
      send: (request) => this.#send(request),
      open: () => this.#open(),
    });
    this.#poller = new FeedPoller({
      environment,
      gate,
      games,
      pollMs: POLL_MS,
      ended: (isGood, source) => this.#polled(isGood, source),
    });
    this.#stopWaking = environment.onWake((asleepMs) => this.#woke(asleepMs));
  }

  /** Follows games until a moment after the undo is called. Calls in one task are sent as one subscription. */
  followGames(ids: readonly number[], scope: FeedScope): () => void {
    return this.#watched.watch(ids, scope);
  }

  /** Wants the further columns of lists until a moment after the undo is called. */
  widenColumns(): () => void {
    return this.#watched.widen();
  }

  /** Returns the status: the same object until a visible change. */
  readonly status = (): FeedStatus => this.#board.status;

  /** Calls back when the status has changed; returns the undo. */
  readonly subscribeStatus = (listener: () => void): (() => void) => this.#board.subscribe(listener);

  /** Returns epoch ms on the server; null before its first message. */
  serverNow(): number | null {
    return this.#time.now();
  }

  /** Returns the age of the last applied frame, ms; null before the first. */
  updateAge(): number | null {
    const [now, at] = [this.#time.now(), this.#board.updateAt];
    return now === null || at === null ? null : Math.max(0, now - at);
  }

  /** Returns figures for support staff that the product does not show. */
  figures() {
    const { main, full } = this.#watched.size();
    return {
      ...this.status(),
      sockets: this.#sockets,
      failures: this.#failures,
      isPolling: this.#poller.isOn,
      hasPlayer: this.player.isLive(),
      games: main,
      wholeGames: full,
      frames: this.#frames,
      bytes: this.#bytes,
      heartbeatMs: this.#heartbeatMs,
      refusedStates: this.#gate.refusedStates,
    };
  }

  /** Stops the feed; the client cannot be started again. */
  stop(): void {
    this.#isStopped = true;
    this.#isPollLive = false;
    this.#stopWaking();
    this.#poller.stop();
    this.#dispatch('stop');
  }

  #dispatch(event: FeedEvent): void {
    const before = this.#state;
    const state = nextState(before, event);
    if (state === before) return;
    const wasSteady = before === 'live' && this.#environment.now() - this.#enteredAt >= STEADY_MS;
    this.#state = state;
    this.#enteredAt = this.#environment.now();
    if (state === 'connecting' || state === 'reconnecting') this.#connect();
    else if (state === 'lost') this.#lose(wasSteady);
    else if (state === 'idle') this.#disconnect();
    else if (state === 'live') this.#failures = 0;
    this.#show();
  }

  #connect(): void {
    this.#heardAt = this.#environment.now();
    this.#sockets += 1;
    this.#socket = this.#environment.connect({
      opened: () => this.#heard(() => this.#dispatch('opened')),
      text: (text) => {
        this.#bytes += text.length;
        this.#heard(() => this.#notice(JSON.parse(text) as FeedControlMessage));
      },
      bytes: (bytes) => {
        this.#bytes += bytes.length;
        this.#frames += 1;
        this.#heard(() => this.#frame(bytes));
      },
      closed: () => this.#dispatch('closed'),
    });
    this.#tick = this.#environment.setTimeout(() => this.#look(), TICK_MS);
  }

  #disconnect(): void {
    this.#socket?.close();
    this.#socket = null;
    this.#isGreeted = false;
    this.player.lost();
    this.#gate.awaiting = null;
    this.#environment.clearTimeout(this.#tick);
    this.#environment.clearTimeout(this.#retry);
  }

  #lose(wasSteady: boolean): void {
    this.#disconnect();
    if (wasSteady) this.#backoff.reset();
    this.#failures += 1;
    if (this.#failures >= FAILURES_TO_POLL) this.#poller.start();
    this.#retry = this.#environment.setTimeout(() => this.#dispatch('retry'), this.#backoff.next());
  }

  get #quietMs(): number {
    return MISSED_HEARTBEATS * this.#heartbeatMs;
  }

  get #brokenMs(): number {
    return Math.max(BROKEN_MS, this.#quietMs);
  }

  /** Checks whether the server is silent or an answer is overdue: once a second, and when silence begins to count. */
  #look(): void {
    const now = this.#environment.now();
    const [silence, inState, limit] = [now - this.#heardAt, now - this.#enteredAt, this.#brokenMs];
    const isOpening = this.#state === 'connecting' || this.#state === 'reconnecting';
    if (isOpening ? inState > CONNECT_MS : silence > limit || (this.#state !== 'live' && inState > limit)) {
      this.#dispatch('silent');
      return;
    }
    if (silence > this.#quietMs) this.#dispatch('quiet');
    if (this.#state === 'live' && now - this.#pingedAt >= PING_MS) this.#ping();
    const rest = this.#state === 'live' ? this.#quietMs - silence : TICK_MS;
    const wait = Math.max(MIN_TICK_MS, Math.min(TICK_MS, rest + 1));
    this.#tick = this.#environment.setTimeout(() => this.#look(), wait);
  }

  /** Handles a message. An unreadable one closes the socket; the next socket's snapshot repairs the stores. */
  #heard(take: () => void): void {
    const at = this.#environment.now();
    const silence = at - this.#heardAt;
    this.#heardAt = at;
    if (silence > this.#brokenMs) this.#resync('woke');
    try {
      take();
    } catch {
      this.#gate.forgetPosition();
      this.#dispatch('closed');
    }
  }

  #notice(notice: FeedControlMessage): void {
    switch (notice.op) {
      case 'hello':
        this.#greeted(notice);
        return;
      case 'resumed':
        if (this.#gate.awaiting === 'snapshot') this.#gate.awaiting = 'changes';
        return;
      case 'pong':
        this.#board.rttMs = this.#environment.now() - notice.at;
        // After a slow round trip it is unknown which direction was slow, so the clock is not set.
        if (this.#board.rttMs <= SLOW_MS) this.#time.set(notice.now, this.#board.rttMs / 2);
        this.#show();
        return;
      case 'refused':
        if (notice.code === 'TOO_FAST') this.#environment.setTimeout(() => this.#askAgain(), RETRY_REFUSED_MS);
        if (notice.code === 'TICKET_WRONG') this.player.refused();
        return;
      case 'site':
      case 'player':
      case 'event':
      case 'session-over':
        this.player.hear(notice);
        return;
      default:
        // Notice of a later server; a notice that clients must understand changes the version.
        notice satisfies never;
    }
  }

  #greeted(hello: Extract<FeedControlMessage, { op: 'hello' }>): void {
    if (hello.version !== FEED_VERSION)
      throw new Error(`the feed has version ${hello.version}, this client needs ${FEED_VERSION}: reload the page`);
    this.#time.set(hello.now);
    this.#heartbeatMs = hello.heartbeatMs;
    if (this.#isGreeted) return;
    this.#isGreeted = true;
    this.#isPollLive = false;
    this.#poller.stop();
    this.#gate.enterEpoch(hello.epoch);
    this.#asking.askAll('new socket');
    this.player.greeted(hello.hasPlayers === true);
    this.#ping();
    this.#show();
  }

  #frame(bytes: Uint8Array): void {
    const verdict = this.#gate.pour(bytes, this.#heardAt);
    this.#board.lagMs = this.#time.hear(this.#gate.serverNow, this.#heardAt);
    if (verdict === 'applied') this.#applied();
    // Old frames were delayed on the way; a new socket receives the latest state at once.
    if (this.#state === 'live' && this.#board.lagMs > this.#brokenMs) this.#dispatch('silent');
    if (verdict !== 'gap') return;
    this.#board.gaps += 1;
    if (this.#gate.awaiting === null) this.#resync('gap');
    else throw new Error('the answer of the feed builds on a frame that never arrived');
  }

  #applied(): void {
    this.#board.applied(this.#gate.position?.sequence ?? 0, this.#gate.serverNow);
    if (this.#state !== 'live') this.#dispatch('synced');
    else this.#show(this.#heardAt);
  }

  /** Requests the state of what is on the screen again; until it arrives no frame is applied. */
  #resync(reason: 'gap' | 'woke' | 'refused'): void {
    const isQuiet = this.#state === 'stale' && this.#gate.awaiting === null;
    if (this.#state !== 'live' && !isQuiet) return;
    this.#dispatch(reason);
    if (reason === 'gap') this.#asking.askSnapshot();
    else this.#asking.askAll('known socket');
  }

  /** Subscribes again, because the server refused a request and it is unknown what it follows. */
  #askAgain(): void {
    if (this.#state === 'live') this.#resync('refused');
    else if (this.#isGreeted) this.#asking.askAll('known socket');
  }

  #woke(asleepMs: number): void {
    if (asleepMs >= this.#heartbeatMs) this.#resync('woke');
    if (this.#state === 'lost') {
      this.#environment.clearTimeout(this.#retry);
      this.#dispatch('retry');
    }
    this.#poller.now();
  }

  #polled(isGood: boolean, source: PollSource | null): void {
    this.#isPollLive = isGood;
    if (source === 'answers' && this.#hasFeed) {
      this.#hasFeed = false;
      this.#dispatch('stop');
    }
    if (isGood) {
      this.#board.lagMs = this.#time.hear(this.#gate.serverNow, this.#environment.now());
      this.#board.applied(this.#gate.position?.sequence ?? 0, this.#gate.serverNow);
    }
    this.#show();
  }

  #watchedChanged(): void {
    if (this.#isStopped) return;
    if (!this.#hasFeed) this.#poller.start();
    else this.#open();
    this.#asking.changed();
    queueMicrotask(() => this.#poller.now());
  }

  #open(): void {
    if (this.#hasFeed && !this.#isStopped && this.#state === 'idle') this.#dispatch('start');
  }

  #ping(): void {
    this.#pingedAt = this.#environment.now();
    this.#send({ op: 'ping', at: this.#pingedAt });
  }

  #send(request: FeedRequest): void {
    if (this.#isGreeted) this.#socket?.send(JSON.stringify(request));
  }

  #show(at = this.#environment.now()): void {
    const isPolling = this.#state !== 'live' && this.#isPollLive;
    // Without a feed no socket tells that prices are frozen.
    const resting = this.#hasFeed || this.#board.status.lastUpdateAt === null ? this.#state : 'lost';
    const state = isPolling ? 'live' : resting;
    const polled = this.#hasFeed ? 'poll' : 'answers';
    const transport = isPolling ? polled : state === 'live' ? 'socket' : null;
    this.#board.show(state, transport, at, this.#time.now(at));
  }
}
