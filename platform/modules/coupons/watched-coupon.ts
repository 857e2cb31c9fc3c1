import { fairValue } from '#shared/domain/coupon/cash-out/fair-value.ts';
import type { LegChance } from '#shared/domain/coupon/cash-out/leg-chance.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import { CouponShapeError, type EngineCoupon } from '#shared/domain/coupon/types.ts';
import type { Pair } from '#shared/domain/game/game-state.ts';
import { unpackSelectionId } from '#shared/domain/ids/selection-id.ts';
import type { Book, Quote } from '../../simulation/book/book-port.ts';
import type { CouponSettings } from './coupon-settings.ts';
import type { QuotedBet } from './quotes.ts';

/** A leg with what the book thought of it when it was taken (decision 029). */
export interface WatchedLeg {
  readonly selectionId: number;
  readonly gameId: number;
  /** 255 for a bet builder. */
  readonly marketType: number;
  readonly period: number;
  /** Members of a bet builder. */
  readonly members?: readonly number[];
  /** Thousandths. */
  readonly coef: number;
  /** Without margin, at the instant of the price; null where the book could not say. */
  readonly chance: LegChance | null;
  readonly isLive: boolean;
  readonly score: Pair;
}

/** A coupon with what the book thought of it when it was taken. */
export interface WatchedCoupon {
  /** Of all legs; null where they are of several. */
  readonly gameId: number | null;
  readonly marketType: number | null;
  /**
   * The mean of what it pays by the chances of its legs, minor units; null where that cannot be told, and for a coupon
   * that pays more than its price says, which the house has given.
   */
  readonly value: number | null;
  /** The most it pays, minor units. */
  readonly most: number;
  readonly legs: readonly WatchedLeg[];
}

/** Beyond this many legs the value of some types takes longer to find than a placement may. */
const MAX_VALUED = 6;

/**
 * The chance of a single selection behind a quote; null when the price has moved on between the two looks, so that the
 * chance would be another moment's.
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

/** What a watched coupon is made of. */
interface WatchInput {
  readonly book: Pick<Book, 'chance' | 'quote'>;
  readonly settings: CouponSettings;
  readonly bets: readonly QuotedBet[];
  readonly engine: EngineCoupon;
  /** The most it pays, minor units. */
  readonly most: number;
  /** A free bet. */
  readonly isGiven: boolean;
}

/** What the book thinks of a coupon that it is about to take, from the look that prices it. */
export function watchedCoupon({ book, settings, bets, engine, most, isGiven }: WatchInput): WatchedCoupon {
  const legs = bets.flatMap(({ selectionId, members, quote, chance }): WatchedLeg[] => {
    if (!quote) return [];
    const { marketType, period } = unpackSelectionId(selectionId);
    return [
      {
        selectionId,
        gameId: quote.gameId,
        marketType,
        period,
        ...(members ? { members } : {}),
        coef: quote.price,
        chance: members ? (chance ?? null) : chanceBehind(book, quote),
        isLive: quote.live,
        score: quote.score,
      },
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
    most,
    legs,
  };
}
