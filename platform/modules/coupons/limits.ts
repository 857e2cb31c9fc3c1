import type { CouponLimits } from '#shared/contracts/coupon.ts';
import { isVipAvailable, maxBetAmountOf } from '#shared/domain/coupon/amount-limits.ts';
import { isMultiASystem } from '#shared/domain/coupon/availability.ts';
import { couponCoef } from '#shared/domain/coupon/coupon-coef.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import { COUPON_TYPE, CouponShapeError, type EngineCoupon } from '#shared/domain/coupon/types.ts';
import { vipLimitsOf } from '#shared/domain/coupon/vip-bet.ts';
import { isCurrencyIso } from '#shared/domain/money/currencies.ts';
import { toDisplayMinorUnits } from '#shared/domain/money/minor-units.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Book } from '../../simulation/book/book-port.ts';
import type { CouponSettings } from './coupon-settings.ts';
import { offersOf, withBonusBet } from './offers/assess-offers.ts';
import { pricesOf, type QuotedBet, quoteBets } from './quotes.ts';

export interface DraftCoupon {
  readonly typeId: number;
  readonly iso: string;
  readonly bets: readonly {
    readonly marketId: number;
    readonly banker?: boolean | undefined;
    readonly blockId?: number | undefined;
    readonly members?: readonly number[] | undefined;
  }[];
  readonly systemValue?: number | undefined;
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
    legs,
  };
}

/** Thousandths; null for a draft that is no coupon yet, or has none. */
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

/** What a VIP bet of the draft may come to; null where none can be asked for (betting §5). */
function vipOf(
  { typeId, iso }: DraftCoupon,
  bets: readonly QuotedBet[],
  settings: CouponSettings,
  { coef, maxBetAmount }: { readonly coef: number | null; readonly maxBetAmount: number },
): CouponLimits['vip'] {
  const { isAllowed: siteAllows, payoutTimes } = settings.held.vip;
  const lines = bets.map(({ quote }) => ({ isLive: quote?.live ?? true }));
  const isLimited = settings.limitedTypes.includes(typeId);
  if (!isLimited || !isVipAvailable({ siteAllows, maxBetAmount, bets: lines, typeId })) return null;
  return vipLimitsOf(settings.limitsOf(iso).maxPayoutLimit, payoutTimes, coef);
}

/**
 * Limits of a draft coupon from the book (coupon mathematics §8.4): amounts in minor units, the delay in seconds.
 *
 * @throws ApiError CURRENCY_UNKNOWN
 */
export function draftLimits(
  draft: DraftCoupon,
  book: Pick<Book, 'group' | 'quote'>,
  settings: CouponSettings,
): CouponLimits {
  if (!isCurrencyIso(draft.iso)) throw new ApiError('CURRENCY_UNKNOWN');
  const bets = quoteBets(book, draft.bets);
  const coefs = bets.map(({ quote }) => quote?.price ?? 0);
  const plain = engineCoupon(draft, coefs, settings);
  const hasPrices = coefs.every((price) => price > 1000);
  const engine = hasPrices ? withBonusBet(plain, bets, draft.isBonusBet === true, settings) : plain;
  const coef = coefOf(engine, settings);
  const { minBetAmount, maxBetAmount, maxPayoutLimit, minLineAmount } = settings.limitsOf(draft.iso);
  const isSingles = draft.typeId === COUPON_TYPE.manySingles;
  const highest = isSingles ? Math.max(0, ...coefs) : coef;
  return {
    minBetAmount,
    maxBetAmount: maxBetAmountOf([maxBetAmount], maxPayoutLimit, highest),
    maxPayoutLimit,
    minLineAmount,
    delaySeconds: settings.delaySeconds,
    antiExpressCoef: draft.typeId === COUPON_TYPE.antiExpress ? coef : null,
    prices: pricesOf(bets),
    offers: offersOf(engine, draft.iso, settings),
    vip: vipOf(draft, bets, settings, { coef, maxBetAmount }),
  };
}
