import { type Sport, sportById } from '../sports/sports.ts';
import { lineOf, ordinalOf } from './market-line.ts';
import { HALF_FULL_PAIRS, outcomeNames, scoresOf } from './market-outcomes.ts';
import type { MarketType } from './market-type.ts';
import { totalUnit } from './total-unit.ts';
import { COMMON_MARKET } from './types-common.ts';
import { GROUP_MARKET_TYPE, groupSize } from './types-group.ts';

/** Text of the locale namespace `markets`: its key and the values of its ICU message. */
export interface Phrase {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Facts about a market that its text depends on. */
export interface MarketSubject {
  readonly type: MarketType;
  readonly period: number;
  readonly param: number;
  readonly sportId: number;
  readonly home: string;
  readonly away: string;
}

/**
 * Text that carries the line: the name of the market ("Total 2.5", "Over") or that of the outcome ("Total", "Over
 * 2.5"). The other text gets an empty {line}; trim the result.
 */
export type LinePlace = 'market' | 'outcome';

const MINUS = '\u2212';
/** First of the two half periods, 6 and 7, in sports of quarters. */
const FIRST_HALF = 6;
/** Markets whose name tells what they count in the sport. */
const COUNTED: ReadonlySet<number> = new Set([COMMON_MARKET.total, COMMON_MARKET.teamTotal1, COMMON_MARKET.teamTotal2]);
const SIDE_NAMES = ['first', 'draw', 'second'] as const;

function isSigned(type: MarketType): boolean {
  return type.param === 'handicap' || type.param === 'handicapQuarter' || type.param === 'handicapWhole';
}

/** Decides whether the outcome's own line is the opposite of the market's: the second side of a two-way handicap. */
function isOpposite(type: MarketType, outcome: number): boolean {
  return isSigned(type) && outcomeNames(type)[outcome] === 'handicap_second';
}

/**
 * Returns the text of a line: a plain number, with a sign and a true minus for a handicap, "0" for zero (betting §3,
 * Bet: market).
 */
export function lineText(line: number, signed: boolean): string {
  const digits = String(Math.abs(line));
  if (line < 0) return MINUS + digits;
  return signed && line > 0 ? `+${digits}` : digits;
}

/**
 * Returns the text of an outcome's own line, with its sign; empty for a market without one (betting §3, Bet: market).
 */
export function outcomeLineText(type: MarketType, param: number, outcome: number): string {
  const line = lineOf(type, param);
  if (line === null) return '';
  return lineText(isOpposite(type, outcome) && line !== 0 ? -line : line, isSigned(type));
}

/**
 * Returns the key of a market's name in the locale namespace `markets` (betting §3, Bet: market). Where a sport settles
 * the result without overtime and the winner with it, both names say so.
 */
export function marketNameKey(type: MarketType, period: number, sport: Sport | undefined): string {
  const hasBoth = sport !== undefined && sport.family === 'goals' && sport.periodKind === 'period' && period === 0;
  if (hasBoth && type.id === COMMON_MARKET.result) return 'result_regular_time';
  if (hasBoth && type.id === COMMON_MARKET.winner) return 'winner_with_overtime';
  return type.key;
}

/**
 * Returns the key of an outcome's text in the locale namespace `markets` (betting §3, Bet: market).
 *
 * @throws RangeError when the type has no such outcome
 */
export function outcomeKey(type: MarketType, outcome: number): string {
  const name = outcomeNames(type)[outcome];
  if (name === undefined) throw new RangeError(`market type ${type.key} has no outcome ${outcome}`);
  return `outcome_${name}`;
}

/**
 * Returns the name of a market, without its period (betting §3, Bet: market).
 *
 * @param lineAt 'market' to put the line here; with an `outcome`, the line of that outcome
 */
export function marketPhrase(subject: MarketSubject, lineAt: LinePlace, outcome = 0): Phrase {
  const { type, param } = subject;
  return {
    key: marketNameKey(type, subject.period, sportById(subject.sportId)),
    values: {
      line: lineAt === 'market' ? outcomeLineText(type, param, outcome) : '',
      ordinal: ordinalOf(type, param),
      home: subject.home,
      away: subject.away,
      ...(COUNTED.has(type.id) ? { unit: totalUnit(subject) } : {}),
    },
  };
}

/** Returns the values of outcomes whose text needs more than the sides and the line. */
function ownValues(type: MarketType, outcome: number): Record<string, string | number> {
  if (type.id === GROUP_MARKET_TYPE) return { count: groupSize(outcome) };
  if (type.outcomes === 'halfTimeFullTime') {
    const [half = 0, full = 0] = HALF_FULL_PAIRS[outcome] ?? [];
    return { half: SIDE_NAMES[half] ?? '', full: SIDE_NAMES[full] ?? '' };
  }
  if (type.outcomes === 'correctScore') {
    const [first, second] = scoresOf(type)[outcome] ?? [];
    return first === undefined || second === undefined ? {} : { first, second };
  }
  return {};
}

/**
 * Returns the text of an outcome (betting §3, Bet: market).
 *
 * @param lineAt 'outcome' to put the line here
 * @throws RangeError when the type has no such outcome
 */
export function outcomePhrase(subject: MarketSubject, outcome: number, lineAt: LinePlace): Phrase {
  return {
    key: outcomeKey(subject.type, outcome),
    values: {
      line: lineAt === 'outcome' ? outcomeLineText(subject.type, subject.param, outcome) : '',
      ordinal: ordinalOf(subject.type, subject.param),
      home: subject.home,
      away: subject.away,
      ...ownValues(subject.type, outcome),
    },
  };
}

const SHORT_NAMES = new Set([
  'first',
  'draw',
  'second',
  'first_draw',
  'first_second',
  'draw_second',
  'over',
  'under',
  'handicap_first',
  'handicap_draw',
  'handicap_second',
  'yes',
  'no',
  'odd',
  'even',
  'nobody',
]);

/**
 * Returns the label of an outcome in a column or on a narrow button: 1, X, 2, O, U, +1.5 (betting §3, Global display
 * state: marketsNameType). Outcomes without a short form keep their text.
 *
 * @param lineAt 'outcome' to put the line here; handicaps always do, because their label is only the line
 * @throws RangeError when the type has no such outcome
 */
export function shortOutcomePhrase(subject: MarketSubject, outcome: number, lineAt: LinePlace = 'outcome'): Phrase {
  const name = outcomeNames(subject.type)[outcome];
  if (name === undefined || !SHORT_NAMES.has(name)) return outcomePhrase(subject, outcome, lineAt);
  const hasLine = lineAt === 'outcome' || name.startsWith('handicap');
  return {
    key: `short_${name}`,
    values: { line: hasLine ? outcomeLineText(subject.type, subject.param, outcome) : '' },
  };
}

/**
 * Returns the name of a period: "1st half", "3rd quarter", "Overtime"; null for the whole game (betting §3, Bet:
 * market).
 */
export function periodPhrase(sportId: number, period: number): Phrase | null {
  if (period === 0) return null;
  const sport = sportById(sportId);
  if (sport === undefined) return { key: 'period_period', values: { n: period } };
  if (sport.periodKind === 'quarter' && period >= FIRST_HALF) {
    return { key: 'period_half', values: { n: period - FIRST_HALF + 1 } };
  }
  if (period > sport.maxPeriods) return { key: 'period_overtime', values: { n: period - sport.maxPeriods } };
  return { key: `period_${sport.periodKind}`, values: { n: period } };
}
