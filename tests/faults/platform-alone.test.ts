import { chmod, rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DEMO_PLAYER } from '#platform/modules/accounts/demo-account.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { Security } from '#shared/contracts/security.ts';
import { GEO_COUNTRY_HEADER } from '#shared/contracts/site-config.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { END_DELAY_S, expectOrderlyEnd, probedStatus } from '../fixtures/orderly-end.ts';
import { type PlatformProcess, startPlatformProcess } from '../fixtures/platform/platform-process.ts';
import { TestClient } from '../fixtures/platform/test-platform.ts';

/** Time limit of a wait, long enough for a busy machine. */
const TIMEOUT_MS = 60_000;

let dataDir = '';
beforeAll(async () => {
  dataDir = temporaryFolder('platform-alone');
  await chmod(dataDir, 0o755);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Starts a platform for the tests of a group, on the data that all of them share: a first start takes longer. */
function platformWith(variables: Readonly<Record<string, string>>): () => PlatformProcess {
  let platform: PlatformProcess | undefined;
  beforeAll(async () => {
    platform = await startPlatformProcess(dataDir, { variables });
  });
  afterAll(async () => {
    platform?.signal('SIGKILL');
    await platform?.ended;
  });
  return () => {
    if (!platform) throw new Error('The platform has not started');
    return platform;
  };
}

/** Signs in with claims about the visitor; returns what the platform believed. */
async function believed({ origin }: PlatformProcess) {
  const client = new TestClient(origin);
  client.headers = { 'x-forwarded-for': '203.0.113.9', [GEO_COUNTRY_HEADER]: 'PT' };
  const body = { uLogin: DEMO_PLAYER.email, uPassword: DEMO_PLAYER.password, save: false };
  expect((await client.post(openPaths.login, body)).status).toBe(200);
  const { sessions } = (await client.get<Security>(openPaths.security)).body;
  return sessions.find(({ isThis }) => isThis);
}

describe('a platform alone', () => {
  const platform = platformWith({ SHUTDOWN_DELAY: String(END_DELAY_S) });

  test('believes no caller of its own machine about the visitor', async () => {
    expect(await believed(platform())).toMatchObject({ address: '127.0.0.1', country: null });
  });

  test('first reports not ready at SIGTERM, then accepts no connections, answers begun requests, and ends', async () => {
    await expectOrderlyEnd(platform(), `${openPaths.games}?section=line&limit=1`);
  });
});

describe('a platform alone with a proxy in TRUST_PROXY', () => {
  const platform = platformWith({ TRUST_PROXY: '127.0.0.1', SHUTDOWN_DELAY: '600' });

  test('believes that proxy about the visitor', async () => {
    expect(await believed(platform())).toMatchObject({ address: '203.0.113.9', country: 'PT' });
  });

  test('ends at once at a second signal', async () => {
    const { origin, signal, ended } = platform();
    signal('SIGTERM');
    await vi.waitFor(async () => expect(await probedStatus(`${origin}/readyz`)).toBe(503), {
      timeout: TIMEOUT_MS,
      interval: 20,
    });
    // A signal soon after the first counts as its copy, after which the platform still answers.
    await vi.waitFor(
      async () => {
        signal('SIGTERM');
        expect(await probedStatus(`${origin}/healthz`)).toBeNull();
      },
      { timeout: TIMEOUT_MS, interval: 100 },
    );
    expect(await ended).toBe(1);
  });
});
