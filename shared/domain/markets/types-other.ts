import { type MarketRow, marketTypesFrom } from './market-row.ts';
import type { MarketType } from './market-type.ts';

/** Ids of the market types of sports that are played in sets, maps or frames to a best of n. */
export const SET_MARKET = {
  setsTotal: 100,
  setsHandicap: 101,
  scoreOf3: 102,
  scoreOf5: 103,
  scoreOf7: 104,
  scoreOf9: 105,
  scoreOf11: 106,
  firstSetMatch: 107,
  firstMapMatch: 108,
  winsSet1: 109,
  winsSet2: 110,
  winsMap1: 111,
  winsMap2: 112,
  decider: 113,
  extraPoints: 114,
  tieBreak: 115,
  race: 116,
  raceOrNone: 117,
  setGames: 118,
  gameWinner: 119,
  gameDeuce: 120,
  gameScore: 121,
  rallyWinner: 122,
} as const;

/** Ids of the market types of basketball, American football and rugby. */
export const POINT_MARKET = {
  regularResult: 128,
  nextScore: 129,
  marginFives: 130,
  marginSixes: 131,
  marginTwelves: 132,
  highestQuarter: 133,
  highestHalf: 134,
  winsEveryQuarter1: 135,
  winsEveryQuarter2: 136,
  scoreKind: 137,
  driveResult: 138,
  touchdowns: 139,
  touchdowns1: 140,
  touchdowns2: 141,
  fieldGoals: 142,
  tries: 143,
  tries1: 144,
  tries2: 145,
  threes: 146,
  threes1: 147,
  threes2: 148,
  firstScore: 149,
} as const;

/** Ids of the market types of baseball and cricket. */
export const INNING_MARKET = {
  firstFiveResult: 150,
  firstFiveTotal: 151,
  firstFiveHandicap: 152,
  firstFiveTeam1: 153,
  firstFiveTeam2: 154,
  extraInnings: 155,
  firstRun: 156,
  leadAfterInning: 157,
  runInInning: 158,
  marginRuns: 159,
  overRuns: 160,
  overWicket: 161,
  overParity: 162,
  firstWicketRuns: 163,
  wicketMethod: 164,
  powerplayRuns: 165,
  bestPowerplay: 166,
  superOver: 167,
  wickets: 168,
  bestOpening: 169,
  overBoundary: 170,
  delivery: 171,
} as const;

/** Ids of the market types of snooker and darts. */
export const FRAME_MARKET = {
  frameWinner: 180,
  legWinner: 181,
  frameFifty: 182,
  frameCentury: 183,
  matchCentury: 184,
  leadAfterFrames: 185,
  legsTotal: 186,
  legsHandicap: 187,
  maximums: 188,
  moreMaximums: 189,
  maximums1: 190,
  maximums2: 191,
  legMaximum: 192,
} as const;

/** Ids of the market types of computer games. */
export const MAP_MARKET = {
  roundsTotal: 200,
  roundWinner: 201,
  mapOvertime: 202,
  firstBlood: 203,
  firstTower: 204,
  firstDragon: 205,
  firstRoshan: 206,
  killsTotal: 207,
  firstHalf: 208,
} as const;

/** Ids of the market types of fights. */
export const FIGHT_MARKET = {
  method: 220,
  finishKind: 221,
  distance: 222,
  endRound: 223,
  winnerRound: 224,
  roundStarts: 225,
  endsInRound: 226,
  winsEarly1: 227,
  winsEarly2: 228,
} as const;

const S = SET_MARKET;
const P = POINT_MARKET;
const I = INNING_MARKET;
const F = FRAME_MARKET;
const M = MAP_MARKET;
const B = FIGHT_MARKET;

/** Returns the scores of a best of 2n − 1: n : 0 … n : n − 1, then the same for the other side. */
function scoresToWin(need: number): string[] {
  const lost = Array.from({ length: need }, (_, count) => count);
  return [...lost.map((count) => `${need}_${count}`), ...lost.map((count) => `${count}_${need}`)];
}

const TENNIS_LOST = [0, 1, 2, 3, 4];
const TENNIS_SET = [
  ...TENNIS_LOST.map((count) => `6_${count}`),
  '7_5',
  '7_6',
  ...TENNIS_LOST.map((count) => `${count}_6`),
  '5_7',
  '6_7',
];
const TENNIS_GAME = ['love', 'fifteen', 'thirty', 'deuce'];
const SET_AND_MATCH = [
  'open_first_win_first',
  'open_first_win_second',
  'open_second_win_first',
  'open_second_win_second',
];

function bothSides(names: readonly string[]): string[] {
  return [...names.map((name) => `first_${name}`), ...names.map((name) => `second_${name}`)];
}

const FIVES = ['by_1_5', 'by_6_10', 'by_11_15', 'by_16_20', 'by_21_25', 'by_26_more'];
const SIXES = ['by_1_6', 'by_7_12', 'by_13_18', 'by_19_24', 'by_25_30', 'by_31_more'];
const QUARTERS = ['quarter_1', 'quarter_2', 'quarter_3', 'quarter_4', 'quarter_equal'];
const WICKETS = ['caught', 'bowled', 'leg_before', 'run_out', 'stumped', 'wicket_other'];
const DELIVERIES = ['count_0', 'count_1', 'count_2', 'count_3', 'count_4', 'count_6', 'wicket'];
const FIGHT_ENDS = ['knockout', 'submission', 'decision'];
const FIGHT_ROUNDS = ['round_1', 'round_2', 'round_3', 'round_4', 'round_5', 'decision'];

const SET_ROWS: readonly MarketRow[] = [
  [S.firstSetMatch, 'first_set_match', 'main', 61, 'none', 'list', { outcomeKeys: SET_AND_MATCH }],
  [S.firstMapMatch, 'first_map_match', 'main', 62, 'none', 'list', { outcomeKeys: SET_AND_MATCH }],
  [S.setsTotal, 'sets_total', 'sets', 10, 'total', 'overUnder'],
  [S.setsHandicap, 'sets_handicap', 'sets', 20, 'handicap', 'handicap'],
  [S.winsSet1, 'wins_set_1', 'sets', 30, 'none', 'yesNo'],
  [S.winsSet2, 'wins_set_2', 'sets', 31, 'none', 'yesNo'],
  [S.winsMap1, 'wins_map_1', 'maps', 30, 'none', 'yesNo'],
  [S.winsMap2, 'wins_map_2', 'maps', 31, 'none', 'yesNo'],
  [S.decider, 'decider', 'sets', 40, 'none', 'yesNo'],
  [S.extraPoints, 'extra_points', 'sets', 41, 'none', 'yesNo'],
  [S.tieBreak, 'tie_break', 'sets', 42, 'none', 'yesNo'],
  [S.scoreOf3, 'score_of_3', 'scores', 10, 'none', 'correctScore', { outcomeKeys: scoresToWin(2) }],
  [S.scoreOf5, 'score_of_5', 'scores', 11, 'none', 'correctScore', { outcomeKeys: scoresToWin(3) }],
  [S.scoreOf7, 'score_of_7', 'scores', 12, 'none', 'correctScore', { outcomeKeys: scoresToWin(4) }],
  [S.scoreOf9, 'score_of_9', 'scores', 13, 'none', 'correctScore', { outcomeKeys: scoresToWin(5) }],
  [S.scoreOf11, 'score_of_11', 'scores', 14, 'none', 'correctScore', { outcomeKeys: scoresToWin(6) }],
  [S.setGames, 'set_games', 'scores', 20, 'none', 'correctScore', { outcomeKeys: TENNIS_SET }],
  [S.gameWinner, 'game_winner', 'games', 10, 'ordinal', 'winner'],
  [S.gameDeuce, 'game_deuce', 'games', 20, 'ordinal', 'yesNo'],
  [S.gameScore, 'game_score', 'games', 30, 'ordinal', 'list', { outcomeKeys: bothSides(TENNIS_GAME) }],
  [S.rallyWinner, 'rally_winner', 'games', 11, 'ordinal', 'winner'],
  [S.race, 'race', 'specials', 30, 'ordinal', 'winner'],
  [S.raceOrNone, 'race_or_none', 'specials', 31, 'ordinal', 'nextScorer'],
];

const POINT_ROWS: readonly MarketRow[] = [
  [P.regularResult, 'regular_result', 'main', 12, 'none', 'result'],
  [P.nextScore, 'next_score', 'main', 50, 'ordinal', 'nextScorer'],
  [P.marginFives, 'margin_fives', 'scores', 30, 'none', 'list', { outcomeKeys: bothSides(FIVES) }],
  [P.marginSixes, 'margin_sixes', 'scores', 31, 'none', 'list', { outcomeKeys: bothSides(SIXES) }],
  [
    P.marginTwelves,
    'margin_twelves',
    'scores',
    32,
    'none',
    'list',
    { outcomeKeys: ['first_by_1_12', 'first_by_13_more', 'draw', 'second_by_1_12', 'second_by_13_more'] },
  ],
  [P.highestQuarter, 'highest_quarter', 'periods', 20, 'none', 'list', { outcomeKeys: QUARTERS }],
  [
    P.highestHalf,
    'highest_scoring_half',
    'halves',
    13,
    'none',
    'list',
    { outcomeKeys: ['half_first', 'half_equal', 'half_second'] },
  ],
  [P.winsEveryQuarter1, 'wins_every_quarter_1', 'periods', 30, 'none', 'yesNo'],
  [P.winsEveryQuarter2, 'wins_every_quarter_2', 'periods', 31, 'none', 'yesNo'],
  [
    P.scoreKind,
    'score_kind',
    'specials',
    40,
    'ordinal',
    'list',
    { outcomeKeys: ['free_throw', 'two_pointer', 'three_pointer'] },
  ],
  [
    P.driveResult,
    'drive_result',
    'specials',
    41,
    'ordinal',
    'list',
    { outcomeKeys: ['touchdown', 'field_goal', 'no_score'] },
  ],
  [
    P.firstScore,
    'first_score',
    'specials',
    42,
    'none',
    'list',
    { outcomeKeys: bothSides(['touchdown', 'field_goal']) },
  ],
  [P.touchdowns, 'touchdowns', 'totals', 70, 'total', 'overUnder'],
  [P.touchdowns1, 'touchdowns_1', 'totals', 71, 'total', 'overUnder'],
  [P.touchdowns2, 'touchdowns_2', 'totals', 72, 'total', 'overUnder'],
  [P.fieldGoals, 'field_goals', 'totals', 73, 'total', 'overUnder'],
  [P.tries, 'tries', 'totals', 74, 'total', 'overUnder'],
  [P.tries1, 'tries_1', 'totals', 75, 'total', 'overUnder'],
  [P.tries2, 'tries_2', 'totals', 76, 'total', 'overUnder'],
  [P.threes, 'threes', 'totals', 77, 'total', 'overUnder'],
  [P.threes1, 'threes_1', 'totals', 78, 'total', 'overUnder'],
  [P.threes2, 'threes_2', 'totals', 79, 'total', 'overUnder'],
];

const INNING_ROWS: readonly MarketRow[] = [
  [I.firstFiveResult, 'first_five_result', 'halves', 50, 'none', 'result'],
  [I.firstFiveTotal, 'first_five_total', 'halves', 51, 'total', 'overUnder'],
  [I.firstFiveHandicap, 'first_five_handicap', 'halves', 52, 'handicap', 'handicap'],
  [I.firstFiveTeam1, 'first_five_team_1', 'halves', 53, 'total', 'overUnder'],
  [I.firstFiveTeam2, 'first_five_team_2', 'halves', 54, 'total', 'overUnder'],
  [I.extraInnings, 'extra_innings', 'main', 72, 'none', 'yesNo'],
  [I.firstRun, 'first_run', 'main', 51, 'none', 'winner'],
  [I.leadAfterInning, 'lead_after_inning', 'periods', 40, 'ordinal', 'result'],
  [I.runInInning, 'run_in_inning', 'periods', 41, 'ordinal', 'yesNo'],
  [
    I.marginRuns,
    'margin_runs',
    'scores',
    33,
    'none',
    'list',
    { outcomeKeys: bothSides(['by_1', 'by_2', 'by_3', 'by_4_more']) },
  ],
  [I.overRuns, 'over_runs', 'periods', 50, 'ordinalTotal', 'overUnder'],
  [I.overWicket, 'over_wicket', 'periods', 51, 'ordinal', 'yesNo'],
  [I.overParity, 'over_parity', 'periods', 52, 'ordinal', 'oddEven'],
  [I.overBoundary, 'over_boundary', 'periods', 53, 'ordinal', 'yesNo'],
  [I.delivery, 'delivery', 'games', 12, 'ordinal', 'list', { outcomeKeys: DELIVERIES }],
  [I.firstWicketRuns, 'first_wicket_runs', 'totals', 80, 'total', 'overUnder'],
  [I.powerplayRuns, 'powerplay_runs', 'totals', 81, 'total', 'overUnder'],
  [I.wickets, 'wickets', 'totals', 82, 'total', 'overUnder'],
  [I.wicketMethod, 'wicket_method', 'specials', 50, 'ordinal', 'list', { outcomeKeys: WICKETS }],
  [I.bestPowerplay, 'best_powerplay', 'specials', 51, 'none', 'result'],
  [I.bestOpening, 'best_opening', 'specials', 52, 'none', 'result'],
  [I.superOver, 'super_over', 'main', 73, 'none', 'yesNo'],
];

const FRAME_ROWS: readonly MarketRow[] = [
  [F.frameWinner, 'frame_winner', 'games', 13, 'ordinal', 'winner'],
  [F.legWinner, 'leg_winner', 'games', 14, 'ordinal', 'winner'],
  [F.leadAfterFrames, 'lead_after_frames', 'games', 40, 'ordinal', 'result'],
  [F.legsTotal, 'legs_total', 'games', 50, 'total', 'overUnder'],
  [F.legsHandicap, 'legs_handicap', 'games', 51, 'handicap', 'handicap'],
  [F.frameFifty, 'frame_fifty', 'specials', 60, 'ordinal', 'yesNo'],
  [F.frameCentury, 'frame_century', 'specials', 61, 'ordinal', 'yesNo'],
  [F.matchCentury, 'match_century', 'specials', 62, 'none', 'yesNo'],
  [F.maximums, 'maximums', 'totals', 90, 'total', 'overUnder'],
  [F.maximums1, 'maximums_1', 'totals', 91, 'total', 'overUnder'],
  [F.maximums2, 'maximums_2', 'totals', 92, 'total', 'overUnder'],
  [F.legMaximum, 'leg_maximum', 'specials', 64, 'ordinal', 'yesNo'],
  [F.moreMaximums, 'most_maximums', 'specials', 63, 'none', 'result'],
];

const MAP_ROWS: readonly MarketRow[] = [
  [M.roundsTotal, 'rounds_total', 'totals', 95, 'total', 'overUnder'],
  [M.killsTotal, 'kills_total', 'totals', 96, 'total', 'overUnder'],
  [M.firstHalf, 'first_half_rounds', 'maps', 40, 'none', 'result'],
  [M.mapOvertime, 'map_overtime', 'maps', 41, 'none', 'yesNo'],
  [M.roundWinner, 'round_winner', 'games', 15, 'ordinal', 'winner'],
  [M.firstBlood, 'first_blood', 'specials', 70, 'none', 'winner'],
  [M.firstTower, 'first_tower', 'specials', 71, 'none', 'winner'],
  [M.firstDragon, 'first_dragon', 'specials', 72, 'none', 'winner'],
  [M.firstRoshan, 'first_roshan', 'specials', 73, 'none', 'winner'],
];

const FIGHT_ROWS: readonly MarketRow[] = [
  [B.method, 'fight_method', 'main', 63, 'none', 'methodOfVictory', { outcomeKeys: bothSides(FIGHT_ENDS) }],
  [B.finishKind, 'fight_finish', 'main', 64, 'none', 'list', { outcomeKeys: FIGHT_ENDS }],
  [B.distance, 'fight_distance', 'main', 65, 'none', 'yesNo'],
  [B.endRound, 'fight_end_round', 'periods', 60, 'none', 'list', { outcomeKeys: FIGHT_ROUNDS }],
  [B.winnerRound, 'fight_winner_round', 'periods', 61, 'none', 'list', { outcomeKeys: bothSides(FIGHT_ROUNDS) }],
  [B.roundStarts, 'round_starts', 'periods', 62, 'ordinal', 'yesNo'],
  [B.endsInRound, 'ends_in_round', 'periods', 63, 'ordinal', 'yesNo'],
  [B.winsEarly1, 'wins_early_1', 'specials', 80, 'none', 'yesNo'],
  [B.winsEarly2, 'wins_early_2', 'specials', 81, 'none', 'yesNo'],
];

/** Market types of all other families of sports, ids 100 … 255 (betting §3, Bet: market). */
export const otherMarketTypes: readonly MarketType[] = marketTypesFrom([
  ...SET_ROWS,
  ...POINT_ROWS,
  ...INNING_ROWS,
  ...FRAME_ROWS,
  ...MAP_ROWS,
  ...FIGHT_ROWS,
]);
