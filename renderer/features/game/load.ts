import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { idOfSegment } from '#shared/domain/routing/paths.ts';
import { gameApi } from './api.ts';
import { builderApi } from './builder/api.ts';
import { showsReadyMade } from './builder/ready-made.ts';

/** Returns the arguments of the game page's call, the same on the server and in the browser. */
export function gameArguments(params: Readonly<Record<string, string>>) {
  return { params: { gameId: String(idOfSegment(params.game ?? '')) } };
}

/** Loads the game with all its markets, and what is shown above them; a page without the latter is whole all the same. */
export function loadGame(dispatch: AppDispatch, params: Readonly<Record<string, string>>) {
  const wanted = gameArguments(params);
  const loadReadyMade = async (_: AppDispatch, state: () => AppState) => {
    const { data } = await game;
    if (!data || !showsReadyMade(selectConfig(state()), data.game)) return {};
    await dispatch(builderApi.endpoints.builderSuggestions.initiate(wanted, { subscribe: false }));
    return {};
  };
  const game = dispatch(gameApi.endpoints.game.initiate(wanted, { subscribe: false }));
  return [game, dispatch(loadReadyMade)];
}
