import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import { idOfSegment } from '#shared/domain/routing/paths.ts';
import { gameApi } from './api.ts';

/** Returns the arguments of the game page's call, the same on the server and in the browser. */
export function gameArguments(params: Readonly<Record<string, string>>) {
  return { params: { gameId: String(idOfSegment(params.game ?? '')) } };
}

/** Loads the game with all its markets. */
export function loadGame(dispatch: AppDispatch, params: Readonly<Record<string, string>>) {
  return [dispatch(gameApi.endpoints.game.initiate(gameArguments(params), { subscribe: false }))];
}
