import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { UnknownAction } from '@reduxjs/toolkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeStore } from '#renderer/app/make-store.ts';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import type { Fetcher } from '#renderer/lib/api/fetcher.ts';
import { rejectedCall } from '#renderer/lib/api/rejected-call.ts';
import { sessionApi } from '#renderer/lib/api/session-api.ts';
import { createHealer } from '#renderer/lib/api/transport/healer.ts';
import { createTransport } from '#renderer/lib/api/transport/transport.ts';
import { sessionCall } from '#shared/contracts/account.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { FaultProxy } from '../fault-proxy/fault-proxy.ts';
import { config, NOW } from '../fixtures/coupon-samples.ts';

let backEnd: Server;
let proxy: FaultProxy;
beforeAll(async () => {
  backEnd = createServer((_request, response) => response.end('null'));
  await new Promise<void>((resolve) => backEnd.listen(0, '127.0.0.1', resolve));
  proxy = await FaultProxy.open(`http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await proxy.close();
  backEnd.close();
});
beforeEach(() => proxy.heal());

const CHECK = { method: 'GET', path: sessionCall.path };

/** Opens the requests of a page over a real network, without a browser. */
function openPage() {
  const send: Fetcher = async ({ path, method, signal }) => {
    const answer = await fetch(proxy.origin + path, { method, ...(signal ? { signal } : {}) });
    return { status: answer.status, body: await answer.json() };
  };
  const nothing = createHealer({ attempt: async () => null });
  const waits: number[] = [];
  const fetcher = createTransport({
    send,
    headersOf: async () => ({}),
    healers: { token: nothing, fingerprint: nothing, captcha: nothing },
    wait: (ms) => {
      waits.push(ms);
      return new Promise(() => {});
    },
  });
  const site = { config, renderedAt: NOW, origin: '' };
  const { store, listeners } = makeStore({ host: createMemoryHost(), fetcher, preloaded: { site } });
  const failures: UnknownAction[] = [];
  listeners.startListening({
    predicate: (action) => rejectedCall(action) !== null,
    effect: (action) => void failures.push(action),
  });
  return { ask: () => store.dispatch(sessionApi.endpoints.session.initiate()), failures, waits };
}

test('[C-09] a call abandoned on its way is aborted, not repeated, and not reported', async () => {
  proxy.failAlways(CHECK, { until: new Promise(() => {}) });
  const { ask, failures, waits } = openPage();
  const asked = ask();
  await eventually(() => expect(proxy.of(CHECK)).toHaveLength(1));
  asked.abort();
  await asked;
  await eventually(() => expect(proxy.of(CHECK)[0]?.isGivenUp).toBe(true));
  expect([proxy.of(CHECK).length, failures, waits]).toEqual([1, [], []]);
});

test('[C-09] a call abandoned while it waits for its retry is not repeated', async () => {
  proxy.failAlways(CHECK, { status: 503 });
  const { ask, failures, waits } = openPage();
  const asked = ask();
  await eventually(() => expect(waits).toEqual([1500]));
  asked.abort();
  await asked;
  expect([proxy.of(CHECK).length, failures]).toEqual([1, []]);
});

test('[C-09] a call whose connection is cut is repeated as its description says', async () => {
  proxy.failAlways(CHECK, { what: 'dropBefore' });
  const { ask, waits } = openPage();
  void ask();
  await eventually(() => expect(waits).toEqual([1500]));
  expect(proxy.of(CHECK)).toHaveLength(1);
});
