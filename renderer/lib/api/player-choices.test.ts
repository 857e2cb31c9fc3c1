import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import type { Player } from '#shared/contracts/account.ts';
import type { DisplayPreferences } from '#shared/domain/display/display-preferences.ts';
import { config, NOW, session } from '#tests/fixtures/coupon-samples.ts';
import { makeTestStore } from '#tests/fixtures/test-store.ts';
import { displayChanged } from '../store/display-slice.ts';
import { balanceChosen, selectIsBalanceHidden } from './balance-hidden.ts';
import { selectPlayerConfig } from './player-config.ts';
import { sessionApi } from './session-api.ts';
import { selectSportCounts, sportsApi } from './sports-api.ts';

async function stateOf(more: Partial<Player> | null, display: Partial<DisplayPreferences> = {}) {
  const { store } = makeTestStore({
    host: createMemoryHost(),
    fetcher: () => Promise.reject(new Error('no back end')),
    preloaded: { site: { config: { ...config, lineDisallowSports: [3] }, renderedAt: NOW, origin: '' } },
  });
  const told = more && { ...session, player: { ...session.player, ...more } };
  await store.dispatch(sessionApi.util.upsertQueryData('session', undefined, told));
  const sports = [1, 4].map((id) => ({ id, slug: `s${id}`, live: 2, line: 3 }));
  await store.dispatch(sportsApi.util.upsertQueryData('sports', undefined, { sports, top: [], now: NOW } as never));
  store.dispatch(displayChanged(display));
  return store.getState();
}

describe('[O-07] the balance', () => {
  test.each<[player: Partial<Player> | null, device: Partial<DisplayPreferences>, isHidden: boolean]>([
    [null, {}, false],
    [null, { isBalanceHidden: true }, true],
    [{}, {}, false],
    [{}, { isBalanceHidden: true }, true],
    [{ user_hide_balance: true }, {}, true],
    [{ user_hide_balance: true }, { isBalanceHidden: false, isBalanceChosen: true }, false],
    [{ user_hide_balance: true }, { isBalanceHidden: true }, true],
  ])('of %j on a device with %j is hidden: %s', async (player, device, isHidden) => {
    expect(selectIsBalanceHidden(await stateOf(player, device))).toBe(isHidden);
  });
});

test('[O-07] a press on a device decides for it', async () => {
  const { payload } = balanceChosen(false);
  expect(selectIsBalanceHidden(await stateOf({ user_hide_balance: true }, payload))).toBe(false);
});

describe('[B-06] the sports that a player leaves out', () => {
  test('are left out of the lists of the site, and of its counts', async () => {
    const state = await stateOf({ disallow_line_sport: [1], disallow_live_sport: [1, 4] });
    const { lineDisallowSports, liveDisallowSports } = selectPlayerConfig(state);
    expect({ lineDisallowSports, liveDisallowSports }).toEqual({
      lineDisallowSports: [3, 1],
      liveDisallowSports: [1, 4],
    });
    const { sports, live, line } = selectSportCounts(state);
    expect(sports.map((sport) => [sport.id, sport.live, sport.line])).toEqual([
      [1, 0, 0],
      [4, 0, 3],
    ]);
    expect([live, line]).toEqual([0, 3]);
  });

  test.each([[null], [{}]])('of %j leave the site as it is', async (player) => {
    const state = await stateOf(player);
    expect(selectPlayerConfig(state)).toEqual(state.site.config);
    expect(selectSportCounts(state)).toMatchObject({ live: 4, line: 6 });
  });
});
