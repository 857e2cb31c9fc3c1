import { describe, expect, onTestFinished, test } from 'vitest';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import { signedOut } from '#renderer/lib/ports/auth-port.ts';
import type { BetSlipPreferences } from '#shared/domain/coupon/bet-slip-preferences.ts';
import { betOf, config, couponOf, NOW, nextKey, placementOf } from '#tests/fixtures/coupon-samples.ts';
import { makeTestStore } from '#tests/fixtures/test-store.ts';
import type { PlacementBatch } from '../placement/batch.ts';
import { amountChanged, couponTaken, phaseChanged, placeAsked } from '../slice.ts';
import { keepLastStake } from './keep-last-stake.ts';
import { changePreferences, preferencesOf } from './use-preferences.ts';

function open(settings: Partial<BetSlipPreferences> = {}) {
  const { store, listeners } = makeTestStore({
    host: createMemoryHost(),
    fetcher: () => Promise.reject(new Error('no back end')),
    preloaded: { site: { config, renderedAt: NOW, origin: 'http://fairline.test' } },
  });
  onTestFinished(keepLastStake(listeners));
  store.dispatch(changePreferences((now) => ({ ...now, ...settings })));
  const coupon = () => store.getState().coupon;
  /** Places these bets, of which some stay in the slip. */
  const place = (amount: number, rest: Partial<PlacementBatch> = {}, body: object = {}, left = 0) => {
    const bets = [betOf(1), betOf(2)];
    store.dispatch(couponTaken({ bets: [...bets, ...Array.from({ length: left }, (_, index) => betOf(index + 3))] }));
    store.dispatch(amountChanged({ value: amount, iso: 'EUR' }));
    const placed = { ...placementOf(bets, { amount }), ...body };
    const key = placed.id;
    const intents = [{ key, body: placed, phase: { kind: 'sending' } as const }];
    const batch: PlacementBatch = {
      id: nextKey(),
      userId: 11,
      askedAt: 0,
      iso: 'EUR',
      typeId: 1,
      bets,
      intents,
      ...rest,
    };
    store.dispatch(placeAsked(batch));
    store.dispatch(phaseChanged({ batchId: batch.id, key, phase: { kind: 'accepted', coupon: couponOf(placed) } }));
  };
  return { store, coupon, place, lastStakes: () => preferencesOf(coupon()).lastStakes };
}

describe('the stake of the last bet', () => {
  test.each<[what: string, rest: Partial<PlacementBatch>, body: object, expected: object]>([
    ['of the slip is kept', {}, {}, { EUR: 740 }],
    ['in another currency is kept for it', { iso: 'USD' }, {}, { USD: 740 }],
    ['of one press has an amount of its own', { isOneClick: true }, {}, {}],
    ['that a free bet has paid is not the player’s', {}, { promoCode: 'FREE' }, {}],
  ])('%s', (_, rest, body, expected) => {
    const { place, lastStakes } = open();
    place(740, rest, body);
    expect(lastStakes()).toEqual(expected);
  });

  test('is that of the latest, and no other player’s business', () => {
    const { store, place, lastStakes } = open();
    place(740);
    place(250);
    expect(lastStakes()).toEqual({ EUR: 250 });
    store.dispatch(signedOut());
    expect(lastStakes()).toEqual({});
  });

  test.each([
    ['last', { value: 900, iso: 'EUR' }],
    ['empty', null],
    ['fixed', null],
  ] as const)('with the setting "%s" an emptied slip has the stake %j', (firstStake, amount) => {
    const { coupon, place } = open({ firstStake });
    place(900);
    expect(coupon().amount).toEqual(amount);
  });

  test('bets that are left keep what was typed for them', () => {
    const { coupon, place } = open({ firstStake: 'empty' });
    place(900, {}, {}, 2);
    expect(coupon().bets).toHaveLength(2);
    expect(coupon().amount).toEqual({ value: 900, iso: 'EUR' });
  });
});
