import type { PriceWords } from '#renderer/lib/live/price-words.ts';
import type { PriceLook } from '#renderer/ui/price-button.tsx';
import type { Game, Market } from '#shared/contracts/catalogue.ts';
import { scoresOf } from '#shared/domain/markets/market-outcomes.ts';
import type { MarketSubject } from '#shared/domain/markets/market-text.ts';
import { isLadder } from '../ladder/main-line.ts';
import type { MarketBlock } from './market-blocks.ts';

/** Longest label in characters: next to its price in rows of three or two prices, or above it. */
const BESIDE_OF_THREE = 7;
const ABOVE_OF_THREE = 36;
const BESIDE_OF_TWO = 17;
const ABOVE_OF_TWO = 30;
/** Longest label above the price of one of three that takes one line. */
const ONE_LINE = 17;

/** Place of the prices of one market. */
interface PricePlaces {
  /** Prices in a row. */
  readonly wide: 1 | 2 | 3;
  readonly look: PriceLook;
  /** The labels are lines alone, because the sides stand above their columns. */
  readonly isByColumn: boolean;
  /** A label above its price takes more than one line. */
  readonly isHigh: boolean;
}

/** Tells whether a market has one column for each side, with the line of the side as the label of a price. */
export function hasSideColumns({ outcomes }: MarketBlock['type']): boolean {
  return outcomes === 'handicap' || outcomes === 'handicapResult';
}

/** Tells whether all labels are names of sides or the draw: they look the same in every game, however long a name is. */
const isOfSides = ({ outcomes }: MarketBlock['type']) =>
  outcomes === 'result' || outcomes === 'winner' || outcomes === 'nextScorer';

/** Returns the facts that the texts of a market depend on. */
function blockSubject(game: Game, { type, period }: MarketBlock, { param }: Market): MarketSubject {
  return { type, period, param, sportId: game.sportId, home: game.home.name, away: game.away.name };
}

/** Returns how many prices of a market fit in a row with their longest label, and where the labels are. */
export function arrangePrices(game: Game, block: MarketBlock, market: Market, words: PriceWords): PricePlaces {
  const count = market.outcomes.length;
  if (hasSideColumns(block.type)) return { wide: count === 3 ? 3 : 2, look: 'line', isByColumn: true, isHigh: false };
  const subject = blockSubject(game, block, market);
  const say = words.names === 'short' ? words.text.short : words.text.outcome;
  const longest = Math.max(...market.outcomes.map(({ outcome }) => say(subject, outcome).length));
  const placed = (wide: PricePlaces['wide'], look: PriceLook) => {
    const isHigh = wide === 3 && look === 'stacked' && longest > ONE_LINE;
    return { wide, look, isByColumn: false, isHigh };
  };
  if (isOfSides(block.type) && (count === 2 || count === 3)) return placed(count, 'stacked');
  if (count === 3 && longest <= BESIDE_OF_THREE) return placed(3, 'line');
  if (count % 3 === 0 && longest <= ABOVE_OF_THREE) return placed(3, 'stacked');
  if (count > 1 && longest <= BESIDE_OF_TWO) return placed(2, 'line');
  if (count === 2 && longest <= ABOVE_OF_TWO) return placed(2, 'stacked');
  return placed(1, 'line');
}

/** Height of a folded card with the gap below it, in pixels. */
export const FOLDED_HEIGHT = 54;
/** What prices add to it, in pixels. */
const PADDING = 6;
const ROW = 44;
const COMPACT_ROW = 38;
/** Height of a row with labels of several lines, in rows. */
const HIGH = 1.4;
const NAMES = 20;
const LADDER = 40;

/** Sets whose prices are one row in every language, which saves writing their labels. */
const ONE_ROW: ReadonlySet<string> = new Set([
  'result',
  'winner',
  'nextScorer',
  'overUnder',
  'handicap',
  'handicapResult',
  'yesNo',
  'oddEven',
]);

function rowsOf(game: Game, block: MarketBlock, market: Market, words: PriceWords): number {
  const { outcomes } = block.type;
  if (ONE_ROW.has(outcomes)) return 1;
  if (outcomes !== 'correctScore') {
    const { wide, isHigh } = arrangePrices(game, block, market, words);
    return Math.ceil(market.outcomes.length / wide) * (isHigh ? HIGH : 1);
  }
  const scores = scoresOf(block.type);
  const columns = [0, 0, 0];
  let others = 0;
  for (const { outcome } of market.outcomes) {
    const score = scores[outcome];
    if (!score) others += 1;
    else columns[1 + Math.sign(score[1] - score[0])] = (columns[1 + Math.sign(score[1] - score[0])] ?? 0) + 1;
  }
  return Math.max(...columns) + others;
}

interface CardState {
  /** The player's rows are low. */
  readonly isCompact: boolean;
}

/** Returns the height of an open card of markets with the gap below it in pixels, before it is drawn. */
export function cardHeight(game: Game, block: MarketBlock, words: PriceWords, card: CardState): number {
  const row = card.isCompact ? COMPACT_ROW : ROW;
  const names = hasSideColumns(block.type) ? NAMES : 0;
  // A ladder shows one of its lines.
  if (isLadder(block)) return FOLDED_HEIGHT + PADDING + names + row + LADDER;
  const rows = block.markets.reduce((sum, market) => sum + rowsOf(game, block, market, words), 0);
  return FOLDED_HEIGHT + PADDING + names + rows * row;
}
