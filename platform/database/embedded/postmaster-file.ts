import { execFile } from 'node:child_process';
import { readFile, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Facts about a running server from its `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** '' when the server listens on no Unix socket. */
  readonly socketDirectory: string;
  readonly status: 'starting' | 'ready' | 'stopping' | 'other';
}

function statusOf(word: string | undefined): Postmaster['status'] {
  const status = word?.trim() ?? '';
  return status === 'starting' || status === 'ready' || status === 'stopping' ? status : 'other';
}

/** Reads `postmaster.pid` of a cluster; null when there is none or it is not complete yet. */
export async function readPostmasterFile(directory: string): Promise<Postmaster | null> {
  const text = await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  // A negative number marks a stand-alone back end (initdb, single user mode).
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isSafeInteger(pid) || pid === 0) return null;
  return { pid, port: Number(lines[3] ?? 0), socketDirectory: lines[4] ?? '', status: statusOf(lines[7]) };
}

/** Returns whether a process with this id exists; it may be a later one that reuses the id. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Returns whether this process is the server of this cluster, and not a later one that reuses its id. A server works in
 * its data directory; where that cannot be read, its command line names it.
 */
export async function isServerOf(directory: string, pid: number): Promise<boolean> {
  if (!processExists(pid)) return false;
  if (process.platform === 'linux') {
    const [cwd, own] = await Promise.all([readlink(`/proc/${pid}/cwd`).catch(() => ''), realpath(directory)]);
    return cwd === own;
  }
  if (process.platform === 'win32') return true;
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({ stdout: '' }));
  return stdout.includes('postgres') && stdout.includes(directory);
}
