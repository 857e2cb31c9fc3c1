import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { followNotices } from '../notices/follow-notices.ts';
import type { Database } from './database.ts';

/** Ends a leader's duty; resolves when it has ended. */
export type EndDuty = () => Promise<void> | void;

/**
 * Leadership among the processes that share a database: the leader decides, the others only serve. It leads by a lease
 * that it renews each second; when it dies or hangs, another process takes over within LEASE_MS.
 */
export interface Leader {
  /** The term of the lease while this process has it, else null. Every write of a decision carries it. */
  readonly term: number | null;
  /** Registers a duty: `begin` starts it whenever this process leads, and returns the function that ends it. */
  whileLeading(begin: () => EndDuty): void;
  /** Resolves when it is known whether this process leads; the process keeps competing afterwards. */
  start(): Promise<void>;
  /** Gives the lease up at once, so that another process leads before this one has ended; then ends its duties. */
  stop(): Promise<void>;
}

interface LeaderInput {
  readonly database: Pick<Database, 'lease' | 'sql'>;
  /** Version of the book that this process computes; a process with another version than the database's never leads. */
  readonly version: number;
  readonly onError: (error: unknown) => void;
  /** Called at each look that finds another version of the book in the database. */
  readonly onOtherVersion?: (version: number) => void;
}

interface LeaseAnswer {
  readonly term: number | null;
  readonly version: number;
  /** Milliseconds for which another process still has the lease. */
  readonly waitMs: number;
}

/** Length of a lease without a renewal, ms. */
const LEASE_MS = 3500;
const RENEW_MS = 1000;
/** Pause after a failed look, ms. */
const RETRY_MS = 500;
/** Longest time for releasing the lease, ms: an unreachable database must not delay the end of a process. */
const RELEASE_TIMEOUT_MS = 3000;
/** Channel of the database on which a released lease is announced. */
const CHANNEL = 'book';

/** Competes for the lease of the book. It measures with `performance.now()`, since a wall clock may be corrected. */
export function createLeader({ database, version, onError, onOtherVersion }: LeaderInput): Leader {
  const { lease, sql } = database;
  const holder = crypto.randomUUID();
  const processName = `${hostname()}:${process.pid}`;
  const duties: (() => EndDuty)[] = [];
  let running: EndDuty[] = [];
  let term: number | null = null;
  let validUntil = Number.NEGATIVE_INFINITY;
  let turn: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;
  let expiry: NodeJS.Timeout | null = null;
  let looking: Promise<void> | null = null;
  let isStopped = false;
  let stopping: Promise<void> | null = null;
  let hasFailed = false;
  let unfollow = async () => {};

  const termNow = () => (performance.now() < validUntil ? term : null);

  /** Begins and ends duties one after the other, so that a lease that is soon regained never runs one duty twice. */
  function change(work: () => Promise<void>): void {
    turn = turn.then(work).catch(onError);
  }

  async function endDuties(): Promise<void> {
    const ended = running;
    running = [];
    for (const end of ended) await Promise.resolve().then(end).catch(onError);
  }

  function lead(next: number | null): void {
    if (next === term) return;
    term = next;
    change(endDuties);
    if (next === null) return;
    change(async () => {
      if (term !== next || isStopped) return;
      for (const begin of duties) running.push(begin());
    });
  }

  /** Without a renewal the lease is another process's from its end on, so duties begun here end then. */
  function watchEnd(): void {
    if (expiry) clearTimeout(expiry);
    if (validUntil < performance.now()) return;
    expiry = setTimeout(() => lead(termNow()), Math.ceil(validUntil - performance.now()) + 1).unref();
  }

  async function ask(): Promise<number> {
    const asked = performance.now();
    const [row] = await lease<{ answer: LeaseAnswer }[]>`
      select hold_lease(${holder}, ${processName}, ${version}, ${LEASE_MS}) as answer`;
    if (!row || isStopped) return RETRY_MS;
    const { answer } = row;
    validUntil = answer.term === null ? Number.NEGATIVE_INFINITY : asked + LEASE_MS;
    watchEnd();
    lead(answer.term);
    if (answer.version !== version) onOtherVersion?.(answer.version);
    return answer.term === null ? Math.max(RETRY_MS / 10, answer.waitMs) : RENEW_MS;
  }

  function look(): Promise<void> {
    if (isStopped) return Promise.resolve();
    looking ??= attempt().finally(() => {
      looking = null;
    });
    return looking;
  }

  async function attempt(): Promise<void> {
    if (timer) clearTimeout(timer);
    let restMs = RETRY_MS;
    try {
      restMs = await ask();
      hasFailed = false;
    } catch (error) {
      // An unreachable database is reported once.
      if (!hasFailed) onError(error);
      hasFailed = true;
    }
    if (!isStopped) timer = setTimeout(() => void look(), restMs).unref();
  }

  async function giveUp(): Promise<void> {
    isStopped = true;
    term = null;
    for (const wait of [timer, expiry]) if (wait) clearTimeout(wait);
    const released = (looking ?? Promise.resolve()).then(() => lease`select release_lease(${holder})`).catch(onError);
    await Promise.race([released, pause(RELEASE_TIMEOUT_MS, undefined, { ref: false })]);
    change(endDuties);
    await turn;
    await unfollow().catch(onError);
  }

  return {
    get term() {
      return isStopped ? null : termNow();
    },
    whileLeading(begin) {
      duties.push(begin);
    },
    async start() {
      unfollow = await followNotices(sql, CHANNEL, look, onError);
      await look();
      await turn;
    },
    stop() {
      stopping ??= giveUp();
      return stopping;
    },
  };
}
