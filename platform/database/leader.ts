import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { followNotices } from '../notices/follow-notices.ts';
import type { Database } from './database.ts';

/** What a leader does until it is told to end; resolves when it has ended. */
export type EndDuty = () => Promise<void> | void;

/**
 * One process of those that share a database leads: it decides, and the others only serve. It leads by a lease that it
 * renews each second; when it dies or hangs, another process takes the lease over within LEASE_MS.
 */
export interface Leader {
  /** The term of the lease while this process has it, else null. Every write of a decision carries it. */
  readonly term: number | null;
  /** Does something whenever this process leads: `begin` starts it, and what it answers ends it. */
  whileLeading(begin: () => EndDuty): void;
  /** Resolves when it is known whether this process leads; after that it goes on trying to. */
  start(): Promise<void>;
  /** Gives the lease up at once, so that another process leads before this one has ended; then ends what is under way. */
  stop(): Promise<void>;
}

interface LeaderInput {
  readonly database: Pick<Database, 'lease' | 'sql'>;
  /** Version of the book that this process computes; of another version than the database's none leads. */
  readonly version: number;
  readonly onError: (error: unknown) => void;
  /** Told at each look that the book of the database is of another version now. */
  readonly onOtherVersion?: (version: number) => void;
}

interface LeaseAnswer {
  readonly term: number | null;
  readonly version: number;
  /** Milliseconds for which another process has the lease. */
  readonly waitMs: number;
}

/** How long a lease lasts without a renewal, ms. */
const LEASE_MS = 3500;
const RENEW_MS = 1000;
/** After a look that failed, ms. */
const RETRY_MS = 500;
/** A database that is away must not hold the end of a process up, ms. */
const RELEASE_TIMEOUT_MS = 3000;
/** The channel of the database on which a lease that was given up is announced. */
const CHANNEL = 'book';

/** Competes for the lease of the book. `performance.now()` measures it here, since a wall clock may be corrected. */
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

  /** Begins and ends duties one after the other, so that a lease that is soon regained never has two of one duty. */
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

  /** A lease that the database does not renew is another process's from its end on: what it had begun here ends with it. */
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
      // A database that is away is told of once.
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
