import type { Matchup } from '../model.ts';
import { GameTables } from '../pricing/bounded-cache.ts';
import { eloEdge, expectationOf, positive, StrengthCurve } from '../pricing/strength.ts';
import { judgedRoundChance } from './scoring.ts';

const ROUNDS = 3;
const ROUND_MINUTES = 5;
const MAX_ROUNDS = 5;

/** Mean finishes in one round of five minutes; `BY_ROUND` varies it from round to round. */
const FINISH = 0.232;
const BY_ROUND = [1.15, 1.02, 0.92, 0.86, 0.8];
/** Part of the finishes that are knockouts; the others are submissions. */
const KNOCKOUTS = 0.64;
/** Scoring moments of one side in a round of five minutes. */
const MOMENTS = 4.2;
/** Part of an edge in finishing that applies to scoring. */
const SCORING_EDGE = 0.45;

/** Rules and chances that stay the same during one fight. */
export interface FightGame {
  readonly rounds: number;
  /** Seconds of a round. */
  readonly length: number;
  /** Returns the expected finishes in a whole round n (from 1), by side. */
  readonly finishes: (round: number) => readonly [number, number];
  /** Expected scoring moments in a whole round, by side. */
  readonly moments: readonly [number, number];
  /** P(a finish is a knockout). */
  readonly knockouts: number;
}

const games = new GameTables<FightGame>(200);
/** Upper bound of the natural logarithm of the factor by which the stronger side finishes more fights. */
const MAX_TILT = 2;

/** Returns the fight of a matchup; fights of the same length and strengths share one. */
export function fightGame(matchup: Matchup): FightGame {
  const rounds = () => Math.min(MAX_ROUNDS, Math.max(1, Math.round(positive(matchup, 'periods', ROUNDS))));
  const minutes = () => positive(matchup, 'periodMinutes', ROUND_MINUTES);
  return games.of(
    matchup,
    () => [rounds(), minutes(), eloEdge(matchup)].join(),
    () => gameOf(rounds(), minutes(), tiltFor(eloEdge(matchup))),
  );
}

/** Returns the edge that makes an ordinary fight as even as the ratings say. */
function tiltFor(elo: number): number {
  const curve = new StrengthCurve('fight', (tilt) => winChance(gameOf(ROUNDS, ROUND_MINUTES, tilt)), 0, MAX_TILT);
  return Math.sign(elo) * curve.strengthFor(expectationOf(Math.abs(elo)));
}

function gameOf(rounds: number, minutes: number, tilt: number): FightGame {
  const share = minutes / ROUND_MINUTES;
  const side = (sign: number, amount: number) => (amount / 2) * Math.exp(sign * tilt);
  return {
    rounds,
    length: minutes * 60,
    finishes: (round) => {
      const amount = FINISH * share * (BY_ROUND[round - 1] ?? 0.8);
      return [side(1, amount), side(-1, amount)];
    },
    moments: [MOMENTS * share * Math.exp(SCORING_EDGE * tilt), MOMENTS * share * Math.exp(-SCORING_EDGE * tilt)],
    knockouts: KNOCKOUTS,
  };
}

/** Returns P(first side wins) from the start. */
function winChance(game: FightGame): number {
  let alive = 1;
  let won = 0;
  for (let round = 1; round <= game.rounds; round += 1) {
    const [home, away] = game.finishes(round);
    const goesOn = Math.exp(-home - away);
    won += (alive * (1 - goesOn) * home) / (home + away);
    alive *= goesOn;
  }
  return won + alive * decisionChance(game, 0, 0, game.rounds, null);
}

/**
 * Returns P(first side wins the decision) when the fight goes the distance.
 *
 * @param left whole rounds that are still to be fought after the running one
 * @param running P(first side wins the running round); null between rounds
 */
export function decisionChance(
  game: FightGame,
  home: number,
  away: number,
  left: number,
  running: number | null,
): number {
  if (running !== null) {
    return (
      running * decisionChance(game, home + 1, away, left, null) +
      (1 - running) * decisionChance(game, home, away + 1, left, null)
    );
  }
  const win = judgedRoundChance(game.moments, 0);
  let chance = 0;
  let p = (1 - win) ** left;
  for (let won = 0; won <= left; won += 1) {
    if (home + won > away + left - won) chance += p;
    p *= ((left - won) / (won + 1)) * (win / (1 - win));
  }
  return chance;
}
