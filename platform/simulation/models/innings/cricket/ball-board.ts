import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { INNING_MARKET } from '#shared/domain/markets/types-other.ts';
import type { FairMarket } from '../../model.ts';
import { type Distribution, mixed } from '../../pricing/distribution.ts';
import { addMarket, addParity, addTotals, addYesNo } from '../../pricing/lines.ts';
import { ALL_OUT, OVER } from './balls.ts';
import type { CricketGame } from './cricket-table.ts';
import { type Crease, creaseOf, NEW_INNINGS } from './outlook.ts';
import { nextOver, type OverOutlook, runningOver } from './over-outlook.ts';
import { WICKET_ENDINGS } from './play.ts';
import { type CricketState, type Innings, runningInnings, runsAt, targetOf } from './state.ts';

/** Number of lines of one over: the parameter of a market holds the over times this, plus the line. */
const OVER_STEP = 20;
const MAX_LINE = 19;
/** Runs that two overs cannot bring, so that a target this far away is out of reach in them. */
const TWO_OVERS = 73;

/** Situation of the next ball: the innings, the side at bat, and the runs that it needs. */
interface Facing {
  readonly number: 1 | 2;
  readonly sides: readonly (0 | 1)[];
  readonly crease: Crease;
  readonly running: Innings | null;
  readonly need: number;
}

function facingOf(state: CricketState): Facing {
  const running = runningInnings(state);
  const [first] = state.innings;
  const number = first?.over ? 2 : 1;
  const crease = running === null ? NEW_INNINGS : creaseOf(running);
  const target = number === 2 ? (targetOf(state) ?? 0) : Number.POSITIVE_INFINITY;
  const opener = first?.batting;
  const side = opener === undefined ? null : number === 1 ? opener : opener === 0 ? 1 : 0;
  return { number, sides: side === null ? [0, 1] : [side], crease, running, need: target - crease.runs };
}

/** Adds markets of the running over, the next one, the next ball and the next wicket. */
export function addBallMarkets(out: FairMarket[], game: CricketGame, state: CricketState): void {
  const facing = facingOf(state);
  const { number, sides, crease, running, need } = facing;
  const ball = crease.balls % OVER;
  const over = Math.floor(crease.balls / OVER);
  const log = running?.log.slice(crease.balls - ball) ?? '';
  const scored = [...log].reduce((sum, _, at) => sum + runsAt(log, at), 0);
  const now = sides.map((side) => runningOver(game.tables[side], crease, scored, need));
  addOver(out, number, over + 1, joined(now), {
    wicket: [...log].some((one) => one >= 'a'),
    boundary: [...log].some((one) => one === '4' || one === '6'),
  });
  const isSure = crease.wickets + OVER - ball < ALL_OUT && need >= TWO_OVERS && over + 1 < game.format.overs;
  if (isSure) {
    const then = sides.map((side) => nextOver(game.tables[side], crease));
    addOver(out, number, over + 2, joined(then), { wicket: false, boundary: false });
  }
  addDelivery(out, game, facing, over);
  addMarket(out, INNING_MARKET.wicketMethod, number, crease.wickets + 1, WICKET_ENDINGS);
}

function joined(outlooks: readonly OverOutlook[]): OverOutlook {
  const share = 1 / outlooks.length;
  return {
    runs: mixed(outlooks.map(({ runs }) => [share, runs])),
    wicket: outlooks.reduce((sum, { wicket }) => sum + share * wicket, 0),
    boundary: outlooks.reduce((sum, { boundary }) => sum + share * boundary, 0),
  };
}

function addOver(
  out: FairMarket[],
  innings: number,
  over: number,
  { runs, wicket, boundary }: OverOutlook,
  happened: { readonly wicket: boolean; readonly boundary: boolean },
): void {
  addOverRuns(out, innings, over, runs);
  addParity(out, INNING_MARKET.overParity, innings, runs, over);
  if (!happened.wicket) addYesNo(out, INNING_MARKET.overWicket, innings, over, wicket);
  if (!happened.boundary) addYesNo(out, INNING_MARKET.overBoundary, innings, over, boundary);
}

function addOverRuns(out: FairMarket[], innings: number, over: number, runs: Distribution): void {
  const lines: FairMarket[] = [];
  addTotals(lines, COMMON_MARKET.total, innings, runs, { reach: 2, step: 2 });
  for (const line of lines) {
    const whole = (line.param - 1) / 2;
    if (whole > MAX_LINE) continue;
    out.push({ ...line, typeId: INNING_MARKET.overRuns, param: over * OVER_STEP + whole });
  }
}

/** Returns over and line (in halves) from the parameter of a market of an over's runs. */
export function overLine(param: number): { over: number; line: number } {
  return { over: Math.floor(param / OVER_STEP), line: 2 * (param % OVER_STEP) + 1 };
}

function addDelivery(out: FairMarket[], game: CricketGame, facing: Facing, over: number): void {
  const chances = new Array<number>(7).fill(0);
  for (const side of facing.sides) {
    // The market lists the wicket last.
    const [wicket = 0, ...hits] = game.tables[side].chances(over, facing.crease.wickets);
    for (const [index, p] of [...hits, wicket].entries()) chances[index] = (chances[index] as number) + p;
  }
  addMarket(out, INNING_MARKET.delivery, facing.number, facing.crease.balls + 1, chances);
}
