import { GAME_STATUS, type GameState, type Pair } from '../../game/game-state.ts';
import { lineOf } from '../../markets/market-line.ts';
import { scoresOf } from '../../markets/market-outcomes.ts';
import type { MarketType } from '../../markets/market-type.ts';
import { findMarketType } from '../../markets/market-types.ts';
import { COMMON_MARKET } from '../../markets/types-common.ts';
import { CARD_MARKET, CORNER_MARKET, GOAL_MARKET } from '../../markets/types-goals.ts';
import { type CountedUnit, countedPair } from './counted-pair.ts';

/** Leg as the tracker reads it; a leg of a stored coupon fits as it is. */
export interface TrackedLeg {
  readonly typeId: number;
  readonly period: number;
  readonly param: number;
  readonly outcome: number;
  readonly sportId: number;
}

/**
 * Kinds of what a leg still needs. Every kind but `open` and `later` comes with a count or a side.
 *
 * - `open`: the state does not tell; `later`: the period has not begun.
 * - `more`: `count` more must come; `room`: `count` more may come.
 * - `leads`, `holds`: in front by `count`, of the score or with the handicap.
 * - `swing`: needs `count` more than the other side.
 * - `level`: level, and must stay so; `apart`: apart by `count`, and must become level.
 * - `unbeaten`: must not lose, and is in front by `count`; `catch_up`: needs `count` more than the other side to draw
 * level.
 * - `winner_needed`: level, and must not stay so; `not_level`: one side is in front, and it must not become level.
 * - `to_score`: this side (null: both) must score; `both_scored`: both have.
 * - `blank`: one side must not score, and it has not.
 * - `parity`: odd or even as needed now; `other_parity`: one more is needed.
 * - `exact`: the named score; `exact_needs`: the first side needs `count` and the second `other` for it.
 * - `reached`: won already; `passed`: impossible now.
 * - `stake_back`: at this score the stake, or a part of it, comes back.
 */
export type ProgressKind =
  | 'open'
  | 'later'
  | 'more'
  | 'room'
  | 'leads'
  | 'holds'
  | 'swing'
  | 'level'
  | 'apart'
  | 'unbeaten'
  | 'catch_up'
  | 'winner_needed'
  | 'not_level'
  | 'to_score'
  | 'both_scored'
  | 'blank'
  | 'parity'
  | 'other_parity'
  | 'exact'
  | 'exact_needs'
  | 'reached'
  | 'passed'
  | 'stake_back';

/** Need of a leg, and whether it would win if the game ended now. */
export interface TrackedLegProgress {
  readonly kind: ProgressKind;
  /** null: the state does not tell. */
  readonly isGood: boolean | null;
  readonly count: number;
  /** `exact_needs`: count of the second side. */
  readonly other: number;
  /** Side that the need is about. */
  readonly side: 0 | 1 | null;
  readonly unit: CountedUnit;
}

type Found = Pick<TrackedLegProgress, 'kind' | 'isGood'> & Partial<TrackedLegProgress>;

const OPEN: Found = { kind: 'open', isGood: null };

const FIRST_TOTALS: ReadonlySet<number> = new Set([
  COMMON_MARKET.teamTotal1,
  GOAL_MARKET.asianTeamTotal1,
  CORNER_MARKET.teamTotal1,
  CARD_MARKET.teamTotal1,
]);
const SECOND_TOTALS: ReadonlySet<number> = new Set([
  COMMON_MARKET.teamTotal2,
  GOAL_MARKET.asianTeamTotal2,
  CORNER_MARKET.teamTotal2,
  CARD_MARKET.teamTotal2,
]);
/** Totals that count the units of both sides together. */
const TOTALS: ReadonlySet<number> = new Set([
  COMMON_MARKET.total,
  COMMON_MARKET.asianTotal,
  CORNER_MARKET.total,
  CARD_MARKET.total,
  100,
]);

/** Smallest margin of a whole win, in units, the start included; a quarter line at it wins both halves. */
const CLEAR = 0.5;

function overUnder(type: MarketType, leg: TrackedLeg, [home, away]: Pair): Found {
  const line = lineOf(type, leg.param);
  const isFirst = FIRST_TOTALS.has(type.id);
  const isKnown = isFirst || SECOND_TOTALS.has(type.id) || TOTALS.has(type.id);
  if (line === null || !isKnown) return OPEN;
  const now = isFirst ? home : SECOND_TOTALS.has(type.id) ? away : home + away;
  const isBack = Math.abs(now - line) < CLEAR;
  if (leg.outcome === 0) {
    const count = Math.ceil(line + CLEAR) - now;
    return count > 0 ? { kind: 'more', isGood: isBack ? null : false, count } : { kind: 'reached', isGood: true };
  }
  const room = Math.floor(line - CLEAR) - now;
  if (room >= 0) return { kind: 'room', isGood: true, count: room };
  return isBack ? { kind: 'stake_back', isGood: null } : { kind: 'passed', isGood: false };
}

function handicap(type: MarketType, leg: TrackedLeg, [home, away]: Pair): Found {
  const line = lineOf(type, leg.param);
  if (line === null) return OPEN;
  const side = leg.outcome === 0 ? 0 : 1;
  const front = side === 0 ? home + line - away : away - line - home;
  if (front >= CLEAR) return { kind: 'holds', isGood: true, side, count: Math.floor(front - CLEAR) };
  return { kind: 'swing', isGood: front <= -CLEAR ? false : null, side, count: Math.ceil(CLEAR - front) };
}

/** Returns who is in front after a whole handicap: 0 the first side, 1 neither, 2 the second. */
function handicapResult(type: MarketType, leg: TrackedLeg, pair: Pair): Found {
  const line = lineOf(type, leg.param);
  return line === null ? OPEN : threeWay(leg.outcome, [pair[0] + line, pair[1]], 'holds');
}

function threeWay(outcome: number, [home, away]: Pair, inFront: 'leads' | 'holds' = 'leads'): Found {
  const lead = home - away;
  if (outcome === 1) {
    return lead === 0 ? { kind: 'level', isGood: true } : { kind: 'apart', isGood: false, count: Math.abs(lead) };
  }
  return winner(outcome === 0 ? 0 : 1, lead, inFront);
}

function winner(side: 0 | 1, lead: number, inFront: 'leads' | 'holds' = 'leads'): Found {
  const own = side === 0 ? lead : -lead;
  if (own > 0) return { kind: inFront, isGood: true, side, count: inFront === 'holds' ? own - 1 : own };
  return { kind: 'swing', isGood: false, side, count: 1 - own };
}

/** 0: first or draw, 1: first or second, 2: draw or second. */
function doubleChance(outcome: number, [home, away]: Pair): Found {
  const lead = home - away;
  if (outcome === 1) {
    return lead === 0 ? { kind: 'winner_needed', isGood: false } : { kind: 'not_level', isGood: true };
  }
  const side = outcome === 0 ? 0 : 1;
  const own = side === 0 ? lead : -lead;
  if (own >= 0) return { kind: 'unbeaten', isGood: true, side, count: own };
  return { kind: 'catch_up', isGood: false, side, count: -own };
}

function bothToScore(outcome: number, [home, away]: Pair): Found {
  const without = home > 0 && away > 0 ? null : home === 0 && away === 0 ? 'both' : home === 0 ? 0 : 1;
  if (without === null)
    return outcome === 0 ? { kind: 'both_scored', isGood: true } : { kind: 'passed', isGood: false };
  const side = without === 'both' ? null : without;
  return outcome === 0 ? { kind: 'to_score', isGood: false, side } : { kind: 'blank', isGood: true, side };
}

function oddEven(outcome: number, count: number): Found {
  const isOdd = count % 2 === 1;
  return isOdd === (outcome === 0)
    ? { kind: 'parity', isGood: true }
    : { kind: 'other_parity', isGood: false, count: 1 };
}

function correctScore(type: MarketType, outcome: number, [home, away]: Pair): Found {
  const named = scoresOf(type)[outcome];
  if (!named) return OPEN;
  const [first, second] = [named[0] - home, named[1] - away];
  if (first < 0 || second < 0) return { kind: 'passed', isGood: false };
  if (first + second === 0) return { kind: 'exact', isGood: true };
  return { kind: 'exact_needs', isGood: false, count: first, other: second };
}

function progressOf(type: MarketType, leg: TrackedLeg, pair: Pair): Found {
  const { outcome } = leg;
  const [home, away] = pair;
  switch (type.outcomes) {
    case 'result':
      return threeWay(outcome, pair);
    case 'winner':
      if (type.id === COMMON_MARKET.drawNoBet && home === away) {
        return { kind: 'swing', isGood: null, side: outcome === 0 ? 0 : 1, count: 1 };
      }
      return type.param === 'none' ? winner(outcome === 0 ? 0 : 1, home - away) : OPEN;
    case 'doubleChance':
      return doubleChance(outcome, pair);
    case 'overUnder':
      return overUnder(type, leg, pair);
    case 'handicap':
      return handicap(type, leg, pair);
    case 'handicapResult':
      return handicapResult(type, leg, pair);
    case 'yesNo':
      return type.id === GOAL_MARKET.bothToScore ? bothToScore(outcome, pair) : OPEN;
    case 'oddEven':
      if (type.id === COMMON_MARKET.teamOddEven1) return oddEven(outcome, home);
      return oddEven(outcome, type.id === COMMON_MARKET.teamOddEven2 ? away : home + away);
    case 'correctScore':
      return correctScore(type, outcome, pair);
    default:
      return OPEN;
  }
}

/**
 * Returns what an open leg still needs, by the score and the counters of its game (peers (c)4). `open` where they do
 * not tell: then only the result of the market decides.
 *
 * @param state of the leg's game
 */
export function legProgress(leg: TrackedLeg, state: GameState): TrackedLegProgress {
  const type = findMarketType(leg.typeId);
  const isOn = state.statusId === GAME_STATUS.live || state.statusId === GAME_STATUS.break;
  const counted = type && isOn ? countedPair(leg.typeId, leg.period, leg.sportId, state) : null;
  const blank = { count: 0, other: 0, side: null, unit: 'other' } as const;
  if (!type || counted === null) return { ...blank, ...OPEN };
  if (counted === 'later') return { ...blank, kind: 'later', isGood: null };
  return { ...blank, unit: counted.unit, ...progressOf(type, leg, counted.pair) };
}
