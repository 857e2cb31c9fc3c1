import type { MarketType } from './market-type.ts';

/** Market as an answer of the catalogue describes it. */
interface NamedMarket {
  readonly typeId: number;
  readonly name?: string | undefined;
  readonly outcomes: readonly { readonly outcome: number; readonly name?: string | undefined }[];
}

/** Names that a back end gave to a market of a type of its own. */
export interface OwnMarketNames {
  readonly market: string;
  /** By index of the outcome. */
  readonly outcomes: Readonly<Record<number, string>>;
}

/** Names of one bet on a market of an operator's own type. */
export interface OwnBetNames {
  readonly market: string;
  readonly outcome: string;
}

/** Market types that stay free for operators (docs/back-end.md); this product takes no id of them. */
export const OWN_MARKET_TYPES = { from: 230, to: 254 } as const;

/** After the last market of every group. */
const LAST = 10_000;

/**
 * Returns the type of a market that this product does not know, from the names of its answer: a list of outcomes
 * without a line, whose name holds its own (betting §3, Bet: market). Undefined for a market without a name.
 */
export function ownMarketType({ typeId, name, outcomes }: NamedMarket): MarketType | undefined {
  if (name === undefined) return undefined;
  const named = outcomes.map((one) => [one.outcome, one.name ?? String(one.outcome + 1)] as const);
  return {
    id: typeId,
    key: '',
    group: 'specials',
    // Each parameter is a market of its own, with a name of its own.
    param: 'ordinal',
    outcomes: 'list',
    order: LAST,
    kind: 1,
    own: { market: name, outcomes: Object.fromEntries(named) },
  };
}

/** Returns the names of one bet on a market of an operator's own type; undefined for the product's own types. */
export function ownBetNames({ own }: MarketType, outcome: number): OwnBetNames | undefined {
  return own && { market: own.market, outcome: own.outcomes[outcome] ?? String(outcome + 1) };
}
