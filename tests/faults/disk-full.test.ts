import { execFileSync } from 'node:child_process';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPlatform, type Platform } from '#platform/app.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { openAccount } from '#tests/fixtures/platform/open-account.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { createTableBook } from '../fixtures/platform/table-book.ts';
import { CHEAP_PASSWORDS, PASSWORD, TestClient, TestPlayer } from '../fixtures/platform/test-platform.ts';

let disk = '';
let isMounted = false;

function run(program: string, ...parameters: string[]): void {
  execFileSync(program, parameters, { stdio: 'ignore' });
}

/** A disk of our own that can be filled without harm; only root may make one. */
beforeAll(async () => {
  disk = temporaryFolder('disk');
  try {
    run('mount', '-t', 'tmpfs', '-o', 'size=320m', 'fairline', disk);
    isMounted = true;
  } catch {
    isMounted = false;
  }
});
afterAll(async () => {
  if (isMounted) run('umount', '-l', disk);
  await rm(disk, { recursive: true, force: true });
});

async function fill(): Promise<string> {
  const file = join(disk, 'ballast');
  // The server takes room at any time; what is left is measured anew until it has been had.
  for (let left = 8192; ; left *= 2) {
    const { bavail, bsize } = await statfs(disk);
    try {
      run('fallocate', '-l', String(Math.max(1, bavail * bsize - left)), file);
      return file;
    } catch (error) {
      if (left > 1_000_000) throw error;
    }
  }
}

test('a full disk refuses placements for a while and loses none; with room again all goes on', async ({ skip }) => {
  if (!isMounted) skip('needs the right to mount a disk of its own');
  const table = createTableBook();
  const open = (): Promise<Platform> =>
    createPlatform({
      environment: parseEnvironment({ NODE_ENV: 'test', DATA_DIR: join(disk, 'data') }),
      createBook: () => ({ ...table.book, controls: undefined, tick: () => undefined }) as never,
      passwordCost: CHEAP_PASSWORDS,
      logLevel: 'silent',
    });
  let platform = await open();
  const client = new TestClient(await platform.app.listen({ host: '127.0.0.1', port: 0 }));
  const account = { email: 'kim@example.com', password: PASSWORD };
  const player = new TestPlayer(client, (await openAccount(client, account)).body);
  const selection = table.addSelection(2000);
  const acknowledged = new Set<string>();
  const place = async () => {
    const placement = player.placement([[selection, 2000]], { amount: 20 });
    const { status, body } = await player.place(placement);
    if (body.status === 'accepted') acknowledged.add(body.coupon.id);
    return { status, code: (body as unknown as ErrorBody).code };
  };

  await place();
  // Room that the write-ahead log had taken before is used up first.
  await platform.database.sql`select 1`;
  const ballast = await fill();
  const seen = new Set<string>();
  for (let attempt = 0; attempt < 400 && !seen.has('503 UNAVAILABLE'); attempt++) {
    const { status, code } = await place();
    seen.add(status === 200 ? '200' : `${status} ${code}`);
    if (status === 200) await bloat(platform);
  }
  expect([...seen].filter((each) => each !== '200')).toEqual(['503 UNAVAILABLE']);

  await rm(ballast);
  await vi.waitFor(async () => expect((await place()).status).toBe(200), { timeout: 240_000, interval: 200 });
  expect(await platform.ledger.verifyLedger()).toEqual([]);
  const stored = await platform.database.sql<{ id: string }[]>`select id::text as id from coupon`;
  for (const id of acknowledged) expect(stored.map((row) => row.id)).toContain(id);
  await platform.close();

  const again = await fill();
  await expect(open()).rejects.toThrow(/Only \d+ MB are free on the disk of .*Free some space, or set DATA_DIR/s);
  await rm(again);
  await writeFile(join(disk, 'note'), 'room again');
  platform = await open();
  expect(await platform.ledger.verifyLedger()).toEqual([]);
  await platform.close();
});

/** Makes the log grow faster than placements alone would. */
async function bloat({ database }: Platform): Promise<void> {
  const text = 'x'.repeat(200_000);
  await database.sql`
    insert into site_config_overrides (id, patch) values (1, ${JSON.stringify({ text })}::text::jsonb)
    on conflict (id) do update set patch = excluded.patch`.catch(() => undefined);
}
