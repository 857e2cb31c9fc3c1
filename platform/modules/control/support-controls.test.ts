import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTROL_SUPPORT_PAGE } from '#shared/contracts/control-support.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

/** Id of no thread and of no call. */
const NONE = 999_999_999;

let site: TestPlatform;
beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());

interface Line {
  readonly id: number;
  readonly userId: number;
  readonly state: string;
}

const threads = async () =>
  (await site.client().get<{ threads: Line[] }>(`${CONTROL_SUPPORT_PAGE}/threads`)).body.threads;
const threadOf = async ({ userId }: TestPlayer) => (await threads()).find((line) => line.userId === userId)?.id ?? 0;

async function asking(text = 'Hello'): Promise<TestPlayer> {
  const player = await site.player();
  const key = { 'idempotency-key': randomUUID() };
  expect((await player.post(openPaths.supportRequests, { topic: 'other', text }, key)).status).toBe(200);
  return player;
}

async function pageAt(query = '') {
  const answer = await fetch(site.origin + CONTROL_SUPPORT_PAGE + query);
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
}

function send(fields: Record<string, string>, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) {
  const body = new URLSearchParams(fields);
  return fetch(site.origin + CONTROL_SUPPORT_PAGE, { method: 'POST', body, headers, redirect: 'manual' });
}

describe('[N-07] the agents’ side as calls', () => {
  test('answers and closes threads, and refuses unknown ones', async () => {
    const player = await asking('Where is it?');
    const threadId = await threadOf(player);
    const answered = await site.client().post(`${CONTROL_SUPPORT_PAGE}/answer`, { threadId, text: 'Here.' });
    expect(answered).toMatchObject({ status: 200, body: { author: 'staff', text: 'Here.' } });
    const one = await site.client().get(`${CONTROL_SUPPORT_PAGE}/threads/${threadId}`);
    expect(one.body).toMatchObject({ state: 'answered', messages: [{ text: 'Where is it?' }, { text: 'Here.' }] });
    await site.client().post(`${CONTROL_SUPPORT_PAGE}/close`, { threadId });
    expect((await threads()).find(({ id }) => id === threadId)?.state).toBe('closed');
    for (const [name, body] of [
      ['answer', { threadId: NONE, text: 'Nobody' }],
      ['close', { threadId: NONE }],
      ['called', { callbackId: NONE }],
    ] as const) {
      const answer = await site.client().post(`${CONTROL_SUPPORT_PAGE}/${name}`, body);
      expect(answer).toMatchObject({ status: 404, body: { code: 'SUPPORT_REQUEST_UNKNOWN' } });
    }
  });

  test('lists threads that wait for an answer first', async () => {
    const [first, second] = [await asking(), await asking()];
    const id = await threadOf(second);
    await site.client().post(`${CONTROL_SUPPORT_PAGE}/answer`, { threadId: id, text: 'Answered' });
    const ids = (await threads()).map((line) => line.id);
    expect(ids.indexOf(await threadOf(first))).toBeLessThan(ids.indexOf(id));
  });
});

describe('[N-07] the agents’ side as a page', () => {
  test('shows visitors’ messages as text, runs nothing and posts only to itself', async () => {
    const player = await asking('<script>alert(1)</script> & "more"');
    const id = await threadOf(player);
    for (const query of ['', `?thread=${id}`]) {
      const { status, html, headers } = await pageAt(query);
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;');
      expect(html).not.toContain('<script');
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-.*form-action 'self'/,
      );
    }
    expect((await pageAt(`?thread=${NONE}`)).status).toBe(404);
  });

  test('stores an answer once, however often the form is sent', async () => {
    const player = await asking();
    const id = String(await threadOf(player));
    const key = /name="key" value="([\w-]+)"/.exec((await pageAt(`?thread=${id}`)).html)?.[1] ?? '';
    for (const _ of [1, 2]) {
      const answer = await send({ action: 'answer', id, key, text: 'Good evening.\r\nHow can I help?' });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${CONTROL_SUPPORT_PAGE}?thread=${id}`]);
    }
    expect((await pageAt(`?thread=${id}`)).html.match(/Good evening/g)).toHaveLength(1);
    expect((await send({ action: 'close', id })).status).toBe(303);
    expect((await threads()).find((line) => String(line.id) === id)?.state).toBe('closed');
  });

  test.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['an old browser at another site', { origin: 'https://evil.example' }],
    ['a frame without an origin', { origin: 'null' }],
  ])('a form that %s sends is refused, and nothing is written', async (_, headers) => {
    const player = await asking();
    const id = String(await threadOf(player));
    const answer = await send({ action: 'answer', id, key: randomUUID(), text: 'Forged' }, headers);
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'CROSS_SITE']);
    expect((await pageAt(`?thread=${id}`)).html).not.toContain('Forged');
  });

  test('names what is wrong with a form, and other controls accept none', async () => {
    const empty = await send({ action: 'answer', id: '5001', key: randomUUID(), text: ' ' });
    expect([empty.status, (await empty.json()).issues[0].path]).toEqual([400, 'text']);
    const other = await fetch(`${site.origin}/__control/reset`, { method: 'POST', body: new URLSearchParams({}) });
    expect(other.status).toBe(400);
  });

  test('removes completed callbacks from the list', async () => {
    const player = await site.player();
    const key = { 'idempotency-key': randomUUID() };
    const body = { phone: '+442079460000', preferredAt: null, language: 'en' };
    const { body: asked } = await player.post<{ id: number }>(openPaths.supportCallbacks, body, key);
    expect((await pageAt()).html).toContain('+442079460000');
    expect((await send({ action: 'called', id: String(asked.id) })).headers.get('location')).toBe(CONTROL_SUPPORT_PAGE);
    expect((await pageAt()).html).toMatch(/\+442079460000.*called 20/);
  });
});

test('in production the agents’ side is not among the controls', async () => {
  const closed = await startTestPlatform({ environment: parseEnvironment({ NODE_ENV: 'production' }) });
  for (const path of ['', '/threads']) {
    const answer = await fetch(closed.origin + CONTROL_SUPPORT_PAGE + path);
    expect(answer.status).toBe(404);
  }
  await closed.close();
});
