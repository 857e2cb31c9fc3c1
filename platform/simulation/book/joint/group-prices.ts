import { BUILDER_RULES } from '#shared/domain/builder/builder-rules.ts';
import { ladderPrice } from '../price-ladder.ts';
import { bitsOf } from './cells.ts';

/** Chance and price of one member alone. */
export interface MemberPrice {
  /** Chance without margin. */
  readonly chance: number;
  /** Thousandths, margin included. */
  readonly price: number;
}

/**
 * Standard errors of a sampled chance that are added against the player: the true chance is higher in 1 of 20 samples.
 */
const HELD_ERRORS = 1.645;

/**
 * Returns the standard error of a sampled chance that is fitted to its rarest member: only the share of that member's
 * games in which the others win too is still uncertain.
 *
 * @param games 0 for a chance that is exact
 */
export function standardError(chance: number, rarest: number, games: number): number {
  if (games === 0 || chance <= 0 || rarest <= 0) return 0;
  const share = Math.min(chance / rarest, 1);
  // A share that no sampled game contradicts is known no better than one game tells.
  const spread = Math.max(share * (1 - share), 1 / games);
  return rarest * Math.sqrt(spread / (games * rarest));
}

/** Returns the factor by which a member's price exceeds its chance: its margin. */
function loadOf({ chance, price }: MemberPrice): number {
  return Math.max(1000 / price / chance, 1);
}

export interface GroupPriceInput {
  readonly members: readonly MemberPrice[];
  /** Chances by set of members. */
  readonly chances: Float64Array;
  /** Returns the members of a set without those that others of the set imply. */
  readonly coreOf: (set: number) => number;
  /** Sampled games; 0 for exact chances. */
  readonly games: number;
}

/**
 * Returns the price of every set of members, thousandths by the bits of the set; 1000 for the empty set. A price is the
 * joint chance with the sampling error and the margins of all members, as in an express, but at least the price of
 * every smaller set; a set of one has the member's own price (decision 023).
 */
export function groupPrices({ members, chances, coreOf, games }: GroupPriceInput): number[] {
  const implied = new Float64Array(chances.length);
  const prices = [1000];
  for (let set = 1; set < chances.length; set += 1) {
    const core = coreOf(set);
    const parts = bitsOf(set);
    const parents = parts.map((bit) => implied[set & ~(1 << bit)] as number);
    implied[set] = core === set ? impliedBy(set, members, chances, games) : (implied[core] as number);
    if (parts.length > 1) implied[set] = Math.min(implied[set] as number, ...parents);
    const [only] = parts;
    const own = parts.length === 1 && only !== undefined ? members[only]?.price : undefined;
    prices[set] = own ?? Math.min(ladderPrice(implied[set] as number), BUILDER_RULES.maxPrice);
  }
  return prices;
}

function impliedBy(set: number, members: readonly MemberPrice[], chances: Float64Array, games: number): number {
  const parts = bitsOf(set).flatMap((bit) => members[bit] ?? []);
  const [first] = parts;
  if (parts.length === 1 && first !== undefined) return 1000 / first.price;
  const chance = chances[set] as number;
  const rarest = Math.min(...parts.map((part) => part.chance));
  const held = Math.min(chance + HELD_ERRORS * standardError(chance, rarest, games), rarest);
  return parts.reduce((product, part) => product * loadOf(part), held);
}
