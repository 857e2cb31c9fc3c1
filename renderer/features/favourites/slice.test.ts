import { describe, expect, test } from 'vitest';
import { favouriteToggled } from '#renderer/lib/ports/favourites-port.ts';
import { favouritesRead, favouritesSlice, MAX_FAVOURITES } from './slice.ts';

const { reducer } = favouritesSlice;
const empty = reducer(undefined, { type: 'start' });
const league = { id: 17, sportId: 1, name: 'Premier League', slug: 'england-premier-league' };
const team = { id: 1, sportId: 1, name: 'Arsenal', colors: ['#e03a3e', '#ffffff'] as const };

describe('favourites', () => {
  test('are added by one press of the star and removed by the next', () => {
    const starred = reducer(empty, favouriteToggled({ kind: 'competition', item: league }));
    expect(starred.competition).toEqual([league]);
    expect(reducer(starred, favouriteToggled({ kind: 'competition', item: league })).competition).toEqual([]);
  });

  test.each([
    ['game', { id: 5, startAt: 1 }],
    ['team', team],
    ['market', { id: 3 }],
  ] as const)('of the kind %s are separate from the others', (kind, item) => {
    const toggle = { kind, item } as Parameters<typeof favouriteToggled>[0];
    const state = reducer(empty, favouriteToggled(toggle));
    expect(state[kind]).toEqual([item]);
    expect(
      Object.values(state)
        .flat()
        .filter((one) => typeof one === 'object'),
    ).toHaveLength(1);
  });

  test('keep the newest beyond the maximum', () => {
    let state = empty;
    for (let id = 1; id <= MAX_FAVOURITES + 2; id++)
      state = reducer(state, favouriteToggled({ kind: 'market', item: { id } }));
    expect(state.market).toHaveLength(MAX_FAVOURITES);
    expect(state.market.at(-1)).toEqual({ id: MAX_FAVOURITES + 2 });
    expect(state.market[0]).toEqual({ id: 3 });
  });

  test('of the device come before those added meanwhile, without duplicates', () => {
    const early = reducer(empty, favouriteToggled({ kind: 'market', item: { id: 9 } }));
    const state = reducer(early, favouritesRead({ market: [{ id: 4 }, { id: 9 }] }));
    expect(state.market.map(({ id }) => id)).toEqual([4, 9]);
    expect(state.isLoaded).toBe(true);
  });
});
