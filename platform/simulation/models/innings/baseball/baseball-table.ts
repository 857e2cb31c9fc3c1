import type { Matchup } from '../../model.ts';
import { GameTables } from '../../pricing/bounded-cache.ts';
import { calibratedNumber } from '../../pricing/calibrated.ts';
import { mean, powersOf } from '../../pricing/distribution.ts';
import { eloEdge, expectationOf, positive, StrengthCurve, solveIncreasing } from '../../pricing/strength.ts';
import type { BaseballGame, Batting, ScorePoint } from './baseball-game.ts';
import { type Ending, endingFrom, extraInnings } from './ending.ts';
import { type HalfInning, halfInning } from './half-inning.ts';
import { AVERAGE_HITS, SECOND_BASE } from './plays.ts';

const INNINGS = 9;
const TOTAL = 8.8;

const games = new GameTables<BaseballGame>(100);
/** Upper bound of the factor by which the stronger side hits more often, and the weaker one less. */
const MAX_TILT = 0.45;

/** Returns the game of a matchup; games of the same rules and strengths share one. */
export function baseballGame(matchup: Matchup): BaseballGame {
  const innings = () => Math.max(3, Math.round(positive(matchup, 'periods', INNINGS)));
  const total = () => positive(matchup, 'total', TOTAL);
  return games.of(
    matchup,
    () => [innings(), total(), eloEdge(matchup)].join(),
    () => makeGame(innings(), total(), eloEdge(matchup)),
  );
}

function makeGame(innings: number, total: number, elo: number): BaseballGame {
  const rules = [innings, total].join();
  const scale = calibratedNumber(`baseball scale ${rules}`, () =>
    solveIncreasing((x) => mean(before(gameOf(innings, x, 0)).total), total, 0.3, 2),
  );
  // Extra innings are nearly even and slow to compute: for the tilt a level game counts half.
  const chance = (tilt: number) => {
    const { win, level } = before(gameOf(innings, scale, tilt, []));
    return win + level / 2;
  };
  const curve = new StrengthCurve(`baseball ${rules}`, chance, -MAX_TILT, MAX_TILT);
  return gameOf(innings, scale, curve.strengthFor(expectationOf(elo)));
}

function before(game: BaseballGame): Ending {
  return endingFrom(game, { home: 0, away: 0, inning: 1, half: 0, outs: 0, bases: 0 });
}

function gameOf(innings: number, scale: number, tilt: number, known?: readonly ScorePoint[]): BaseballGame {
  const home = battingOf(scale * (1 + tilt));
  const away = battingOf(scale * (1 - tilt));
  let extra = known;
  return {
    innings,
    batting: [home, away],
    extra() {
      extra ??= extraInnings(home.from(0, SECOND_BASE), away.from(0, SECOND_BASE));
      return extra;
    },
  };
}

function battingOf(scale: number): Batting {
  const reached = AVERAGE_HITS.slice(1).reduce((sum, p) => sum + p, 0);
  const kept = Math.min(scale, 0.7 / reached);
  const chances = AVERAGE_HITS.map((p, index) => (index === 0 ? 1 - reached * kept : p * kept));
  const known = new Map<number, HalfInning>();
  const from = (outs: number, bases: number): HalfInning => {
    const key = outs * 8 + bases;
    const half = known.get(key) ?? halfInning(chances, outs, bases);
    known.set(key, half);
    return half;
  };
  return { chances, from, innings: powersOf(from(0, 0).runs) };
}
