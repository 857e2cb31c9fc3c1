import { EventEmitter } from 'node:events';
import type { AuthInfo, ClientRequest, ClientRequestConstructorOptions } from 'electron';
import { expect, test, vi } from 'vitest';
import { createNetCall } from './net-call.ts';

/** Request that the test answers. */
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
    request: (requested) => {
      options.push(requested);
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

test('a call uses the session of its profile, without Chromium’s cookies and cache', async () => {
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

test('a request for credentials is passed on, and so is its repetition', () => {
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

test('a network error rejects the call, and a cancelled call is aborted', async () => {
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

test('an interrupted answer fails, and an answer without a body has none', async () => {
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
