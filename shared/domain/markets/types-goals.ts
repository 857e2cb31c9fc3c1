import { type MarketRow, marketTypesFrom } from './market-row.ts';
import type { MarketType } from './market-type.ts';
import { COLUMN_MARKET, columnMarketTypes } from './types-columns.ts';

/** Ids of the market types of goal-scoring sports. */
export const GOAL_MARKET = {
  bothToScore: COLUMN_MARKET.bothToScore,
  correctScore: 13,
  exactGoals: 19,
  goalRange: 20,
  nextGoal: 21,
  lastGoal: 22,
  cleanSheet1: 23,
  cleanSheet2: 24,
  winToNil1: 25,
  winToNil2: 26,
  scoresBothHalves1: 27,
  scoresBothHalves2: 28,
  winsBothHalves1: 29,
  winsBothHalves2: 30,
  winsEitherHalf1: 31,
  winsEitherHalf2: 32,
  highestHalf: 33,
  highestHalf1: 34,
  highestHalf2: 35,
  highestPeriod: 36,
  goalBothHalves: 37,
  bothToScoreHalves: 38,
  resultTotal: 39,
  resultBothToScore: 40,
  totalBothToScore: 41,
  doubleChanceTotal: 42,
  doubleChanceBothToScore: 43,
  exactGoals1: 44,
  exactGoals2: 45,
  raceToGoals: 46,
  firstGoalTime: 47,
  winningMargin: 48,
  firstGoalResult: 49,
  comeback1: 50,
  comeback2: 51,
  asianTeamTotal1: 52,
  asianTeamTotal2: 53,
  winningMethod: 54,
  goalRangeHigh: 55,
  exactGoalsShort: 56,
  penaltyAwarded: 57,
} as const;

/** Ids of the corner markets. */
export const CORNER_MARKET = {
  result: 60,
  total: COLUMN_MARKET.cornersTotal,
  handicap: 62,
  teamTotal1: 63,
  teamTotal2: 64,
  oddEven: 65,
  next: 66,
  last: 67,
  race: 68,
  range: 69,
  doubleChance: 70,
} as const;

/** Ids of the card markets. Yellow and red cards count one each. */
export const CARD_MARKET = {
  result: 75,
  total: 76,
  handicap: 77,
  teamTotal1: 78,
  teamTotal2: 79,
  oddEven: 80,
  next: 81,
  red: 82,
  red1: 83,
  red2: 84,
  bothCarded: 85,
} as const;

const M = GOAL_MARKET;
const C = CORNER_MARKET;
const K = CARD_MARKET;

const REFUNDING = { kind: 7 } as const;
const MORE_HALF = { outcomeKeys: ['half_first', 'half_equal', 'half_second'] } as const;
const EXACT = { outcomeKeys: ['count_0', 'count_1', 'count_2', 'count_3_more'] } as const;

const RESULT_AND_TOTAL = ['first_over', 'first_under', 'draw_over', 'draw_under', 'second_over', 'second_under'];
const RESULT_AND_BOTH = ['first_yes', 'first_no', 'draw_yes', 'draw_no', 'second_yes', 'second_no'];
const CHANCE_AND_TOTAL = [
  'first_draw_over',
  'first_draw_under',
  'first_second_over',
  'first_second_under',
  'draw_second_over',
  'draw_second_under',
];
const CHANCE_AND_BOTH = [
  'first_draw_yes',
  'first_draw_no',
  'first_second_yes',
  'first_second_no',
  'draw_second_yes',
  'draw_second_no',
];
const FIRST_GOAL_RESULT = [
  'goal_first_win_first',
  'goal_first_draw',
  'goal_first_win_second',
  'goal_second_win_first',
  'goal_second_draw',
  'goal_second_win_second',
  'no_goal',
];
const QUARTER_HOURS = [
  'minutes_1_15',
  'minutes_16_30',
  'minutes_31_45',
  'minutes_46_60',
  'minutes_61_75',
  'minutes_76_90',
  'no_goal',
];
const MARGINS = [
  'first_by_1',
  'first_by_2',
  'first_by_3_more',
  'draw',
  'second_by_1',
  'second_by_2',
  'second_by_3_more',
];
const METHODS = [
  'first_regular_time',
  'first_overtime',
  'first_shootout',
  'second_regular_time',
  'second_overtime',
  'second_shootout',
];

const GOAL_ROWS: readonly MarketRow[] = [
  [M.nextGoal, 'next_goal', 'main', 50, 'ordinal', 'nextScorer'],
  [M.winningMethod, 'winning_method', 'main', 71, 'none', 'methodOfVictory', { outcomeKeys: METHODS }],
  [M.asianTeamTotal1, 'asian_team_total_1', 'totals', 40, 'totalQuarter', 'overUnder', REFUNDING],
  [M.asianTeamTotal2, 'asian_team_total_2', 'totals', 41, 'totalQuarter', 'overUnder', REFUNDING],
  [M.resultTotal, 'result_total', 'totals', 50, 'total', 'list', { outcomeKeys: RESULT_AND_TOTAL }],
  [
    M.totalBothToScore,
    'total_both_to_score',
    'totals',
    51,
    'total',
    'list',
    {
      outcomeKeys: ['over_yes', 'over_no', 'under_yes', 'under_no'],
    },
  ],
  [
    M.doubleChanceTotal,
    'double_chance_total',
    'totals',
    52,
    'total',
    'list',
    {
      outcomeKeys: CHANCE_AND_TOTAL,
      winners: 2,
    },
  ],
  [M.resultBothToScore, 'result_both_to_score', 'goals', 10, 'none', 'list', { outcomeKeys: RESULT_AND_BOTH }],
  [
    M.doubleChanceBothToScore,
    'double_chance_both_to_score',
    'goals',
    11,
    'none',
    'list',
    {
      outcomeKeys: CHANCE_AND_BOTH,
      winners: 2,
    },
  ],
  [
    M.exactGoals,
    'exact_goals',
    'goals',
    20,
    'none',
    'exactCount',
    {
      outcomeKeys: ['count_0', 'count_1', 'count_2', 'count_3', 'count_4', 'count_5', 'count_6_more'],
    },
  ],
  [M.exactGoalsShort, 'exact_goals_short', 'goals', 21, 'none', 'exactCount', EXACT],
  [M.exactGoals1, 'exact_goals_1', 'goals', 22, 'none', 'exactCount', EXACT],
  [M.exactGoals2, 'exact_goals_2', 'goals', 23, 'none', 'exactCount', EXACT],
  [
    M.goalRange,
    'goal_range',
    'goals',
    24,
    'none',
    'scoreRange',
    {
      outcomeKeys: ['range_0_1', 'range_2_3', 'range_4_5', 'range_6_more'],
    },
  ],
  [
    M.goalRangeHigh,
    'goal_range_high',
    'goals',
    25,
    'none',
    'scoreRange',
    {
      outcomeKeys: ['range_0_3', 'range_4_5', 'range_6_7', 'range_8_more'],
    },
  ],
  [M.lastGoal, 'last_goal', 'goals', 30, 'none', 'nextScorer'],
  [M.raceToGoals, 'race_to_goals', 'goals', 31, 'ordinal', 'nextScorer'],
  [M.firstGoalTime, 'first_goal_time', 'goals', 32, 'none', 'list', { outcomeKeys: QUARTER_HOURS }],
  [M.firstGoalResult, 'first_goal_result', 'goals', 33, 'none', 'list', { outcomeKeys: FIRST_GOAL_RESULT }],
  [M.cleanSheet1, 'clean_sheet_1', 'goals', 40, 'none', 'yesNo'],
  [M.cleanSheet2, 'clean_sheet_2', 'goals', 41, 'none', 'yesNo'],
  [M.winToNil1, 'win_to_nil_1', 'goals', 42, 'none', 'yesNo'],
  [M.winToNil2, 'win_to_nil_2', 'goals', 43, 'none', 'yesNo'],
  [M.correctScore, 'correct_score', 'scores', 10, 'none', 'correctScore'],
  [M.winningMargin, 'winning_margin', 'scores', 20, 'none', 'list', { outcomeKeys: MARGINS }],
  [M.highestHalf, 'highest_half', 'halves', 10, 'none', 'list', MORE_HALF],
  [M.highestHalf1, 'highest_half_1', 'halves', 11, 'none', 'list', MORE_HALF],
  [M.highestHalf2, 'highest_half_2', 'halves', 12, 'none', 'list', MORE_HALF],
  [M.goalBothHalves, 'goal_both_halves', 'halves', 20, 'none', 'yesNo'],
  [
    M.bothToScoreHalves,
    'both_to_score_halves',
    'halves',
    21,
    'none',
    'list',
    {
      outcomeKeys: ['both_halves', 'only_half_1', 'only_half_2', 'neither_half'],
    },
  ],
  [M.scoresBothHalves1, 'scores_both_halves_1', 'halves', 30, 'none', 'yesNo'],
  [M.scoresBothHalves2, 'scores_both_halves_2', 'halves', 31, 'none', 'yesNo'],
  [M.winsBothHalves1, 'wins_both_halves_1', 'halves', 40, 'none', 'yesNo'],
  [M.winsBothHalves2, 'wins_both_halves_2', 'halves', 41, 'none', 'yesNo'],
  [M.winsEitherHalf1, 'wins_either_half_1', 'halves', 42, 'none', 'yesNo'],
  [M.winsEitherHalf2, 'wins_either_half_2', 'halves', 43, 'none', 'yesNo'],
  [
    M.highestPeriod,
    'highest_period',
    'periods',
    10,
    'none',
    'list',
    {
      outcomeKeys: ['period_first', 'period_second', 'period_third', 'period_equal'],
    },
  ],
  [M.comeback1, 'comeback_1', 'specials', 10, 'none', 'yesNo'],
  [M.comeback2, 'comeback_2', 'specials', 11, 'none', 'yesNo'],
  [M.penaltyAwarded, 'penalty_awarded', 'specials', 20, 'none', 'yesNo'],
];

const CORNER_ROWS: readonly MarketRow[] = [
  [C.result, 'corners_result', 'corners', 10, 'none', 'result'],
  [C.doubleChance, 'corners_double_chance', 'corners', 11, 'none', 'doubleChance', { winners: 2 }],
  [C.handicap, 'corners_handicap', 'corners', 30, 'handicap', 'handicap'],
  [C.teamTotal1, 'corners_team_total_1', 'corners', 40, 'total', 'overUnder'],
  [C.teamTotal2, 'corners_team_total_2', 'corners', 41, 'total', 'overUnder'],
  [C.oddEven, 'corners_odd_even', 'corners', 50, 'none', 'oddEven'],
  [C.next, 'next_corner', 'corners', 60, 'ordinal', 'nextScorer'],
  [C.last, 'last_corner', 'corners', 61, 'none', 'nextScorer'],
  [C.race, 'race_to_corners', 'corners', 62, 'ordinal', 'nextScorer'],
  [
    C.range,
    'corners_range',
    'corners',
    70,
    'none',
    'scoreRange',
    {
      outcomeKeys: ['range_0_8', 'range_9_11', 'range_12_more'],
    },
  ],
];

const CARD_ROWS: readonly MarketRow[] = [
  [K.result, 'cards_result', 'cards', 10, 'none', 'result'],
  [K.total, 'cards_total', 'cards', 20, 'total', 'overUnder'],
  [K.handicap, 'cards_handicap', 'cards', 30, 'handicap', 'handicap'],
  [K.teamTotal1, 'cards_team_total_1', 'cards', 40, 'total', 'overUnder'],
  [K.teamTotal2, 'cards_team_total_2', 'cards', 41, 'total', 'overUnder'],
  [K.oddEven, 'cards_odd_even', 'cards', 50, 'none', 'oddEven'],
  [K.next, 'next_card', 'cards', 60, 'ordinal', 'nextScorer'],
  [K.bothCarded, 'both_carded', 'cards', 61, 'none', 'yesNo'],
  [K.red, 'red_card', 'cards', 70, 'none', 'yesNo'],
  [K.red1, 'red_card_1', 'cards', 71, 'none', 'yesNo'],
  [K.red2, 'red_card_2', 'cards', 72, 'none', 'yesNo'],
];

/**
 * Market types of football, futsal, ice hockey, handball and their electronic variants, ids 7 … 99 (betting §3,
 * market).
 */
export const goalMarketTypes: readonly MarketType[] = [
  ...columnMarketTypes,
  ...marketTypesFrom([...GOAL_ROWS, ...CORNER_ROWS, ...CARD_ROWS]),
];
