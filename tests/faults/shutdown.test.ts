import { chmod, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { startPlatformProcess } from '../fixtures/platform/platform-process.ts';
import { startProduct } from '../fixtures/product.ts';

/** Seconds between signal and end, enough for all checks. */
const DELAY_S = 4;
/** Time limit of a wait, long enough for a busy machine. */
const TIMEOUT_MS = 60_000;

let dataDir = '';
beforeAll(async () => {
  dataDir = temporaryFolder('shutdown');
  await chmod(dataDir, 0o755);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Requests on a connection of their own, as a load balancer's probe does. */
const statusOf = (address: string) =>
  fetch(address, { headers: { connection: 'close' } }).then(
    ({ status }) => status,
    () => null,
  );

/** Begins a request without sending its end. */
function beginPost(address: string) {
  const body = '{"half":true}';
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const sending = request(address, { method: 'POST', headers });
  const status = new Promise<number | undefined>((resolve, reject) => {
    sending.once('error', reject);
    sending.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
    });
  });
  sending.write(body.slice(0, 5));
  return { finish: () => sending.end(body.slice(5)), status };
}

interface Server {
  readonly origin: string;
  signal(name: NodeJS.Signals): void;
  readonly ended: Promise<number | null>;
}

/** Checks what clients see of a server that is told to end. */
async function expectOrderlyEnd({ origin, signal, ended }: Server, page: string): Promise<void> {
  expect(await statusOf(`${origin}/readyz`)).toBe(200);
  const open = beginPost(origin + openPaths.logout);
  signal('SIGTERM');
  await vi.waitFor(async () => expect(await statusOf(`${origin}/readyz`)).toBe(503), {
    timeout: TIMEOUT_MS,
    interval: 5,
  });
  // The server is not ready, but still alive and accepting connections.
  expect(await statusOf(`${origin}/healthz`)).toBe(200);
  expect(await statusOf(origin + page)).toBe(200);
  await vi.waitFor(async () => expect(await statusOf(`${origin}/healthz`)).toBeNull(), {
    timeout: TIMEOUT_MS,
    interval: 20,
  });
  // It accepts no connection now, and finishes requests in progress.
  open.finish();
  expect(await open.status).toBeLessThan(500);
  expect(await ended).toBe(0);
}

test('SIGTERM: the platform first reports not ready, then accepts no connections, answers begun requests, and ends', async () => {
  const platform = await startPlatformProcess(dataDir, { variables: { SHUTDOWN_DELAY: String(DELAY_S) } });
  await expectOrderlyEnd(platform, `${openPaths.games}?section=line&limit=1`);
});

test('SIGTERM: the site with its platform ends in the same order', async () => {
  const product = await startProduct({ SHUTDOWN_DELAY: String(DELAY_S) });
  const ended = new Promise<number | null>((resolve) => product.process.once('exit', resolve));
  const signal = (name: NodeJS.Signals) => void product.process.kill(name);
  await expectOrderlyEnd({ origin: product.origin, signal, ended }, '/en');
  await product.stop();
});

test('a second signal ends a platform at once', async () => {
  const platform = await startPlatformProcess(dataDir, { variables: { SHUTDOWN_DELAY: '600' } });
  platform.signal('SIGTERM');
  await vi.waitFor(async () => expect(await statusOf(`${platform.origin}/readyz`)).toBe(503), {
    timeout: TIMEOUT_MS,
    interval: 20,
  });
  // A signal soon after the first counts as its copy, after which the platform still answers.
  await vi.waitFor(
    async () => {
      platform.signal('SIGTERM');
      expect(await statusOf(`${platform.origin}/healthz`)).toBeNull();
    },
    { timeout: TIMEOUT_MS, interval: 100 },
  );
  expect(await platform.ended).toBe(1);
});
