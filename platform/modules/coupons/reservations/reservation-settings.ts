/** The operator's decisions about VIP bets and advances. */
export interface ReservationSettings {
  /** Whether VIP bets are taken, and the factor by which they raise the largest payout. */
  readonly vip: { readonly isAllowed: boolean; readonly payoutTimes: number };
  /**
   * The share of the possible payouts of open coupons that is advanced, and the largest advance in multiples of a first
   * amount.
   */
  readonly advance: { readonly isOffered: boolean; readonly share: string; readonly maxTimes: number };
}

/** Settings without VIP bets and advances. */
export const NO_RESERVATIONS: ReservationSettings = {
  vip: { isAllowed: false, payoutTimes: 1 },
  advance: { isOffered: false, share: '0', maxTimes: 0 },
};
