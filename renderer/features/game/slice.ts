import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppState } from '#renderer/lib/store/app-state.ts';

export interface GameViewState {
  /** Keys of folded market blocks, the same on the pages of all games. */
  readonly folded: readonly string[];
}

declare module '#renderer/lib/store/app-state.ts' {
  interface AppState {
    readonly gameView: GameViewState;
  }
}

const MAX_FOLDED = 300;

export const gameViewSlice = createSlice({
  name: 'gameView',
  initialState: { folded: [] } as GameViewState,
  reducers: {
    blockFolded: (state, { payload }: PayloadAction<string>): GameViewState => {
      const without = state.folded.filter((key) => key !== payload);
      const isUnfolded = without.length < state.folded.length;
      return { ...state, folded: isUnfolded ? without : [...without, payload].slice(-MAX_FOLDED) };
    },
    /** Folds or unfolds these blocks at once. */
    blocksFolded: (state, { payload }: PayloadAction<{ keys: readonly string[]; folded: boolean }>): GameViewState => {
      const named = new Set(payload.keys);
      const others = state.folded.filter((key) => !named.has(key));
      return { ...state, folded: payload.folded ? [...others, ...payload.keys].slice(-MAX_FOLDED) : others };
    },
    foldedRead: (state, { payload }: PayloadAction<readonly string[]>): GameViewState => ({
      ...state,
      folded: [...new Set([...payload, ...state.folded])],
    }),
  },
});

export const { blockFolded, blocksFolded, foldedRead } = gameViewSlice.actions;
export const selectFolded = (state: AppState): readonly string[] => state.gameView.folded;
