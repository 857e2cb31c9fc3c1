import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { clusterOf } from '../embedded/embedded-database.ts';
import { type DatabaseAddress, openPool, type Pool } from '../pool.ts';
import { type CopiedFile, copyFiles, filesBelow } from './copied-files.ts';
import { CopyError } from './copy-error.ts';
import { CLUSTER, type CopyManifest, MANIFEST } from './copy-manifest.ts';

interface CopyInput {
  /** DATA_DIR of the database. */
  readonly dataDir: string;
  /** Its running server. */
  readonly address: DatabaseAddress;
  /** New or empty folder for the copy. */
  readonly folder: string;
}

/** Contents that a server makes again when it starts; the folders themselves are needed. */
const REMADE = /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//;
/** Files of the running server, not of its data. */
const TRANSIENT = /^(?:postmaster\.(?:pid|opts)|fairline-port|\.s\.PGSQL\..*)$|(?:^|\/)pgsql_tmp/;
const CONTROL_FILE = 'global/pg_control';

async function emptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new CopyError(`${folder} is not empty. Name a new folder: a copy is never written over another.`);
  }
  await chmod(folder, 0o700);
}

interface Stopped {
  readonly label: string;
  readonly tablespaces: string;
  readonly lastSegment: string;
}

/** Copies the files of the data; the control file comes last, as PostgreSQL demands. */
async function copyData(from: string, to: string): Promise<CopiedFile[]> {
  const names = (await filesBelow(from)).filter((path) => !REMADE.test(path) && !TRANSIENT.test(path));
  const data = await copyFiles(
    from,
    to,
    names.filter((name) => name !== CONTROL_FILE),
  );
  return [...data, ...(await copyFiles(from, to, [CONTROL_FILE]))];
}

/** Copies the part of the write-ahead log from which the files become one state. */
async function copySegments(from: string, to: string, first: string, last: string): Promise<CopiedFile[]> {
  const names = (await readdir(join(from, 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name));
  // Segments of one timeline have names that sort in their order.
  const wanted = names.filter((name) => name >= first && name <= last).toSorted();
  if (wanted[0] !== first || wanted.at(-1) !== last) {
    throw new CopyError('The write-ahead log of the copy is not complete; make the copy again.');
  }
  return copyFiles(
    from,
    to,
    wanted.map((name) => `pg_wal/${name}`),
  );
}

async function write(to: string, path: string, text: string): Promise<void> {
  if (text !== '') await writeFile(join(to, path), text, { mode: 0o600 });
}

async function stop(sql: Pool): Promise<Stopped> {
  const [row] = await sql<Stopped[]>`
    select labelfile as label, coalesce(spcmapfile, '') as tablespaces, pg_walfile_name(lsn) as "lastSegment"
    from pg_backup_stop(wait_for_archive => false)`;
  if (!row) throw new CopyError('The copy was not ended by the server; make it again.');
  return row;
}

/**
 * Copies the files of the embedded database while it works, with the part of the write-ahead log that makes them one
 * state: that at the end of the copy. Keys outside the database are not part of it.
 *
 * @throws CopyError that says what to do
 */
export async function copyDatabase({ dataDir, address, folder }: CopyInput): Promise<CopyManifest> {
  const target = resolve(folder);
  await emptyFolder(target);
  const { directory } = await clusterOf(dataDir);
  const to = join(target, CLUSTER);
  await mkdir(to, { mode: 0o700 });
  // One connection: the server ends the copy of a connection that is lost.
  const sql = openPool(address, { size: 1, hasNoTimeout: true });
  try {
    const [head = { position: 0, hash: '' }] = await sql<CopyManifest['securityLog'][]>`
      select position, encode(hash, 'hex') as hash from security_head`;
    // Keeps the log since now; a temporary slot ends with its connection.
    const slot = `fairline_copy_${process.pid}`;
    await sql`select pg_create_physical_replication_slot(${slot}, true, true)`;
    const [begun] = await sql<{ firstSegment: string; postgres: string }[]>`
      select pg_walfile_name(pg_backup_start('fairline', fast => true)) as "firstSegment",
        current_setting('server_version') as postgres`;
    if (!begun) throw new CopyError('The server did not begin the copy; make it again.');
    const data = await copyData(directory, to);
    const { label, tablespaces, lastSegment } = await stop(sql);
    const segments = await copySegments(directory, to, begun.firstSegment, lastSegment);
    await write(to, 'backup_label', label);
    await write(to, 'tablespace_map', tablespaces);
    const manifest: CopyManifest = {
      format: 1,
      finishedAt: new Date().toISOString(),
      ...begun,
      lastSegment,
      securityLog: { position: head.position, hash: head.hash },
      files: [...data, ...segments],
    };
    await writeFile(join(target, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
    return manifest;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
