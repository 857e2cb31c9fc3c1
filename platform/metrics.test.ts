import { once } from 'node:events';
import { get as httpGet, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import { startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';
import { serveMetrics } from './metrics.ts';
import { noteCheck } from './modules/records/operator-checks-repository.ts';

let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());

/** Returns the figures by name with labels. */
async function figures(): Promise<Record<string, number>> {
  const lines = (await site.platform.metrics.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}

test('sign-ins, failures and refusals are counted', async () => {
  const before = await figures();
  const login = { uLogin: 'unknown@example.com', uPassword: 'wrong wrong', save: false };
  await site.client().post(openPaths.login, login);
  await site.client().get(openPaths.security);
  await site.player();
  const after = await figures();
  const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  expect(grown('fairline_security_events_total{kind="sign_in_failed"}')).toBe(1);
  expect(grown('fairline_security_events_total{kind="sign_in"}')).toBe(1);
  expect(grown('fairline_refusals_total{code="CREDENTIALS_WRONG"}')).toBe(1);
  expect(grown('fairline_refusals_total{code="SESSION_REQUIRED"}')).toBe(1);
  expect(grown('fairline_answers_total{status="4xx"}')).toBe(2);
});

test('the state of queues, log, feed and database is among the figures', async () => {
  await site.platform.securityLog.record({ kind: 'staff_act' });
  await site.platform.securityLog.seal();
  const all = await figures();
  expect(all).toMatchObject({
    fairline_leader: 1,
    fairline_password_hashes: 0,
    fairline_outbox_dead: 0,
    fairline_security_log_unsealed: 0,
    fairline_feed_connections: 0,
    fairline_feed_silence_seconds: expect.any(Number),
    fairline_database_wait_seconds: expect.any(Number),
    nodejs_eventloop_lag_seconds: expect.any(Number),
  });
  expect(all.fairline_security_log_position).toBeGreaterThan(0);
  expect(all.fairline_database_connections).toBeGreaterThan(0);
});

test('a message that waits is counted with its age', async () => {
  await site.database.owner`
    insert into message (channel, recipient, kind, subject, body, written_at, ends_at, state)
    values ('email', 'one@example.com', 'x', '', '', ${site.platform.clock.now() - 90_000}, 0, 'waiting')`;
  const { fairline_outbox_waiting: waiting, fairline_outbox_age_seconds: age } = await figures();
  expect(waiting).toBe(1);
  expect(age).toBeGreaterThanOrEqual(90);
});

test('the last run of each check of an operator is among the figures', async () => {
  await noteCheck(site.database.owner, 'audit', 3);
  await noteCheck(site.database.owner, 'audit', 2);
  await noteCheck(site.database.owner, 'verify_log', 0);
  const all = await figures();
  expect(all['fairline_check_problems{check="audit"}']).toBe(2);
  expect(all['fairline_check_problems{check="verify_log"}']).toBe(0);
  expect(all['fairline_check_age_seconds{check="audit"}']).toBeGreaterThanOrEqual(0);
});

test('figures are served on a port of their own, and the calls’ port has none', async () => {
  const server = await serveMetrics({ port: 0, host: '127.0.0.1', names: [], ...site.platform.metrics });
  try {
    const { port, address } = server.address() as AddressInfo;
    expect(address).toBe('127.0.0.1');
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toContain('fairline_answers_total');
    for (const [host, status] of [
      ['localhost', 200],
      ['evil.example', 421],
      [`evil.example:${port}`, 421],
    ] as const) {
      const request = httpGet({ port, path: '/metrics', headers: { host } });
      const [strange] = (await once(request, 'response')) as [IncomingMessage];
      strange.resume();
      expect([host, strange.statusCode]).toEqual([host, status]);
    }
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
    const taken = serveMetrics({ port, host: '127.0.0.1', names: [], ...site.platform.metrics });
    await expect(taken).rejects.toThrow('Choose another METRICS_PORT');
  } finally {
    server.close();
  }
  expect((await site.client().visit('/metrics')).status).toBe(404);
});
