import type { Game, Market } from '#shared/contracts/catalogue.ts';
import { chancesOfPrices } from '#shared/domain/markets/main-lines.ts';
import type { MarketType } from '#shared/domain/markets/market-type.ts';

/** Markets of one type on one part of a game, a line each. */
interface Lines {
  readonly type: MarketType;
  readonly period: number;
  readonly markets: readonly Market[];
}

/** Number of lines from which a ladder takes less room than the lines below each other. */
const MIN_LINES = 3;
/** Parameters that are a line, and sets of outcomes that lie on both sides of it. */
const LINES: ReadonlySet<MarketType['param']> = new Set([
  'total',
  'totalQuarter',
  'handicap',
  'handicapQuarter',
  'handicapWhole',
]);
const SIDES: ReadonlySet<MarketType['outcomes']> = new Set(['overUnder', 'handicap', 'handicapResult']);

/**
 * Difference of implied probability by which another line must be more even before it becomes the main one. Two lines
 * that are about as even would otherwise change places with every move.
 */
const CLEARLY = 0.04;

/** Decides whether a block shows one line and a ladder of the others. */
export function isLadder({ type, markets }: Omit<Lines, 'period'>): boolean {
  return markets.length >= MIN_LINES && LINES.has(type.param) && SIDES.has(type.outcomes);
}

/** Returns the parameter of the line that the lists show for this block; null for a block that no list shows. */
export function listedLine(game: Pick<Game, 'main'>, { type, period }: Omit<Lines, 'markets'>): number | null {
  return game.main.find((market) => market.typeId === type.id && market.period === period)?.param ?? null;
}

/**
 * Returns the parameter of the main line: the most even one, but the one before as long as no other is clearly more
 * even.
 *
 * @param priceOf present price of a selection, thousandths; 0 for none
 * @param before main line until now; null for none
 */
export function mainLineOf(
  markets: readonly Market[],
  priceOf: (outcome: Market['outcomes'][number]) => number,
  before: number | null,
): number {
  const measured = markets.map(({ param, outcomes }) => {
    const prices = outcomes.map((outcome) => ({ price: priceOf(outcome) / 1000 }));
    const [first, last] = chancesOfPrices({ outcomes: prices });
    return { param, distance: Math.abs(first - last) };
  });
  const [first = { param: 0, distance: 0 }] = measured;
  const best = measured.reduce((most, one) => (one.distance < most.distance ? one : most), first);
  const kept = measured.find(({ param }) => param === before);
  return kept && kept.distance <= best.distance + CLEARLY ? kept.param : best.param;
}

interface Wanted {
  /** Line that the player has chosen; null for none. */
  readonly chosen: number | null;
  /** Line whose prices the player is about to press; null for none. */
  readonly held: number | null;
  readonly main: number;
}

/** Returns the line to show: the chosen one while it is on offer, else the held one, else the main one. */
export function shownLineOf(markets: readonly Market[], { chosen, held, main }: Wanted): number {
  const isOffered = (line: number | null) => markets.some(({ param }) => param === line);
  return [chosen, held].find(isOffered) ?? main;
}
