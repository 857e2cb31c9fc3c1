import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  type FavouriteItems,
  type FavouriteKind,
  type FavouritesState,
  favouriteToggled,
} from '#renderer/lib/ports/favourites-port.ts';

/** Favourites of each kind; the limit keeps the list short. */
export const MAX_FAVOURITES = 50;

const initialState: FavouritesState = { game: [], competition: [], team: [], market: [], isLoaded: false };

type Stored = { readonly [Kind in FavouriteKind]?: readonly FavouriteItems[Kind][] };

function merge<Item extends { id: number }>(kept: readonly Item[], read: readonly Item[] | undefined): readonly Item[] {
  if (!read || read.length === 0) return kept;
  const known = new Set(kept.map(({ id }) => id));
  return [...read.filter(({ id }) => !known.has(id)), ...kept].slice(0, MAX_FAVOURITES);
}

function toggled<Item extends { readonly id: number }>(items: readonly Item[], item: Item): Item[] {
  const without = items.filter(({ id }) => id !== item.id);
  return without.length < items.length ? without : [...without, item].slice(-MAX_FAVOURITES);
}

/** State of this device's favourites. */
export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {
    /** Adds the stored favourites to those added before they were loaded. */
    favouritesRead: (state, { payload }: PayloadAction<Stored>): FavouritesState => ({
      game: merge(state.game, payload.game),
      competition: merge(state.competition, payload.competition),
      team: merge(state.team as FavouritesState['team'], payload.team),
      market: merge(state.market, payload.market),
      isLoaded: true,
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(favouriteToggled, (state, { payload }): FavouritesState => {
      const now = state as FavouritesState;
      switch (payload.kind) {
        case 'game':
          return { ...now, game: toggled(now.game, payload.item) };
        case 'competition':
          return { ...now, competition: toggled(now.competition, payload.item) };
        case 'team':
          return { ...now, team: toggled(now.team, payload.item) };
        default:
          return { ...now, market: toggled(now.market, payload.item) };
      }
    }),
});

export const { favouritesRead } = favouritesSlice.actions;
