import type { Game } from '#shared/contracts/catalogue.ts';
import type { GeneratedCoupon } from '#shared/contracts/house-coupons.ts';
import { definedOnly } from '#shared/domain/data/defined-only.ts';
import { isQuarterLine } from '#shared/domain/markets/market-line.ts';
import { findMarketType } from '#shared/domain/markets/market-types.ts';
import { isCurrencyIso } from '#shared/domain/money/currencies.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { Book } from '../../../simulation/book/book-port.ts';
import type { HouseCouponsSettings } from '../../config/config-service.ts';
import { houseLeg } from '../house-legs.ts';
import { type Candidate, searchExpress } from './search.ts';

export interface GeneratorRequest {
  readonly iso: string;
  /** Stake, minor units. */
  readonly amount: number;
  readonly targetPayout: number;
  readonly sports?: readonly number[] | undefined;
  readonly hours?: number | undefined;
  readonly turn: number;
}

/** Generates an express for a target payout; ApiError CURRENCY_UNKNOWN. */
export type CouponGenerator = (request: GeneratorRequest) => GeneratedCoupon;

interface GeneratorInput {
  readonly book: Pick<Book, 'game' | 'list'>;
  readonly settings: () => HouseCouponsSettings['generator'];
  /** The largest payout of a coupon, minor units, by currency. */
  readonly maxPayout: (iso: string) => number;
  /** Whether a market may be joined with others. */
  readonly mayJoin: (game: Game, typeId: number) => boolean;
}

const NOTHING = { found: null } as const;

type Settings = ReturnType<GeneratorInput['settings']>;

/** Picks up to a number of ids, spread over the whole list; another turn begins at another place. */
function spread(ids: readonly number[], count: number, turn: number): number[] {
  if (ids.length <= count) return [...ids];
  const step = ids.length / count;
  const shift = (turn * 7919) % ids.length;
  return Array.from({ length: count }, (_, place) => ids[(Math.floor(place * step) + shift) % ids.length] ?? 0);
}

function candidatesOf(
  game: Game,
  { minLegCoef, maxLegCoef }: Settings,
  mayJoin: GeneratorInput['mayJoin'],
): Candidate[] {
  return game.main.flatMap(({ typeId, param, outcomes }) => {
    const type = findMarketType(typeId);
    if (!type || isQuarterLine(type, param) || !mayJoin(game, typeId)) return [];
    const open = outcomes.filter(({ price, suspended }) => !suspended && price >= minLegCoef && price <= maxLegCoef);
    return open.map(({ id, price }) => ({ gameId: game.id, selectionId: id, price }));
  });
}

/** Creates the bet generator over a book (betting §3, isBetGenerator): games to come, their main markets. */
export function createGenerator({ book, settings, maxPayout, mayJoin }: GeneratorInput) {
  function gamesFor({ sports, hours, turn }: GeneratorRequest, { excludedSports, games }: Settings): Game[] {
    const query = definedOnly({ section: 'line', hours } as const);
    const wanted = sports?.filter((sportId) => !excludedSports.includes(sportId));
    const ids = wanted ? wanted.flatMap((sportId) => book.list({ ...query, sportId })) : book.list(query);
    const found = spread(ids, games, turn).flatMap((id) => book.game(id) ?? []);
    return found.filter(({ live, sportId }) => !live && !excludedSports.includes(sportId));
  }

  const generate: CouponGenerator = (request) => {
    if (!isCurrencyIso(request.iso)) throw new ApiError('CURRENCY_UNKNOWN');
    if (request.targetPayout > maxPayout(request.iso)) return { ...NOTHING, reason: 'above-limit' };
    const rules = settings();
    const games = new Map(gamesFor(request, rules).map((game) => [game.id, game]));
    const candidates = [...games.values()].flatMap((game) => candidatesOf(game, rules, mayJoin));
    if (candidates.length === 0) return { ...NOTHING, reason: 'no-games' };
    const express = searchExpress({ ...request, ...rules, candidates });
    if (!express) return { ...NOTHING, reason: 'nothing-near' };
    const legs = express.legs.flatMap(({ gameId, selectionId, price }) => {
      const game = games.get(gameId);
      return game ? [houseLeg(game, selectionId, price)] : [];
    });
    const scale = 1000n ** BigInt(legs.length - 1);
    const product = legs.reduce((all, { price }) => all * BigInt(price), 1n);
    const coef = Number((2n * product + scale) / (2n * scale));
    return { found: { legs, coef, payout: Number(express.payout) }, reason: null };
  };
  return generate;
}
