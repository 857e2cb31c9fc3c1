import type { Matchup } from '../../model.ts';
import { GameTables } from '../../pricing/bounded-cache.ts';
import { calibratedNumber } from '../../pricing/calibrated.ts';
import { eloEdge, expectationOf, positive, StrengthCurve, solveIncreasing } from '../../pricing/strength.ts';
import { type Format, formatOf } from './balls.ts';
import { type InningsTable, inningsMoments, inningsTable } from './innings-table.ts';

const OVERS = 20;
const MAX_OVERS = 50;
/** Runs of a ball in a competition without its own total: the short and the long game. */
const RUNS = { short: 1.35, long: 0.94 };

/** Rules and chances that stay the same during one game. */
export interface CricketGame {
  readonly format: Format;
  /** Batting of the first and of the second side. */
  readonly tables: readonly [InningsTable, InningsTable];
}

const games = new GameTables<CricketGame>(300);
/** Upper bound of the factor by which the stronger side bats better, and the weaker one worse. */
const MAX_TILT = 0.5;

/** Returns the game of a matchup; games of the same rules and strengths share one. Tables are made on demand. */
export function cricketGame(matchup: Matchup): CricketGame {
  const overs = () => Math.min(MAX_OVERS, Math.max(1, Math.round(positive(matchup, 'overs', OVERS))));
  const usual = () => overs() * 6 * (overs() <= 25 ? RUNS.short : RUNS.long);
  const total = () => positive(matchup, 'total', usual());
  return games.of(
    matchup,
    () => [overs(), total(), eloEdge(matchup)].join(),
    () => makeGame(formatOf(overs()), total(), eloEdge(matchup)),
  );
}

function makeGame(format: Format, total: number, elo: number): CricketGame {
  const [home, away] = strengthsOf(format, total, elo).map((strength) => inningsTable(format, strength)) as [
    () => InningsTable,
    () => InningsTable,
  ];
  return {
    format,
    get tables() {
      return [home(), away()] as const;
    },
  };
}

/**
 * Returns the batting strengths that give an ordinary innings the total of the parameter and the game the balance of
 * the ratings.
 */
function strengthsOf(format: Format, total: number, elo: number): readonly [number, number] {
  const rules = [format.overs, total].join();
  const base = calibratedNumber(`cricket base ${rules}`, () =>
    solveIncreasing((x) => inningsMoments(format, x).mean, total, 0.4, 2.2),
  );
  const chance = (tilt: number) => {
    const ours = inningsMoments(format, base * (1 + tilt));
    const theirs = inningsMoments(format, base * (1 - tilt));
    return normalBelow((ours.mean - theirs.mean) / Math.sqrt(ours.variance + theirs.variance));
  };
  const curve = new StrengthCurve(`cricket ${rules}`, chance, 0, MAX_TILT);
  const tilt = Math.sign(elo) * curve.strengthFor(expectationOf(Math.abs(elo)));
  return [base * (1 + tilt), base * (1 - tilt)];
}

/** Returns P(a standard normal value is below x), to four digits (logistic form of the error function). */
function normalBelow(x: number): number {
  return 1 / (1 + Math.exp(-1.5976 * x - 0.070566 * x ** 3));
}
