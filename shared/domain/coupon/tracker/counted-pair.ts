import type { GameState, Pair } from '../../game/game-state.ts';
import { COMMON_MARKET } from '../../markets/types-common.ts';
import { CARD_MARKET, CORNER_MARKET, GOAL_MARKET } from '../../markets/types-goals.ts';
import { SET_MARKET } from '../../markets/types-other.ts';
import { type Sport, sportById } from '../../sports/sports.ts';

/** What a market counts, for its words. */
export type CountedUnit = 'goal' | 'corner' | 'card' | 'point' | 'set' | 'other';

/** What both sides have of what a market counts; `later` when its period has not begun. */
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
/** What the whole score decides, overtime included, in sports of goals. */
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
  // Counters are those of the whole game: of its parts they say nothing.
  if (period !== 0 || pairs.includes(undefined)) return null;
  return { pair: sum(pairs.filter((pair) => pair !== undefined)), unit };
}

/** The score of one period, of a sport whose periods have scores of their own. */
function ofPeriod(state: GameState, period: number, unit: CountedUnit): CountedUnits {
  const pair = state.periodScores[period - 1];
  return pair ? { pair, unit } : 'later';
}

function ofGoals(typeId: number, period: number, state: GameState, { maxPeriods }: Sport): CountedUnits {
  if (period > 0) return ofPeriod(state, period, 'goal');
  if (TO_THE_END.has(typeId)) return { pair: state.score, unit: 'goal' };
  return { pair: sum(state.periodScores.slice(0, maxPeriods)), unit: 'goal' };
}

/** Sports of sets, maps and frames: the score counts those; the score of each is in its period. */
function ofSets(typeId: number, period: number, state: GameState, { id, family }: Sport): CountedUnits {
  const isRally = family === 'rally';
  // A set of tennis counts games, which have no word of their own here.
  const inside = isRally && id !== TENNIS ? 'point' : 'other';
  if (period > 0) return isRally ? ofPeriod(state, period, inside) : null;
  if (typeId === COMMON_MARKET.winner || SETS.has(typeId))
    return { pair: state.score, unit: isRally ? 'set' : 'other' };
  return isRally ? { pair: sum(state.periodScores), unit: inside } : null;
}

/**
 * What a market counts, as far as the state of its game tells (betting §3; peers (c)4): null where it does not, such as
 * corners of a half, or sports whose score is not what the market is about.
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
