import { createAction } from '@reduxjs/toolkit';
import type { AppState } from '../store/app-state.ts';

/** Favourites by kind; each carries what its list shows, so that the list needs no call. */
export interface FavouriteItems {
  readonly game: { readonly id: number; readonly startAt: number };
  readonly competition: {
    readonly id: number;
    readonly sportId: number;
    /** Of a sport that is the operator's own. */
    readonly sportSlug?: string | undefined;
    readonly name: string;
    readonly slug: string;
  };
  readonly team: {
    readonly id: number;
    readonly sportId: number;
    readonly name: string;
    readonly colors: readonly [string, string];
    readonly country?: string | undefined;
  };
  /** Market type, a favourite on the pages of all games. */
  readonly market: { readonly id: number };
}

export type FavouriteKind = keyof FavouriteItems;

export type FavouriteToggle = {
  [Kind in FavouriteKind]: { readonly kind: Kind; readonly item: FavouriteItems[Kind] };
}[FavouriteKind];

export type FavouritesState = {
  readonly [Kind in FavouriteKind]: readonly FavouriteItems[Kind][];
} & {
  /** The favourites of this device are loaded. */
  readonly isLoaded: boolean;
};

declare module '../store/app-state.ts' {
  interface AppState {
    readonly favourites: FavouritesState;
  }
}

/** Adds or removes a favourite. */
export const favouriteToggled = createAction<FavouriteToggle>('favourites/toggled');

export const isFavourite = (state: AppState, kind: FavouriteKind, id: number): boolean =>
  state.favourites[kind].some((item) => item.id === id);

/** Whether a list of favourites has content; favourite markets are on the game's page instead. */
export const selectHasFavourites = ({ favourites: { game, competition, team } }: AppState): boolean =>
  game.length + competition.length + team.length > 0;
