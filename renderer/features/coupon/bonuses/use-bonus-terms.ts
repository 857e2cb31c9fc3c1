import { useState } from 'react';
import type { CouponLimits } from '#shared/contracts/coupon.ts';
import type { DraftBonuses } from '#shared/contracts/coupon-bonuses.ts';

interface Known {
  readonly iso: string;
  readonly offered: DraftBonuses;
}

/**
 * Returns the site's bonus terms in a currency. Every change of the coupon requests the limits again; the previous
 * terms apply until the answer, so that nothing flickers.
 */
export function useBonusTerms(limits: CouponLimits | null, iso: string): DraftBonuses | null {
  const [last, setLast] = useState<Known | null>(null);
  const now = limits?.bonuses ?? null;
  if (now !== null && (now !== last?.offered || last.iso !== iso)) setLast({ iso, offered: now });
  return now ?? (last?.iso === iso ? last.offered : null);
}
