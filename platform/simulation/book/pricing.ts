import type { MarketGroup } from '#shared/domain/markets/market-type.ts';
import type { FairMarket } from '../models/model.ts';
import { doubleChances, singleChances } from './double-chance.ts';
import { HIGHEST_PRICE, ladderPrice } from './price-ladder.ts';

/**
 * The book's margin: by how much the implied probabilities of a market exceed the true ones, 0.05 for 5 %. A market with a
 * favourite that is all but certain has less of it, see `withMargin`.
 */
export interface MarginTable {
  readonly groups: Readonly<Record<MarketGroup, number>>;
  /** Added while a game is live. */
  readonly live: number;
}

/** The margins of the house. */
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
};

/** A price below this cannot be offered at a profit, so a market with an outcome this likely closes. */
const CERTAIN = 0.99;
/** Below this an outcome counts as impossible: rounding of a model's sums. */
const IMPOSSIBLE = 1e-9;
/**
 * The least share of the stakes that an outcome of this chance or more gives back. Beside a favourite that is all but
 * certain the others would have to carry the whole margin.
 */
const MIN_RETURN = { share: 0.63, from: 0.01 };
/** The power of a chance below that from which on its return falls. */
const REMOTE_POWER = 1 - Math.log(MIN_RETURN.share) / Math.log(MIN_RETURN.from);
/** Markets of so many outcomes are drawn as columns, which stay where they are. */
const SHORT_LIST = 3;

export interface PricedOutcome {
  /** Index in the outcome set of the market type. */
  readonly outcome: number;
  /** Thousandths, from the ladder. */
  readonly price: number;
  /** The price stands, but nobody bets on it: all but decided, or so remote that no price says how much. */
  readonly closed: boolean;
}

export interface PricedMarket {
  readonly typeId: number;
  readonly period: number;
  readonly param: number;
  /** All but decided. */
  readonly closed: boolean;
  /** Without the outcomes that cannot happen any more, and of many without the remote ones. */
  readonly outcomes: readonly PricedOutcome[];
}

/**
 * Probability of each outcome as the fair price implies it: 1 / fair price. They sum to 1 (double chance: to 2).
 */
export function fairImplied(market: FairMarket): number[] {
  return market.probabilities.map((probability, index) => {
    const push = market.pushes?.[index] ?? 0;
    return push >= 1 ? 0 : probability / (1 - push);
  });
}

/** The most that an outcome of a fair implied probability is loaded to. */
type MostImplied = (fair: number) => number;

/** While a market is bet on; continuous, and rises with the chance. */
const mostWhileOpen: MostImplied = (fair) => (fair >= MIN_RETURN.from ? fair / MIN_RETURN.share : fair ** REMOTE_POWER);

/** Beside a favourite that is past its lowest price the others stay so short that nobody could win with all of them. */
const mostOnceClosed: MostImplied = (fair) => Math.max(fair, MIN_RETURN.from) / MIN_RETURN.share;

/**
 * Implied probabilities with the margin in them: every fair one to the same power below 1, chosen so that they sum to
 * (1 + margin) times what they did. This loads the outsiders more than the favourites, as players bet, keeps their
 * order, and no price can pass below 1. An outcome that would give back too little is loaded less, and then the market
 * has less than its margin: the favourite has no room for the rest.
 *
 * @param fair fair implied probabilities, each above 0 and below 1, two at least
 * @param margin 0 … below 1
 * @param most the most that an outcome of a fair implied probability is loaded to
 */
export function withMargin(fair: readonly number[], margin: number, most: MostImplied = mostWhileOpen): number[] {
  const logs = fair.map(Math.log);
  const total = fair.reduce((sum, probability) => sum + probability, 0) * (1 + margin);
  let power = 1;
  for (let round = 0; round < 40; round += 1) {
    let excess = -total;
    let slope = 0;
    for (const log of logs) {
      const raised = Math.exp(log * power);
      excess += raised;
      slope += log * raised;
    }
    if (Math.abs(excess) < 1e-10) break;
    power = Math.max(0, power - excess / slope);
  }
  return logs.map((log, index) => Math.min(Math.exp(log * power), most(fair[index] as number)));
}

/** The same for outcomes some of which cannot happen any more: those stay at 0. */
function loaded(fair: readonly number[], margin: number, most: MostImplied): number[] {
  const open = fair.filter((probability) => probability > IMPOSSIBLE);
  const implied = withMargin(open, margin, most);
  let next = 0;
  return fair.map((probability) => (probability > IMPOSSIBLE ? (implied[next++] as number) : 0));
}

/**
 * A double chance costs what backing both of its results does, so it has no margin of its own: put on it as it is, all of
 * that would land on the one outcome that is not all but certain.
 */
function loadedDoubles(fair: readonly number[], margin: number, most: MostImplied): number[] {
  return doubleChances(loaded(singleChances(fair), margin, most));
}

/**
 * Where a market stands: bet on, all but decided, or decided.
 *
 * @param fair fair implied probabilities
 */
export function stageOf(fair: readonly number[]): 'open' | 'closed' | 'decided' {
  let possible = 0;
  let most = 0;
  for (const probability of fair) {
    if (probability > IMPOSSIBLE) possible += 1;
    if (probability > most) most = probability;
  }
  if (possible < 2 || most >= 1 - IMPOSSIBLE) return 'decided';
  return most >= CERTAIN ? 'closed' : 'open';
}

/**
 * Prices one market: margin, ladder, floor and cap. null when it has no two outcomes left to bet on.
 *
 * @param margin from the margin table, 0.05 for 5 %
 * @param winners how many outcomes win at once: 2 for double chances
 */
export function priceMarket(market: FairMarket, margin: number, winners = 1): PricedMarket | null {
  const fair = fairImplied(market);
  const stage = stageOf(fair);
  if (stage === 'decided') return null;
  const open = fair.map((_, index) => index).filter((index) => (fair[index] as number) > IMPOSSIBLE);
  const closed = stage === 'closed';
  const load = winners === 2 ? loadedDoubles : loaded;
  const implied = load(fair, margin, closed ? mostOnceClosed : mostWhileOpen);
  const { typeId, period, param } = market;
  const priced = open.map((outcome) => pricedOutcome(outcome, implied[outcome] as number, closed));
  return { typeId, period, param, closed, outcomes: worthShowing(priced) };
}

function pricedOutcome(outcome: number, implied: number, isDecided: boolean): PricedOutcome {
  const isRemote = 1000 / implied >= HIGHEST_PRICE;
  return { outcome, price: ladderPrice(implied), closed: isDecided || isRemote };
}

/** A long list of outcomes is the better for leaving out those that nobody can bet on; a short one keeps its shape. */
function worthShowing(outcomes: readonly PricedOutcome[]): readonly PricedOutcome[] {
  if (outcomes.length <= SHORT_LIST) return outcomes;
  const shown = outcomes.filter(({ price }) => price < HIGHEST_PRICE);
  return shown.length < 2 ? outcomes : shown;
}
