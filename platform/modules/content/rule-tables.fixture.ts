import { readFileSync } from 'node:fs';
import { groupStatus } from '#shared/domain/builder/group-outcome.ts';
import type { MarketFamily } from '#shared/domain/markets/market-families.ts';
import { paramOf } from '#shared/domain/markets/market-line.ts';
import { outcomeNames } from '#shared/domain/markets/market-outcomes.ts';
import { marketPhrase, outcomePhrase } from '#shared/domain/markets/market-text.ts';
import { marketType } from '#shared/domain/markets/market-types.ts';
import { COMMON_MARKET as C } from '#shared/domain/markets/types-common.ts';
import { CARD_MARKET, GOAL_MARKET as G } from '#shared/domain/markets/types-goals.ts';
import { readMessage } from '#shared/text/icu-message.ts';
import { goalsModel } from '../../simulation/models/goals/goals-model.ts';
import type { GoalsState } from '../../simulation/models/goals/goals-state.ts';
import type { Matchup } from '../../simulation/models/model.ts';

/** Selection of an example: its market, the name or the index of its outcome, its line or ordinal. */
interface Example {
  readonly typeId: number;
  readonly outcome: string | number;
  readonly line?: number;
  readonly ordinal?: number;
  /** The name of the market stands before that of the outcome. */
  readonly isNamed?: boolean;
}

/** Game of an example: what its row is called, and its goals and cards (see {@link played}). */
interface ExampleGame {
  readonly label: string | Example;
  readonly marks: string;
}

interface RuleTable {
  readonly sportId: number;
  readonly columns: readonly Example[];
  readonly games: readonly ExampleGame[];
}

const [FOOTBALL, HOCKEY] = [1, 2];
const of = (typeId: number, outcome: string | number, line?: number): Example => ({
  ...{ typeId, outcome },
  ...(line === undefined ? {} : { line }),
});
const named = (example: Example): Example => ({ ...example, isNamed: true });
const yes = (typeId: number): Example => named(of(typeId, 'yes'));

/** Returns the game of a final score without anything in its first half. */
function score(first: number, second: number): ExampleGame {
  return { label: `${first}:${second}`, marks: `|${'1'.repeat(first)}${'2'.repeat(second)}.` };
}

/** Returns the game with these goals in its halves: `1:0 2:1`. */
function halves(text: string): ExampleGame {
  const [first, second] = text.split(' ').map((half) => half.split(':').map(Number));
  const goals = ([home, away]: readonly number[] = []) => '1'.repeat(home ?? 0) + '2'.repeat(away ?? 0);
  return { label: text.replace(' ', ' + '), marks: `${goals(first)}|${goals(second)}.` };
}

/** Returns the game whose goals fall in this order, called by the scores that follow. */
function order(marks: string): ExampleGame {
  const counts = [0, 0];
  const scores = [...marks].map((mark) => {
    const side = Number(mark) - 1;
    counts[side] = (counts[side] ?? 0) + 1;
    return counts.join(':');
  });
  return { label: scores.join(', ') || '0:0', marks: `|${marks}.` };
}

const football = (columns: readonly Example[], games: readonly ExampleGame[]): RuleTable => ({
  ...{ sportId: FOOTBALL, columns, games },
});

/** Tables of the pages of families, whose cells the settlement fills; the bet builder has one of its own. */
export const RULE_TABLES: Readonly<Partial<Record<MarketFamily, RuleTable>>> = {
  result: football(
    [of(C.result, 'first'), of(C.result, 'draw'), of(C.result, 'second')],
    [score(2, 1), score(1, 1), score(0, 1)],
  ),
  'double-chance': football(
    [
      ...['first_draw', 'first_second', 'draw_second'].map((outcome) => of(C.doubleChance, outcome)),
      named(of(C.drawNoBet, 'first')),
    ],
    [score(2, 1), score(1, 1), score(0, 1)],
  ),
  handicap: football(
    [
      ...[-1.5, -1].map((line) => of(C.handicap, 'handicap_first', line)),
      ...[-0.75, -0.25].map((line) => of(C.asianHandicap, 'handicap_first', line)),
      named(of(C.europeanHandicap, 'handicap_draw', -1)),
    ],
    [score(2, 0), score(1, 0), score(1, 1), score(0, 1)],
  ),
  total: football(
    [
      of(C.total, 'over', 2.5),
      of(C.total, 'over', 2),
      ...[2.25, 2.75].map((line) => of(C.asianTotal, 'over', line)),
      ...[2.25, 2.75].map((line) => of(C.asianTotal, 'under', line)),
    ],
    [score(1, 0), score(1, 1), score(2, 1), score(3, 1)],
  ),
  'team-total': football(
    [
      named(of(C.teamTotal1, 'over', 1.5)),
      named(of(G.asianTeamTotal1, 'over', 1.25)),
      named(of(C.teamTotal2, 'over', 0.5)),
      named(of(C.teamTotal2, 'under', 1)),
    ],
    [score(2, 0), score(1, 1), score(0, 3)],
  ),
  'odd-even': football(
    [of(C.oddEven, 'odd'), of(C.oddEven, 'even'), named(of(C.teamOddEven1, 'odd'))],
    [score(2, 1), score(1, 1), score(0, 0)],
  ),
  'both-teams-to-score': football(
    [yes(G.bothToScore), yes(G.cleanSheet1), yes(G.winToNil1)],
    [score(1, 1), score(2, 0), score(0, 0)],
  ),
  'exact-score': football(
    [
      named(of(G.correctScore, 11)),
      named(of(G.correctScore, 25)),
      named(of(G.winningMargin, 'first_by_1')),
      named(of(G.exactGoals, 'count_3')),
      named(of(G.goalRange, 'range_2_3')),
    ],
    [score(2, 1), score(1, 0), score(5, 1)],
  ),
  'halves-and-periods': football(
    [named(of(G.highestHalf, 'half_equal')), yes(G.winsBothHalves1), yes(G.winsEitherHalf1), yes(G.goalBothHalves)],
    ['1:0 2:1', '1:0 0:1', '0:0 0:1'].map(halves),
  ),
  'half-time-full-time': football(
    [0, 6, 4].map((outcome) => of(C.halfTimeFullTime, outcome)),
    ['1:0 0:0', '0:1 2:0', '0:0 1:1'].map(halves),
  ),
  'next-and-race': football(
    [
      ...['first', 'nobody'].map((side) => named({ ...of(G.raceToGoals, side), ordinal: 3 })),
      ...['first', 'nobody'].map((side) => named(of(G.lastGoal, side))),
    ],
    ['1211', '12', ''].map(order),
  ),
  'how-it-ends': {
    sportId: HOCKEY,
    columns: [
      named(of(C.result, 'draw')),
      named(of(C.winner, 'first')),
      yes(C.overtime),
      named(of(G.winningMethod, 'first_overtime')),
    ],
    games: [
      { label: of(G.winningMethod, 'first_regular_time'), marks: '1||.' },
      { label: of(G.winningMethod, 'first_overtime'), marks: '|||1.' },
      { label: of(G.winningMethod, 'second_overtime'), marks: '|||2.' },
    ],
  },
  combined: football(
    [
      named(of(G.resultTotal, 'first_over', 2.5)),
      named(of(G.resultBothToScore, 'first_yes')),
      named(of(G.doubleChanceTotal, 'first_draw_under', 2.5)),
    ],
    [score(2, 1), score(1, 0), score(1, 1)],
  ),
  'single-events': football(
    [yes(CARD_MARKET.red), yes(CARD_MARKET.red1), yes(CARD_MARKET.red2)],
    [
      { label: '1:0', marks: 'r|.' },
      { label: '1:1', marks: 'r|R.' },
      { label: '0:0', marks: '|.' },
    ],
  ),
};

const KINDS: Readonly<Record<string, string>> = { r: 'red_card' };

function matchupOf(sportId: number): Matchup {
  return { sportId, competitionId: 0, homeRating: 1500, awayRating: 1500, params: {}, startAt: 0 };
}

/** Plays a game: `1` and `2` are goals of the sides, `r` and `R` their red cards, `|` ends a period, `.` the game. */
function played(marks: string, matchup: Matchup): GoalsState {
  let state = goalsModel.initial();
  let t = 0;
  const apply = (kind: string, side: 0 | 1 | null, value?: number): void => {
    t += 60_000;
    state = goalsModel.apply(state, { t, kind, side, ...(value === undefined ? {} : { value }) }, matchup);
  };
  apply('period_start', null, 1);
  for (const mark of marks) {
    if (mark === '|') {
      apply('period_end', null);
      apply('period_start', null, state.closed + 1);
    } else if (mark === '.') {
      apply('period_end', null);
      apply('finish', null);
    } else if (mark === '1' || mark === '2') apply('goal', mark === '1' ? 0 : 1);
    else apply(KINDS[mark.toLowerCase()] ?? mark, mark === mark.toLowerCase() ? 0 : 1);
  }
  return state;
}

function selectionOf({ typeId, outcome, line, ordinal = 0 }: Example) {
  const type = marketType(typeId);
  const index = typeof outcome === 'number' ? outcome : outcomeNames(type).indexOf(outcome);
  if (index < 0) throw new Error(`The market ${type.key} has no outcome ${outcome}`);
  return { type, typeId, period: 0, outcome: index, param: line === undefined ? ordinal : paramOf(type, line) };
}

/** Languages that write decimals with a point. */
const WITH_POINT: readonly string[] = ['ar', 'en'];
const isolate = (text: string): string => `\u2066${text}\u2069`;

/** What the tables need of a language. */
interface TableWords {
  readonly language: string;
  readonly home: string;
  readonly away: string;
}

/** Returns the function that names examples in a language as the page of a game does. */
function namesIn({ language, home, away }: TableWords): (example: Example, sportId: number) => string {
  const texts = JSON.parse(readFileSync(`renderer/locales/${language}/markets.json`, 'utf8')) as Record<string, string>;
  const say = ({ key, values }: ReturnType<typeof marketPhrase>) => {
    const all = Object.entries(values).map(([name, value]) => {
      const isLine = name === 'line' && !WITH_POINT.includes(language);
      return [name, isLine ? String(value).replace('.', ',') : value] as const;
    });
    return readMessage(
      texts[key] ?? key,
      language,
    )(Object.fromEntries(all))
      .replace('\u2066\u2069', '')
      .trim();
  };
  return (example, sportId) => {
    const { type, outcome, param } = selectionOf(example);
    const subject = { type, period: 0, param, sportId, home, away };
    const name = say(outcomePhrase(subject, outcome, 'outcome'));
    const whole = example.isNamed ? `${say(marketPhrase(subject, 'outcome'))}: ${name}` : name;
    // Scores and ranges lose their order between words that run to the left.
    return language === 'ar' ? whole.replace(/(?<![\u2066\d])\d+[:–]\d+/g, (figures) => isolate(figures)) : whole;
  };
}

/** Returns the columns of a family's table in a language, after the first, and its rows: names and statuses. */
export function ruleTable(family: MarketFamily, words: TableWords) {
  const table = RULE_TABLES[family];
  if (!table) throw new Error(`The family ${family} has no table`);
  const { sportId, columns, games } = table;
  const nameOf = namesIn(words);
  const matchup = matchupOf(sportId);
  const isolated = (label: string) => (words.language === 'ar' ? isolate(label) : label);
  return {
    columns: columns.map((column) => nameOf(column, sportId)),
    rows: games.map(({ label, marks }) => {
      const state = played(marks, matchup);
      const settled = columns.map((column) => goalsModel.settle(state, selectionOf(column), matchup));
      return { label: typeof label === 'string' ? isolated(label) : nameOf(label, sportId), statuses: settled };
    }),
  };
}

/** Statuses of the members of the bet builders of the example, with the one that follows. */
export const BUILDER_EXAMPLES = [
  [1, 1],
  [1, 0],
  [1, 2],
  [2, 2],
].map((members) => ({ members, status: groupStatus(members) }));
