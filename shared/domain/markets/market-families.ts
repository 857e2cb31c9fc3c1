import { assertNever } from '../../errors/assert-never.ts';
import type { MarketType } from './market-type.ts';
import { COMMON_MARKET } from './types-common.ts';
import { CARD_MARKET, GOAL_MARKET } from './types-goals.ts';
import { GROUP_MARKET_TYPE } from './types-group.ts';
import { FIGHT_MARKET, FRAME_MARKET, INNING_MARKET, MAP_MARKET, POINT_MARKET, SET_MARKET } from './types-other.ts';

/** Families of markets that one rule settles, in the order of the rules. They are in URLs. */
export const MARKET_FAMILIES = [
  'result',
  'double-chance',
  'handicap',
  'total',
  'team-total',
  'odd-even',
  'both-teams-to-score',
  'exact-score',
  'halves-and-periods',
  'half-time-full-time',
  'next-and-race',
  'how-it-ends',
  'combined',
  'single-events',
  'bet-builder',
] as const;
export type MarketFamily = (typeof MARKET_FAMILIES)[number];

const C = COMMON_MARKET;
const G = GOAL_MARKET;
const S = SET_MARKET;
const P = POINT_MARKET;
const I = INNING_MARKET;
const F = FRAME_MARKET;
const M = MAP_MARKET;
const B = FIGHT_MARKET;

/** Types whose set of outcomes does not tell their family. */
const NAMED: Readonly<Partial<Record<MarketFamily, readonly number[]>>> = {
  'double-chance': [C.drawNoBet],
  'both-teams-to-score': [
    ...[G.bothToScore, G.bothToScoreHalves, G.cleanSheet1, G.cleanSheet2, G.winToNil1, G.winToNil2],
    CARD_MARKET.bothCarded,
  ],
  'exact-score': [G.winningMargin, P.marginFives, P.marginSixes, P.marginTwelves, I.marginRuns],
  'halves-and-periods': [
    ...[G.scoresBothHalves1, G.scoresBothHalves2, G.winsBothHalves1, G.winsBothHalves2],
    ...[G.winsEitherHalf1, G.winsEitherHalf2, G.highestHalf, G.highestHalf1, G.highestHalf2],
    ...[G.highestPeriod, G.goalBothHalves, P.highestQuarter, P.highestHalf],
    ...[P.winsEveryQuarter1, P.winsEveryQuarter2, S.winsSet1, S.winsSet2, S.winsMap1, S.winsMap2],
    ...[I.firstFiveResult, I.leadAfterInning, I.bestPowerplay, I.bestOpening, F.leadAfterFrames, M.firstHalf],
  ],
  'half-time-full-time': [S.firstSetMatch, S.firstMapMatch],
  'next-and-race': [
    ...[G.firstGoalTime, S.race, S.gameWinner, S.rallyWinner, P.firstScore, I.firstRun, F.frameWinner],
    ...[F.legWinner, M.roundWinner, M.firstBlood, M.firstTower, M.firstDragon, M.firstRoshan],
  ],
  'how-it-ends': [
    ...[C.overtime, S.decider, S.extraPoints, S.tieBreak, I.extraInnings, I.superOver, M.mapOvertime],
    ...[B.finishKind, B.distance, B.endRound, B.winnerRound, B.roundStarts, B.endsInRound],
    ...[B.winsEarly1, B.winsEarly2],
  ],
  combined: [
    ...[G.resultTotal, G.resultBothToScore, G.totalBothToScore, G.doubleChanceTotal],
    ...[G.doubleChanceBothToScore, G.firstGoalResult, G.comeback1, G.comeback2],
  ],
  'bet-builder': [GROUP_MARKET_TYPE],
};

const named = new Map(
  Object.entries(NAMED).flatMap(([family, ids]) => ids.map((id) => [id, family as MarketFamily] as const)),
);

/** Ends of the keys of markets that count one side alone. */
const OF_ONE_SIDE = /_[12]$/;

/** Returns the family of a market type: the page of the rules that says how it is settled. */
export function marketFamily(type: MarketType): MarketFamily {
  const own = named.get(type.id);
  if (own) return own;
  switch (type.outcomes) {
    case 'result':
    case 'winner':
      return 'result';
    case 'doubleChance':
      return 'double-chance';
    case 'overUnder':
      return OF_ONE_SIDE.test(type.key) ? 'team-total' : 'total';
    case 'handicap':
    case 'handicapResult':
      return 'handicap';
    case 'oddEven':
      return 'odd-even';
    case 'correctScore':
    case 'exactCount':
    case 'scoreRange':
      return 'exact-score';
    case 'halfTimeFullTime':
      return 'half-time-full-time';
    case 'nextScorer':
      return 'next-and-race';
    case 'methodOfVictory':
      return 'how-it-ends';
    case 'yesNo':
    case 'list':
      return 'single-events';
    default:
      return assertNever(type.outcomes, 'outcome set');
  }
}
