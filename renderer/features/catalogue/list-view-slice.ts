import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppState } from '#renderer/lib/store/app-state.ts';

/** How the player looks at lists during this visit. */
export interface ListViewState {
  /** Competitions are folded, but for those in `others`. */
  readonly isFolded: boolean;
  /** Ids of competitions that differ from `isFolded`. */
  readonly others: readonly number[];
  /** Lists show favourites only. */
  readonly isFavouritesOnly: boolean;
}

declare module '#renderer/lib/store/app-state.ts' {
  interface AppState {
    readonly listView: ListViewState;
  }
}

export const listViewSlice = createSlice({
  name: 'listView',
  initialState: { isFolded: false, others: [], isFavouritesOnly: false } as ListViewState,
  reducers: {
    /** Folds or unfolds one competition by its id. */
    competitionFolded: (state, { payload }: PayloadAction<number>): ListViewState => {
      const without = state.others.filter((id) => id !== payload);
      return { ...state, others: without.length < state.others.length ? without : [...without, payload] };
    },
    /** Folds or unfolds all competitions. */
    allFolded: (state, { payload }: PayloadAction<boolean>): ListViewState => ({
      ...state,
      isFolded: payload,
      others: [],
    }),
    favouritesOnlyChosen: (state, { payload }: PayloadAction<boolean>): ListViewState => ({
      ...state,
      isFavouritesOnly: payload,
    }),
  },
});

export const { allFolded, competitionFolded, favouritesOnlyChosen } = listViewSlice.actions;
export const selectListView = (state: AppState): ListViewState => state.listView;

/** Whether lists show only the heading of a competition. */
export const isFoldedIn = ({ isFolded, others }: ListViewState, competitionId: number): boolean =>
  isFolded !== others.includes(competitionId);
