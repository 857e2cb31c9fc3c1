import { appendFile, chmod, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LogHead } from './security-log-repository.ts';

/**
 * A file outside the database with ends of the chain of seals. Who can write the database as its owner can also write
 * the chain again; the noted ends then no longer fit.
 */
export interface NotedHeads {
  /** Notes the end of the chain, at most once a minute and only when it has moved. */
  note(head: LogHead): Promise<void>;
  /** Every noted end; none when there is no file. */
  read(): Promise<LogHead[]>;
}

const FILE = 'security-log.heads';
const PAUSE_MS = 60_000;
const LINE = /^(\d+) ([0-9a-f]{64})$/;

/**
 * Opens the file in a folder; the first note creates it, readable by its owner only.
 *
 * @param folder DATA_DIR
 */
export function createNotedHeads(folder: string): NotedHeads {
  const file = join(folder, FILE);
  let last = { position: 0, at: Number.NEGATIVE_INFINITY };
  return {
    async note({ position, hash }) {
      const now = performance.now();
      if (position <= last.position || now - last.at < PAUSE_MS) return;
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await appendFile(file, `${position} ${hash}\n`, { mode: 0o600 });
      await chmod(file, 0o600);
      last = { position, at: now };
    },
    async read() {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      return text.split('\n').flatMap((line) => {
        const [, position = '', hash = ''] = LINE.exec(line) ?? [];
        return hash === '' ? [] : [{ position: Number(position), hash }];
      });
    },
  };
}
