import { appendFile, chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archiveContinuously, archivePath, endArchive } from '#platform/database/copies/continuous-archive.ts';
import { copyDatabase } from '#platform/database/copies/copy-database.ts';
import type { CopyManifest } from '#platform/database/copies/copy-manifest.ts';
import { restoreDatabase } from '#platform/database/copies/restore-database.ts';
import { withDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrations.ts';
import { type DatabaseAddress, openPool, type Pool } from '#platform/database/pool.ts';
import { proveRestored } from '#platform/prove-restored.ts';

/** Parent of everything that this file writes; the server's user must be able to enter it. */
let home = '';
/** The way to a folder of this file. */
const at = (name: string) => join(home, name);

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'fairline-copies-'));
  await chmod(home, 0o711);
  await onDatabase('data', async (sql, address) => {
    await migrate(address);
    await addPlayer(sql, 1);
  });
});
afterAll(() => rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

async function onDatabase<T>(name: string, work: (sql: Pool, address: DatabaseAddress) => Promise<T>): Promise<T> {
  return withDatabase({ databaseUrl: '', dataDir: at(name), report: () => undefined }, async (address) => {
    const sql = openPool(address, { size: 2 });
    try {
      return await work(sql, address);
    } finally {
      await sql.end({ timeout: 1 });
    }
  });
}

/** Opens a player with 100.00 EUR, and records and seals an event. */
async function addPlayer(sql: Pool, number: number): Promise<void> {
  const person = { email: `player-${number}@example.com`, name: 'One', language: 'en', passwordHash: '', now: 1 };
  const player = { ...person, currency: 'EUR', decimals: 2, playMoney: 10_000 };
  const event = { happenedAt: number, kind: 'sign_in', address: '', userAgent: '', requestId: '', details: {} };
  await sql`select register_player(${JSON.stringify(player)}::text::jsonb)`;
  await sql`select record_security_event(${JSON.stringify(event)}::text::jsonb)`;
  await sql`select seal_security_events(10)`;
}

const countPlayers = (name: string) =>
  onDatabase(name, async (sql) => {
    const [row] = await sql<{ count: number }[]>`select count(*)::int as count from player`;
    return row?.count ?? 0;
  });

test('a copy that was made while players registered restores with all money and a whole security log', async () => {
  const manifest = await onDatabase('data', async (sql, address) => {
    let isDone = false;
    const writing = (async () => {
      for (let number = 100; !isDone; number += 1) await addPlayer(sql, number);
    })();
    const made = await copyDatabase({ dataDir: at('data'), address, folder: at('copy') });
    isDone = true;
    await writing;
    return made;
  });
  expect((await stat(at('copy'))).mode & 0o777).toBe(0o700);
  await restoreDatabase({ folder: at('copy'), dataDir: at('restored'), recovery: null });
  const { problems, lines } = await proveRestored(at('restored'), manifest);
  expect([problems, lines]).toEqual([
    0,
    [expect.stringMatching(/^All holds .* checked [1-9]\d* transactions .* [1-9]/)],
  ]);
  const [all, restored] = [await countPlayers('data'), await countPlayers('restored')];
  expect(restored).toBeGreaterThanOrEqual(manifest.securityLog.position);
  expect(restored).toBeLessThanOrEqual(all);
});

test('a restored database with wrong money or a broken log is reported', async () => {
  const manifest: CopyManifest = JSON.parse(await readFile(join(at('copy'), 'manifest.json'), 'utf8'));
  await onDatabase('restored', (sql) =>
    sql.begin(async (forger) => {
      await forger`set local session_replication_role = replica`;
      await forger`update account_balance set balance = balance + 1 where account_id = (select max(account_id) from account_balance)`;
      await forger`update security_event set kind = 'sign_out' where id = (select min(id) from security_event)`;
    }),
  );
  const { problems, lines } = await proveRestored(at('restored'), manifest);
  expect(problems).toBe(2);
  expect(lines.join('\n')).toContain('balance is not the sum of entries');
  expect(lines.join('\n')).toContain('security log: event was changed at 1');
});

test('a copy goes into a new folder only, and never over a database', async () => {
  await onDatabase('data', async (_sql, address) => {
    await expect(copyDatabase({ dataDir: at('data'), address, folder: at('copy') })).rejects.toThrow('is not empty');
  });
  const over = restoreDatabase({ folder: at('copy'), dataDir: at('restored'), recovery: null });
  await expect(over).rejects.toThrow('Set DATA_DIR to a new folder');
  const nothing = restoreDatabase({ folder: at('nowhere'), dataDir: at('another'), recovery: null });
  await expect(nothing).rejects.toThrow('There is no complete copy');
});

test('a copy with a changed or missing file is refused, with its name', async () => {
  const file = join(at('copy'), 'cluster', 'PG_VERSION');
  await appendFile(file, ' ');
  const changed = restoreDatabase({ folder: at('copy'), dataDir: at('another'), recovery: null });
  await expect(changed).rejects.toThrow('PG_VERSION of the copy in');
  await rm(file);
  const missing = restoreDatabase({ folder: at('copy'), dataDir: at('another'), recovery: null });
  await expect(missing).rejects.toThrow('is missing');
  await writeFile(file, '18\n', { mode: 0o600 });
});

test('a copy and a continuous archive recover the state of an instant between two changes', async () => {
  await onDatabase('data', (_sql, address) => archiveContinuously(at('data'), address, at('archive')));
  const instant = await onDatabase('data', async (sql, address) => {
    expect([...(await sql`show archive_mode`)]).toEqual([{ archive_mode: 'on' }]);
    await copyDatabase({ dataDir: at('data'), address, folder: at('base') });
    await addPlayer(sql, 1_000_001);
    const [row] = await sql<{ now: string }[]>`select clock_timestamp()::text as now`;
    await addPlayer(sql, 1_000_002);
    const [finished] = await sql<{ segment: string }[]>`select pg_walfile_name(pg_switch_wal()) as segment`;
    await expect
      .poll(
        () =>
          stat(join(at('archive'), finished?.segment ?? '')).then(
            () => true,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(true);
    return row?.now ?? '';
  });
  const manifest = await restoreDatabase({
    folder: at('base'),
    dataDir: at('past'),
    recovery: { archive: at('archive'), until: instant },
  });
  expect(await proveRestored(at('past'), manifest)).toMatchObject({ problems: 0 });
  const emails = await onDatabase('past', async (sql) => {
    expect([...(await sql`select from pg_settings where name = 'restore_command' and setting <> ''`)]).toEqual([]);
    return (await sql<{ email: string }[]>`select email from player where email like 'player-1000%'`).map(
      (row) => row.email,
    );
  });
  expect(emails).toEqual(['player-1000001@example.com']);
  await onDatabase('data', (_sql, address) => endArchive(address));
  await onDatabase('data', async (sql) => {
    expect([...(await sql`show archive_mode`)]).toEqual([{ archive_mode: 'off' }]);
  });
});

test.each(["/tmp/it's", '/tmp/with space', '/tmp/100%'])('an archive at %s is refused', (path) => {
  expect(() => archivePath(path)).toThrow('cannot be an archive');
});
