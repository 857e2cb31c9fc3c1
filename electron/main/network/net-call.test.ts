import { EventEmitter } from 'node:events';
import type { AuthInfo, ClientRequest, ClientRequestConstructorOptions } from 'electron';
import { expect, test, vi } from 'vitest';
import { createNetCall } from './net-call.ts';

/** A request that is answered by the test. */
class PlayedRequest extends EventEmitter {
  readonly headers: Record<string, string> = {};
  readonly written: string[] = [];
  isEnded = false;
  isAborted = false;
  setHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  write(chunk: Buffer): void {
    this.written.push(chunk.toString());
  }
  end(): void {
    this.isEnded = true;
  }
  abort(): void {
    this.isAborted = true;
    this.emit('close');
  }
}

function net() {
  const request = new PlayedRequest();
  const options: ClientRequestConstructorOptions[] = [];
  const onLogin = vi.fn();
  const call = createNetCall({
    request: (given) => {
      options.push(given);
      return request as unknown as ClientRequest;
    },
    partition: 'persist:profile-first',
    onLogin,
  });
  const answer = (statusCode: number, headers: Record<string, string | string[]> = {}) => {
    const message = Object.assign(new EventEmitter(), { statusCode, headers });
    request.emit('response', message);
    return message;
  };
  return { request, options, onLogin, call, answer };
}

test('a call goes the way of its profile, without what Chromium keeps', async () => {
  const { request, options, call, answer } = net();
  const body = new TextEncoder().encode('{"a":1}').buffer;
  const pending = call('https://site.test/x', { method: 'POST', headers: { cookie: 'session=s' }, body });
  expect(options).toMatchObject([
    { url: 'https://site.test/x', method: 'POST', partition: 'persist:profile-first', credentials: 'omit' },
  ]);
  expect(request).toMatchObject({ headers: { cookie: 'session=s' }, written: ['{"a":1}'], isEnded: true });
  const message = answer(200, { 'content-type': 'text/plain', 'set-cookie': ['a=1', 'b=2'] });
  const response = await pending;
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  message.emit('data', Buffer.from('one '));
  message.emit('data', Buffer.from('two'));
  message.emit('end');
  expect(await response.text()).toBe('one two');
});

test('a proxy that asks is told to whoever signs in, and that it asks again', () => {
  const { request, onLogin, call } = net();
  void call('https://site.test/x', {});
  const info = { isProxy: true, scheme: 'basic', host: 'proxy', port: 1, realm: '' } satisfies AuthInfo;
  const answer = vi.fn();
  request.emit('login', info, answer);
  request.emit('login', info, answer);
  expect(onLogin.mock.calls).toEqual([
    [info, true, answer],
    [info, false, answer],
  ]);
});

test('a redirect is an answer and is not followed', async () => {
  const { request, call } = net();
  const pending = call('https://site.test/x', {});
  request.emit('redirect', 302, 'GET', 'https://elsewhere.test/', { 'set-cookie': ['a=1'] });
  const response = await pending;
  expect([response.status, response.headers.get('location'), response.headers.getSetCookie()]).toEqual([
    302,
    'https://elsewhere.test/',
    ['a=1'],
  ]);
});

test('what stops a call is told, and a call that is given up is stopped', async () => {
  const { request, call } = net();
  const pending = call('https://site.test/x', {});
  request.emit('error', new Error('net::ERR_PROXY_CONNECTION_FAILED'));
  await expect(pending).rejects.toThrow('net::ERR_PROXY_CONNECTION_FAILED');

  const other = net();
  const given = new AbortController();
  const left = other.call('https://site.test/x', { signal: given.signal });
  given.abort();
  await expect(left).rejects.toThrow();
  expect(other.request.isAborted).toBe(true);
  await expect(net().call('https://site.test/x', { signal: AbortSignal.abort() })).rejects.toThrow();
});

test('an answer that breaks off fails, and one without a body has none', async () => {
  const broken = net();
  const pending = broken.call('https://site.test/x', {});
  const message = broken.answer(200);
  message.emit('data', Buffer.from('half'));
  message.emit('aborted');
  await expect((await pending).text()).rejects.toThrow('aborted');

  const empty = net();
  const none = empty.call('https://site.test/x', {});
  empty.answer(204);
  expect((await none).body).toBeNull();
});
