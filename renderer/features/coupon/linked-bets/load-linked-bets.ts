import { toCallError } from '#renderer/lib/api/call-error.ts';
import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { gameCall } from '#shared/contracts/catalogue.ts';
import type { HouseLeg } from '#shared/contracts/house-coupons.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { unpackSelectionId } from '#shared/domain/ids/selection-id.ts';
import type { LinkedBets } from '#shared/domain/links/linked-bets-query.ts';
import { readPickText } from '#shared/domain/links/pick-text.ts';
import { findMarketType } from '#shared/domain/markets/market-types.ts';
import { ownBetNames, ownMarketType } from '#shared/domain/markets/own-market.ts';
import { sharedGameApi } from '../sharing/add-shared-picks.ts';
import { couponToolsApi } from '../tools/coupon-tools-api.ts';

/** Bets of a link that can still be placed. */
export interface FoundBets {
  readonly legs: readonly HouseLeg[];
  /** Number of bets that cannot be placed any more: their games have begun, are over or are unknown. */
  readonly lost: number;
  readonly typeId: number;
  readonly systemValue: number | null;
}

export type LoadedBets = FoundBets | { readonly failure: ReturnType<typeof toCallError> };

type GameAnswer = CallAnswer<typeof gameCall>;

/** Returns the selection of a game that has not begun, at its current price; null when it takes no bets. */
export function linkedLeg({ game, markets }: GameAnswer, selectionId: number): HouseLeg | null {
  if (game.live) return null;
  for (const market of markets) {
    const found = market.outcomes.find(({ id, price }) => id === selectionId && price > 0);
    if (!found) continue;
    const { typeId, period, param } = market;
    const own = findMarketType(typeId) ? undefined : ownMarketType(market);
    const names = own && ownBetNames(own, found.outcome);
    const leg = { selectionId, price: found.price, typeId, period, param, outcome: found.outcome, game };
    return names ? { ...leg, names } : leg;
  }
  return null;
}

async function loadPicks(dispatch: AppDispatch, selectionIds: readonly number[]): Promise<LoadedBets> {
  const { sharedGame } = sharedGameApi.endpoints;
  const gameIds = [...new Set(selectionIds.map((id) => unpackSelectionId(id).gameId))];
  const answers = await Promise.all(
    gameIds.map((id) => dispatch(sharedGame.initiate({ params: { gameId: String(id) } }, { subscribe: false }))),
  );
  const failed = answers.map(({ error }) => error && toCallError(error));
  const failure = failed.find((error) => error !== undefined && error.code !== 'GAME_UNKNOWN');
  if (failure) return { failure };
  const byGame = new Map(gameIds.map((id, index) => [id, answers[index]?.data]));
  const legs = selectionIds.flatMap((id) => {
    const answer = byGame.get(unpackSelectionId(id).gameId);
    return (answer && linkedLeg(answer, id)) ?? [];
  });
  const typeId = legs.length > 1 ? COUPON_TYPE.express : COUPON_TYPE.single;
  return { legs, lost: selectionIds.length - legs.length, typeId, systemValue: null };
}

async function loadCode(dispatch: AppDispatch, code: string): Promise<LoadedBets> {
  const { data, error } = await dispatch(
    couponToolsApi.endpoints.loadCoupon.initiate({ params: { code } }, { track: false }),
  );
  if (!data) return { failure: toCallError(error) };
  const { legs, typeId, systemValue, lost, unknown } = data;
  return { legs, typeId, systemValue, lost: lost.length + unknown };
}

/** Loads the bets of a link at current prices. */
export function loadLinkedBets(dispatch: AppDispatch, link: LinkedBets): Promise<LoadedBets> {
  return 'code' in link ? loadCode(dispatch, link.code) : loadPicks(dispatch, readPickText(link.picks) ?? []);
}
