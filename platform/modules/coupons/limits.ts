import type { CouponLimits } from '#shared/contracts/coupon.ts';
import { isVipAvailable, maxBetAmountOf } from '#shared/domain/coupon/amount-limits.ts';
import { isMultiASystem } from '#shared/domain/coupon/availability.ts';
import { couponCoef } from '#shared/domain/coupon/coupon-coef.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import { liveDelayOf } from '#shared/domain/coupon/live-delays.ts';
import { stakeWithinPayout } from '#shared/domain/coupon/stake-within-payout.ts';
import { COUPON_TYPE, CouponShapeError, type CouponTypeId, type EngineCoupon } from '#shared/domain/coupon/types.ts';
import { vipLimitsOf } from '#shared/domain/coupon/vip-bet.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { isCurrencyIso } from '#shared/domain/money/currencies.ts';
import { toDisplayMinorUnits } from '#shared/domain/money/minor-units.ts';
import { isDisallowedSport } from '#shared/domain/sports/disallowed-sports.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Book, GameAddress } from '../../simulation/book/book-port.ts';
import { bonusesOf, withBonusBet } from './bonuses/assess-bonuses.ts';
import type { CouponSettings } from './coupon-settings.ts';
import type { CouponsRepository } from './coupons-repository.ts';
import { limitedLegs } from './liability-limits.ts';
import { checkGroups } from './placement-request.ts';
import { pricesWithStarts, type QuotedBet, quoteBets } from './quotes.ts';

export interface DraftCoupon {
  readonly typeId: CouponTypeId;
  readonly iso: string;
  readonly bets: readonly {
    readonly selectionId: number;
    readonly banker?: boolean | undefined;
    readonly blockId?: number | undefined;
    readonly members?: readonly number[] | undefined;
  }[];
  readonly systemValue?: number | undefined;
  readonly amountByBlockId?: Readonly<Record<string, number | null>> | undefined;
  readonly isBonusBet?: boolean | undefined;
}

function engineCoupon(draft: DraftCoupon, coefs: readonly number[], settings: CouponSettings): EngineCoupon {
  const legs = draft.bets.map(({ banker = false, blockId }, index) => ({
    coef: coefs[index] ?? 0,
    statusId: BET_STATUS.notStarted,
    banker,
    blockId: blockId ?? index + 1,
  }));
  const isSystem = draft.typeId === COUPON_TYPE.multi && isMultiASystem(legs, settings.rules);
  return {
    typeId: isSystem ? COUPON_TYPE.system : draft.typeId,
    amount: 0,
    systemValue: draft.systemValue ?? settings.rules.limits.minSystemValue,
    amountByBlockId: draft.amountByBlockId ?? null,
    legs,
  };
}

/** Returns the odds of a draft in thousandths; null when the draft is not a coupon yet, or its type has none. */
function coefOf(coupon: EngineCoupon, { rules }: CouponSettings): number | null {
  if (coupon.legs.length === 0 || coupon.legs.some(({ coef }) => coef <= 1000)) return null;
  try {
    const coef = couponCoef(coupon, rules);
    return coef === null ? null : toDisplayMinorUnits(coef);
  } catch (error) {
    if (error instanceof CouponShapeError || error instanceof RangeError) return null;
    throw error;
  }
}

/** Returns the largest VIP bet of the draft; null where none can be requested (betting §5). */
function vipOf(
  { typeId, iso }: DraftCoupon,
  bets: readonly QuotedBet[],
  settings: CouponSettings,
  maxBetAmount: number,
  stakeWithin: (payoutLimit: number) => number | null,
): CouponLimits['vip'] {
  const { isAllowed: siteAllows, payoutTimes } = settings.reservations.vip;
  const lines = bets.map(({ quote }) => ({ isLive: quote?.live ?? true }));
  const isLimited = settings.limitedTypes.includes(typeId);
  if (!isLimited || !isVipAvailable({ siteAllows, maxBetAmount, bets: lines, typeId })) return null;
  return vipLimitsOf(settings.limitsOf(iso).maxPayoutLimit, payoutTimes, stakeWithin);
}

interface LimitsInput {
  readonly book: Pick<Book, 'address' | 'group' | 'movedStart' | 'quote'>;
  readonly settings: CouponSettings;
  readonly repository: Pick<CouponsRepository, 'liabilityRoom'>;
  /** 0 for a guest. */
  readonly userId: number;
}

type Place = Pick<GameAddress, 'competitionId' | 'sportId'> | null;

/** Filters out bets of sports on which the site takes none; for a player they are not in the book (B-06). */
function takenBets(bets: readonly QuotedBet[], places: readonly Place[], { disallowed }: CouponSettings): QuotedBet[] {
  return bets.map((bet, index) => {
    const place = places[index];
    const isTaken = !place || !isDisallowedSport(disallowed, place.sportId, bet.quote?.live ?? false);
    return isTaken ? bet : { ...bet, quote: null };
  });
}

/**
 * Returns the largest stake that the book takes on the draft now. Each of many singles has its own limit, which its
 * placement applies.
 */
async function roomFor(
  { legs }: Pick<EngineCoupon, 'legs'>,
  { iso, bets, typeId }: DraftCoupon,
  places: readonly Place[],
  { settings, repository, userId }: LimitsInput,
): Promise<number | null> {
  const isPriced = legs.every(({ coef }) => coef > 1000);
  if (typeId === COUPON_TYPE.manySingles || !isPriced || bets.length === 0) return null;
  const priced = bets.map(({ selectionId, members }, index) => ({
    selectionId,
    members,
    coef: legs[index]?.coef ?? 0,
    place: places[index] ?? null,
  }));
  return repository.liabilityRoom(userId, iso, limitedLegs(typeId, priced, settings.liability));
}

/**
 * Returns the limits of a draft coupon from the book (coupon mathematics §8.4): amounts in minor units, the delay in
 * seconds. The largest amount respects what the book takes on these bets from this player at this moment (decision
 * 020).
 *
 * @throws ApiError BAD_REQUEST for a bet builder that is not named by its members, CURRENCY_UNKNOWN
 */
export async function draftLimits(draft: DraftCoupon, input: LimitsInput): Promise<CouponLimits> {
  const { book, settings } = input;
  checkGroups(draft.bets);
  if (!isCurrencyIso(draft.iso)) throw new ApiError('CURRENCY_UNKNOWN');
  const quoted = quoteBets(book, draft.bets);
  const places = quoted.map(({ quote, selectionId }) => book.address(quote?.gameId ?? gameOfSelection(selectionId)));
  const bets = takenBets(quoted, places, settings);
  const coefs = bets.map(({ quote }) => quote?.price ?? 0);
  const plain = engineCoupon(draft, coefs, settings);
  const hasPrices = coefs.every((price) => price > 1000);
  const engine = hasPrices ? withBonusBet(plain, bets, draft.isBonusBet === true, settings) : plain;
  const coef = coefOf(engine, settings);
  const { minBetAmount, maxBetAmount, maxPayoutLimit, minLineAmount } = settings.limitsOf(draft.iso);
  const room = await roomFor(plain, draft, places, input);
  const isSingles = draft.typeId === COUPON_TYPE.manySingles;
  const highest = isSingles ? Math.max(0, ...coefs) : coef;
  const stakeWithin = (limit: number) => stakeWithinPayout(engine, highest, limit, settings.rules);
  return {
    minBetAmount,
    maxBetAmount: maxBetAmountOf([maxBetAmount, room, stakeWithin(maxPayoutLimit)]),
    maxPayoutLimit,
    minLineAmount,
    delaySeconds: liveDelayOf(
      settings.liveDelays,
      bets.map(({ quote }, index) => ({ sportId: places[index]?.sportId ?? null, isLive: quote?.live === true })),
    ),
    antiExpressCoef: draft.typeId === COUPON_TYPE.antiExpress ? coef : null,
    prices: pricesWithStarts(book, bets),
    bonuses: bonusesOf(engine, draft.iso, settings),
    vip: vipOf(draft, bets, settings, maxBetAmount, stakeWithin),
  };
}
