import { limitOfRest } from '#shared/domain/coupon/cash-out/cash-out-price.ts';
import { previewCoupon } from '#shared/domain/coupon/preview.ts';
import { type CouponRow, toEngineCoupon } from '../coupon-record.ts';
import type { CouponSettings } from '../coupon-settings.ts';
import type { CashOutEntry } from './cash-out-repository.ts';

/** Returns the cash-out of a coupon as it was read, with the largest payout of the remaining stake. */
export function cashOutEntry(row: CouponRow, stake: number, price: number, { rules }: CouponSettings): CashOutEntry {
  const rest = row.amount - stake;
  const maxPayoutLimit = rest === 0 ? null : limitOfRest(row.maxPayoutLimit, rest, row.amount);
  const coupon = { ...toEngineCoupon({ ...row, amount: rest }), maxPayoutLimit };
  return {
    stake,
    price,
    cashedOutStake: row.cashOut?.cashedOutStake ?? 0,
    statuses: row.legs.map(({ statusId }) => statusId),
    maxPayout: rest === 0 ? null : previewCoupon(coupon, rules).maxPayout,
    maxPayoutLimit,
  };
}
