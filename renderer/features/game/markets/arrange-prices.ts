import type { PriceWords } from '#renderer/lib/live/price-words.ts';
import type { PriceLook } from '#renderer/ui/price-button.tsx';
import type { Game, Market } from '#shared/contracts/catalogue.ts';
import { scoresOf } from '#shared/domain/markets/market-outcomes.ts';
import type { MarketSubject } from '#shared/domain/markets/market-text.ts';
import { isLadder } from '../ladder/main-line.ts';
import type { MarketBlock } from './market-blocks.ts';

/** Longest label in characters: next to its price in rows of three or two prices, or above it. */
const BESIDE_OF_THREE = 7;
const BESIDE_OF_TWO = 17;
const ABOVE_OF_TWO = 30;
/** Longest label above the price of one of three that takes one line, and three of them. */
const ONE_LINE = 17;
const THREE_LINES = 36;

/** Place of the prices of one market. */
interface PricePlaces {
  /** Prices in a row. */
  readonly wide: 1 | 2 | 3;
  readonly look: PriceLook;
  /** The labels are lines alone, because the sides stand above their columns. */
  readonly isByColumn: boolean;
  /** Height of a row in rows of one line each. */
  readonly rowHeight: number;
}

/** Heights of rows with labels of several lines above their prices, in rows of one line. */
const FEW_LINES = 1.4;
const MANY_LINES = 2;

/** Tells whether a market has one column for each side, with the line of the side as the label of a price. */
export function hasSideColumns({ outcomes }: MarketBlock['type']): boolean {
  return outcomes === 'handicap' || outcomes === 'handicapResult';
}

/** Sets whose labels are made of the sides and the draw: they look the same in every game, however long a name is. */
const OF_SIDES: ReadonlySet<string> = new Set(['result', 'winner', 'nextScorer', 'doubleChance', 'halfTimeFullTime']);

/** Returns the facts that the texts of a market depend on. */
function blockSubject(game: Game, { type, period }: MarketBlock, { param }: Market): MarketSubject {
  return { type, period, param, sportId: game.sportId, home: game.home.name, away: game.away.name };
}

/** Returns how many prices of a market fit in a row with their longest label, and where the labels are. */
export function arrangePrices(game: Game, block: MarketBlock, market: Market, words: PriceWords): PricePlaces {
  const count = market.outcomes.length;
  if (hasSideColumns(block.type)) return { wide: count === 3 ? 3 : 2, look: 'line', isByColumn: true, rowHeight: 1 };
  const subject = blockSubject(game, block, market);
  const say = words.names === 'short' ? words.text.short : words.text.outcome;
  const longest = Math.max(...market.outcomes.map(({ outcome }) => say(subject, outcome).length));
  const placed = (wide: PricePlaces['wide'], look: PriceLook) => {
    const isOneLine = wide !== 3 || look !== 'stacked' || longest <= ONE_LINE;
    const rowHeight = isOneLine ? 1 : longest <= THREE_LINES ? FEW_LINES : MANY_LINES;
    return { wide, look, isByColumn: false, rowHeight };
  };
  if (OF_SIDES.has(block.type.outcomes)) return placed(count === 2 ? 2 : 3, 'stacked');
  if (count === 3 && longest <= BESIDE_OF_THREE) return placed(3, 'line');
  if (count % 3 === 0 && longest <= THREE_LINES) return placed(3, 'stacked');
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
    const { wide, rowHeight } = arrangePrices(game, block, market, words);
    return Math.ceil(market.outcomes.length / wide) * rowHeight;
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
