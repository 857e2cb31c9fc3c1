import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { processExists } from './postmaster-file.ts';

const LOCK_TIMEOUT_MS = 60_000;
const STEP_MS = 20;

interface Holder {
  readonly pid: number;
  readonly born: string;
}

/** Returns when a process began, which tells it from a later one with the same id; '' where that is unknown. */
async function bornAt(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

async function readHolder(file: string): Promise<Holder | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const [pid, born = ''] = text.trim().split(' ');
  return pid ? { pid: Number(pid), born } : null;
}

async function isAlive(holder: Holder): Promise<boolean> {
  return processExists(holder.pid) && (await bornAt(holder.pid)) === holder.born;
}

/**
 * Removes the lock of a dead holder. The rename decides between several processes that try; a living holder's lock is
 * put back.
 */
async function clear(file: string, aside: string): Promise<void> {
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  const taken = await readHolder(aside);
  if (taken && (await isAlive(taken))) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

/**
 * Runs work while no other process starts or stops the server of the same directory.
 *
 * @param file the lock file; it is deleted afterwards
 * @throws Error that names the process which holds the lock, after a minute
 */
export async function withStartLock<T>(file: string, work: () => Promise<T>, timeoutMs = LOCK_TIMEOUT_MS): Promise<T> {
  const own = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(own, `${process.pid} ${await bornAt(process.pid)}`);
  try {
    const giveUpAt = Date.now() + timeoutMs;
    // A hard link appears with its content in one step, so a lock file is never seen empty.
    while (!(await link(own, file).then(() => true, onlyIfTaken))) {
      const holder = await readHolder(file);
      if (holder && !(await isAlive(holder))) await clear(file, `${own}.stale`);
      if (Date.now() > giveUpAt) {
        throw new Error(
          `Process ${holder?.pid ?? '?'} has been starting or stopping the database for a minute (${file}).`,
        );
      }
      await pause(STEP_MS);
    }
    try {
      return await work();
    } finally {
      await rm(file, { force: true });
    }
  } finally {
    await rm(own, { force: true });
  }
}

function onlyIfTaken(error: NodeJS.ErrnoException): boolean {
  if (error.code === 'EEXIST') return false;
  throw error;
}
