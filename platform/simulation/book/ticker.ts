import type { WallTimers } from '../../clock/clock.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { Announcer, type Scope } from './announcer.ts';
import type { BookChange } from './book-port.ts';
import type { GameBoard } from './game-board.ts';
import type { GameCache } from './game-cache.ts';
import type { GameIndex } from './game-index.ts';

/** State of a game that the ticker follows. */
interface Followed {
  readonly board: GameBoard;
  readonly announcer: Announcer;
  /** Server instant of the next look at the game. */
  dueAt: number;
  /** Version of the run at the last look. */
  version: number;
  scope: Scope;
}

interface TickerInput {
  readonly clock: ServerClock;
  readonly timers: WallTimers;
  readonly index: GameIndex;
  readonly gameCache: GameCache;
  /** Receives the errors that listeners throw. */
  readonly onError: (error: unknown) => void;
}

type Listener<T> = (news: readonly T[]) => void;

/** Wall milliseconds between ticks. */
const TICK_MS = 100;
/** Wall milliseconds that a tick may spend on games that have not started. */
const LINE_MS = 10;
/**
 * Bounds of the work of one tick on games that have not been read yet: games at most, and ms after which it starts no
 * new one.
 */
const WARM = { games: 10, ms: 8 } as const;
/** Time before the start (server clock) from which a game is prepared for the first reader of its list. */
const WARM_AHEAD_MS = 48 * 3_600_000;
/** Wall milliseconds until a game that failed to compute is tried again. */
const RETRY_AFTER_MS = 30_000;

/** Runs the games of the book: looks at each when it is due, and announces what has changed. */
export class Ticker {
  private readonly input: TickerInput;
  private readonly followed = new Map<number, Followed>();
  private readonly changesListeners = new Set<Listener<BookChange>>();
  private readonly decisionsListeners = new Set<Listener<number>>();
  private gamesInFull: ReadonlySet<number> = new Set();
  private live: ReadonlySet<number> = new Set();
  /** Ids of the games of both sections. */
  private listed: ReadonlySet<number> = new Set();
  private listVersion = -1;
  private touched = new Set<number>();
  /** Listed games that have not been read yet; live games and the next to start are at the end. */
  private cold: number[] = [];
  private lastNow = Number.NEGATIVE_INFINITY;
  private timer: unknown = null;

  constructor(input: TickerInput) {
    this.input = input;
  }

  /** Sets the games of which all markets are announced; the others announce their columns only. */
  announceInFull(gameIds: ReadonlySet<number>): void {
    this.gamesInFull = new Set(gameIds);
  }

  /** Makes the next tick look at games that QA changed; decisions are announced at once. */
  touch(gameIds: readonly number[]): void {
    for (const gameId of gameIds) this.touched.add(gameId);
    this.tell(this.decisionsListeners, gameIds);
  }

  onChanges(listener: Listener<BookChange>): () => void {
    this.changesListeners.add(listener);
    return () => this.changesListeners.delete(listener);
  }

  onDecisions(listener: Listener<number>): () => void {
    this.decisionsListeners.add(listener);
    return () => this.decisionsListeners.delete(listener);
  }

  start(): void {
    this.timer ??= this.input.timers.setTimeout(() => this.run(), TICK_MS);
  }

  stop(): void {
    if (this.timer !== null) this.input.timers.clearTimeout(this.timer);
    this.timer = null;
  }

  /** Runs one tick at once. */
  tick(): void {
    const now = this.input.clock.now();
    const isBack = now < this.lastNow;
    const changes: BookChange[] = [];
    const decided = new Set<number>([...this.followLists(now), ...this.touched]);
    for (const gameId of this.touched) this.followAnew(gameId);
    for (const gameId of this.gamesInFull) this.follow(gameId);
    this.lookAtAll(now, isBack, changes, decided);
    this.touched = new Set();
    this.lastNow = now;
    this.tell(this.changesListeners, changes);
    this.tell(this.decisionsListeners, [...decided]);
    this.warm(now);
  }

  /** Prepares a few games, one at least, so that the first reader of a list does not wait for all of them. */
  private warm(now: number): void {
    const { timers, gameCache, clock } = this.input;
    const until = timers.now() + WARM.ms;
    for (let games = 0; games < WARM.games; games += 1) {
      const gameId = this.cold.pop();
      if (gameId === undefined) return;
      if (this.listed.has(gameId)) gameCache.get(gameId)?.board.game(now, clock.speed);
      if (timers.now() >= until) return;
    }
  }

  private run(): void {
    const { timers, onError } = this.input;
    const begun = timers.now();
    try {
      this.tick();
    } catch (error) {
      onError(error);
    }
    if (this.timer === null) return;
    this.timer = timers.setTimeout(() => this.run(), Math.max(1, TICK_MS - (timers.now() - begun)));
  }

  /**
   * Starts to follow a game.
   *
   * @param dueAt instant of the first look; changes until then need no announcement
   */
  private follow(gameId: number, dueAt: (board: GameBoard) => number = () => Number.NEGATIVE_INFINITY): void {
    if (this.followed.has(gameId)) return;
    const board = this.input.gameCache.get(gameId)?.board;
    if (board === undefined) return;
    const { version } = board.run;
    this.followed.set(gameId, { board, announcer: new Announcer(board), dueAt: dueAt(board), version, scope: 'main' });
  }

  /** Follows a game again after a QA change, which may have built another board. */
  private followAnew(gameId: number): void {
    const known = this.followed.get(gameId);
    if (known !== undefined && known.board !== this.input.gameCache.get(gameId)?.board) this.followed.delete(gameId);
    this.follow(gameId);
  }

  /**
   * Follows the games of the lists. Returns those that came to the live list, because bets may be decided before the
   * first read, and those that have left all lists.
   */
  private followLists(now: number): number[] {
    const { live, line, version } = this.input.index.at(now);
    if (version === this.listVersion) return [];
    const before = { live: this.live, listed: this.listed };
    this.listVersion = version;
    this.live = new Set(live.map(({ gameId }) => gameId));
    this.listed = new Set([...live, ...line].map(({ gameId }) => gameId));
    for (const gameId of this.live) this.follow(gameId);
    for (const { gameId } of line) this.follow(gameId, (board) => this.dueAfter(board, now));
    const arrived = [...this.live].filter((gameId) => !before.live.has(gameId));
    const isNew = ({ gameId }: { gameId: number }) => !before.listed.has(gameId);
    const next = line.filter((game) => isNew(game) && game.startAt < now + WARM_AHEAD_MS);
    next.sort((a, b) => b.startAt - a.startAt);
    this.cold = [...this.cold, ...[...next, ...live.filter(isNew)].map(({ gameId }) => gameId)];
    const left = [...before.listed].filter((gameId) => !this.listed.has(gameId));
    return [...arrived, ...left];
  }

  private isDue({ board, dueAt, scope }: Followed, now: number): boolean {
    return now >= dueAt || this.touched.has(board.id) || this.gamesInFull.has(board.id) !== (scope === 'full');
  }

  private lookAtAll(now: number, isBack: boolean, changes: BookChange[], decided: Set<number>): void {
    const line: Followed[] = [];
    for (const [gameId, game] of this.followed) {
      if (isBack) game.dueAt = Number.NEGATIVE_INFINITY;
      const isWanted = this.listed.has(gameId) || this.gamesInFull.has(gameId);
      const isWaiting = now < game.board.run.startAt && !this.gamesInFull.has(gameId) && !this.touched.has(gameId);
      if (!isWaiting && this.isDue(game, now)) this.attempt(game, now, changes, decided);
      if (!isWanted) this.followed.delete(gameId);
      else if (isWaiting && this.isDue(game, now)) line.push(game);
    }
    // After a move of the clock the whole line is due; it is worked off in small portions.
    const { timers } = this.input;
    const until = timers.now() + LINE_MS;
    for (const game of line) {
      this.attempt(game, now, changes, decided);
      if (timers.now() >= until) return;
    }
  }

  /** Reports a game that fails to compute and goes on with the others. */
  private attempt(game: Followed, now: number, changes: BookChange[], decided: Set<number>): void {
    try {
      this.look(game, now, changes, decided);
    } catch (error) {
      game.dueAt = now + RETRY_AFTER_MS * this.input.clock.speed;
      this.input.onError(error);
    }
  }

  private look(game: Followed, now: number, changes: BookChange[], decided: Set<number>): void {
    const { board, announcer } = game;
    board.run.advance(now);
    if (board.run.version !== game.version) decided.add(board.id);
    game.version = board.run.version;
    game.scope = this.gamesInFull.has(board.id) ? 'full' : 'main';
    const change = announcer.changes(now, this.input.clock.speed, game.scope);
    if (change !== null) changes.push(change);
    game.dueAt = this.dueAfter(board, now);
  }

  /** Returns the next instant at which something about the game may change. */
  private dueAfter(board: GameBoard, now: number): number {
    const { run } = board;
    if (!run.isOpen(now)) return Number.POSITIVE_INFINITY;
    const { until } = board.priceTime(now, this.input.clock.speed);
    if (now < run.startAt) return until;
    const reopens = run.reopensAt > now ? run.reopensAt : Number.POSITIVE_INFINITY;
    return Math.min(run.nextEventAt(now) ?? Number.POSITIVE_INFINITY, reopens, until);
  }

  private tell<T>(listeners: ReadonlySet<Listener<T>>, news: readonly T[]): void {
    if (news.length === 0) return;
    for (const listener of [...listeners]) {
      try {
        listener(news);
      } catch (error) {
        this.input.onError(error);
      }
    }
  }
}
