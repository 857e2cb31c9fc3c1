import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { loginCall, tokenCall } from '#shared/contracts/account.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { CAPTCHA_HEADER, FINGERPRINT_HEADER } from '#shared/domain/transport/answer-codes.ts';
import type { FetchAnswer, FetchRequest } from '../fetcher.ts';
import { createBrowserTransport } from './browser-transport.ts';
import { captchaPrompt } from './captcha-prompt.ts';
import { tokenShare } from './token-share.ts';

// Each test is a page of its own, whose token no other page has fetched.
beforeEach(() => tokenShare.forget());

const HISTORY: FetchRequest = { method: 'GET', path: openPaths.couponHistory };
const LOGIN: FetchRequest = { method: 'POST', path: loginCall.path, body: { uLogin: 'a' }, fingerprint: true };
const TOKEN = `${tokenCall.path}?force_refresh=true`;
const unsigned: FetchAnswer = { status: 401, body: {} };
const renewed: FetchAnswer = { status: 200, body: { data: { token: 'head.e30.sign' } } };
const commonHeaders = { 'x-requested-with': 'XMLHttpRequest', 'x-app-version': expect.stringMatching(/^\d/) };
const refused = (errorCode: number): FetchAnswer => ({ status: 400, body: { errorCode } });

/** Opens a page whose calls get these answers, and records them. */
function openPage(answerOf: (request: FetchRequest) => FetchAnswer) {
  const sent: FetchRequest[] = [];
  const send = async (request: FetchRequest) => {
    sent.push(request);
    return answerOf(request);
  };
  const headersOf = (name: string) => sent.map(({ headers }) => headers?.[name]);
  return { call: createBrowserTransport(send, null, () => 'ar'), sent, headersOf };
}

test('[C-04] [C-05] a call refused with 401 renews the token by one call and is repeated once, all with the common headers', async () => {
  const page = openPage(({ path }) => (path === TOKEN ? renewed : unsigned));
  expect(await page.call(HISTORY), 'a second 401 is final').toEqual(unsigned);
  expect(page.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `GET ${openPaths.couponHistory}`,
    `GET ${TOKEN}`,
    `GET ${openPaths.couponHistory}`,
  ]);
  for (const { headers } of page.sent) expect(headers).toMatchObject(commonHeaders);
});

test('[C-05] a refused token call, which has the common headers, is not healed by another token call', async () => {
  const page = openPage(() => unsigned);
  expect(await page.call({ method: tokenCall.method, path: tokenCall.path })).toEqual(unsigned);
  expect(page.sent).toMatchObject([{ path: tokenCall.path, headers: commonHeaders }]);
});

test('every call names the language of the page, in which its answer names teams', async () => {
  const page = openPage(() => ({ status: 200, body: {} }));
  await page.call(HISTORY);
  await page.call(LOGIN);
  expect(page.headersOf('accept-language')).toEqual(['ar', 'ar']);
});

test('[C-06] [C-13] a refused fingerprint is made again once for each call, and twice in a row at most', async () => {
  let made = 0;
  const collect = vi.fn(async () => {
    made += 1;
    return { token: `print ${made}`, now: 0, expiresAt: 3600, componentsData: {} };
  });
  vi.doMock(openPaths.fingerprintScript, () => ({ collect }));
  const page = openPage(() => refused(120));
  const seen: [sent: number, made: number][] = [];
  for (let press = 0; press < 3; press += 1) {
    expect(await page.call(LOGIN)).toEqual(refused(120));
    seen.push([page.sent.length, made]);
  }
  expect(seen).toEqual([
    [2, 2],
    [4, 3],
    [5, 3],
  ]);
  expect(page.headersOf(FINGERPRINT_HEADER)).toEqual(['print 1', 'print 2', 'print 2', 'print 3', 'print 3']);
  expect(collect).toHaveBeenCalledWith(expect.objectContaining({ 'x-requested-with': 'XMLHttpRequest' }));
  vi.doUnmock(openPaths.fingerprintScript);
});

test('[C-07] a captcha is asked for by the path of its call, and its result goes with the repetition', async () => {
  const page = openPage(({ headers }) =>
    headers?.[CAPTCHA_HEADER] === 'solved' ? { status: 200, body: null } : refused(100),
  );
  const asked: string[] = [];
  const stop = captchaPrompt.subscribe(() => {
    if (!captchaPrompt.isOpen()) return;
    asked.push(captchaPrompt.path());
    captchaPrompt.answer('solved');
  });
  onTestFinished(() => void stop());
  expect(await page.call({ ...HISTORY, path: `${openPaths.couponHistory}?state=open` })).toMatchObject({ status: 200 });
  expect(asked).toEqual([openPaths.couponHistory]);
  expect(page.headersOf(CAPTCHA_HEADER)).toEqual([undefined, 'solved']);
});
