import type { CallError } from '#renderer/lib/api/call-error.ts';
import type { PageAddress } from '#renderer/lib/pages/page-record.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import type { Game } from '#shared/contracts/catalogue.ts';
import { idOfSegment } from '#shared/domain/routing/paths.ts';
import type { RouteMatch } from '#shared/domain/routing/route-row.ts';
import { gameApi } from './api.ts';
import { builderApi } from './builder/api.ts';
import { showsReadyMade } from './builder/ready-made.ts';

/** Returns the arguments of the game page's call, the same on the server and in the browser. */
export function gameArguments(params: Readonly<Record<string, string>>) {
  return { params: { gameId: String(idOfSegment(params.game ?? '')) } };
}

/** Tells whether a page shows a game: one of a competition shows no others. */
export function isOfPage(route: RouteMatch | null, { competitionSlug }: Pick<Game, 'competitionSlug'>): boolean {
  const within = route?.row.within;
  return within === undefined || within.competition === competitionSlug;
}

/** Loads the game with all its markets, and what is shown above them; a page without the latter is whole all the same. */
export function loadGame(
  dispatch: AppDispatch,
  params: Readonly<Record<string, string>>,
  { route }: Pick<PageAddress, 'route'>,
) {
  const wanted = gameArguments(params);
  const loadReadyMade = async (_: AppDispatch, state: () => AppState) => {
    const { data } = await game;
    if (!data || !showsReadyMade(selectConfig(state()), data.game)) return {};
    await dispatch(builderApi.endpoints.builderSuggestions.initiate(wanted, { subscribe: false }));
    return {};
  };
  const game = dispatch(gameApi.endpoints.game.initiate(wanted, { subscribe: false }));
  const found = game.then((answer) => {
    const isElsewhere = answer.data && !isOfPage(route, answer.data.game);
    return isElsewhere ? { error: { status: 404, code: 'GAME_UNKNOWN' } satisfies CallError } : answer;
  });
  return [found, dispatch(loadReadyMade)];
}
