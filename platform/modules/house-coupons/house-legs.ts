import type { Game } from '#shared/contracts/catalogue.ts';
import type { HouseLeg } from '#shared/contracts/house-coupons.ts';
import { type BetRestriction, restrictionsOf } from '#shared/domain/coupon/bet-restrictions.ts';
import { unpackSelectionId } from '#shared/domain/ids/selection-id.ts';

/**
 * Returns a selection with the description that a coupon stores of it.
 *
 * @param price thousandths
 */
export function houseLeg(game: Game, selectionId: number, price: number): HouseLeg {
  const { marketType, period, param, outcome } = unpackSelectionId(selectionId);
  const { id, sportId, competitionId, competition, competitionSlug, country, slug, home, away, startAt, live } = game;
  return {
    selectionId,
    price,
    typeId: marketType,
    period,
    param,
    outcome,
    game: { id, sportId, competitionId, competition, competitionSlug, country, slug, home, away, startAt, live },
  };
}

/** Whether a market of a game may be joined with others in a coupon (P-12); the platform composes no other legs. */
export function isJoinable(
  rules: readonly BetRestriction[],
  { sportId, competitionId, live }: Pick<Game, 'competitionId' | 'live' | 'sportId'>,
  typeId: number,
): boolean {
  const flags = restrictionsOf(rules, { sportId, competitionId, marketTypes: [typeId], isLive: live });
  return flags.isBannedExpress !== true && flags.isDepend !== true;
}
