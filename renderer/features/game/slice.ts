import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppState } from '#renderer/lib/store/app-state.ts';

export interface GameViewState {
  /** The folded blocks of this device have been read. */
  readonly isLoaded: boolean;
  /** Keys of folded market blocks, the same on the pages of all games. */
  readonly folded: readonly string[];
  /** Keys of blocks that show all their lines instead of one with a ladder, the same on the pages of all games. */
  readonly unrolled: readonly string[];
  /** Parameters of the lines that the player has chosen on ladders, by game and block. */
  readonly lines: Readonly<Record<string, number>>;
}

declare module '#renderer/lib/store/app-state.ts' {
  interface AppState {
    readonly gameView: GameViewState;
  }
}

const MAX_FOLDED = 300;

const ladderKey = (gameId: number, blockKey: string) => `${gameId}/${blockKey}`;

export const gameViewSlice = createSlice({
  name: 'gameView',
  initialState: { isLoaded: false, folded: [], unrolled: [], lines: {} } as GameViewState,
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
    /** Shows all lines of a block, or one again. */
    blockUnrolled: (state, { payload }: PayloadAction<string>): GameViewState => {
      const without = state.unrolled.filter((key) => key !== payload);
      return { ...state, unrolled: without.length < state.unrolled.length ? without : [...without, payload] };
    },
    lineChosen: (
      state,
      { payload: { gameId, key, param } }: PayloadAction<{ gameId: number; key: string; param: number }>,
    ): GameViewState => ({ ...state, lines: { ...state.lines, [ladderKey(gameId, key)]: param } }),
    foldedRead: (state, { payload }: PayloadAction<readonly string[]>): GameViewState => ({
      ...state,
      isLoaded: true,
      // The same list where nothing is read: another one would draw all markets again.
      folded: payload.length === 0 ? state.folded : [...new Set([...payload, ...state.folded])],
    }),
  },
});

export const { blockFolded, blocksFolded, blockUnrolled, foldedRead, lineChosen } = gameViewSlice.actions;
export const selectFolded = (state: AppState): readonly string[] => state.gameView.folded;

/** Returns the parameter of the line that the player has chosen; null for none. */
export function selectLine({ gameView }: AppState, gameId: number, blockKey: string): number | null {
  return gameView.lines[ladderKey(gameId, blockKey)] ?? null;
}

export const selectIsUnrolled = ({ gameView }: AppState, blockKey: string): boolean =>
  gameView.unrolled.includes(blockKey);
