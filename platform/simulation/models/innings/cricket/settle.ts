import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { INNING_MARKET } from '#shared/domain/markets/types-other.ts';
import { growing, open, type Reading } from '../../pricing/reading.ts';
import { overLine } from './ball-board.ts';
import { OVER } from './balls.ts';
import { isCricketDecided, openingRuns, runsIn } from './board.ts';
import type { CricketGame } from './cricket-table.ts';
import { type CricketState, cricketRuns, cricketWinner, type Innings, wayAt } from './state.ts';

const OPEN: Reading = { kind: 'index', value: null };
/** Codes of runs in the market of one delivery; a wicket follows them. */
const DELIVERY_RUNS = '012346';

/** Reads a market off a state; null for a market that cricket does not have. */
export function readCricket(
  game: CricketGame,
  state: CricketState,
  typeId: number,
  period: number,
  param: number,
): Reading | null {
  return period === 0 ? readMatch(game, state, typeId) : readInnings(game, state, typeId, period, param);
}

function readMatch(game: CricketGame, state: CricketState, typeId: number): Reading | null {
  const [home, away] = cricketRuns(state);
  const bothOver = state.innings.length === 2 && state.innings.every(({ over }) => over);
  const done = bothOver || isCricketDecided(state);
  const isOver = (side: 0 | 1) => state.innings.some(({ batting, over }) => batting === side && over);
  switch (typeId) {
    case COMMON_MARKET.winner:
      return { kind: 'index', value: cricketWinner(state) };
    case COMMON_MARKET.total:
      return { kind: 'total', span: growing(home + away, done) };
    case COMMON_MARKET.oddEven:
      return { kind: 'parity', span: growing(home + away, done) };
    case COMMON_MARKET.teamTotal1:
      return { kind: 'total', span: growing(home, isOver(0)) };
    case COMMON_MARKET.teamTotal2:
      return { kind: 'total', span: growing(away, isOver(1)) };
    case COMMON_MARKET.teamOddEven1:
      return { kind: 'parity', span: growing(home, isOver(0)) };
    case COMMON_MARKET.teamOddEven2:
      return { kind: 'parity', span: growing(away, isOver(1)) };
    case INNING_MARKET.superOver:
      return { kind: 'yesNo', value: bothOver ? home === away : done ? false : null };
    case INNING_MARKET.bestPowerplay: {
      const length = game.format.powerplay * OVER;
      return readBest(
        state,
        ({ log }) => runsIn(log, 0, length),
        ({ log, over }) => over || log.length >= length,
      );
    }
    case INNING_MARKET.bestOpening:
      return readBest(state, openingRuns, ({ wickets, over }) => over || wickets > 0);
    default:
      return null;
  }
}

/** Compares a part of both innings. */
function readBest(
  state: CricketState,
  runs: (innings: Innings) => number,
  isDone: (innings: Innings) => boolean,
): Reading {
  const [first, second] = state.innings;
  if (first === undefined || second === undefined || !isDone(first) || !isDone(second)) return OPEN;
  const lead = runs(first) - runs(second);
  return { kind: 'result', span: open(first.batting === 0 ? lead : -lead, true) };
}

function readInnings(
  game: CricketGame,
  state: CricketState,
  typeId: number,
  period: number,
  param: number,
): Reading | null {
  const innings = state.innings[period - 1];
  if (innings === undefined) return OPEN;
  const { runs, wickets, over, log } = innings;
  switch (typeId) {
    case COMMON_MARKET.total:
      return { kind: 'total', span: growing(runs, over) };
    case COMMON_MARKET.oddEven:
      return { kind: 'parity', span: growing(runs, over) };
    case INNING_MARKET.wickets:
      return { kind: 'total', span: growing(wickets, over) };
    case INNING_MARKET.powerplayRuns: {
      const length = game.format.powerplay * OVER;
      return { kind: 'total', span: growing(runsIn(log, 0, length), over || log.length >= length) };
    }
    case INNING_MARKET.firstWicketRuns:
      return { kind: 'total', span: growing(openingRuns(innings), over || wickets > 0) };
    case INNING_MARKET.wicketMethod:
      return readWicketEnding(innings, param);
    case INNING_MARKET.delivery:
      return readDelivery(innings, param);
    default:
      return readOver(innings, typeId, param);
  }
}

function readWicketEnding({ log, over }: Innings, wicket: number): Reading {
  let fallen = 0;
  for (let at = 0; at < log.length; at += 1) {
    const ending = wayAt(log, at);
    if (ending === null) continue;
    fallen += 1;
    if (fallen === wicket) return { kind: 'index', value: ending };
  }
  return over ? { kind: 'void' } : OPEN;
}

function readDelivery({ log, over }: Innings, ball: number): Reading {
  if (ball > log.length) return over ? { kind: 'void' } : OPEN;
  const runs = DELIVERY_RUNS.indexOf(log[ball - 1] as string);
  return { kind: 'index', value: runs < 0 ? DELIVERY_RUNS.length : runs };
}

function readOver({ log, over: isOver }: Innings, typeId: number, param: number): Reading | null {
  const over = typeId === INNING_MARKET.overRuns ? overLine(param).over : param;
  const balls = log.slice((over - 1) * OVER, over * OVER);
  const done = balls.length === OVER || isOver;
  if (done && balls.length === 0) return { kind: 'void' };
  const runs = runsIn(balls, 0, OVER);
  const asked = (happened: boolean): Reading => ({ kind: 'yesNo', value: happened ? true : done ? false : null });
  switch (typeId) {
    case INNING_MARKET.overRuns:
      return { kind: 'against', span: growing(runs, done), threshold: overLine(param).line };
    case INNING_MARKET.overParity:
      return { kind: 'parity', span: growing(runs, done) };
    case INNING_MARKET.overWicket:
      return asked([...balls].some((ball) => ball >= 'a'));
    case INNING_MARKET.overBoundary:
      return asked([...balls].some((ball) => ball === '4' || ball === '6'));
    default:
      return null;
  }
}
