import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { INNING_MARKET } from '#shared/domain/markets/types-other.ts';
import type { FairMarket } from '../../model.ts';
import { compared, type Distribution, mean, mixed } from '../../pricing/distribution.ts';
import { addMarket, addParity, addTotals, addYesNo, type LineSpread, MAIN_LINE } from '../../pricing/lines.ts';
import { addBallMarkets } from './ball-board.ts';
import { OVER } from './balls.ts';
import type { CricketGame } from './cricket-table.ts';
import {
  type Chase,
  chaseOf,
  creaseOf,
  NEW_INNINGS,
  openingFrom,
  powerplayFrom,
  runsFrom,
  wicketsFrom,
} from './outlook.ts';
import { type CricketState, cricketWinner, type Innings, runningInnings, runsAt, targetOf } from './state.ts';

const MATCH_LINES: LineSpread = { reach: 4, step: 2, perDeviation: 8 };
const SIDE_LINES: LineSpread = { reach: 3, step: 2, perDeviation: 8 };
const SHORT_LINES: LineSpread = { reach: 2, step: 2, perDeviation: 6 };
/** Highest total whose line fits into a selection id. */
const MAX_TOTAL = 490;
/** Runs that a chase must still lack for its powerplay to be certain to be completed. */
const FAR = 110;

/** Possible continuation of the match, one for each side that may bat first. */
interface ChaseScenario {
  readonly weight: number;
  readonly first: 0 | 1;
  readonly firstRuns: Distribution;
  readonly chase: Chase;
}

/** Tells whether the winner is known and only the finish is still to come. */
export function isCricketDecided(state: CricketState): boolean {
  return state.phase === 'done' || cricketWinner(state) !== null;
}

/** Tells whether both innings are over and level, so that an extra over decides. */
function isTied(state: CricketState): boolean {
  return state.innings.length === 2 && state.innings.every(({ over }) => over);
}

/** Prices the markets of the list columns, each on its balanced line. */
export function mainCricketMarkets(game: CricketGame, state: CricketState): FairMarket[] {
  const out: FairMarket[] = [];
  if (isCricketDecided(state)) return out;
  if (isTied(state)) addYesNo(out, COMMON_MARKET.winner, 0, 0, 0.5);
  else addMatch(out, scenariosOf(game, state), MAIN_LINE);
  return out;
}

/** Prices every market of the match. */
export function cricketMarkets(game: CricketGame, state: CricketState): FairMarket[] {
  const out: FairMarket[] = [];
  if (isCricketDecided(state)) return out;
  if (isTied(state)) {
    addYesNo(out, COMMON_MARKET.winner, 0, 0, 0.5);
    return out;
  }
  const scenarios = scenariosOf(game, state);
  addMatch(out, scenarios, MATCH_LINES);
  addYesNo(
    out,
    INNING_MARKET.superOver,
    0,
    0,
    sumOf(scenarios, ({ chase }) => chase.tie),
  );
  addTeams(out, scenarios);
  addComparisons(out, game, state, scenarios);
  addInnings(out, game, state, scenarios);
  addBallMarkets(out, game, state);
  return out;
}

function scenariosOf(game: CricketGame, state: CricketState): ChaseScenario[] {
  const [first, second] = state.innings;
  const sides: readonly (0 | 1)[] = first === undefined ? [0, 1] : [first.batting];
  return sides.map((side) => {
    const table = game.tables[side];
    const other = game.tables[side === 0 ? 1 : 0];
    const firstRuns = first?.over
      ? { from: first.runs, p: Float64Array.of(1) }
      : runsFrom(table, first === undefined ? NEW_INNINGS : creaseOf(first));
    const secondRuns = runsFrom(other, second === undefined ? NEW_INNINGS : creaseOf(second));
    const withSum = mean(firstRuns) + mean(secondRuns) < MAX_TOTAL;
    return { weight: 1 / sides.length, first: side, firstRuns, chase: chaseOf(firstRuns, secondRuns, other, withSum) };
  });
}

function sumOf(scenarios: readonly ChaseScenario[], value: (scenario: ChaseScenario) => number): number {
  return scenarios.reduce((sum, scenario) => sum + scenario.weight * value(scenario), 0);
}

function addMatch(out: FairMarket[], scenarios: readonly ChaseScenario[], lines: LineSpread): void {
  const win = sumOf(scenarios, ({ first, chase }) => {
    const chased = chase.win + chase.tie / 2;
    return first === 0 ? 1 - chased : chased;
  });
  addYesNo(out, COMMON_MARKET.winner, 0, 0, win);
  const both = mixed(scenarios.map(({ weight, chase }) => [weight, chase.both]));
  addTotals(out, COMMON_MARKET.total, 0, both, lines);
  if (lines.reach > 0) addParity(out, COMMON_MARKET.oddEven, 0, both);
}

function addTeams(out: FairMarket[], scenarios: readonly ChaseScenario[]): void {
  for (const side of [0, 1] as const) {
    const runs = mixed(
      scenarios.map(({ weight, first, firstRuns, chase }) => [weight, first === side ? firstRuns : chase.second]),
    );
    const [total, parity] =
      side === 0
        ? ([COMMON_MARKET.teamTotal1, COMMON_MARKET.teamOddEven1] as const)
        : ([COMMON_MARKET.teamTotal2, COMMON_MARKET.teamOddEven2] as const);
    addTotals(out, total, 0, runs, SIDE_LINES);
    addParity(out, parity, 0, runs);
  }
}

/** Returns the distribution of the runs of an innings in its powerplay, given the runs so far. */
function powerplayOf(game: CricketGame, side: 0 | 1, innings: Innings | undefined): Distribution {
  if (innings === undefined) return powerplayFrom(game.tables[side], NEW_INNINGS);
  const balls = game.format.powerplay * OVER;
  if (innings.over || innings.log.length >= balls)
    return { from: runsIn(innings.log, 0, balls), p: Float64Array.of(1) };
  return powerplayFrom(game.tables[side], creaseOf(innings));
}

/** Returns the distribution of the runs of an opening pair, given the runs so far. */
function openingOf(game: CricketGame, side: 0 | 1, innings: Innings | undefined): Distribution {
  if (innings === undefined) return openingFrom(game.tables[side], NEW_INNINGS);
  if (innings.wickets > 0 || innings.over) return { from: openingRuns(innings), p: Float64Array.of(1) };
  return openingFrom(game.tables[side], creaseOf(innings));
}

export function runsIn(log: string, from: number, to: number): number {
  let runs = 0;
  for (let at = from; at < Math.min(to, log.length); at += 1) runs += runsAt(log, at);
  return runs;
}

/** Returns the runs until the first wicket, all runs while there is none. */
export function openingRuns({ log }: Innings): number {
  const fall = [...log].findIndex((ball) => ball >= 'a');
  return runsIn(log, 0, fall < 0 ? log.length : fall);
}

/** Adds the markets that compare the powerplays and the opening pairs of both sides. */
function addComparisons(
  out: FairMarket[],
  game: CricketGame,
  state: CricketState,
  scenarios: readonly ChaseScenario[],
): void {
  for (const [type, part] of [
    [INNING_MARKET.bestPowerplay, powerplayOf],
    [INNING_MARKET.bestOpening, openingOf],
  ] as const) {
    const result = [0, 0, 0];
    for (const { weight, first } of scenarios) {
      const second = first === 0 ? 1 : 0;
      const { above, equal } = compared(part(game, first, state.innings[0]), part(game, second, state.innings[1]));
      const below = Math.max(0, 1 - above - equal);
      const chances = first === 0 ? [above, equal, below] : [below, equal, above];
      for (const [index, p] of chances.entries()) result[index] = (result[index] as number) + weight * p;
    }
    addMarket(out, type, 0, 0, result);
  }
}

function addInnings(
  out: FairMarket[],
  game: CricketGame,
  state: CricketState,
  scenarios: readonly ChaseScenario[],
): void {
  const number = state.innings.length === 2 || state.innings[0]?.over ? 2 : 1;
  const running = runningInnings(state);
  const isFirst = number === 1;
  const mix = (value: (scenario: ChaseScenario) => Distribution) =>
    mixed(scenarios.map((scenario) => [scenario.weight, value(scenario)]));
  const side = (scenario: ChaseScenario) => (isFirst ? scenario.first : scenario.first === 0 ? 1 : 0);
  const runs = mix((scenario) => (isFirst ? scenario.firstRuns : scenario.chase.second));
  addTotals(out, COMMON_MARKET.total, number, runs, SIDE_LINES);
  addParity(out, COMMON_MARKET.oddEven, number, runs);
  if (isFirst)
    addTotals(
      out,
      COMMON_MARKET.total,
      2,
      mix(({ chase }) => chase.second),
      SIDE_LINES,
    );
  const balls = running === null ? 0 : running.log.length;
  const target = isFirst ? Number.POSITIVE_INFINITY : (targetOf(state) ?? 0) - (running?.runs ?? 0);
  if (balls < game.format.powerplay * OVER && target > FAR) {
    addTotals(
      out,
      INNING_MARKET.powerplayRuns,
      number,
      mix((scenario) => powerplayOf(game, side(scenario), running ?? undefined)),
      SHORT_LINES,
    );
  }
  if (!isFirst) return;
  const crease = running === null ? NEW_INNINGS : creaseOf(running);
  addTotals(
    out,
    INNING_MARKET.wickets,
    1,
    mix((scenario) => wicketsFrom(game.tables[scenario.first], crease)),
    SHORT_LINES,
  );
  if (crease.wickets > 0) return;
  addTotals(
    out,
    INNING_MARKET.firstWicketRuns,
    1,
    mix((scenario) => openingFrom(game.tables[scenario.first], crease)),
    SHORT_LINES,
  );
}
