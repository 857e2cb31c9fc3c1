import type { EngineCoupon } from '#shared/domain/coupon/types.ts';

/** A coupon whose arithmetic can be told: of the history, or made by hand. */
export type ExplainedCoupon = EngineCoupon & { readonly iso: string };
