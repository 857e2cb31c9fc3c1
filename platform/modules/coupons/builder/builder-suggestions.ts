import type { BuilderSuggestion } from '#shared/contracts/builder.ts';
import type { Market, QuotedOutcome } from '#shared/contracts/catalogue.ts';
import { groupMembers } from '#shared/domain/builder/group-id.ts';
import { chancesOfPrices } from '#shared/domain/markets/main-lines.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { GOAL_MARKET } from '#shared/domain/markets/types-goals.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { Book } from '../../../simulation/book/book-port.ts';

/** Number of combinations that a game offers. */
const SUGGESTIONS = 3;
/** Bounds of a suggested price, thousandths: below, the combination is not worth it, above it is a lottery ticket. */
const PRICES = { min: 1500, max: 30_000 } as const;

const YES = 0;
const OVER = 0;
const UNDER = 1;

type SuggestionBook = Pick<Book, 'group' | 'prepareGroup'>;

/** One outcome of a market, as a member of a combination. */
interface Member {
  readonly market: Market;
  readonly outcome: QuotedOutcome;
}

type Combination = readonly (Member | null)[];

const distanceOf = (market: Market) => {
  const [first, last] = chancesOfPrices({ outcomes: market.outcomes.map(({ price }) => ({ price: price / 1000 })) });
  return Math.abs(first - last);
};

/** Markets of the whole game from which combinations are made, and how to take an outcome of one. */
function pantry(markets: readonly Market[]) {
  const whole = markets.filter(({ period, outcomes }) => period === 0 && outcomes.every(({ suspended }) => !suspended));
  const find = (typeId: number) => whole.find((market) => market.typeId === typeId);
  // A whole line can return the stake, which no combination can hold.
  const totals = whole.filter(({ typeId, param }) => typeId === COMMON_MARKET.total && param % 2 === 1);
  totals.sort((a, b) => a.param - b.param);
  const even = totals.reduce<Market | undefined>(
    (best, one) => (best === undefined || distanceOf(one) < distanceOf(best) ? one : best),
    undefined,
  );
  const take = (market: Market | undefined, index: number): Member | null => {
    const outcome = market?.outcomes.find((each) => each.outcome === index);
    return market && outcome ? { market, outcome } : null;
  };
  return { find, take, even, higher: totals.find(({ param }) => even !== undefined && param > even.param) ?? even };
}

/** Returns the index of the side with the lower price in a result or a winner market; the last outcome is the second side. */
function favouriteOf(market: Market): { favourite: number; outsider: number } {
  const first = market.outcomes[0];
  const last = market.outcomes.at(-1);
  const isFirst = (first?.price ?? 0) <= (last?.price ?? 0);
  const [home, away] = [first?.outcome ?? 0, last?.outcome ?? 0];
  return isFirst ? { favourite: home, outsider: away } : { favourite: away, outsider: home };
}

/**
 * Returns combinations that make sense for the sport, the best first: who wins, how much is scored, and whether both
 * score; a null stands for a market that the game does not have.
 */
function combinationsOf(markets: readonly Market[]): Combination[] {
  const { find, take, even, higher } = pantry(markets);
  const result = find(COMMON_MARKET.result);
  const winner = result ?? find(COMMON_MARKET.winner);
  if (!winner) return [];
  const { favourite, outsider } = favouriteOf(winner);
  const wins = take(winner, favourite);
  const upset = take(winner, outsider);
  const both = find(GOAL_MARKET.bothToScore);
  // Double chances: first or draw, first or second, draw or second.
  const unbeaten = result ? take(find(COMMON_MARKET.doubleChance), outsider === 0 ? 0 : 2) : null;
  const openGame = both ? [[wins, take(even, OVER), take(both, YES)]] : [];
  return [
    ...openGame,
    [wins, take(even, OVER)],
    [wins, take(higher, UNDER)],
    ...(result ? [[unbeaten, take(higher, UNDER)]] : []),
    ...(both ? [[upset, take(both, YES)]] : []),
    [upset, take(even, OVER)],
  ];
}

const isWhole = (combination: Combination): combination is readonly Member[] => !combination.includes(null);

/** Returns the combination with its joint price; null where it has none, adds nothing, or takes no bets now. */
async function priced(members: readonly Member[], book: SuggestionBook): Promise<BuilderSuggestion | null> {
  const ids = groupMembers(members.map(({ outcome }) => outcome.id));
  await book.prepareGroup(ids);
  const look = book.group(ids);
  const quote = look?.quote;
  if (!(look && quote) || quote.suspended || look.problem !== null || look.redundant.length > 0) return null;
  if (quote.price < PRICES.min || quote.price > PRICES.max) return null;
  return {
    selectionId: quote.selectionId,
    coef: quote.price,
    members: members.map(({ market: { typeId, period, param }, outcome: { id, outcome, price } }) => ({
      selectionId: id,
      typeId,
      period,
      param,
      outcome,
      price,
    })),
  };
}

/**
 * Returns ready-made combinations of a game with their present joint prices, at most three (decision 023). Markets that
 * take no bets now are in none.
 *
 * @param shown says which games visitors may know of (B-06)
 * @throws ApiError GAME_UNKNOWN
 */
export async function builderSuggestions(
  gameId: number,
  book: SuggestionBook,
  shown: Pick<Book, 'address' | 'markets'>,
): Promise<BuilderSuggestion[]> {
  if (shown.address(gameId) === null) throw new ApiError('GAME_UNKNOWN');
  const found: BuilderSuggestion[] = [];
  for (const combination of combinationsOf(shown.markets(gameId))) {
    if (found.length === SUGGESTIONS) break;
    const isNew = isWhole(combination) && !(found[0] && isPartOf(combination, found[0]));
    const suggestion = isNew ? await priced(combination, book) : null;
    if (suggestion) found.push(suggestion);
  }
  return found;
}

/** Tells whether another combination already has all of these members. */
function isPartOf(members: readonly Member[], whole: BuilderSuggestion): boolean {
  return members.every(({ outcome }) => whole.members.some(({ selectionId }) => selectionId === outcome.id));
}
