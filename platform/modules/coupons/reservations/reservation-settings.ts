/** What the operator decides about coupons whose money waits. */
export interface ReservationSettings {
  /** Whether VIP bets are taken, and how many times as much they pay at most. */
  readonly vip: { readonly isAllowed: boolean; readonly payoutTimes: number };
  /** The share of what open coupons can pay that is advanced, and the most in multiples of a first amount. */
  readonly advance: { readonly isOffered: boolean; readonly share: string; readonly maxTimes: number };
}

/** Neither VIP bets nor advances. */
export const NO_RESERVATIONS: ReservationSettings = {
  vip: { isAllowed: false, payoutTimes: 1 },
  advance: { isOffered: false, share: '0', maxTimes: 0 },
};
