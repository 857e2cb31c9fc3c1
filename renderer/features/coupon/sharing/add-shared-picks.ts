import { baseApi } from '#renderer/lib/api/base-api.ts';
import { catalogueCalls } from '#renderer/lib/api/call-descriptions.ts';
import { queryOf } from '#renderer/lib/api/call-endpoints.ts';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { isInCoupon, type PressedPrice, pricePressed } from '#renderer/lib/ports/coupon-port.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { gameCall } from '#shared/contracts/catalogue.ts';
import { unpackSelectionId } from '#shared/domain/ids/selection-id.ts';

type GameAnswer = CallAnswer<typeof gameCall>;

/** The games of links that were passed on. */
export const sharedGameApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sharedGame: queryOf(build, catalogueCalls, 'gameCall'),
  }),
});

export interface TakenPicks {
  /** Bets of the link that are in the coupon now. */
  readonly taken: number;
  /** Bets that the book does not have any more. */
  readonly lost: number;
  /** Bets that could not be asked for. */
  readonly failed: number;
}

function pressedPrice({ game, markets }: GameAnswer, selectionId: number): PressedPrice | null {
  for (const { typeId, period, param, outcomes } of markets) {
    const outcome = outcomes.find(({ id, price }) => id === selectionId && price > 0);
    if (outcome) return { selectionId, price: outcome.price, game, typeId, period, param, outcome: outcome.outcome };
  }
  return null;
}

/** Puts the bets of a link into the coupon, at the prices of the moment. Bets that are there already stay. */
export function takePicks(selectionIds: readonly number[]) {
  return async (dispatch: AppDispatch, getState: () => AppState): Promise<TakenPicks> => {
    const { sharedGame } = sharedGameApi.endpoints;
    const gameIds = [...new Set(selectionIds.map((id) => unpackSelectionId(id).gameId))];
    const answers = await Promise.all(
      gameIds.map((gameId) =>
        dispatch(sharedGame.initiate({ params: { gameId: String(gameId) } }, { subscribe: false })),
      ),
    );
    const answerOf = (id: number) => answers[gameIds.indexOf(unpackSelectionId(id).gameId)];
    for (const id of selectionIds) {
      const data = answerOf(id)?.data;
      const price = data && pressedPrice(data, id);
      if (price && !isInCoupon(getState(), id)) dispatch(pricePressed(price));
    }
    const missing = selectionIds.filter((id) => !isInCoupon(getState(), id));
    const failed = missing.filter(
      (id) => toCallError(answerOf(id)?.error).code !== 'GAME_UNKNOWN' && !answerOf(id)?.data,
    );
    return {
      taken: selectionIds.length - missing.length,
      lost: missing.length - failed.length,
      failed: failed.length,
    };
  };
}
