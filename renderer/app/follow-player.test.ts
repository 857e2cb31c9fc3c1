import { expect, test } from 'vitest';
import { pointsApi } from '#renderer/features/points/api.ts';
import type { FetchRequest } from '#renderer/lib/api/fetcher.ts';
import { selectActiveAccount, sessionApi } from '#renderer/lib/api/session-api.ts';
import { wantedOddsApi } from '#renderer/lib/api/wanted-odds-api.ts';
import type { ChannelListener } from '#renderer/lib/feed/channel-client.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { account, config, NOW, session } from '#tests/fixtures/coupon-samples.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { createTabHub } from '#tests/fixtures/open-tab.ts';
import { followPlayer } from './follow-player.ts';
import { makeStore } from './make-store.ts';

const dollars = { ...account, id: account.id + 1, iso: 'USD', symbol: '$', isActive: true };
const switched = [{ ...account, isActive: false }, dollars];

/** Page of a signed-in player that follows a channel; the calls of the page are noted. */
async function openPage() {
  const requests: string[] = [];
  const fetcher = async ({ path }: FetchRequest) => {
    requests.push(path);
    return { status: 200, body: path.includes('check') ? session : { bets: [] } };
  };
  const { store } = makeStore({
    host: createTabHub().host,
    fetcher,
    preloaded: { site: { config, renderedAt: NOW, origin: 'http://fairline.test' } },
  });
  const wanted: (number | null)[] = [];
  let told: ChannelListener | null = null;
  const player = {
    want: (userId: number | null) => void wanted.push(userId),
    listen(listener: ChannelListener) {
      told = listener;
      return () => {
        told = null;
      };
    },
  };
  let gathered: (() => void) | null = null;
  const sites: string[] = [];
  const stop = followPlayer({
    store,
    player,
    onSite: () => sites.push('asked'),
    setTimeout: (run) => {
      gathered = run;
    },
  });
  await store.dispatch(sessionApi.endpoints.session.initiate(undefined));
  const { userId } = { userId: session.player.user_id };
  await store.dispatch(wantedOddsApi.endpoints.wantedOddsOrders.initiate({ userId }));
  requests.length = 0;
  return {
    ...{ store, requests, wanted, sites, stop, userId },
    told: () => told as unknown as ChannelListener,
    gather: () => gathered?.(),
  };
}

test('a switch of the account in another tab is the state of this one at once, without a call', async () => {
  const { store, told, requests } = await openPage();
  told().event({ kind: 'accounts', accounts: switched });
  expect(selectActiveAccount(store.getState())).toMatchObject({ id: dollars.id, iso: 'USD' });
  expect(requests).toEqual([]);
});

test('many settled coupons make one round of the queries that are shown', async () => {
  const { told, requests, gather } = await openPage();
  for (let id = 0; id < 50; id++) told().event({ kind: 'coupon', couponId: String(id), state: 'settled' });
  expect(requests).toEqual([]);
  gather();
  await eventually(() => expect(requests).toHaveLength(1));
});

test('points that were earned or spent are asked for again, and nothing else', async () => {
  const { store, told, requests, gather, userId } = await openPage();
  await store.dispatch(pointsApi.endpoints.points.initiate({ userId, before: null }));
  requests.length = 0;
  told().event({ kind: 'changed', about: 'points' });
  gather();
  await eventually(() => expect(requests).toEqual([openPaths.points]));
});

test('missed events, and one that this page does not know, make it ask for everything of the player', async () => {
  for (const happen of [
    (listener: ChannelListener) => listener.missed(),
    (listener: ChannelListener) => listener.event({ kind: 'later' }),
  ]) {
    const { told, requests, gather } = await openPage();
    happen(told());
    gather();
    await eventually(() => expect(requests).toHaveLength(2));
  }
});

test('a balance that arrives while the session is read is not undone by the older answer', async () => {
  const { store, told, requests, gather } = await openPage();
  void store.dispatch(sessionApi.endpoints.session.initiate(undefined, { forceRefetch: true }));
  told().event({ kind: 'accounts', accounts: switched });
  gather();
  await eventually(() => expect(requests.filter((path) => path.includes('check'))).toHaveLength(2));
});

test('the channel follows the player of the page, and an ended session is looked at', async () => {
  const { store, told, requests, wanted, sites, stop, userId, gather } = await openPage();
  await eventually(() => expect([wanted[0], wanted.at(-1)]).toEqual([null, userId]));
  told().changed();
  await eventually(() => expect(requests).toHaveLength(1));
  told().over('elsewhere');
  await eventually(() => expect(requests).toHaveLength(2));
  told().over('signed_out');
  expect(requests).toHaveLength(2);
  gather();
  await eventually(() => expect(requests).toHaveLength(3));
  told().site();
  expect(sites).toEqual(['asked']);
  await store.dispatch(sessionApi.util.upsertQueryData('session', undefined, null));
  await eventually(() => expect(wanted.at(-1)).toBeNull());
  stop();
});
