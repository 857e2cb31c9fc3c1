import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { createCallRegistry } from '#platform/plugins/call-route.ts';
import { readFrame } from '#shared/domain/feed/feed-decode.ts';
import { FEED_LIMITS, FEED_POLL_PATH } from '#shared/domain/feed/feed-protocol.ts';
import { selectionOf } from '#shared/domain/ids/selection-id.ts';
import { createFakeBook, localIdOf } from './fake-book.fixture.ts';
import { createFeedHub } from './feed-hub.ts';
import { feedModule } from './feed-module.ts';

const A = 100_001;
const HOME = localIdOf(1);
const CORNERS = localIdOf(20, 9);

async function startApp() {
  const book = createFakeBook();
  book.open(A, { [HOME]: 1850, [CORNERS]: 3000 });
  const feed = createFeedHub({ book, clock: { now: () => 1_790_000_000_000, onChange: () => () => undefined } });
  const app = Fastify();
  const { register } = createCallRegistry(async () => 0);
  feedModule(app, { register, feed, ticketOf: async () => 'ticket' });
  app.addHook('onClose', () => feed.close());
  async function poll(query: Record<string, string>) {
    const answer = await app.inject({ url: FEED_POLL_PATH, query });
    const { epoch, frame } = answer.json<{ epoch: string; frame: string }>();
    return { answer, epoch, frame: frame === undefined ? null : readFrame(Buffer.from(frame, 'base64')) };
  }
  return { app, book, feed, poll };
}

describe('the feed without a socket', () => {
  test('answers a snapshot, then the changes since the given position', async () => {
    const { app, book, poll } = await startApp();
    const first = await poll({ full: String(A) });
    expect(first.frame).toMatchObject({ kind: 'snapshot', sequence: 0, whole: [{ gameId: A, scope: 'full' }] });
    expect(first.answer.headers['cache-control']).toBe('no-store');
    book.flush({ gameId: A, prices: { [CORNERS]: 2900 } });
    const { frame } = await poll({ full: String(A), epoch: first.epoch, sequence: '0' });
    expect(frame).toMatchObject({ kind: 'changes', previous: 0, sequence: 1, whole: [] });
    expect(frame?.odds).toEqual([{ selectionId: selectionOf(A, CORNERS), price: 2900, suspended: false }]);
    await app.close();
  });

  test('answers a request without games with the clock and the position', async () => {
    const { app, poll } = await startApp();
    expect((await poll({})).frame).toMatchObject({ kind: 'snapshot', odds: [], now: 1_790_000_000_000 });
    await app.close();
  });

  const many = (count: number) => Array.from({ length: count }, (_, index) => 1000 + index).join();
  test.each<[string, Record<string, string>, number]>([
    ['as many games as a subscription holds', { main: many(FEED_LIMITS.main), full: many(FEED_LIMITS.full) }, 200],
    ['one more in its columns', { main: many(FEED_LIMITS.main + 1) }, 400],
    ['one more whole', { full: many(FEED_LIMITS.full + 1) }, 400],
    ['malformed ids', { main: '1,x' }, 400],
    ['game 0', { main: '0' }, 400],
    ['an id beyond 27 bits', { main: '134217728' }, 400],
    ['a malformed sequence', { main: '1', epoch: 'e', sequence: '-1' }, 400],
  ])('answers a request for %s with its status', async (_, query, status) => {
    const { app } = await startApp();
    const { statusCode } = await app.inject({ url: FEED_POLL_PATH, query });
    expect(statusCode).toBe(status);
    await app.close();
  });
});
