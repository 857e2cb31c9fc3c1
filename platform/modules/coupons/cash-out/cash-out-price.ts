import type { CashOutPrice } from '#shared/contracts/cash-out.ts';
import type { NoCashOutReason } from '#shared/domain/coupon/cash-out/cash-out-codes.ts';
import { type CashOutMargins, cashOutPriceOf, isDivisible } from '#shared/domain/coupon/cash-out/cash-out-price.ts';
import type { LegChance } from '#shared/domain/coupon/cash-out/leg-chance.ts';
import { isPendingStatus } from '#shared/domain/coupon/leg-status.ts';
import { liveDelayOf } from '#shared/domain/coupon/live-delays.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import type { Book } from '../../../simulation/book/book-port.ts';
import { priceGroup } from '../builder/group-cash-out.ts';
import { type CouponLegRow, type CouponRow, toEngineCoupon } from '../coupon-record.ts';
import type { CouponSettings } from '../coupon-settings.ts';
import { isReserved } from '../reservations/reservation-record.ts';

/** The operator's decisions about cash-out; read for each price. */
export interface CashOutSettings extends CashOutMargins {
  readonly isOffered: boolean;
  readonly validSeconds: number;
  /** Whether open coupons may be edited at their value. */
  readonly isEditable: boolean;
}

/** Dependencies of a cash-out price. */
export interface CashOutPriceParts {
  readonly book: Pick<
    Book,
    'address' | 'chance' | 'group' | 'groupChance' | 'isStopped' | 'prepareGroup' | 'quote' | 'settle'
  >;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly settings: () => CouponSettings;
  readonly cashOutSettings: () => CashOutSettings;
}

/** The price of the whole stake in play, or the reason why there is none. */
export type PricedCoupon =
  | { readonly price: number; readonly isLive: boolean }
  | { readonly reason: NoCashOutReason; readonly isLive: boolean };

type LegLook = { readonly chance: LegChance | null; readonly reason: NoCashOutReason | null; readonly isLive: boolean };

function lookAt({ statusId, selectionId, group }: CouponLegRow, book: CashOutPriceParts['book']): LegLook {
  if (!isPendingStatus(statusId)) return { chance: null, reason: null, isLive: false };
  if (group) return priceGroup(group, book);
  const quote = book.quote(selectionId);
  const isLive = quote?.live ?? false;
  // The result is known to the book and not yet stored with the coupon.
  if (book.settle(selectionId) !== null || quote?.suspended) return { chance: null, reason: 'SUSPENDED', isLive };
  const chance = quote === null ? null : book.chance(selectionId);
  return { chance, reason: chance === null ? 'NO_PRICE' : null, isLive };
}

function hasDependentLegs(legs: readonly CouponLegRow[]): boolean {
  const open = legs.filter(({ statusId }) => isPendingStatus(statusId));
  return new Set(open.map(({ gameId }) => gameId)).size < open.length;
}

/** Prices a coupon by the book at this instant (peers (c)1). */
export function priceCoupon(row: CouponRow, { book, settings, cashOutSettings }: CashOutPriceParts): PricedCoupon {
  const margins = cashOutSettings();
  if (!margins.isOffered) return { reason: 'SWITCHED_OFF', isLive: false };
  if (row.state !== 'open') return { reason: 'SETTLED', isLive: false };
  if (row.tax) return { reason: 'TAXED', isLive: false };
  if (row.bonuses?.promoCode) return { reason: 'FREE_BET', isLive: false };
  if (isReserved(row)) return { reason: 'HELD', isLive: false };
  const looks = row.legs.map((leg) => lookAt(leg, book));
  const isLive = looks.some((look) => look.isLive);
  const reason = looks.find((look) => look.reason !== null)?.reason ?? null;
  if (reason !== null) return { reason, isLive };
  if (hasDependentLegs(row.legs)) return { reason: 'DEPENDENT', isLive };
  const chances = looks.map(({ chance }) => chance);
  const price = cashOutPriceOf(toEngineCoupon(row), chances, margins, settings().rules);
  return 'price' in price ? { price: price.price, isLive } : { reason: price.refusal, isLive };
}

/** Returns the delay of an order for a coupon, seconds of server clock, by the sports of its live legs. */
export function cashOutDelayOf(
  { legs }: CouponRow,
  { book, settings }: Pick<CashOutPriceParts, 'book' | 'settings'>,
): number {
  return liveDelayOf(
    settings().liveDelays,
    legs.map(({ statusId, selectionId, group, snapshot }) => ({
      sportId: snapshot.sportId,
      isLive:
        isPendingStatus(statusId) && (group?.selectionIds ?? [selectionId]).some((id) => book.quote(id)?.live ?? false),
    })),
  );
}

/** Returns the price in the form the player is shown. */
export function shownPriceOf(row: CouponRow, parts: CashOutPriceParts): CashOutPrice {
  const priced = priceCoupon(row, parts);
  const couponId = String(row.id);
  if ('reason' in priced) return { couponId, status: 'none', reason: priced.reason };
  const sequence = parts.clock.now();
  return {
    couponId,
    status: 'offered',
    price: priced.price,
    stake: row.amount,
    isDivisible: isDivisible(toEngineCoupon(row)),
    isLive: priced.isLive,
    delaySeconds: cashOutDelayOf(row, parts),
    sequence,
    expiresAt: sequence + parts.cashOutSettings().validSeconds * 1000,
  };
}
