import { beforeAll, describe, expect, test } from 'vitest';
import { paramOf } from '#shared/domain/markets/market-line.ts';
import { marketType } from '#shared/domain/markets/market-types.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { GOAL_MARKET } from '#shared/domain/markets/types-goals.ts';
import { SPORTS, sportBySlug } from '#shared/domain/sports/sports.ts';
import type { FairMarket } from '../models/model.ts';
import type { BookGame } from './game-source.ts';
import { Balances, endOf, gameStateAt, gamesOf, sharesWon, type Tie, tiesOf, worldOf } from './test-world.fixture.ts';

const M = COMMON_MARKET;
const SEEDS = ['1', '2', '3', '4', '5', '6', '7', '8'];
const MINUTE = 60_000;
/** The golden ratio: spreads looks evenly over the length of games. */
const SPREAD = 0.618034;
/** Standard errors that chance alone may be off: of a few outcomes, and of the hundreds of a sport. */
const ALLOWED = { few: 3.5, many: 4.5 };
/** Ties take ten seconds of a core in some sports; a busy machine gives a test a tenth of one. */
const TIES_TIMEOUT_MS = 300_000;

type MarketChoice = (markets: readonly FairMarket[]) => readonly FairMarket[];

/** Markets that are compared together, and what was seen of them. */
interface Comparison {
  readonly balances: Balances;
  readonly chosen: MarketChoice;
}

/** Compares the outcomes of the chosen markets of a state with the end of the game. */
function note(
  comparisons: readonly Comparison[],
  game: BookGame,
  end: unknown,
  { state, t }: { state: unknown; t: number },
): void {
  const markets = game.model.markets(state, t, game.matchup);
  for (const { balances, chosen } of comparisons) {
    for (const market of chosen(markets)) {
      const name = `${t < 0 ? 'before' : 'live'} ${marketType(market.typeId).key}/${market.period}`;
      for (const [outcome, won] of sharesWon(game, end, market).entries()) {
        if (won !== null) balances.add(`${name}/${outcome}`, won, market.probabilities[outcome] ?? 0);
      }
    }
  }
}

/** Compares a game before its start and at one time of it, which differs from game to game whatever their lengths. */
function weigh(comparisons: readonly Comparison[], game: BookGame, place: number): void {
  const end = endOf(game);
  note(comparisons, game, end, { state: game.model.initial(game.matchup), t: -1 });
  const t = Math.floor(((place * SPREAD) % 1) * game.competition.durationMinutes * MINUTE);
  const { state, isOver } = gameStateAt(game, t);
  if (!isOver) note(comparisons, game, end, { state, t });
}

/** Picks one line of each type and period, so that the summands are independent. */
function firstLines(markets: readonly FairMarket[]): FairMarket[] {
  const kinds = new Map<string, FairMarket>();
  for (const market of markets) {
    const kind = `${market.typeId}/${market.period}`;
    if (!kinds.has(kind)) kinds.set(kind, market);
  }
  return [...kinds.values()];
}

const sportIdOf = (slug: string) => sportBySlug(slug)?.id ?? 0;

describe('2,000 ties of the football cups', () => {
  const TIES = 2000;
  const LINES = [1.5, 2.5, 3.5];
  const totalLine = (line: number): MarketChoice => {
    const param = paramOf(marketType(M.total), line);
    return (markets) => markets.filter((market) => market.typeId === M.total && market.param === param);
  };
  const results: MarketChoice = (markets) =>
    markets.filter(({ typeId, period }) => period === 0 && (typeId === M.result || typeId === GOAL_MARKET.bothToScore));
  const comparisons = [results, ...LINES.map(totalLine)].map((chosen) => ({ chosen, balances: new Balances() }));
  let level = 0;
  let firstThrough = 0;
  let deviations: ReturnType<Balances['deviations']>;
  beforeAll(() => {
    for (const [place, { world, fixture, game }] of tiesOf(sportIdOf('football'), SEEDS, TIES).entries()) {
      weigh(comparisons, game, place);
      const [home, away] = game.model.score(endOf(game));
      const isFirst = world.source.winnerOf(fixture) === 0;
      if (home === away) {
        level += 1;
        firstThrough += isFirst ? 1 : 0;
      }
    }
    deviations = comparisons.flatMap(({ balances }) => balances.deviations());
  });

  test('have all chosen markets before the start, and most of them live', () => {
    const countOf = (name: string) => deviations.filter((each) => each.name.startsWith(name)).map(({ count }) => count);
    expect(countOf('before result/0')).toEqual([TIES, TIES, TIES]);
    expect(countOf('before both_to_score/0')).toEqual([TIES, TIES]);
    expect(countOf('before total/0').every((count) => count > TIES * 0.9)).toBe(true);
    expect(countOf('live result/0').every((count) => count > TIES * 0.8)).toBe(true);
  });

  test('give each outcome the share that it was priced at', () => {
    expect(deviations.filter(({ z }) => Math.abs(z) > ALLOWED.few)).toEqual([]);
  });

  test('are level as often as other games, and then either side goes through', () => {
    expect(level / TIES).toBeGreaterThan(0.18);
    expect(level / TIES).toBeLessThan(0.27);
    expect(firstThrough / level).toBeGreaterThan(0.45);
    expect(firstThrough / level).toBeLessThan(0.75);
  });
});

describe.each([
  ['tennis', 1500],
  ['table-tennis', 1500],
  ['badminton', 1500],
  ['snooker', 600],
  ['darts', 600],
] as const)('ties of %s', (slug, count) => {
  const winnerAndFirstSet: MarketChoice = (markets) =>
    markets.filter(({ typeId, period, param }) => typeId === M.winner || (period === 1 && param === 0));
  let ties: Tie[];
  beforeAll(() => {
    ties = tiesOf(sportIdOf(slug), SEEDS, count);
  });

  test('give each outcome the share that it was priced at', { timeout: TIES_TIMEOUT_MS }, () => {
    const balances = new Balances();
    for (const [place, { game }] of ties.entries()) weigh([{ balances, chosen: winnerAndFirstSet }], game, place);
    expect(balances.deviations().filter(({ name }) => name.startsWith('before winner/0'))).toMatchObject([
      { count },
      { count },
    ]);
    expect(balances.deviations().filter(({ z }) => Math.abs(z) > ALLOWED.few)).toEqual([]);
  });

  test('are won by the side that plays the next round', () => {
    const wrong = ties.filter(({ world, fixture, game }) => {
      const [first, second] = game.model.score(endOf(game));
      return first > second !== (world.source.winnerOf(fixture) === 0);
    });
    expect(wrong.map(({ fixture }) => fixture.gameId)).toEqual([]);
  });
});

describe.each(SPORTS.map(({ slug, id }) => [slug, id] as const))(
  'games of %s as the schedule has them',
  (_, sportId) => {
    const GAMES = 160;
    /** An outcome with fewer games than this says nothing. */
    const MIN_GAMES = 40;

    test('end as often in each outcome as their prices say', () => {
      const balances = new Balances();
      const games = gamesOf(sportId, worldOf('calibration'), GAMES);
      for (const [place, game] of games.entries()) weigh([{ balances, chosen: firstLines }], game, place);
      expect(games).toHaveLength(GAMES);
      const enough = balances.deviations().filter(({ count }) => count > MIN_GAMES);
      expect(enough.length).toBeGreaterThan(15);
      expect(enough.filter(({ z }) => Math.abs(z) > ALLOWED.many)).toEqual([]);
    });
  },
);
