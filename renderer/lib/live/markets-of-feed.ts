import type { Market, QuotedOutcome } from '#shared/contracts/catalogue.ts';
import { unpackSelectionId } from '#shared/domain/ids/selection-id.ts';
import type { OddsStore } from '../feed/odds-store.ts';

function sameOutcomes(a: readonly QuotedOutcome[], b: readonly QuotedOutcome[]): boolean {
  return a.length === b.length && a.every((outcome, index) => outcome.id === b[index]?.id);
}

const marketKey = ({ typeId, period, param }: Pick<Market, 'typeId' | 'period' | 'param'>): string =>
  `${typeId}-${period}-${param}`;

/** Adds the names that an answer gave to a market: the feed has none. */
function withNames(market: Market, { name, outcomes }: Market): Market {
  if (name === undefined) return market;
  const names = new Map(outcomes.map((one) => [one.id, one.name]));
  return { ...market, name, outcomes: market.outcomes.map((one) => ({ ...one, name: names.get(one.id) })) };
}

/**
 * Returns the markets that the feed lists for a game. A market with unchanged outcomes is the same object as before, so
 * that its components do not render again; its prices are written by the cells.
 */
export function marketsOfFeed(odds: OddsStore, gameId: number, before: readonly Market[]): Market[] {
  const known = new Map(before.map((market) => [marketKey(market), market]));
  const markets = new Map<string, Market>();
  for (const id of odds.selections(gameId)) {
    const { marketType: typeId, period, param, outcome } = unpackSelectionId(id);
    const read = odds.read(id);
    const market: Market = { typeId, period, param, outcomes: [] };
    const key = marketKey(market);
    const made = markets.get(key) ?? market;
    made.outcomes.push({ id, outcome, price: read?.price ?? 0, suspended: read?.suspended ?? false });
    markets.set(key, made);
  }
  return [...markets].map(([key, market]) => {
    const old = known.get(key);
    if (!old) return market;
    return sameOutcomes(old.outcomes, market.outcomes) ? old : withNames(market, old);
  });
}
