import type { MarketGroup } from '#shared/domain/markets/market-type.ts';
import type { FairMarket } from '../models/model.ts';
import { doubleChances, singleChances } from './double-chance.ts';
import { HIGHEST_PRICE, ladderPrice } from './price-ladder.ts';

/**
 * Margins of the book: how much the implied probabilities of a market exceed the true ones, 0.05 for 5 %. A market with
 * an all but certain favourite has less, see `withMargin`.
 */
export interface MarginTable {
  readonly groups: Readonly<Record<MarketGroup, number>>;
  /** Added while a game is live. */
  readonly live: number;
  readonly outsiders: OutsiderBound;
}

/**
 * Lowest return of the stakes on an outsider: the share that an outcome of the chance `from` returns. A likelier outcome
 * returns no less; below `from` the return falls by a power of the chance, so that it is continuous. Without it the
 * outsiders of an all but certain favourite would carry the whole margin.
 */
export interface OutsiderBound {
  readonly share: number;
  readonly from: number;
}

/** Margins of the house. */
export const DEFAULT_MARGINS: MarginTable = {
  groups: {
    main: 0.05,
    totals: 0.06,
    handicaps: 0.055,
    goals: 0.07,
    halves: 0.065,
    periods: 0.065,
    sets: 0.06,
    games: 0.065,
    maps: 0.06,
    corners: 0.08,
    cards: 0.08,
    scores: 0.12,
    specials: 0.085,
  },
  live: 0.01,
  outsiders: { share: 0.88, from: 0.01 },
};

/** Chance from which an outcome closes its market, because no price below that can be profitable. */
const CERTAIN = 0.99;
/** Chance below which an outcome counts as impossible: rounding of a model's sums. */
const IMPOSSIBLE = 1e-9;
/** Markets of up to this number of outcomes are shown as columns, which keep their places. */
const SHORT_LIST = 3;

export interface PricedOutcome {
  /** Index in the outcome set of the market type. */
  readonly outcome: number;
  /** Thousandths, from the ladder. */
  readonly price: number;
  /** True for a price that takes no bets: the market is all but decided, or the outcome too remote to be priced. */
  readonly closed: boolean;
}

export interface PricedMarket {
  readonly typeId: number;
  readonly period: number;
  readonly param: number;
  /** True for an all but decided market. */
  readonly closed: boolean;
  /** Outcomes without those that cannot happen any more; a long list is also without the remote ones. */
  readonly outcomes: readonly PricedOutcome[];
}

/**
 * Returns the probability of each outcome implied by its fair price, 1 / fair price. They sum to 1 (double chance: to
 * 2).
 */
export function fairImplied(market: FairMarket): number[] {
  return market.probabilities.map((probability, index) => {
    const push = market.pushes?.[index] ?? 0;
    return push >= 1 ? 0 : probability / (1 - push);
  });
}

/** Returns the highest implied probability to which a fair one may be loaded. */
type ImpliedBound = (fair: number) => number;

/** Highest implied probability of a favourite: at most half of what it lacks to certainty is added. */
const favouriteBound: ImpliedBound = (fair) => (1 + fair) / 2;

/** Returns the bound of an open market; continuous, and rises with the chance. */
function openBound({ share, from }: OutsiderBound): ImpliedBound {
  const power = 1 - Math.log(share) / Math.log(from);
  return (fair) => Math.min(fair >= from ? fair / share : fair ** power, favouriteBound(fair));
}

/**
 * Returns the bound of a closed market: with a favourite past its lowest price the others stay short enough that backing
 * all of them loses.
 */
const closedBound =
  ({ share, from }: OutsiderBound): ImpliedBound =>
  (fair) =>
    Math.min(Math.max(fair, from) / share, favouriteBound(fair));

/** Raises probabilities to the same power, from 0 to 1, so that their sum is nearest to `total`. */
function raised(fair: readonly number[], total: number): number[] {
  const logs = fair.map(Math.log);
  let power = 1;
  for (let round = 0; round < 40; round += 1) {
    let excess = -total;
    let slope = 0;
    for (const log of logs) {
      const each = Math.exp(log * power);
      excess += each;
      slope += log * each;
    }
    if (Math.abs(excess) < 1e-10) break;
    power = Math.min(1, Math.max(0, power - excess / slope));
  }
  return logs.map((log) => Math.exp(log * power));
}

/**
 * Adds the margin to implied probabilities: raises each to the same power below 1, so that their sum grows by the
 * factor 1 + margin. This loads outsiders more than favourites, as players bet, keeps their order, and leaves every
 * price above 1. An outcome that would return too little takes what its bound allows, and the others carry the rest; a
 * market whose outcomes all stand at their bounds has less than its margin.
 *
 * @param fair fair implied probabilities, each above 0 and below 1, two at least
 * @param margin 0 … below 1
 * @param bound highest implied probability for a fair one
 */
export function withMargin(
  fair: readonly number[],
  margin: number,
  bound: ImpliedBound = openBound(DEFAULT_MARGINS.outsiders),
): number[] {
  const implied = fair.map(bound);
  let total = fair.reduce((sum, probability) => sum + probability, 0) * (1 + margin);
  let free = fair.map((_, index) => index);
  while (free.length > 0) {
    const each = raised(
      free.map((index) => fair[index] as number),
      total,
    );
    const within = free.filter((index, place) => (each[place] as number) <= (implied[index] as number));
    if (within.length === free.length) {
      for (const [place, index] of free.entries()) implied[index] = each[place] as number;
      break;
    }
    const isWithin = new Set(within);
    for (const index of free) if (!isWithin.has(index)) total -= implied[index] as number;
    free = within;
  }
  return implied;
}

/** Adds the margin to outcomes of which some cannot happen any more: those stay at 0. */
function loaded(fair: readonly number[], margin: number, bound: ImpliedBound): number[] {
  const open = fair.filter((probability) => probability > IMPOSSIBLE);
  const implied = withMargin(open, margin, bound);
  let next = 0;
  return fair.map((probability) => (probability > IMPOSSIBLE ? (implied[next++] as number) : 0));
}

/**
 * Adds the margin to double chances through their single results: put on the double chances directly, all of it would
 * fall on the one outcome that is not all but certain.
 */
function loadedDoubles(fair: readonly number[], margin: number, bound: ImpliedBound): number[] {
  return doubleChances(loaded(singleChances(fair), margin, bound));
}

/**
 * Returns the stage of a market: open to bets, all but decided, or decided.
 *
 * @param fair fair implied probabilities
 */
export function stageOf(fair: readonly number[]): 'open' | 'closed' | 'decided' {
  let possible = 0;
  let highest = 0;
  for (const probability of fair) {
    if (probability > IMPOSSIBLE) possible += 1;
    if (probability > highest) highest = probability;
  }
  if (possible < 2 || highest >= 1 - IMPOSSIBLE) return 'decided';
  return highest >= CERTAIN ? 'closed' : 'open';
}

/**
 * Prices one market: margin, ladder, lowest and highest price. null when fewer than two outcomes are left to bet on.
 *
 * @param margin from the margin table, 0.05 for 5 %
 * @param winners how many outcomes win at once: 2 for double chances
 */
export function priceMarket(
  market: FairMarket,
  margin: number,
  winners = 1,
  outsiders: OutsiderBound = DEFAULT_MARGINS.outsiders,
): PricedMarket | null {
  const fair = fairImplied(market);
  const stage = stageOf(fair);
  if (stage === 'decided') return null;
  const open = fair.map((_, index) => index).filter((index) => (fair[index] as number) > IMPOSSIBLE);
  const closed = stage === 'closed';
  const load = winners === 2 ? loadedDoubles : loaded;
  const implied = load(fair, margin, (closed ? closedBound : openBound)(outsiders));
  const { typeId, period, param } = market;
  const priced = open.map((outcome) => pricedOutcome(outcome, implied[outcome] as number, closed));
  return { typeId, period, param, closed, outcomes: worthShowing(priced) };
}

function pricedOutcome(outcome: number, implied: number, isDecided: boolean): PricedOutcome {
  const isRemote = 1000 / implied >= HIGHEST_PRICE;
  return { outcome, price: ladderPrice(implied), closed: isDecided || isRemote };
}

/** Drops the closed outcomes of a long list; a short list keeps its shape. */
function worthShowing(outcomes: readonly PricedOutcome[]): readonly PricedOutcome[] {
  if (outcomes.length <= SHORT_LIST) return outcomes;
  const shown = outcomes.filter(({ price }) => price < HIGHEST_PRICE);
  return shown.length < 2 ? outcomes : shown;
}
