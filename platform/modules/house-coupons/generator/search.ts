import { type Random, randomFrom } from '../../../simulation/random.ts';

/** A selection that may be a leg; its price in thousandths. */
export interface Candidate {
  readonly gameId: number;
  readonly selectionId: number;
  readonly price: number;
}

interface SearchInput {
  readonly candidates: readonly Candidate[];
  /** Stake, minor units. */
  readonly amount: number;
  readonly targetPayout: number;
  readonly maxLegs: number;
  /** Largest excess over the target payout at which an express still counts as found. */
  readonly tolerancePercent: number;
  /** Number of the attempt; another turn gives another express. */
  readonly turn: number;
}

/** Number of expresses begun at random; each is finished with the best last leg. */
const ATTEMPTS = 600;
const MIN_LEGS = 2;

interface Express {
  readonly legs: readonly Candidate[];
  readonly payout: bigint;
}

/** Returns the payout of an express in minor units, half-up (coupon mathematics §1.4). */
export function payoutOf(amount: number, legs: readonly Candidate[]): bigint {
  const scale = 1000n ** BigInt(legs.length);
  const exact = legs.reduce((product, { price }) => product * BigInt(price), BigInt(amount));
  return (2n * exact + scale) / (2n * scale);
}

/** Returns the first index in ascending prices from which on no price is lower than this one. */
function firstFrom(sorted: readonly Candidate[], price: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.price ?? 0) < price) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the cheapest last leg, of another game, that brings the express to the target payout. */
function lastLeg(sorted: readonly Candidate[], begun: readonly Candidate[], { amount, targetPayout }: SearchInput) {
  const games = new Set(begun.map(({ gameId }) => gameId));
  const product = begun.reduce((all, { price }) => (all * price) / 1000, 1);
  // Starts one thousandth below the floating-point value: the exact payout decides.
  for (let at = firstFrom(sorted, (targetPayout / amount / product) * 1000 - 1); at < sorted.length; at++) {
    const leg = sorted[at];
    if (leg && !games.has(leg.gameId) && payoutOf(amount, [...begun, leg]) >= BigInt(targetPayout)) return leg;
  }
  return null;
}

/** Draws legs of distinct games whose product allows a last leg below the target payout. */
function begin(
  random: Random,
  { candidates, amount, targetPayout, maxLegs }: SearchInput,
  lowest: number,
): Candidate[] {
  const count = random.int(MIN_LEGS - 1, maxLegs - 1);
  const legs: Candidate[] = [];
  const games = new Set<number>();
  let product = 1;
  for (let tries = 0; legs.length < count && tries < count * 3; tries++) {
    const leg = candidates[random.int(0, candidates.length - 1)];
    if (!leg || games.has(leg.gameId)) continue;
    const next = (product * leg.price) / 1000;
    if ((next * lowest) / 1000 > (targetPayout / amount) * 1.02) continue;
    legs.push(leg);
    games.add(leg.gameId);
    product = next;
  }
  return legs;
}

/**
 * Searches for the express of distinct games whose payout is nearest at or above the target payout (betting §3,
 * isBetGenerator): many are begun at random, and each is finished exactly. The same turn gives the same express from
 * the same prices.
 *
 * @returns null when none is near enough
 */
export function searchExpress(input: SearchInput): Express | null {
  const { candidates, amount, targetPayout, tolerancePercent, turn } = input;
  const sorted = [...candidates].sort((a, b) => a.price - b.price || a.selectionId - b.selectionId);
  const lowest = sorted[0]?.price;
  if (lowest === undefined || targetPayout <= amount) return null;
  const random = randomFrom('bet-generator', turn, amount, targetPayout);
  const limit = BigInt(Math.floor(targetPayout * (1 + tolerancePercent / 100)));
  let best: Express | null = null;
  for (let attempt = 0; attempt < ATTEMPTS && best?.payout !== BigInt(targetPayout); attempt++) {
    const begun = begin(random, input, lowest);
    const last = begun.length >= MIN_LEGS - 1 ? lastLeg(sorted, begun, input) : null;
    if (!last) continue;
    const legs = [...begun, last];
    const payout = payoutOf(amount, legs);
    if (payout <= limit && (best === null || payout < best.payout)) best = { legs, payout };
  }
  return best;
}
