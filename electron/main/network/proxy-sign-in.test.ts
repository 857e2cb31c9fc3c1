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

test('a server that asks for credentials is refused without asking the page', async () => {
  const { made, told } = signIn(STORED);
  const answer = vi.fn();
  await made.ask({ ...PROXY, isProxy: false }, true, answer);
  expect(answer).toHaveBeenCalledExactlyOnceWith();
  expect(told).toEqual([]);
});

test('the page is asked once for all requests that wait for a proxy, and its answer serves all', async () => {
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

test('after a wrong password the page is asked again and told so', async () => {
  const { made, told } = signIn();
  await made.ask(PROXY, true, vi.fn());
  await made.signIn(1, ANSWER);
  await made.ask(PROXY, false, vi.fn());
  expect(told.at(-1)).toMatchObject({ id: 2, isAgain: true });
});

test('a cancelled question is not repeated for this call, and the call gets no credentials', async () => {
  const { made, told } = signIn();
  const answer = vi.fn();
  await made.ask(PROXY, true, answer);
  made.cancel(1);
  expect(answer).toHaveBeenCalledExactlyOnceWith();
  expect(told.at(-1)).toBeNull();
  expect(made.pending()).toBeNull();
});

test('stored credentials are used; when the proxy refuses them, the page is asked', async () => {
  const { made, told } = signIn(STORED);
  const first = vi.fn();
  await made.ask(PROXY, true, first);
  expect(first).toHaveBeenCalledExactlyOnceWith('eva', 'kept');
  await made.ask(PROXY, false, vi.fn());
  expect(told).toMatchObject([{ isAgain: true }]);
});

test('credentials of this run serve every session until a proxy refuses them', async () => {
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

test('credentials of one proxy are never sent to another', async () => {
  const { made, told } = signIn(STORED);
  const answer = vi.fn();
  await made.ask({ ...PROXY, host: 'evil.example' }, true, answer);
  expect(answer).not.toHaveBeenCalled();
  expect(told).toMatchObject([{ proxy: 'evil.example:3128' }]);
});

test('credentials are stored and forgotten as the player asks', async () => {
  const { made, stored } = signIn();
  await made.ask(PROXY, true, vi.fn());
  await made.signIn(1, { ...ANSWER, isStored: true });
  expect(await made.isStored()).toBe(true);
  made.forget();
  expect(stored.text).toBeNull();
  expect(await made.isStored()).toBe(false);
});

test('an answer to a missing challenge does nothing, and the log never has the password', async () => {
  const { made, log } = signIn(STORED);
  await made.signIn(99, ANSWER);
  made.cancel(99);
  await made.ask({ ...PROXY, isProxy: false }, true, vi.fn());
  expect(JSON.stringify(log.lines())).not.toMatch(/open sesame|kept"|eva|ana/);
});
