import { describe, expect, test } from 'vitest';
import { createCatalogue } from '#platform/simulation/catalogue/catalogue.ts';
import { modelOf } from '#platform/simulation/models/families.ts';
import { createOfferedMarkets } from '#platform/simulation/models/offered-markets.ts';
import { AMERICAN_FOOTBALL_SPORT, BASKETBALL_SPORT, RUGBY_SPORT } from '#platform/simulation/models/points/sports.ts';
import { BUILDER_RULES } from '#shared/domain/builder/builder-rules.ts';
import { MARKET_FAMILIES, marketFamily } from '#shared/domain/markets/market-families.ts';
import { paramOf } from '#shared/domain/markets/market-line.ts';
import { CORRECT_SCORE_TOP, outcomeNames } from '#shared/domain/markets/market-outcomes.ts';
import { marketType } from '#shared/domain/markets/market-types.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { GOAL_MARKET } from '#shared/domain/markets/types-goals.ts';
import { FIGHT_MARKET, FRAME_MARKET } from '#shared/domain/markets/types-other.ts';
import { SPORTS, sportBySlug } from '#shared/domain/sports/sports.ts';
import { COUNTER_STRIKE_SPORT, VALORANT_SPORT } from '../../simulation/models/maps/sports.ts';
import { defaultSiteConfig } from '../config/default-site-config.ts';
import { readBrandPages } from './brand-pages.ts';
import { BUILDER_EXAMPLES, RULE_TABLES, ruleTable } from './rule-tables.fixture.ts';

const pages = await readBrandPages();
const { languages } = defaultSiteConfig(false);
const offered = createOfferedMarkets({ catalogue: createCatalogue(), models: modelOf });

/** What the tests read of a block. */
interface ReadBlock {
  readonly items: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly text: string;
  readonly home: string;
  readonly away: string;
}
const blockOf = (id: string, block: string, language = 'en') =>
  pages.get(`information/rules/${id}`)?.texts[language]?.blocks[block] as ReadBlock;
const blocksOf = (id: string) => pages.get(`information/rules/${id}`)?.blocks ?? [];

describe('the rules of the sports', () => {
  test.each(SPORTS.map(({ slug }) => slug))('have a chapter of %s with what counts in it and its markets', (slug) => {
    const record = pages.get(`information/rules/3/${slug}`);
    const sport = sportBySlug(slug);
    expect(record?.class).toBe('legal');
    const kinds = blocksOf(`3/${slug}`).map(({ kind }) => kind);
    expect(kinds.length).toBeGreaterThanOrEqual(9);
    // What counts stands between the two headings, and what is said of a stopped game after the second.
    expect(kinds.slice(kinds.indexOf('heading') + 1, kinds.indexOf('heading', 4))).toContain('list');
    expect(blocksOf(`3/${slug}`).at(-2)).toMatchObject({ kind: 'sportMarkets', sport: slug });
    const { rows } = blockOf(`3/${slug}`, 'facts');
    expect(rows[0]?.[1]).toBe(String(sport?.maxPeriods));
    expect(rows[1]?.[1]).toContain(`About ${sport?.durationMinutes} minutes`);
  });

  test.each(SPORTS)('name a rule for every market of $slug', ({ id }) => {
    const families = new Set(offered(id).map((type) => marketFamily(marketType(type))));
    expect(families.size).toBeGreaterThan(2);
    for (const family of families) expect(blockOf(`4/${family}`, 'rule').text.length, family).toBeGreaterThan(30);
  });

  test('say who can draw, and where overtime is played', () => {
    const drawn = SPORTS.filter(({ family }) => family === 'goals').every(({ hasDraw }) => hasDraw);
    expect([drawn, sportBySlug('rugby-union')?.hasDraw, RUGBY_SPORT.overtimeMinutes]).toEqual([true, true, 0]);
    expect(blockOf('3/rugby-union', 'rugby').items[0]).toContain('no overtime is played');
    expect(Math.min(BASKETBALL_SPORT.overtimeMinutes, AMERICAN_FOOTBALL_SPORT.overtimeMinutes)).toBeGreaterThan(0);
    for (const { family, hasDraw, slug } of SPORTS) {
      const list = { rally: 'rally', frames: 'frames', maps: 'maps', rounds: 'rounds' }[family as string];
      if (list === undefined) continue;
      expect(hasDraw, slug).toBe(false);
      expect(blockOf(`3/${slug}`, list).items.join(' ')).toContain('There is no draw.');
    }
    expect(offered(2)).toContain(COMMON_MARKET.overtime);
    expect(offered(1)).not.toContain(COMMON_MARKET.overtime);
  });

  test('say which counts of a match of darts are legs, and which are what the competition plays', () => {
    const matchup = (params: Readonly<Record<string, number>>) => ({
      ...{ sportId: 21, competitionId: 0, homeRating: 1500, awayRating: 1500, startAt: 0, params },
    });
    const model = modelOf(21);
    // A match of three sets to three legs each, in which one side wins each leg.
    const match = matchup({ bestOf: 3, setPoints: 3 });
    const { events } = model?.timeline(match, [1, 2, 3, 4]) ?? { events: [] };
    let state = model?.initial(match);
    for (const event of events) state = model?.apply(state, event, match);
    const [sets = 0, otherSets = 0] = model?.score(state) ?? [];
    const statusOf = (typeId: number, line: number) => {
      const param = paramOf(marketType(typeId), line);
      return model?.settle(state, { typeId, period: 0, param, outcome: 0 }, match);
    };
    // Sets are at most three; each has three legs at least, so that more legs than sets were played.
    expect([sets + otherSets <= 3, statusOf(COMMON_MARKET.total, 3.5)]).toEqual([true, 0]);
    expect(statusOf(FRAME_MARKET.legsTotal, 5.5)).toBe(1);
    const winner = sets > otherSets ? COMMON_MARKET.teamTotal1 : COMMON_MARKET.teamTotal2;
    expect(statusOf(winner, 5.5)).toBe(1);
    const [unit, legs] = blockOf('3/darts', 'darts').items;
    expect(unit).toContain('Totals, handicaps and the exact score count that unit.');
    expect(legs).toMatch(/^Individual totals, odd or even, and markets with “legs”/);
  });

  /** Settles first outcomes of markets after the events of a game, at seconds after its start. */
  function settledBy(sportId: number, events: readonly (readonly [seconds: number, kind: string, side?: 0 | 1])[]) {
    const model = modelOf(sportId);
    const matchup = { sportId, competitionId: 0, homeRating: 1500, awayRating: 1500, startAt: 0, params: {} };
    let state = model?.initial(matchup);
    for (const [seconds, kind, side = null] of events) {
      state = model?.apply(state, { t: seconds * 1000, kind, side }, matchup);
    }
    return (typeId: number, param: number, outcome = 0) =>
      model?.settle(state, { typeId, period: 0, param, outcome }, matchup);
  }

  test.each([
    [149, 0],
    [150, 2],
    [151, 1],
  ])('say when a fight is over 1.5 rounds: after %i seconds of the second', (seconds, status) => {
    const mma = sportBySlug('mma')?.id ?? 0;
    const settled = settledBy(mma, [
      [0, 'period_start'],
      [300, 'period_end', 0],
      [360, 'period_start'],
      [360 + seconds, 'knockout', 0],
    ]);
    expect(settled(COMMON_MARKET.total, paramOf(marketType(COMMON_MARKET.total), 1.5))).toBe(status);
    expect(settled(FIGHT_MARKET.roundStarts, 2)).toBe(1);
    expect(blockOf('3/mma', 'rounds').items[1]).toContain('1.5 rounds is the middle of the second round.');
  });

  test('say that the margin of games of goals is that of regular time', () => {
    const settled = settledBy(2, [
      [0, 'period_start'],
      [1, 'period_end'],
      [2, 'period_start'],
      [3, 'period_end'],
      [4, 'period_start'],
      [5, 'period_end'],
      [6, 'period_start'],
      [7, 'goal', 0],
      [8, 'period_end'],
      [9, 'finish'],
    ]);
    const draw = outcomeNames(marketType(GOAL_MARKET.winningMargin)).indexOf('draw');
    expect([settled(COMMON_MARKET.winner, 0), settled(GOAL_MARKET.winningMargin, 0, draw)]).toEqual([1, 1]);
    expect(blockOf('4/exact-score', 'details').items[2]).toContain('in sports of goals it counts regular time');
  });

  test('say with how many rounds a map of a shooter is won', () => {
    expect([COUNTER_STRIKE_SPORT.target, VALORANT_SPORT.target]).toEqual([13, 13]);
    for (const slug of ['cs2', 'valorant']) {
      expect(blockOf(`3/${slug}`, 'shooters').items[0]).toContain('13 rounds. At 12:12');
    }
  });

  test('are not those of sports that do not have them', () => {
    expect(pages.has('information/rules/3/long-term')).toBe(false);
    expect(pages.has('information/rules/3/each-sport')).toBe(false);
    expect(blocksOf('3/tennis').map(({ id }) => id)).not.toContain('football');
  });
});

describe('the rules of the markets', () => {
  test('have one page for each family', () => {
    const written = [...pages.keys()].filter((id) => id.startsWith('information/rules/4/'));
    expect(written.sort()).toEqual(MARKET_FAMILIES.map((family) => `information/rules/4/${family}`).sort());
  });

  describe.each([...languages])('in %s', (language) => {
    const { home, away } = blockOf('3/football', 'markets', language);
    const words = { language, home, away };
    /** Word of each status, as the first table that has it says it. */
    const said = new Map<number | null, string>();

    test.each(MARKET_FAMILIES.filter((family) => family in RULE_TABLES))(
      '%s: results are those of the settlement',
      (family) => {
        const { columns, rows } = blockOf(`4/${family}`, 'results', language);
        const expected = ruleTable(family, words);
        expect(columns.slice(1)).toEqual(expected.columns);
        expect(rows.map(([label]) => label)).toEqual(expected.rows.map(({ label }) => label));
        for (const [at, { statuses }] of expected.rows.entries()) {
          for (const [index, status] of statuses.entries()) {
            const word = rows[at]?.[index + 1] ?? '';
            expect(word).toBe(said.get(status) ?? word);
            said.set(status, word);
          }
        }
      },
    );

    test('bet builder: results are those of the settlement, and each result has a word of its own', () => {
      const { rows } = blockOf('4/bet-builder', 'results', language);
      expect(rows).toEqual(
        BUILDER_EXAMPLES.map(({ members, status }) => [...members, status].map((one) => said.get(one))),
      );
      expect(new Set(said.values()).size).toBe(said.size);
      expect([...said.keys()].sort()).toEqual([0, 1, 2, 4, 5]);
    });
  });

  test('say the bounds of a bet builder and of the list of scores', () => {
    const { minMembers, maxMembers, maxPrice } = BUILDER_RULES;
    const [first] = blockOf('4/bet-builder', 'details').items;
    expect(first).toBe(`It takes ${minMembers} to ${maxMembers} selections, and its odds end at ${maxPrice / 1000}.`);
    expect(blockOf('4/exact-score', 'details').items[0]).toContain(`ends at ${CORRECT_SCORE_TOP} for each side`);
  });
});
