import { describe, expect, test } from 'vitest';
import type { FetchAnswer } from '#renderer/lib/api/fetcher.ts';
import type { Placement, PlacementAnswer } from '#shared/contracts/coupon.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { acceptedAnswer, betOf, NOW, nextKey, placementOf } from '#tests/fixtures/coupon-samples.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { createTabHub, openTab, type Tab } from '#tests/fixtures/open-tab.ts';
import type { PlacementBatch } from '../placement/batch.ts';
import { couponTaken, placeAsked } from '../slice.ts';
import { counterOfferOf, counterOffersIn } from './counter-offer.ts';
import { counterOfferAccepted, counterOfferDismissed } from './counter-offer-actions.ts';

const bets = [betOf(1), betOf(2)];
const ok = (body: unknown): FetchAnswer => ({ status: 200, body });

/** Answers as a book that takes 10.00 at most and sends no counter-offer. */
const bookOf = ({ body }: { readonly body?: unknown }): FetchAnswer => {
  const placement = body as Placement;
  if (placement.counterOfferKey !== undefined || placement.amount <= 1000) return ok(acceptedAnswer(placement));
  const data = { amount: 1000, asked: placement.amount, until: NOW + 20_000 };
  return ok({ status: 'refused', code: 'STAKE_OFFERED', selectionIds: [], prices: [], data } satisfies PlacementAnswer);
};

function batchOf(bodies: readonly Placement[], rest: Partial<PlacementBatch> = {}): PlacementBatch {
  const intents = bodies.map((body) => ({ key: body.id, body, phase: { kind: 'sending' } as const }));
  return { id: nextKey(), userId: 11, askedAt: NOW, iso: 'EUR', typeId: COUPON_TYPE.express, bets, intents, ...rest };
}

const kinds = (tab: Tab) => tab.coupon().batch?.intents.map(({ phase }) => phase.kind);
const placements = (tab: Tab) =>
  tab.requests.filter(({ path }) => path === '/web-api/coupons').map(({ body }) => body as Placement);

async function placed(batch: PlacementBatch, hub = createTabHub()): Promise<Tab> {
  const tab = openTab({ hub, answer: bookOf });
  await tab.settled();
  tab.store.dispatch(couponTaken({ bets, typeId: batch.typeId }));
  tab.store.dispatch(placeAsked(batch));
  await eventually(() => expect(kinds(tab)).not.toContain('sending'));
  return tab;
}

const express = (amount: number) => batchOf([{ ...placementOf(bets), amount }]);
const singles = (...amounts: number[]) =>
  batchOf(
    amounts.map((amount, index) => ({ ...placementOf([bets[index] ?? betOf(1)]), amount })),
    { typeId: COUPON_TYPE.manySingles },
  );

describe('a counter-offer', () => {
  test('is accepted with a new key that names the answered placement, at the seen prices', async () => {
    const batch = express(5000);
    const tab = await placed(batch);
    const [first] = tab.coupon().batch?.intents ?? [];
    expect(first && counterOfferOf(first.phase)).toEqual({ amount: 1000, asked: 5000, until: NOW + 20_000 });
    const newKey = nextKey();
    tab.store.dispatch(counterOfferAccepted({ batchId: batch.id, key: first?.key ?? '', newKey }));
    await eventually(() => expect(kinds(tab)).toEqual(['accepted']));
    const [asked, taken] = placements(tab);
    expect(taken).toEqual({ ...asked, id: newKey, amount: 1000, counterOfferKey: asked?.id });
    expect(tab.coupon().bets).toEqual([]);
  });

  test('is sent once, however often the button is pressed', async () => {
    const batch = express(5000);
    const tab = await placed(batch);
    const key = tab.coupon().batch?.intents[0]?.key ?? '';
    for (let press = 0; press < 3; press++)
      tab.store.dispatch(counterOfferAccepted({ batchId: batch.id, key, newKey: nextKey() }));
    await eventually(() => expect(kinds(tab)).toEqual(['accepted']));
    await tab.settled();
    expect(placements(tab)).toHaveLength(2);
  });

  test('can be dismissed: the coupon is unchanged, and nothing is sent', async () => {
    const batch = express(5000);
    const tab = await placed(batch);
    tab.store.dispatch(counterOfferDismissed({ batchId: batch.id, key: tab.coupon().batch?.intents[0]?.key ?? '' }));
    await tab.settled();
    expect(tab.coupon()).toMatchObject({ batch: null, bets: [{ coef: 2000 }, { coef: 2000 }] });
    expect(placements(tab)).toHaveLength(1);
  });

  test('[P-04] is made for each of many singles separately', async () => {
    const batch = singles(5000, 7000);
    const tab = await placed(batch);
    const [one, two] = counterOffersIn(tab.coupon().batch as PlacementBatch);
    tab.store.dispatch(counterOfferAccepted({ batchId: batch.id, key: one?.intent.key ?? '', newKey: nextKey() }));
    await eventually(() => expect(kinds(tab)).toEqual(['accepted', 'refused']));
    expect(tab.coupon().bets.map(({ selectionId }) => selectionId)).toEqual([bets[1]?.selectionId]);
    tab.store.dispatch(counterOfferDismissed({ batchId: batch.id, key: two?.intent.key ?? '' }));
    await tab.settled();
    expect(kinds(tab)).toEqual(['accepted']);
    expect(placements(tab)).toHaveLength(3);
  });

  test('is ignored when the coupon has another batch', async () => {
    const tab = await placed(express(5000));
    const before = tab.coupon();
    tab.store.dispatch(counterOfferAccepted({ batchId: nextKey(), key: nextKey(), newKey: nextKey() }));
    tab.store.dispatch(counterOfferDismissed({ batchId: nextKey(), key: nextKey() }));
    expect(tab.coupon()).toBe(before);
  });
});

test.each([
  ['no offer', { kind: 'accepted' }],
  ['another refusal', { kind: 'refused', refusal: { code: 'AMOUNT_MAX', data: { max: 5 } } }],
  ['an offer of nothing', { kind: 'refused', refusal: { code: 'STAKE_OFFERED', data: { amount: 0 } } }],
  ['an offer that cannot be read', { kind: 'refused', refusal: { code: 'STAKE_OFFERED', data: { amount: '10' } } }],
])('%s is not a counter-offer', (_, phase) => {
  expect(counterOfferOf(phase as never)).toBeNull();
});
