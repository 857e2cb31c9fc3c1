import { fairValue } from '#shared/domain/coupon/cash-out/fair-value.ts';
import type { LegChance } from '#shared/domain/coupon/cash-out/leg-chance.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import { CouponShapeError, type EngineCoupon } from '#shared/domain/coupon/types.ts';
import { definedOnly } from '#shared/domain/data/defined-only.ts';
import type { Pair } from '#shared/domain/game/game-state.ts';
import { unpackSelectionId } from '#shared/domain/ids/selection-id.ts';
import type { Book, Quote } from '../../simulation/book/book-port.ts';
import type { CouponSettings } from './coupon-settings.ts';
import type { QuotedBet } from './quotes.ts';

/** A leg with the book's estimate at acceptance (decision 029). */
export interface WatchedLeg {
  readonly selectionId: number;
  readonly gameId: number;
  /** 255 for a bet builder. */
  readonly marketType: number;
  readonly period: number;
  /** Members of a bet builder leg. */
  readonly members?: readonly number[];
  /** Odds, thousandths. */
  readonly coef: number;
  /** Chance without margin, at the instant of the price; null where the book had none. */
  readonly chance: LegChance | null;
  readonly isLive: boolean;
  readonly score: Pair;
}

/** A coupon with the book's estimate at acceptance. */
export interface WatchedCoupon {
  /** The game of all legs; null where they have several. */
  readonly gameId: number | null;
  readonly marketType: number | null;
  /**
   * The mean payout by the chances of the legs, minor units; null where it cannot be calculated, and for a coupon that
   * pays more than its price says, by a gift of the house.
   */
  readonly value: number | null;
  /** The largest payout, minor units. */
  readonly maxPayout: number;
  readonly legs: readonly WatchedLeg[];
}

/** Largest number of legs that are valued: for more, the value of some types takes longer than a placement may. */
const MAX_VALUED = 6;

/**
 * Returns the chance of a single selection behind a quote; null when the price has changed between the two looks, so
 * that the chance belongs to another moment.
 */
function chanceBehind(book: Pick<Book, 'chance' | 'quote'>, quote: Quote): LegChance | null {
  const chance = book.chance(quote.selectionId);
  return book.quote(quote.selectionId)?.price === quote.price ? chance : null;
}

function couponValue(engine: EngineCoupon, chances: readonly (LegChance | null)[], settings: CouponSettings) {
  if (chances.length > MAX_VALUED || chances.includes(null)) return null;
  try {
    const fair = fairValue(engine, chances, settings.rules);
    return 'value' in fair ? Number((fair.value.n * 1_000_000n) / fair.value.d) / 1_000_000 : null;
  } catch (error) {
    if (error instanceof CouponShapeError) return null;
    throw error;
  }
}

/** Dependencies and figures of a watched coupon. */
interface WatchInput {
  readonly book: Pick<Book, 'chance' | 'quote'>;
  readonly settings: CouponSettings;
  readonly bets: readonly QuotedBet[];
  readonly engine: EngineCoupon;
  /** The largest payout, minor units. */
  readonly maxPayout: number;
  /** Whether the stake is a free bet. */
  readonly isGiven: boolean;
}

/** Returns a coupon to be accepted with the book's estimate of it, from the same look that prices it. */
export function watchedCoupon({ book, settings, bets, engine, maxPayout, isGiven }: WatchInput): WatchedCoupon {
  const legs = bets.flatMap(({ selectionId, members, quote, chance }): WatchedLeg[] => {
    if (!quote) return [];
    const { marketType, period } = unpackSelectionId(selectionId);
    return [
      definedOnly({
        selectionId,
        gameId: quote.gameId,
        marketType,
        period,
        members,
        coef: quote.price,
        chance: members ? (chance ?? null) : chanceBehind(book, quote),
        isLive: quote.live,
        score: quote.score,
      }),
    ];
  });
  const [first] = legs;
  const games = new Set(legs.map(({ gameId }) => gameId));
  const isPlain = !isGiven && !engine.upliftPercent && engine.legs.every(({ isBonus }) => !isBonus);
  const open = engine.legs.map((leg) => ({ ...leg, statusId: BET_STATUS.notStarted }));
  const isIndependent = games.size === legs.length;
  const chances = legs.map(({ chance }) => chance);
  return {
    gameId: legs.length === 1 && first ? first.gameId : null,
    marketType: legs.length === 1 && first ? first.marketType : null,
    value: isPlain && isIndependent ? couponValue({ ...engine, legs: open }, chances, settings) : null,
    maxPayout,
    legs,
  };
}
