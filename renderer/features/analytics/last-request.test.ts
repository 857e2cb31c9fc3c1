import { expect, test, vi } from 'vitest';
import { eventually } from '#tests/fixtures/eventually.ts';
import { createLastRequests } from './last-request.ts';

test('[C-04] a request of a closing page outlives it, and carries the headers of every call', () => {
  const send = vi.fn(async (_address: string, _init: RequestInit) => new Response());
  expect(createLastRequests(send as unknown as typeof fetch)('/collect', { events: [1] })).toBe(true);
  expect(send).toHaveBeenCalledExactlyOnceWith('/collect', {
    method: 'POST',
    keepalive: true,
    body: '{"events":[1]}',
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'x-app-version': expect.stringMatching(/^\d+\.\d+\.\d+/),
      'content-type': 'application/json',
    },
  });
});

test('what browsers would refuse is not sent, so that it can be kept', async () => {
  const pending = Promise.withResolvers<Response>();
  const post = createLastRequests((() => pending.promise) as unknown as typeof fetch);
  const large = { text: 'x'.repeat(40_000) };
  expect([post('/collect', large), post('/collect', large)]).toEqual([true, false]);
  pending.resolve(new Response());
  await eventually(() => expect(post('/collect', large)).toBe(true));
});
