import { expect, test } from 'vitest';
import type { Phase, PlacementBatch } from '../placement/batch.ts';
import { newsOf, type PlacementNews } from './placement-news.ts';

const PHASES = {
  sending: { kind: 'sending' },
  pending: { kind: 'pending', decidesAt: 1 },
  unknown: { kind: 'unknown', attempts: 1 },
  accepted: { kind: 'accepted' } as Phase,
  failed: { kind: 'failed', code: 'UNAVAILABLE', retryAfter: null },
} as const satisfies Record<string, unknown>;

const batchOf = (id: string, ...kinds: (keyof typeof PHASES)[]) =>
  ({ id, intents: kinds.map((kind) => ({ phase: PHASES[kind] })) }) as unknown as PlacementBatch;

test.each<[string, PlacementBatch | null, PlacementBatch | null, PlacementNews | null]>([
  ['accepted', batchOf('a', 'sending'), batchOf('a', 'accepted'), 'ended'],
  ['refused after the live delay', batchOf('a', 'pending'), batchOf('a', 'failed'), 'ended'],
  ['delayed', batchOf('a', 'sending'), batchOf('a', 'pending'), null],
  ['not answered', batchOf('a', 'sending'), batchOf('a', 'unknown'), 'unknown'],
  ['not answered again', batchOf('a', 'unknown'), batchOf('a', 'unknown'), null],
  ['known after all', batchOf('a', 'unknown'), batchOf('a', 'accepted'), 'ended'],
  ['in part', batchOf('a', 'sending', 'sending'), batchOf('a', 'accepted', 'sending'), null],
  ['in all its parts', batchOf('a', 'accepted', 'sending'), batchOf('a', 'accepted', 'failed'), 'ended'],
  ['over when it was first seen', null, batchOf('a', 'accepted'), null],
  ['over before', batchOf('a', 'accepted'), batchOf('a', 'accepted'), null],
  ['put away', batchOf('a', 'accepted'), null, null],
  ['another one', batchOf('a', 'sending'), batchOf('b', 'accepted'), null],
])('the announcement of a placement that is %s', (_what, before, after, news) => {
  expect(newsOf(before, after)).toBe(news);
});
