import { expect, test } from 'vitest';
import type { FetchAnswer, FetchRequest } from '#renderer/lib/api/fetcher.ts';
import { unpackSelectionId } from '#shared/domain/ids/selection-id.ts';
import { betOf, NOW, pressedPrice } from '#tests/fixtures/coupon-samples.ts';
import { createTabHub, openTab } from '#tests/fixtures/open-tab.ts';
import { couponTaken } from '../slice.ts';
import { takePicks } from './add-shared-picks.ts';

/** Makes a book with one price in each of these games; every other game is unknown to it. */
function book(...games: readonly number[]) {
  return ({ path }: FetchRequest): FetchAnswer => {
    const price = games.map((game) => pressedPrice(game)).find(({ game }) => path.endsWith(`/${game.id}`));
    if (!price) return { status: 404, body: { code: 'GAME_UNKNOWN', message: '' } };
    const { selectionId: id, game, typeId, period, param, outcome } = price;
    const state = {
      ...{ statusId: 1, period: 0, clockSeconds: null, clockAt: NOW, clockRate: 0, score: [0, 0], periodScores: [] },
      ...{ suspended: false, incident: null },
    };
    const market = { typeId, period, param, outcomes: [{ id, outcome, price: 1750, suspended: false }] };
    const markets = [market];
    const body = {
      game: { ...game, state, main: markets, marketCount: 1 },
      markets,
      sequence: 1,
      report: [],
      others: [],
      epoch: 'a',
      now: NOW,
    };
    return { status: 200, body };
  };
}

const ids = [1, 2, 3].map((game) => betOf(game).selectionId);

test('bets of a link join the coupon in order at current prices', async () => {
  const tab = openTab({ hub: createTabHub(), answer: book(1, 2, 3) });
  expect(await tab.store.dispatch(takePicks(ids))).toEqual({ taken: 3, lost: 0, failed: 0 });
  expect(tab.coupon().bets.map(({ selectionId, coef }) => [selectionId, coef])).toEqual(ids.map((id) => [id, 1750]));
});

test('bets that have left the book are counted and left out', async () => {
  const tab = openTab({ hub: createTabHub(), answer: book(1) });
  expect(await tab.store.dispatch(takePicks(ids))).toEqual({ taken: 1, lost: 2, failed: 0 });
  expect(tab.coupon().bets.map(({ selectionId }) => selectionId)).toEqual(ids.slice(0, 1));
});

test('a bet that is already in the coupon keeps its accepted price', async () => {
  const tab = openTab({ hub: createTabHub(), answer: book(1, 2) });
  tab.store.dispatch(couponTaken({ bets: [betOf(2)] }));
  expect(await tab.store.dispatch(takePicks(ids.slice(0, 2)))).toEqual({ taken: 2, lost: 0, failed: 0 });
  expect(tab.coupon().bets.map(({ coef }) => coef)).toEqual([2000, 1750]);
});

test('each game is loaded once, however many of its bets are in the link', async () => {
  const tab = openTab({ hub: createTabHub(), answer: book(1) });
  const other = betOf(1).selectionId + 1;
  expect(unpackSelectionId(other).gameId).toBe(betOf(1).game.id);
  expect(await tab.store.dispatch(takePicks([betOf(1).selectionId, other]))).toEqual({ taken: 1, lost: 1, failed: 0 });
  expect(tab.requests).toHaveLength(1);
});

test('offline no bet is added or reported as gone', async () => {
  const tab = openTab({ hub: createTabHub() });
  expect(await tab.store.dispatch(takePicks(ids))).toEqual({ taken: 0, lost: 0, failed: 3 });
});
