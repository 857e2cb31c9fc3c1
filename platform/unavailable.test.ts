import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parseEnvironment } from '#shared/domain/environment.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { openAccount } from '#tests/fixtures/platform/open-account.ts';
import { createTableBook, type TableBook } from '#tests/fixtures/platform/table-book.ts';
import { CHEAP_PASSWORDS, PASSWORD, TestClient, TestPlayer } from '#tests/fixtures/platform/test-platform.ts';
import { createPlatform, type Platform } from './app.ts';
import { readPostmasterFile } from './database/embedded/postmaster-file.ts';

let dataDir = '';
let platform: Platform;
let table: TableBook;
let player: TestPlayer;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fairline-unavailable-'));
  table = createTableBook();
  platform = await createPlatform({
    environment: parseEnvironment({ NODE_ENV: 'test', DATA_DIR: dataDir }),
    createBook: () => ({ ...table.book, controls: undefined, tick: () => undefined }) as never,
    passwordCost: CHEAP_PASSWORDS,
    logLevel: 'silent',
  });
  const client = new TestClient(await platform.app.listen({ host: '127.0.0.1', port: 0 }));
  player = new TestPlayer(client, (await openAccount(client, { email: 'kim@example.com', password: PASSWORD })).body);
});
afterAll(async () => {
  await platform.close();
  await rm(dataDir, { recursive: true, force: true });
});

const bet = (): [number, number][] => [[table.addSelection(2000), 2000]];

test('while a killed database restarts, calls are told to try again, and nothing is lost', async () => {
  const before = await player.balance();
  const first = await player.place(player.placement(bet()));
  expect(first.body.status).toBe('accepted');
  const server = await readPostmasterFile(join(dataDir, 'postgres'));
  const lost = player.placement(bet());
  process.kill(server?.pid ?? 0, 'SIGKILL');
  const answers: { status: number; body: unknown }[] = [];
  let code = '';
  await vi.waitFor(
    async () => {
      const answer = await player.place(lost);
      answers.push(answer);
      code ||= (answer.body as unknown as ErrorBody).code ?? '';
      expect(answer.body.status).toBe('accepted');
    },
    { timeout: 30_000, interval: 50 },
  );
  expect(answers.slice(0, -1).every(({ status }) => status === 503)).toBe(true);
  if (answers.length > 1) expect(code).toBe('UNAVAILABLE');
  // A killed server leaves connections for a moment, on which the first try can be accepted.
  await vi.waitFor(
    async () => {
      expect(await player.balance()).toBe(before - 2000);
      expect(await platform.ledger.verifyLedger()).toEqual([]);
    },
    { timeout: 30_000 },
  );
});

test('without its database the platform runs and says that it is not ready', async () => {
  const server = await readPostmasterFile(join(dataDir, 'postgres'));
  process.kill(server?.pid ?? 0, 'SIGQUIT');
  const ready = async () => (await player.get('/readyz')).status;
  await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 5000, interval: 2 });
  expect((await player.get('/healthz')).status).toBe(200);
  await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 30_000 });
  expect((await player.place(player.placement(bet()))).body.status).toBe('accepted');
});
