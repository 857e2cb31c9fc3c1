import type { GameState, Pair } from '../../game/game-state.ts';
import { COMMON_MARKET } from '../../markets/types-common.ts';
import { CARD_MARKET, CORNER_MARKET, GOAL_MARKET } from '../../markets/types-goals.ts';
import { SET_MARKET } from '../../markets/types-other.ts';
import { type Sport, sportById } from '../../sports/sports.ts';

/** Unit that a market counts, for its texts. */
export type CountedUnit = 'goal' | 'corner' | 'card' | 'point' | 'set' | 'other';

/** Counts of both sides in the unit of a market; `later` before its period has begun. */
export type CountedUnits = { readonly pair: Pair; readonly unit: CountedUnit } | 'later' | null;

const CORNERS: ReadonlySet<number> = new Set(Object.values(CORNER_MARKET));
const CARDS: ReadonlySet<number> = new Set(Object.values(CARD_MARKET));
const SETS: ReadonlySet<number> = new Set([
  SET_MARKET.setsTotal,
  SET_MARKET.setsHandicap,
  SET_MARKET.scoreOf3,
  SET_MARKET.scoreOf5,
  SET_MARKET.scoreOf7,
  SET_MARKET.scoreOf9,
  SET_MARKET.scoreOf11,
]);
const TENNIS = 4;
/** Markets decided by the whole score, overtime included, in sports of goals. */
const TO_THE_END: ReadonlySet<number> = new Set([COMMON_MARKET.winner, GOAL_MARKET.winningMethod]);

function sum(pairs: readonly Pair[]): Pair {
  return pairs.reduce<Pair>(([home, away], pair) => [home + pair[0], away + pair[1]], [0, 0]);
}

function ofCounters(
  counters: GameState['counters'],
  keys: readonly string[],
  unit: CountedUnit,
  period: number,
): CountedUnits {
  const pairs = keys.map((key) => counters?.[key]);
  // Counters cover the whole game, not its parts.
  if (period !== 0 || pairs.includes(undefined)) return null;
  return { pair: sum(pairs.filter((pair) => pair !== undefined)), unit };
}

/** Returns the score of one period, for sports whose periods have their own scores. */
function ofPeriod(state: GameState, period: number, unit: CountedUnit): CountedUnits {
  const pair = state.periodScores[period - 1];
  return pair ? { pair, unit } : 'later';
}

function ofGoals(typeId: number, period: number, state: GameState, { maxPeriods }: Sport): CountedUnits {
  if (period > 0) return ofPeriod(state, period, 'goal');
  if (TO_THE_END.has(typeId)) return { pair: state.score, unit: 'goal' };
  return { pair: sum(state.periodScores.slice(0, maxPeriods)), unit: 'goal' };
}

/**
 * Returns the counts in sports of sets, maps and frames: the score counts those, and their own scores are in the
 * periods.
 */
function ofSets(typeId: number, period: number, state: GameState, { id, family }: Sport): CountedUnits {
  const isRally = family === 'rally';
  // A set of tennis counts games, which have no unit of their own here.
  const inside = isRally && id !== TENNIS ? 'point' : 'other';
  if (period > 0) return isRally ? ofPeriod(state, period, inside) : null;
  if (typeId === COMMON_MARKET.winner || SETS.has(typeId))
    return { pair: state.score, unit: isRally ? 'set' : 'other' };
  return isRally ? { pair: sum(state.periodScores), unit: inside } : null;
}

/**
 * Returns the counts that a market is about, as far as the state of its game tells (betting §3; peers (c)4): null where
 * it does not, as for corners of a half, or for sports whose score is not what the market is about.
 */
export function countedPair(typeId: number, period: number, sportId: number, state: GameState): CountedUnits {
  const sport = sportById(sportId);
  if (CORNERS.has(typeId)) return ofCounters(state.counters, ['corners'], 'corner', period);
  if (CARDS.has(typeId)) return ofCounters(state.counters, ['yellow', 'red'], 'card', period);
  switch (sport?.family) {
    case 'goals':
      return ofGoals(typeId, period, state, sport);
    case 'points':
      return period > 0 ? ofPeriod(state, period, 'point') : { pair: state.score, unit: 'point' };
    case 'rally':
    case 'maps':
    case 'frames':
      return ofSets(typeId, period, state, sport);
    default:
      return null;
  }
}
