import type { CoefChangeAction } from '#shared/domain/coupon/coef-change.ts';

/** Text keys of the policies on changed prices. */
export const POLICY_KEYS: Readonly<Record<CoefChangeAction, string>> = {
  0: 'policy_ask',
  2: 'policy_higher',
  1: 'policy_any',
};
