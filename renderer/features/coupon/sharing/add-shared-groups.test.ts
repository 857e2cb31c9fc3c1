import { expect, test } from 'vitest';
import type { FetchAnswer, FetchRequest } from '#renderer/lib/api/fetcher.ts';
import { groupIdOf } from '#shared/domain/builder/group-id.ts';
import { betOf, NOW, pressedPrice } from '#tests/fixtures/coupon-samples.ts';
import { createTabHub, openTab } from '#tests/fixtures/open-tab.ts';
import { takeGroups } from './add-shared-groups.ts';
import { picksLink, readGroups, readPicks } from './picks-link.ts';

const members = [pressedPrice(1).selectionId, pressedPrice(1, { outcome: 2 }).selectionId];
const searchOf = (link: string): string => new URL(link).search;

/** Answers with a game and the price of its bet builder; null for no price. */
const priced =
  (coef: number | null) =>
  ({ path }: FetchRequest): FetchAnswer => {
    const { game } = pressedPrice(1);
    const state = {
      ...{ statusId: 1, period: 0, clockSeconds: null, clockAt: NOW, clockRate: 0, score: [0, 0], periodScores: [] },
      ...{ suspended: false, incident: null },
    };
    const told = { selectionId: groupIdOf(members), coef, suspended: false, members: [], problem: null };
    if (path.includes('builder')) return { status: 200, body: { ...told, redundant: [], outside: [] } };
    const shown = { game: { ...game, state, main: [], marketCount: 0 }, markets: [], report: [], others: [] };
    return { status: 200, body: { ...shown, sequence: 1, epoch: 'a', now: NOW } };
  };

test('a link keeps a bet builder and the other bets', () => {
  const search = searchOf(picksLink('https://fairline.test', 'en', [betOf(2).selectionId], [members]));
  expect(readPicks(search, 20)).toEqual([betOf(2).selectionId]);
  expect(readGroups(search, 20)).toEqual([members]);
});

test.each([
  ['members of two games', [betOf(1).selectionId, betOf(2).selectionId]],
  ['one member', [betOf(1).selectionId]],
  ['members in another order', [...members].reverse()],
])('%s are not a bet builder', (_, ids) => {
  expect(readGroups(searchOf(picksLink('https://fairline.test', 'en', [], [ids])), 20)).toEqual([]);
});

test('a bet builder of a link joins the coupon with its members at its current price', async () => {
  const tab = openTab({ hub: createTabHub(), answer: priced(2750) });
  expect(await tab.store.dispatch(takeGroups([members]))).toEqual({ taken: 1, lost: 0, failed: 0 });
  const [bet] = tab.coupon().bets;
  expect(bet).toMatchObject({ selectionId: groupIdOf(members), coef: 2750 });
  expect(bet?.members?.map(({ selectionId }) => selectionId)).toEqual(members);
  expect(await tab.store.dispatch(takeGroups([members]))).toEqual({ taken: 1, lost: 0, failed: 0 });
  expect(tab.coupon().bets).toHaveLength(1);
});

test('a bet builder without a price is counted and left out', async () => {
  const tab = openTab({ hub: createTabHub(), answer: priced(null) });
  expect(await tab.store.dispatch(takeGroups([members]))).toEqual({ taken: 0, lost: 1, failed: 0 });
});

test('offline no bet builder is added or reported as gone', async () => {
  const tab = openTab({ hub: createTabHub() });
  expect(await tab.store.dispatch(takeGroups([members]))).toEqual({ taken: 0, lost: 0, failed: 1 });
});
