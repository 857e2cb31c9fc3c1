import { CHANCE_UNIT } from '#shared/domain/coupon/cash-out/leg-chance.ts';
import type { NewMarketStop } from '../../simulation/book/market-stops.ts';
import type { WatchedCoupon, WatchedLeg } from '../coupons/coupons-service.ts';
import type { WatchSettings } from './watch-settings.ts';

/** A market that the book no longer trusts, and the reason. */
export type Finding = Omit<NewMarketStop, 'since'>;

/** A coupon to be checked. Money is minor units. */
export interface WatchedCase extends Pick<WatchedCoupon, 'legs' | 'maxPayout' | 'value'> {
  readonly couponId: number;
  readonly userId: number;
  readonly stake: number;
}

/** A watched coupon with its payments. */
export interface PaidCase extends WatchedCase {
  readonly marketType: number | null;
  readonly placedAt: number;
  /** Total of all cash-outs and the settlement so far. */
  readonly paid: number;
  readonly isOver: boolean;
}

/** One cash-out. */
export interface WatchedCashOut {
  readonly stake: number;
  readonly amount: number;
  /** Server clock, epoch ms. */
  readonly at: number;
}

/** Payouts of one game's coupons above their values, with their standard deviation and largest possible amount. */
export interface GameSum {
  readonly gain: number;
  readonly deviation: number;
  readonly maxGain: number;
}

function findingFor(leg: WatchedLeg, reason: Finding['reason'], evidence: Finding['evidence']): Finding {
  const { gameId, marketType, period, selectionId, members, coef, chance } = leg;
  const seen = { selectionId, ...(members ? { members } : {}), coef, chance: chance && chance.win / CHANCE_UNIT };
  return { gameId, marketType, period, reason, evidence: { ...seen, ...evidence } };
}

const named = ({ couponId, userId, stake, value, maxPayout }: WatchedCase) => ({
  couponId,
  userId,
  stake,
  value,
  maxPayout,
});

/** Returns the mean return of a stake on a leg, by the chance behind its price; null without one. */
function returnOf({ coef, chance }: WatchedLeg): number | null {
  return chance && (chance.win * (coef / 1000) + chance.push) / CHANCE_UNIT;
}

/**
 * Finds prices above fair in an accepted coupon; if each is fair and the coupon is still worth too much, all of them.
 */
export function findAtAcceptance(coupon: WatchedCase, settings: WatchSettings): Finding[] {
  const dear = coupon.legs.filter((leg) => (returnOf(leg) ?? 0) > settings.price);
  if (dear.length > 0) {
    return dear.map((leg) => findingFor(leg, 'price', { ...named(coupon), returns: returnOf(leg) }));
  }
  if (coupon.value === null || coupon.value <= coupon.stake * settings.value) return [];
  return coupon.legs.map((leg) => findingFor(leg, 'value', named(coupon)));
}

/** Finds a payout that is impossible by the chances at acceptance. */
export function findAtPayment(coupon: PaidCase, { payout }: WatchSettings): Finding[] {
  const { paid, stake, value, maxPayout } = coupon;
  const isBeyondPayout = paid > maxPayout * payout.maxPayout + 1;
  const isBeyondChance = value !== null && paid * value > stake * maxPayout * payout.chance;
  if (!isBeyondPayout && !isBeyondChance) return [];
  return coupon.legs.map((leg) => findingFor(leg, 'payout', { ...named(coupon), paid }));
}

/**
 * Returns the gain of a cash-out that came at once although nothing had happened; 0 for a normal one.
 *
 * @param hasHappened whether anything happened in a game of the coupon since its acceptance
 */
export function quickGain(
  coupon: Pick<PaidCase, 'placedAt'>,
  cashOut: WatchedCashOut,
  hasHappened: () => boolean,
  { gain }: WatchSettings,
): number {
  const gained = cashOut.amount - cashOut.stake;
  const isSoon = cashOut.at - coupon.placedAt <= gain.withinMs;
  return gained > 0 && isSoon && !hasHappened() ? gained : 0;
}

/**
 * Finds the markets that a quick gain makes suspicious.
 *
 * @param count of quick gains of the player within the counted time, including this one
 */
export function findAtGain(
  coupon: PaidCase,
  cashOut: WatchedCashOut,
  { gained, count }: { readonly gained: number; readonly count: number },
  { gain }: WatchSettings,
): Finding[] {
  const allowed = cashOut.stake * (coupon.legs.some(({ isLive }) => isLive) ? gain.live : gain.line);
  if (gained <= allowed && count < gain.repeated) return [];
  const seconds = (cashOut.at - coupon.placedAt) / 1000;
  return coupon.legs.map((leg) => findingFor(leg, 'gain', { ...named(coupon), gained, count, seconds }));
}

/**
 * Returns how far payouts lie above their expectation: in deviations z such that an honest book exceeds it with a
 * probability of at most exp(−z² ÷ 2), by Bernstein's inequality. It holds for any number of games and any stakes.
 * Coupons of one game are assumed to win together, which is the worst case; games are independent.
 */
export function sumDistance(games: readonly GameSum[]): number {
  const gain = games.reduce((sum, game) => sum + game.gain, 0);
  if (gain <= 0) return 0;
  const variance = games.reduce((sum, { deviation }) => sum + deviation ** 2, 0);
  const maxGain = Math.max(...games.map((game) => game.maxGain));
  return gain / Math.sqrt(variance + (maxGain * gain) / 3);
}

/** Finds a market type whose payouts chance does not explain: it is stopped in every game. */
export function findInSums(
  marketType: number,
  games: readonly (GameSum & { readonly coupons: number })[],
  { sum }: WatchSettings,
): Finding[] {
  const distance = sumDistance(games);
  if (distance <= sum.deviations) return [];
  const coupons = games.reduce((count, game) => count + game.coupons, 0);
  const gain = games.reduce((total, game) => total + game.gain, 0);
  const evidence = { distance, games: games.length, coupons, gain, days: sum.days };
  return [{ gameId: null, marketType, period: null, reason: 'sum', evidence }];
}
