import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { Fault } from '#shared/contracts/control.ts';
import { answerAfter } from '#tests/fixtures/still-waiting.ts';
import { createMemoryFaultStore } from './fault-store.ts';
import { matchesPattern, openFaults } from './faults.ts';
import { installFaults } from './install-faults.ts';

test.each([
  ['GET /web-api/coupons', 'GET', '/web-api/coupons', true],
  ['get /web-api/coupons', 'GET', '/web-api/coupons', true],
  ['GET /web-api/coupons', 'POST', '/web-api/coupons', false],
  ['* /web-api/coupons', 'POST', '/web-api/coupons', true],
  ['GET /web-api/coupons', 'GET', '/web-api/coupons/1', false],
  ['GET /web-api/*', 'GET', '/web-api/coupons', true],
  ['GET /web-api/*', 'GET', '/web-api/coupons/1', false],
  ['GET /web-api/**', 'GET', '/web-api/coupons/1', true],
  ['GET /web-api/line/games/*', 'GET', '/web-api/line/games/17', true],
  ['GET /bff-api/config/all.json', 'GET', '/bff-api/config/allxjson', false],
  ['* /**', 'DELETE', '/', true],
])('the pattern %s meets %s %s: %s', (pattern, method, path, isMet) => {
  expect(matchesPattern(pattern, method, path)).toBe(isMet);
});

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function appWith(...asked: (Fault & { times?: number })[]) {
  const faults = await openFaults(createMemoryFaultStore());
  for (const { times = 1, ...fault } of asked) await faults.add(fault, times);
  const handler = vi.fn(async () => ({ done: true }));
  const app = Fastify();
  installFaults(app, faults);
  app.route({ method: ['GET', 'POST'], url: '/web-api/coupons', handler });
  app.route({ method: ['GET', 'POST'], url: '/__control/state', handler });
  closers.push(() => app.close());
  return { app, faults, handler };
}

test('a fault with a status answers instead of the call, the requested number of times', async () => {
  const { app, handler } = await appWith({ pattern: 'POST /web-api/coupons', status: 503, times: 2 });
  const answers = [];
  for (let call = 0; call < 3; call += 1)
    answers.push(await app.inject({ method: 'POST', url: '/web-api/coupons?x=1' }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 200]);
  expect(answers[0]?.json()).toMatchObject({ code: 'UNAVAILABLE' });
  expect(handler).toHaveBeenCalledTimes(1);
});

test('a fault can answer with any body: the 451 of changed terms', async () => {
  const body = { exception_code: 1 };
  const { app } = await appWith({ pattern: '* /web-api/**', status: 451, body });
  const answer = await app.inject('/web-api/coupons');
  expect(answer.statusCode).toBe(451);
  expect(answer.json()).toEqual(body);
});

test('a fault with a delay lets the call through later', async () => {
  const { app, handler } = await appWith({ pattern: 'GET /web-api/coupons', delayMs: 80 });
  const { answer, wasStillWaiting } = await answerAfter(75, async () => app.inject('/web-api/coupons'));
  expect(wasStillWaiting).toBe(true);
  expect(answer.json()).toEqual({ done: true });
  expect(handler).toHaveBeenCalledTimes(1);
});

test('calls that match nothing, and the controls themselves, meet no fault', async () => {
  const { app, faults } = await appWith({ pattern: '* /**', status: 500, times: 5 });
  expect((await app.inject('/__control/state')).statusCode).toBe(200);
  await faults.clear();
  expect((await app.inject('/web-api/coupons')).statusCode).toBe(200);
});

test('a fault that drops the answer lets the call happen, without an answer to the caller', async () => {
  const { app, handler } = await appWith({ pattern: 'POST /web-api/coupons', drop: true });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await expect(fetch(`${origin}/web-api/coupons`, { method: 'POST' })).rejects.toThrow(TypeError);
  expect(handler).toHaveBeenCalledTimes(1);
  const second = await fetch(`${origin}/web-api/coupons`, { method: 'POST' });
  expect(await second.json()).toEqual({ done: true });
});

test('a fault that drops the call prevents its effect', async () => {
  const pattern = 'POST /web-api/coupons';
  const { app, handler } = await appWith({ pattern, dropBefore: true }, { pattern, delayMs: 1 });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await expect(fetch(`${origin}/web-api/coupons`, { method: 'POST' })).rejects.toThrow(TypeError);
  // The second call meets a fault too: where it arrives, the first one would have arrived before it.
  const second = await fetch(`${origin}/web-api/coupons`, { method: 'POST' });
  expect(await second.json()).toEqual({ done: true });
  expect(handler).toHaveBeenCalledTimes(1);
});

async function socketWith(fault: Fault) {
  const { app, faults } = await appWith(fault);
  const sockets = new WebSocketServer({ noServer: true });
  app.server.on('upgrade', (request, socket, head) => {
    if (request.url === '/web-api/feed') sockets.handleUpgrade(request, socket, head, (peer) => peer.send('hello'));
    else if (app.server.listenerCount('upgrade') === 1) socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
  });
  const origin = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');

  function open(path = '/web-api/feed'): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>();
    const peer = new WebSocket(`${origin}${path}`);
    peer.on('message', (data) => {
      resolve(String(data));
      peer.terminate();
    });
    peer.on('error', (error) => resolve(error.message));
    return promise;
  }

  return { open, faults };
}

test.each([
  ['cut', { dropBefore: true }, 'socket hang up'],
  ['refused with a status', { status: 503 }, 'Unexpected server response: 503'],
  ['opened later', { delayMs: 60 }, 'hello'],
] as const)('a fault makes a socket upgrade %s, and the next one opens', async (_what, fault, heard) => {
  const { open, faults } = await socketWith({ pattern: 'GET /web-api/feed', ...fault });
  const { answer, wasStillWaiting } = await answerAfter(55, open);
  expect(answer).toBe(heard);
  if ('delayMs' in fault) expect(wasStillWaiting).toBe(true);
  expect(await faults.all()).toEqual([]);
  expect(await open()).toBe('hello');
  expect(await open('/elsewhere')).toBe('Unexpected server response: 404');
});

test('processes on one store share the count', async () => {
  const store = createMemoryFaultStore();
  const [one, two] = [await openFaults(store), await openFaults(store)];
  await one.add({ pattern: 'GET /x', status: 500 }, 2);
  const met = [two, one, two, one].map((faults) => faults.meet('GET', '/x'));
  expect((await Promise.all(met)).filter((fault) => fault !== null)).toHaveLength(2);
  expect(two.meet('GET', '/x')).toBeNull();
});
