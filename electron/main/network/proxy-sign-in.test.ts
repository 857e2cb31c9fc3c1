import type { AuthInfo } from 'electron';
import { expect, test, vi } from 'vitest';
import type { ProxyChallenge } from '#shared/host/desktop/network.ts';
import { DesktopLog } from '../log/desktop-log.ts';
import { ProxySignIn } from './proxy-sign-in.ts';

const PROXY: AuthInfo = { isProxy: true, scheme: 'basic', host: 'proxy.example', port: 3128, realm: 'office' };
const ANSWER = { name: 'ana', password: 'open sesame', isStored: false };

function signIn(initial: string | null = null) {
  const stored = { text: initial };
  const told: (ProxyChallenge | null)[] = [];
  const log = new DesktopLog(() => undefined);
  const made = new ProxySignIn({
    vault: {
      read: async () => stored.text,
      write: async (text) => {
        stored.text = text;
      },
      clear: () => {
        stored.text = null;
      },
    },
    tell: (challenge) => told.push(challenge),
    log,
  });
  return { made, told, stored, log };
}

const STORED = JSON.stringify({ proxy: 'proxy.example:3128', name: 'eva', password: 'kept' });

test('a server that asks is refused, and the page hears nothing of it', async () => {
  const { made, told } = signIn(STORED);
  const answer = vi.fn();
  await made.ask({ ...PROXY, isProxy: false }, true, answer);
  expect(answer).toHaveBeenCalledExactlyOnceWith();
  expect(told).toEqual([]);
});

test('the page is asked once for everybody who waits for the proxy, and its answer is for all', async () => {
  const { made, told, stored } = signIn();
  const answers = [vi.fn(), vi.fn()];
  for (const answer of answers) await made.ask(PROXY, true, answer);
  expect(told).toEqual([{ id: 1, proxy: 'proxy.example:3128', realm: 'office', isAgain: false }]);
  expect(made.pending()).toEqual(told[0]);
  await made.signIn(1, ANSWER);
  for (const answer of answers) expect(answer).toHaveBeenCalledExactlyOnceWith('ana', 'open sesame');
  expect(told.at(-1)).toBeNull();
  expect(stored.text).toBeNull();
});

test('a wrong password is asked for again, and said to be wrong', async () => {
  const { made, told } = signIn();
  await made.ask(PROXY, true, vi.fn());
  await made.signIn(1, ANSWER);
  await made.ask(PROXY, false, vi.fn());
  expect(told.at(-1)).toMatchObject({ id: 2, isAgain: true });
});

test('whoever cancels is asked no more for this call, and the call gets no name', async () => {
  const { made, told } = signIn();
  const answer = vi.fn();
  await made.ask(PROXY, true, answer);
  made.cancel(1);
  expect(answer).toHaveBeenCalledExactlyOnceWith();
  expect(told.at(-1)).toBeNull();
  expect(made.pending()).toBeNull();
});

test('what is kept answers by itself; when it is refused, the page is asked', async () => {
  const { made, told } = signIn(STORED);
  const first = vi.fn();
  await made.ask(PROXY, true, first);
  expect(first).toHaveBeenCalledExactlyOnceWith('eva', 'kept');
  await made.ask(PROXY, false, vi.fn());
  expect(told).toMatchObject([{ isAgain: true }]);
});

test('what was answered in this run answers for every session, until a proxy refuses it', async () => {
  const { made, told } = signIn(STORED.replace('3128', '1'));
  await made.ask(PROXY, true, vi.fn());
  await made.signIn(1, ANSWER);
  const [second, third] = [vi.fn(), vi.fn()];
  await made.ask(PROXY, true, second);
  expect(second).toHaveBeenCalledExactlyOnceWith('ana', 'open sesame');
  await made.ask(PROXY, false, vi.fn());
  await made.ask(PROXY, true, third);
  expect(third).not.toHaveBeenCalled();
  expect(told.at(-1)).toMatchObject({ id: 2, isAgain: true });
  made.forget();
  await made.ask({ ...PROXY, realm: 'other' }, true, third);
  expect(third).not.toHaveBeenCalled();
});

test('what is kept for one proxy is told to no other', async () => {
  const { made, told } = signIn(STORED);
  const answer = vi.fn();
  await made.ask({ ...PROXY, host: 'evil.example' }, true, answer);
  expect(answer).not.toHaveBeenCalled();
  expect(told).toMatchObject([{ proxy: 'evil.example:3128' }]);
});

test('an answer is kept where that is wished, and forgotten when that is wished', async () => {
  const { made, stored } = signIn();
  await made.ask(PROXY, true, vi.fn());
  await made.signIn(1, { ...ANSWER, isStored: true });
  expect(await made.isStored()).toBe(true);
  made.forget();
  expect(stored.text).toBeNull();
  expect(await made.isStored()).toBe(false);
});

test('an answer to what is gone does nothing, and no line of the log has the password', async () => {
  const { made, log } = signIn(STORED);
  await made.signIn(99, ANSWER);
  made.cancel(99);
  await made.ask({ ...PROXY, isProxy: false }, true, vi.fn());
  expect(JSON.stringify(log.lines())).not.toMatch(/open sesame|kept"|eva|ana/);
});
