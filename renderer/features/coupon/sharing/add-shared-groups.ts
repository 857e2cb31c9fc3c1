import { baseApi } from '#renderer/lib/api/base-api.ts';
import { builderCalls } from '#renderer/lib/api/call-descriptions.ts';
import { queryOf } from '#renderer/lib/api/call-endpoints.ts';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { isInCoupon, pricePressed } from '#renderer/lib/ports/coupon-port.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import { groupIdOf } from '#shared/domain/builder/group-id.ts';
import { unpackSelectionId } from '#shared/domain/ids/selection-id.ts';
import { sharedGameApi, type TakenPicks } from './add-shared-picks.ts';

const sharedBuilderApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sharedBuilder: queryOf(build, builderCalls, 'priceBuilderCall'),
  }),
});

const NOTHING: TakenPicks = { taken: 0, lost: 0, failed: 0 };

/** What became of the bets of a link, its bet builders among them. */
export function addPicks(one: TakenPicks, other: TakenPicks): TakenPicks {
  return { taken: one.taken + other.taken, lost: one.lost + other.lost, failed: one.failed + other.failed };
}

/** Puts one bet builder of a link into the coupon, at the price of the moment. */
function takeGroup(members: readonly number[]) {
  return async (dispatch: AppDispatch, getState: () => AppState): Promise<TakenPicks> => {
    const selectionId = groupIdOf(members);
    const { gameId, marketType, period, param, outcome } = unpackSelectionId(selectionId);
    if (isInCoupon(getState(), selectionId, members)) return { ...NOTHING, taken: 1 };
    const { sharedGame } = sharedGameApi.endpoints;
    const { sharedBuilder } = sharedBuilderApi.endpoints;
    const [game, priced] = await Promise.all([
      dispatch(sharedGame.initiate({ params: { gameId: String(gameId) } }, { subscribe: false })),
      dispatch(sharedBuilder.initiate({ body: { gameId, members: [...members] } }, { subscribe: false })),
    ]);
    const error = game.error ?? priced.error;
    if (error) return toCallError(error).code === 'GAME_UNKNOWN' ? { ...NOTHING, lost: 1 } : { ...NOTHING, failed: 1 };
    const price = priced.data?.coef ?? null;
    if (!game.data || price === null) return { ...NOTHING, lost: 1 };
    const selections = members.map((selectionId) => {
      const parts = unpackSelectionId(selectionId);
      return {
        selectionId,
        typeId: parts.marketType,
        period: parts.period,
        param: parts.param,
        outcome: parts.outcome,
      };
    });
    const group = { selectionId, price, typeId: marketType, period, param, outcome, members: selections };
    dispatch(pricePressed({ ...group, game: game.data.game }));
    return isInCoupon(getState(), selectionId, members) ? { ...NOTHING, taken: 1 } : { ...NOTHING, failed: 1 };
  };
}

/** Puts the bet builders of a link into the coupon; those that are there already stay. */
export function takeGroups(groups: readonly (readonly number[])[]) {
  return async (dispatch: AppDispatch): Promise<TakenPicks> => {
    let sum = NOTHING;
    for (const members of groups) sum = addPicks(sum, await dispatch(takeGroup(members)));
    return sum;
  };
}
