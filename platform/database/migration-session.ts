import { setTimeout as pause } from 'node:timers/promises';
import { MigrationError } from './migration-files.ts';
import { type DatabaseAddress, openPool, type Pool, type Transaction } from './pool.ts';

/** Limits of a migration's wait for locks of other transactions. */
export interface LockRetries {
  /** Wait for one lock, ms. */
  readonly timeoutMs: number;
  /** Attempts for each file. */
  readonly attempts: number;
  /** Pause between two attempts, ms: transactions that queued behind the lock proceed meanwhile. */
  readonly pauseMs: number;
}

/** One connection on which migrations run, alone in their database. */
export interface MigrationSession {
  readonly sql: Pool;
  /**
   * Runs a transaction whose statements wait for a lock no longer than the retries allow, and repeats it after a longer
   * wait or a deadlock.
   *
   * @param what names it in the error
   * @throws MigrationError that says what holds the lock, after the last attempt
   */
  inTransaction(what: string, work: (transaction: Transaction) => Promise<void>): Promise<void>;
}

/** Key of the advisory lock that keeps two processes from migrating at once. */
const LOCK = 7_224_001;
const LOCK_LOOK_MS = 200;
export const LOCK_RETRIES: LockRetries = { timeoutMs: 5000, attempts: 6, pauseMs: 5000 };
/** SQLSTATE of "lock not available" and "deadlock". */
const RETRIED = new Set(['55P03', '40P01']);

interface Blocker {
  readonly pid: number;
  readonly program: string;
  readonly role: string;
  readonly state: string;
  readonly seconds: number;
  readonly query: string;
  /** The table or index that is waited for, if it is one. */
  readonly relation: string | null;
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

async function blockersOf(watch: Pool, pid: number): Promise<Blocker[]> {
  return watch<Blocker[]>`
    select a.pid, a.application_name as program, a.usename::text as role, coalesce(a.state, '') as state,
      coalesce(extract(epoch from clock_timestamp() - a.xact_start), 0)::int as seconds, left(a.query, 120) as query,
      (select min(l.relation::regclass::text) from pg_locks l where l.pid = ${pid} and not l.granted) as relation
    from (select distinct unnest(pg_blocking_pids(${pid})) as pid) b join pg_stat_activity a using (pid)
    order by a.xact_start nulls last`;
}

function lockProblem(what: string, { timeoutMs, attempts }: LockRetries, blockers: readonly Blocker[]): string {
  const [first] = blockers;
  const place = first?.relation ? ` on ${first.relation}` : '';
  const holders = blockers.map(
    ({ pid, program, role, state, seconds, query }) =>
      `  process ${pid} (${program || 'no name'}, role ${role}), ${state}, transaction open for ${seconds} s: ${query}`,
  );
  return [
    `${what} could not be done: ${attempts} times it waited ${timeoutMs / 1000} s for a lock${place}. Nothing of it was applied.`,
    ...(holders.length > 0 ? ['The lock is held by', ...holders] : ['What holds the lock had gone when it was asked.']),
    `Let that transaction end, or end it (select pg_terminate_backend(${first?.pid ?? 'pid'})), and run "npm run migrate" again.`,
  ].join('\n');
}

/** Asks at intervals which process blocks another one, and stores the last answer. */
function watchBlockers(watch: Pool, pid: number, everyMs: number) {
  let seen: readonly Blocker[] = [];
  let asked = Promise.resolve();
  const timer = setInterval(() => {
    asked = blockersOf(watch, pid).then(
      (blockers) => {
        if (blockers.length > 0) seen = blockers;
      },
      () => undefined,
    );
  }, everyMs);
  return {
    async stop(): Promise<readonly Blocker[]> {
      clearInterval(timer);
      await asked;
      return seen;
    },
  };
}

async function holdsLock(transaction: Transaction): Promise<boolean> {
  const [row] = await transaction<{ held: boolean }[]>`
    select exists (
      select from pg_locks
      where locktype = 'advisory' and pid = pg_backend_pid() and classid = 0 and objid = ${LOCK} and objsubid = 1
    ) as held`;
  return row?.held ?? false;
}

/**
 * Waits for its turn by polling, not inside a statement: a waiting statement has a snapshot, which `create index
 * concurrently` of the process that migrates would wait for.
 */
async function takeTurn(sql: Pool, report: (line: string) => void): Promise<void> {
  for (let turn = 0; ; turn++) {
    const [row] = await sql<{ taken: boolean }[]>`select pg_try_advisory_lock(${LOCK}) as taken`;
    if (row?.taken) return;
    if (turn === 1) report('Another process migrates this database; this one waits until it is done.');
    await pause(LOCK_LOOK_MS);
  }
}

/**
 * Opens a connection without time limits and runs `work` on it. Other processes that want to migrate the same database
 * wait meanwhile.
 *
 * @param address of a role that owns the schema
 */
export async function withMigrationSession<T>(
  address: DatabaseAddress,
  lockRetries: LockRetries,
  report: (line: string) => void,
  work: (session: MigrationSession) => Promise<T>,
): Promise<T> {
  const sql = openPool(address, { size: 1, hasNoTimeout: true });
  const watch = openPool(address, { size: 1 });

  async function attempt(pid: number, transactionWork: (transaction: Transaction) => Promise<void>) {
    const watching = watchBlockers(watch, pid, lockRetries.timeoutMs * 0.4);
    try {
      await sql.begin(async (transaction) => {
        if (!(await holdsLock(transaction)))
          throw new MigrationError('The connection was lost between two migrations. Run "npm run migrate" again.');
        await transaction.unsafe(`set local lock_timeout = ${lockRetries.timeoutMs}`);
        await transactionWork(transaction);
      });
      return null;
    } catch (error) {
      if (!RETRIED.has(codeOf(error))) throw error;
      return await watching.stop();
    } finally {
      await watching.stop();
    }
  }

  try {
    await takeTurn(sql, report);
    const [backend] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    return await work({
      sql,
      async inTransaction(what, transactionWork) {
        let blockers: readonly Blocker[] = [];
        for (let turn = 1; turn <= lockRetries.attempts; turn++) {
          const found = await attempt(backend?.pid ?? 0, transactionWork);
          if (found === null) return;
          if (found.length > 0) blockers = found;
          if (turn === lockRetries.attempts) break;
          report(`${what} waits for a lock that another transaction holds; it is tried again.`);
          await pause(lockRetries.pauseMs);
        }
        throw new MigrationError(lockProblem(what, lockRetries, blockers));
      },
    });
  } finally {
    await Promise.all([sql.end({ timeout: 1 }), watch.end({ timeout: 1 })]);
  }
}
