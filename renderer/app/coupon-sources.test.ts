import { expect, test, vi } from 'vitest';
import type { Phase, PlacementBatch } from '#renderer/features/coupon/placement/batch.ts';
import { phaseChanged, placeAsked } from '#renderer/features/coupon/slice.ts';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import { listenForOutcomes } from './coupon-sources.ts';
import { makeStore } from './make-store.ts';

const PENDING: Phase = { kind: 'pending', decidesAt: 5 };
const UNKNOWN: Phase = { kind: 'unknown', attempts: 1 };
const ACCEPTED = { kind: 'accepted', coupon: {} } as Phase;
const REFUSED: Phase = {
  kind: 'refused',
  refusal: { code: 'COEF_CHANGED', selectionIds: [], prices: [], data: {} },
};
const PLACED = ['coupon_placed', { type: 1, legs: 2 }];
const TURNED_DOWN = ['coupon_refused', { type: 1, code: 'COEF_CHANGED' }];

test.each<[string, Phase[], unknown[]]>([
  ['accepted at once', [ACCEPTED], [PLACED]],
  ['refused at once', [REFUSED], [TURNED_DOWN]],
  ['held for the live delay', [PENDING], []],
  ['accepted after the live delay', [PENDING, ACCEPTED], [PLACED]],
  ['refused after the live delay', [PENDING, UNKNOWN, REFUSED], [TURNED_DOWN]],
  ['without an answer', [UNKNOWN, UNKNOWN], []],
  ['waiting for its odds', [{ kind: 'waiting', until: 9 }], []],
  ['rejected with the call', [{ kind: 'failed', code: 'UNAVAILABLE', retryAfter: null }], []],
])('a coupon that is %s is told by its outcome', (_what, phases, events) => {
  const { store, listeners } = makeStore({
    host: createMemoryHost(),
    fetcher: async () => ({ status: 200, body: null }),
    preloaded: { site: { config: siteConfig, renderedAt: 0, origin: '' } },
  });
  const track = vi.fn();
  const stop = listenForOutcomes(listeners, track);
  const body = { typeId: 1, bets: [{}, {}] };
  const batch = { id: 'b', typeId: 1, bets: [], intents: [{ key: 'k', body, phase: { kind: 'sending' } }] };
  store.dispatch(placeAsked(batch as unknown as PlacementBatch));
  for (const phase of phases) store.dispatch(phaseChanged({ batchId: 'b', key: 'k', phase }));
  expect(track.mock.calls).toEqual(events);
  stop();
});
