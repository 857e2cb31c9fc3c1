import { execFile } from 'node:child_process';
import { chmod, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { type EmbeddedDatabase, openEmbeddedDatabase } from '#platform/database/embedded/embedded-database.ts';
import { BOOK_VERSION } from '#platform/simulation/book/book-version.ts';
import type { Game } from '#shared/contracts/catalogue.ts';
import { openAccount } from '#tests/fixtures/platform/open-account.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { openOwner, type PlatformProcess, startPlatformProcess } from '../fixtures/platform/platform-process.ts';
import { setBalance, TestClient, TestPlayer } from '../fixtures/platform/test-platform.ts';
import { extractPlatform, findVersionBefore } from '../fixtures/platform/version-before.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const STAKE = 100;

let folder = '';
let server: EmbeddedDatabase | null = null;
const running: PlatformProcess[] = [];

afterAll(async () => {
  await Promise.all(running.map((one) => one.stop()));
  await server?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

async function migrateFrom(root: string, dataDir: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'test' };
  await run(process.execPath, [join(root, 'platform/migrate.ts')], { env });
}

async function start(root: string, dataDir: string): Promise<PlatformProcess> {
  const started = await startPlatformProcess(dataDir, { root, variables: { MIGRATE: 'no' } });
  running.push(started);
  return started;
}

/** Returns the migrations of this version that forbid a version with these files to run. */
async function forbiddenBy(dataDir: string, files: readonly string[]): Promise<string[]> {
  const owner = openOwner(dataDir);
  try {
    const rows = await owner<{ name: string; needs: string }[]>`
      select name, needs from migration where needs is not null order by name`;
    const unknown = rows.filter(({ name }) => !files.includes(`${name}.sql`));
    return unknown.filter(({ needs }) => !files.some((file) => file.startsWith(needs))).map(({ name }) => name);
  } finally {
    await owner.end();
  }
}

/** Returns a selection of the line that a process offers, with its price. */
async function offered({ origin }: PlatformProcess): Promise<[number, number]> {
  const client = new TestClient(origin);
  const { body } = await client.get<{ games: Game[] }>('/web-api/line/games?section=line&sport=football&limit=20');
  const outcomes = body.games.flatMap(({ main }) => main[0]?.outcomes ?? []);
  const open = outcomes.find(({ suspended, price }) => !suspended && price > 1100);
  if (!open) throw new Error('The line offers nothing');
  return [open.id, open.price];
}

/** Returns the version of the book of a version's sources, which a process of its own reads. */
async function bookVersionOf(root: string): Promise<number> {
  const file = pathToFileURL(join(root, 'platform/simulation/book/book-version.ts')).href;
  const read = `console.log((await import('${file}')).BOOK_VERSION)`;
  return Number((await run(process.execPath, ['--input-type=module', '-e', read])).stdout);
}

async function placeAt(process: PlatformProcess, player: TestPlayer): Promise<void> {
  const there = Object.assign(Object.create(TestPlayer.prototype), player, { origin: process.origin }) as TestPlayer;
  const placement = there.placement([await offered(process)], { amount: STAKE, changeCoefAction: 2 });
  expect((await there.place(placement)).body).toMatchObject({ status: 'accepted' });
}

test('the previous version starts on this schema and takes bets, alone and together with this version', async (context) => {
  const before = await findVersionBefore();
  if ('reason' in before) return context.skip(before.reason);
  folder = temporaryFolder('versions');
  await chmod(folder, 0o755);
  const [root, dataDir] = [join(folder, 'version'), join(folder, 'data')];
  await extractPlatform(before.commit, root);
  // The server runs until the end; otherwise each command would start and stop it.
  server = await openEmbeddedDatabase(dataDir, () => undefined);
  await migrateFrom(root, dataDir);
  await migrateFrom(ROOT, dataDir);
  const forbidden = await forbiddenBy(dataDir, await readdir(join(root, 'platform/migrations')));
  if (forbidden.length > 0) {
    await expect(start(root, dataDir)).rejects.toThrow(new RegExp(`${forbidden[0]}.*Start the newer version`));
    return;
  }
  const older = await start(root, dataDir);
  expect((await new TestClient(older.origin).get('/readyz')).status).toBe(200);
  const client = new TestClient(older.origin);
  const account = { email: `${crypto.randomUUID()}@example.com`, password: 'version-before' };
  const player = new TestPlayer(client, (await openAccount(client, account)).body);
  const owner = openOwner(dataDir);
  await setBalance({ owner }, player.accountId, 1000);
  await placeAt(older, player);
  // The migration moves the book to a newer version: the older process goes on, and none of its kind starts any more.
  const isNewerBook = (await bookVersionOf(root)) < BOOK_VERSION;
  if (isNewerBook) await migrateFrom(ROOT, dataDir);
  const present = await start(ROOT, dataDir);
  expect((await new TestClient(present.origin).get('/readyz')).status).toBe(200);
  await placeAt(present, player);
  await placeAt(older, player);
  expect(await player.balance()).toBe(1000 - 3 * STAKE);
  if (isNewerBook)
    await expect(start(root, dataDir)).rejects.toThrow(/a book never goes back\. Start the newer version/);
  expect(await owner`select * from audit()`).toHaveLength(0);
  await owner.end();
});
