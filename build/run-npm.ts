import { spawnSync } from 'node:child_process';

interface NpmAnswer {
  /** Exit status; null when npm did not run or not end in time. */
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs npm: the one that started this process, or the first one of the path. Never throws. */
export function runNpm(args: readonly string[], timeoutMs: number): NpmAnswer {
  const own = process.env.npm_execpath;
  const isWindows = process.platform === 'win32';
  const [command, first] = own?.endsWith('.js') ? [process.execPath, [own]] : [isWindows ? 'npm.cmd' : 'npm', []];
  const { status, stdout, stderr, error } = spawnSync(command, [...first, ...args], {
    encoding: 'utf8',
    timeout: timeoutMs,
    maxBuffer: 64 * 1024 * 1024,
    shell: isWindows,
  });
  return { status, out: stdout ?? '', err: error ? error.message : (stderr ?? '') };
}
