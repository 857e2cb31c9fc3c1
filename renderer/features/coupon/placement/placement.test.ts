import { describe, expect, test } from 'vitest';
import type { FetchAnswer, FetchRequest } from '#renderer/lib/api/fetcher.ts';
import { selectActiveAccount, sessionApi } from '#renderer/lib/api/session-api.ts';
import type { Placement, PlacementAnswer } from '#shared/contracts/coupon.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { acceptedAnswer, account, betOf, NOW, nextKey, placementOf, session } from '#tests/fixtures/coupon-samples.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { createTabHub, openTab, type Tab, type TabOptions } from '#tests/fixtures/open-tab.ts';
import type { CouponBet } from '../coupon-state.ts';
import { COUPON_KEY, readStored } from '../persistence/stored-coupon.ts';
import { couponTaken, placeAsked } from '../slice.ts';
import type { PlacementBatch } from './batch.ts';

const bets = [betOf(1), betOf(2)];
const ok = (body: unknown): FetchAnswer => ({ status: 200, body });
const isPlacement = ({ path }: FetchRequest) => path === '/web-api/coupons';
const isOutcome = ({ path }: FetchRequest) => path.startsWith('/web-api/coupons/outcome/');
const refusedAnswer = (code: string): PlacementAnswer => ({
  status: 'refused',
  code,
  selectionIds: [],
  prices: [],
  data: {},
});

function batchOf(bodies: readonly Placement[], rest: Partial<PlacementBatch> = {}): PlacementBatch {
  const intents = bodies.map((body) => ({ key: body.id, body, phase: { kind: 'sending' } as const }));
  return { id: nextKey(), userId: 11, askedAt: NOW, iso: 'EUR', typeId: COUPON_TYPE.express, bets, intents, ...rest };
}

/** Makes a tab with two bets in its coupon. */
async function tabWith(options: Partial<TabOptions> = {}, own: readonly CouponBet[] = bets): Promise<Tab> {
  const tab = openTab({ hub: createTabHub(), ...options });
  await tab.settled();
  tab.store.dispatch(couponTaken({ bets: own, typeId: COUPON_TYPE.express }));
  await tab.settled();
  return tab;
}

const phases = (tab: Tab) => tab.coupon().batch?.intents.map(({ phase }) => phase.kind);
const placements = (tab: Tab) => tab.requests.filter(isPlacement);
const outcomes = (tab: Tab) => tab.requests.filter(isOutcome);

async function until(check: () => boolean): Promise<void> {
  await eventually(() => expect(check()).toBe(true));
}

test('an accepted coupon leaves the bet slip, shows its number and updates the balance', async () => {
  const tab = await tabWith({
    answer: ({ body }) => ok(acceptedAnswer(body as Placement, 20_000)),
    checked: () => ({ ...session, accounts: [{ ...account, money: 20_000 }] }),
  });
  tab.store.dispatch(placeAsked(batchOf([placementOf(bets)])));
  await until(() => phases(tab)?.[0] === 'accepted');
  expect(tab.coupon().bets).toEqual([]);
  expect(selectActiveAccount(tab.store.getState())?.money).toBe(20_000);
});

test('the key is stored on the device before the request is sent', async () => {
  const hub = createTabHub();
  let storedAtSending: unknown;
  const tab = await tabWith({
    hub,
    answer: ({ body }) => {
      storedAtSending ??= readStored(hub.host.stored.get(COUPON_KEY) ?? null).batch?.value?.intents[0]?.key;
      return ok(acceptedAnswer(body as Placement));
    },
  });
  const body = placementOf(bets);
  tab.store.dispatch(placeAsked(batchOf([body])));
  await until(() => phases(tab)?.[0] === 'accepted');
  expect(storedAtSending).toBe(body.id);
  expect(placements(tab)[0]?.headers).toEqual({ 'idempotency-key': body.id });
});

test('pressing twice places once', async () => {
  const tab = await tabWith({ answer: ({ body }) => ok(acceptedAnswer(body as Placement)) });
  tab.store.dispatch(placeAsked(batchOf([placementOf(bets)])));
  tab.store.dispatch(placeAsked(batchOf([placementOf(bets)])));
  await until(() => phases(tab)?.[0] === 'accepted');
  expect(placements(tab)).toHaveLength(1);
});

test('the result of a live-delayed coupon is requested after its delay', async () => {
  const waits: number[] = [];
  const tab = await tabWith({
    wait: async (ms) => void waits.push(ms),
    answer: (request) =>
      ok(
        isPlacement(request)
          ? { status: 'pending', decidesAt: NOW + 5000, now: NOW }
          : acceptedAnswer(placementOf(bets)),
      ),
  });
  tab.store.dispatch(placeAsked(batchOf([placementOf(bets)])));
  await until(() => phases(tab)?.[0] === 'accepted');
  expect(waits[0]).toBe(5150);
  expect(outcomes(tab)).toHaveLength(1);
});

describe('trust F1: an answer that is lost', () => {
  const lost = ['nothing', 500, 502, 503, 504, 'a page of a proxy'] as const;

  test.each(lost)(
    'a placement answered by %s is asked about until its result is known, and never sent again',
    async (what) => {
      let asked = 0;
      const tab = await tabWith({
        answer: (request) => {
          if (isOutcome(request)) {
            asked += 1;
            if (asked < 3) throw new Error('still off line');
            return ok(acceptedAnswer(placementOf(bets)));
          }
          if (what === 'nothing') throw new Error('off line');
          return what === 'a page of a proxy' ? ok('<html>') : { status: what, body: null };
        },
      });
      tab.store.dispatch(placeAsked(batchOf([placementOf(bets)])));
      await until(() => phases(tab)?.[0] === 'accepted');
      expect([...tab.phases]).toEqual(['sending', 'unknown', 'accepted']);
      expect(placements(tab)).toHaveLength(1);
      expect(outcomes(tab)).toHaveLength(3);
    },
  );

  test('while its result is unknown the bets stay, and no second coupon is placed', async () => {
    const tab = await tabWith({ wait: () => new Promise(() => {}) });
    const batch = batchOf([placementOf(bets)]);
    tab.store.dispatch(placeAsked(batch));
    await until(() => phases(tab)?.[0] === 'unknown');
    tab.store.dispatch(placeAsked(batchOf([placementOf(bets)])));
    await tab.settled();
    expect(tab.coupon()).toMatchObject({ bets, batch: { id: batch.id } });
    expect(placements(tab)).toHaveLength(1);
  });

  test('asking for a key that was never placed ends the placement as failed', async () => {
    const tab = await tabWith({
      answer: (request) => {
        if (isPlacement(request)) throw new Error('off line');
        return ok(refusedAnswer('NOT_PLACED'));
      },
    });
    tab.store.dispatch(placeAsked(batchOf([placementOf(bets)])));
    await until(() => phases(tab)?.[0] === 'refused');
    expect(tab.coupon().bets).toEqual(bets);
  });

  test('a reloaded page continues to ask for the result', async () => {
    const hub = createTabHub();
    const before = await tabWith({ hub, wait: () => new Promise(() => {}) });
    const batch = batchOf([placementOf(bets)]);
    before.store.dispatch(placeAsked(batch));
    await until(() => phases(before)?.[0] === 'unknown');
    before.stop();

    const after = openTab({
      hub: { ...hub, locks: createTabHub().locks },
      name: 'b',
      answer: () => ok(acceptedAnswer(placementOf(bets))),
    });
    await until(() => phases(after)?.[0] === 'accepted');
    expect(placements(after)).toEqual([]);
    expect(outcomes(after).map(({ path }) => path)).toEqual([
      `/web-api/coupons/outcome/${batch.intents[0]?.key}?userId=${batch.userId}`,
    ]);
  });

  test('a request that was under way when the page closed is asked about, not sent again', async () => {
    const hub = createTabHub();
    const before = await tabWith({ hub, answer: () => new Promise(() => {}) });
    before.store.dispatch(placeAsked(batchOf([placementOf(bets)])));
    await before.settled();
    expect(phases(before)).toEqual(['sending']);
    before.stop();

    const after = openTab({
      hub: { ...hub, locks: createTabHub().locks },
      name: 'b',
      answer: () => ok(refusedAnswer('NOT_PLACED')),
    });
    await until(() => phases(after)?.[0] === 'refused');
    expect(placements(after)).toEqual([]);
  });

  test('another tab leaves a placement to the tab that placed it', async () => {
    const hub = createTabHub();
    let answerLater: (answer: FetchAnswer) => void = () => {};
    const first = await tabWith({ hub, answer: () => new Promise((resolve) => (answerLater = resolve)) });
    const second = openTab({ hub, name: 'b' });
    await second.settled();
    first.store.dispatch(placeAsked(batchOf([placementOf(bets)])));
    await first.settled();
    await second.settled();
    expect(phases(second)).toEqual(['sending']);
    expect(second.requests).toEqual([]);
    answerLater(ok(acceptedAnswer(placementOf(bets))));
    await until(() => phases(second)?.[0] === 'accepted');
    await second.settled();
    expect(outcomes(second)).toEqual([]);
  });

  test('without shared locks another tab waits until the first must have given up', async () => {
    const waits: number[] = [];
    const hub = createTabHub();
    const before = await tabWith({ hub, answer: () => new Promise(() => {}) });
    before.store.dispatch(placeAsked(batchOf([placementOf(bets)])));
    await before.settled();
    before.stop();
    const after = openTab({
      hub: { ...hub, locks: { isShared: false, hold: (_name, run) => run() } },
      name: 'b',
      now: () => NOW + 3000,
      wait: async (ms) => void waits.push(ms),
      answer: () => ok(acceptedAnswer(placementOf(bets))),
    });
    await until(() => phases(after)?.[0] === 'accepted');
    expect(waits[0]).toBe(17_000);
  });

  test('another player who signs in does not see the placement', async () => {
    const tab = await tabWith({
      signedIn: false,
      answer: (request) => (isOutcome(request) ? ok(acceptedAnswer(placementOf(bets))) : { status: 500, body: null }),
    });
    tab.store.dispatch(placeAsked(batchOf([placementOf(bets)])));
    await until(() => phases(tab)?.[0] === 'unknown');
    const other = { ...session, player: { ...session.player, user_id: 12 } };
    void tab.store.dispatch(sessionApi.util.upsertQueryData('session', undefined, other));
    await tab.settled();
    expect(outcomes(tab)).toEqual([]);
    void tab.store.dispatch(sessionApi.util.upsertQueryData('session', undefined, session));
    await until(() => phases(tab)?.[0] === 'accepted');
  });
});

describe('answers that reject the call', () => {
  test.each([
    [400, 'BAD_REQUEST'],
    [403, 'FORBIDDEN'],
    [404, 'ACCOUNT_UNKNOWN'],
    [429, 'TOO_MANY_ATTEMPTS'],
  ])('%i %s means that nothing was placed', async (status, code) => {
    const tab = await tabWith({ answer: () => ({ status, body: { code, message: '' } }) });
    tab.store.dispatch(placeAsked(batchOf([placementOf(bets)])));
    await until(() => phases(tab)?.[0] === 'failed');
    expect(tab.coupon().batch?.intents[0]?.phase).toMatchObject({ code });
    expect(tab.coupon().bets).toEqual(bets);
    expect(outcomes(tab)).toEqual([]);
  });

  test('trust F4: an ended session asks to sign in and keeps the coupon', async () => {
    const tab = await tabWith({
      answer: () => ({ status: 401, body: { code: 'SESSION_REQUIRED', message: '' } }),
      checked: () => null,
    });
    tab.store.dispatch(placeAsked(batchOf([placementOf(bets)])));
    await until(() => tab.store.getState().auth.dialog === 'signIn');
    expect(selectActiveAccount(tab.store.getState())).toBeNull();
    // The coupon has no result that a later session could show.
    expect(tab.coupon()).toMatchObject({ bets, batch: null });
  });

  test('trust F3: a key that was used for another body is asked about', async () => {
    const tab = await tabWith({
      answer: (request) =>
        isPlacement(request)
          ? { status: 409, body: { code: 'IDEMPOTENCY_MISMATCH', message: '' } }
          : ok(acceptedAnswer(placementOf(bets))),
    });
    tab.store.dispatch(placeAsked(batchOf([placementOf(bets)])));
    await until(() => phases(tab)?.[0] === 'accepted');
    expect(outcomes(tab)).toHaveLength(1);
  });
});

test('[P-04] many singles are placed one by one, and one refusal does not cancel the others', async () => {
  const bodies = bets.map((bet) => placementOf([bet]));
  const tab = await tabWith({
    answer: ({ body }) => {
      const placed = body as Placement;
      return ok(
        placed.bets[0]?.selectionId === bets[0]?.selectionId ? refusedAnswer('BET_BLOCKED') : acceptedAnswer(placed),
      );
    },
  });
  tab.store.dispatch(placeAsked(batchOf(bodies, { typeId: COUPON_TYPE.manySingles })));
  await until(() => phases(tab)?.join() === 'refused,accepted');
  expect(placements(tab).map(({ body }) => (body as Placement).typeId)).toEqual([0, 0]);
  expect(tab.coupon().bets).toEqual([bets[0]]);
});

test('[P-05] a refusal carries the changed prices for the confirmation', async () => {
  const prices = bets.map(({ selectionId }) => ({ selectionId, coef: 1900, suspended: false }));
  const answer = {
    status: 'refused',
    code: 'COEF_CHANGED',
    selectionIds: bets.map(({ selectionId }) => selectionId),
    prices,
    data: {},
  };
  const tab = await tabWith({ answer: () => ok(answer) });
  tab.store.dispatch(placeAsked(batchOf([placementOf(bets, { accountId: account.id })])));
  await until(() => phases(tab)?.[0] === 'refused');
  expect(tab.coupon().batch?.intents[0]?.phase).toMatchObject({ refusal: { code: 'COEF_CHANGED', prices } });
});
