import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import { createBackend } from '../backend.ts';
import { escapeHtml } from '../html-template.ts';
import { createRenderGate, PageRefusal, type RenderGate } from '../render-gate.ts';
import { registerSharingPictures } from './sharing-pictures.ts';

interface Page {
  readonly title?: string;
  readonly image?: string;
  readonly locale?: string;
  readonly status?: number;
}

let site: FastifyInstance;
let page: Page;
let gate: RenderGate;
const asked = vi.fn();

beforeEach(() => {
  page = {};
  gate = createRenderGate();
  asked.mockClear();
  const backend = createBackend({
    ...{ origin: 'http://back.example', version: '1.2.3', configRetryMs: 1 },
    fetch: (async () => Response.json({ config: siteConfig, now: Date.now() })) as unknown as typeof globalThis.fetch,
  });
  site = Fastify();
  void site.register(cookie);
  registerSharingPictures(site, { backend }, { run: (...turn) => gate.run(...turn) });
  site.get('/:language/*', (request, reply) => {
    const { title = 'Rules – Fairline', image = `http://bets.example/sharing${request.url}.png`, locale = 'en' } = page;
    asked(request.headers);
    const meta = (name: string, content: string) => `<meta property="og:${name}" content="${escapeHtml(content)}">`;
    const head = [
      meta('title', title),
      meta('description', 'What holds.'),
      meta('locale', locale),
      meta('image', image),
    ];
    return reply
      .code(page.status ?? 200)
      .type('text/html')
      .send(`<head>${head.join('')}</head>`);
  });
});
afterEach(() => site.close());

const get = (path = '/sharing/en/rules.png', headers: Record<string, string> = {}) =>
  site.inject({ method: 'GET', url: path, headers: { host: 'bets.example', ...headers } });

describe('the picture of a page', () => {
  test('is a PNG of the size that networks show large, and says what the page says', async () => {
    const answer = await get();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const { width, height } = PNG.sync.read(answer.rawPayload);
    expect([width, height]).toEqual([1200, 630]);
    page = { title: 'News – Fairline' };
    expect((await get('/sharing/en/news.png')).rawPayload.equals(answer.rawPayload)).toBe(false);
  });

  test('names the site once, and has the signs of the title themselves', async () => {
    page = { title: 'A & B <c> – Fairline' };
    const named = await get('/sharing/en/one.png');
    page = { title: 'A & B <c>' };
    expect((await get('/sharing/en/two.png')).rawPayload.equals(named.rawPayload)).toBe(true);
  });

  test('is laid out from the right for a page of such a language', async () => {
    const markAt = ({ rawPayload }: { rawPayload: Buffer }, x: number) => {
      const { data, width } = PNG.sync.read(rawPayload);
      return [...data.subarray((80 * width + x) * 4, (80 * width + x) * 4 + 3)];
    };
    const left = await get();
    page = { title: 'قواعد الرهان', locale: 'ar' };
    const right = await get('/sharing/ar/rules.png');
    expect(markAt(left, 122)).toEqual(markAt(right, 1200 - 122));
    expect(markAt(left, 122)).not.toEqual(markAt(right, 122));
  });

  test('is drawn once, and sent to no client that has it', async () => {
    const { headers } = await get();
    expect((await get(undefined, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    expect((await get(undefined, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('shows what every visitor sees: the page is asked for without cookies', async () => {
    await get(undefined, { cookie: 'session=1', referer: 'http://other.example', 'user-agent': 'Reader' });
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ host: 'bets.example', 'user-agent': 'Reader' }));
    expect(asked.mock.calls[0]?.[0]).not.toHaveProperty('cookie');
    expect(asked.mock.calls[0]?.[0]).not.toHaveProperty('referer');
  });
});

describe('there is no picture', () => {
  test.each<[string, Page, string, number]>([
    ['of a page that names none', { image: '' }, '/sharing/en/rules.png', 404],
    [
      'of a page that names another',
      { image: 'http://bets.example/sharing/en/main.png' },
      '/sharing/en/rules.png',
      404,
    ],
    ['of a page that is not found', { status: 404 }, '/sharing/en/rules.png', 404],
    ['of a page that leads elsewhere', { status: 302 }, '/sharing/en/rules.png', 404],
    ['while pages cannot be drawn', { status: 503 }, '/sharing/en/rules.png', 503],
    ['while too many pages are asked for', { status: 429 }, '/sharing/en/rules.png', 503],
    ['of another ending', {}, '/sharing/en/rules.jpg', 404],
  ])('%s', async (_, given, path, status) => {
    page = given;
    expect((await get(path)).statusCode).toBe(status);
    page = {};
    // What was refused is not remembered.
    expect((await get()).statusCode).toBe(200);
  });

  test('while too many are drawn, and says when to ask again', async () => {
    gate = { run: () => Promise.reject(new PageRefusal(503, 7)) };
    const { statusCode, headers } = await get();
    expect([statusCode, headers['retry-after']]).toEqual([503, '7']);
  });
});
