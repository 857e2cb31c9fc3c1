import { chmod, rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PLAYER } from '#platform/modules/accounts/demo-account.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { Security } from '#shared/contracts/security.ts';
import { GEO_COUNTRY_HEADER } from '#shared/contracts/site-config.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { startPlatformProcess } from '../fixtures/platform/platform-process.ts';
import { TestClient } from '../fixtures/platform/test-platform.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = temporaryFolder('platform-alone');
  await chmod(dataDir, 0o755);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Signs in on a platform that runs alone, with claims about the visitor; returns what the platform believed. */
async function believed(variables: Readonly<Record<string, string>>) {
  const platform = await startPlatformProcess(dataDir, { variables });
  try {
    const client = new TestClient(platform.origin);
    client.headers = { 'x-forwarded-for': '203.0.113.9', [GEO_COUNTRY_HEADER]: 'PT' };
    const body = { uLogin: DEMO_PLAYER.email, uPassword: DEMO_PLAYER.password, save: false };
    expect((await client.post(openPaths.login, body)).status).toBe(200);
    const { sessions } = (await client.get<Security>(openPaths.security)).body;
    return sessions.find(({ isThis }) => isThis);
  } finally {
    await platform.stop();
  }
}

test('a platform alone believes no caller of its own machine about the visitor, unless TRUST_PROXY names it', async () => {
  expect(await believed({})).toMatchObject({ address: '127.0.0.1', country: null });
  expect(await believed({ TRUST_PROXY: '127.0.0.1' })).toMatchObject({ address: '203.0.113.9', country: 'PT' });
});
