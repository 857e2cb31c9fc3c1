import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { FIGHT_MARKET } from '#shared/domain/markets/types-other.ts';
import type { FairMarket } from '../model.ts';
import { addMarket, addYesNo } from '../pricing/lines.ts';
import { decisionChance, type FightGame } from './hazards.ts';
import { judgedRoundChance } from './scoring.ts';
import { type FightState, roundsFought, secondsFought } from './state.ts';

/** Rounds that the markets of the round list. */
const LISTED_ROUNDS = 5;
/** Lowest chance of either side of a line of rounds on offer. */
const MIN_CHANCE = 0.03;

/** Distribution of the rest of a fight. */
interface Outlook {
  /** P(first side, second side finishes it in round n) at index n − 1. */
  readonly finish: readonly (readonly [number, number])[];
  /** P(first side, second side wins the decision). */
  readonly decision: readonly [number, number];
  /** Returns P(it lasts longer than this many rounds). */
  readonly lasts: (rounds: number) => number;
}

function outlookOf(game: FightGame, state: FightState, t: number): Outlook {
  const fought = roundsFought(game, state, t);
  const finish: [number, number][] = [];
  let alive = 1;
  for (let round = 1; round <= game.rounds; round += 1) {
    const [home, away] = game.finishes(round);
    const left = Math.min(1, Math.max(0, round - fought));
    const goesOn = Math.exp(-(home + away) * left);
    const ends = (alive * (1 - goesOn)) / (home + away);
    finish.push([ends * home, ends * away]);
    alive *= goesOn;
  }
  const home = decisionOf(game, state, t);
  const lasts = (rounds: number): number => {
    let hazard = 0;
    for (let round = 1; round <= Math.ceil(rounds); round += 1) {
      const [a, b] = game.finishes(round);
      hazard += (a + b) * Math.max(0, Math.min(round, rounds) - Math.max(round - 1, fought));
    }
    return Math.exp(-hazard);
  };
  return { finish, decision: [alive * home, alive * (1 - home)], lasts };
}

/** Returns P(first side wins the decision), if there is one. */
function decisionOf(game: FightGame, state: FightState, t: number): number {
  const won = state.rounds.filter((side) => side === 0).length;
  const lost = state.rounds.length - won;
  if (state.phase !== 'play') return decisionChance(game, won, lost, game.rounds - state.rounds.length, null);
  const left = 1 - secondsFought(game, state, t) / game.length;
  const [home, away] = game.moments;
  const running = judgedRoundChance([home * left, away * left], state.moments[0] - state.moments[1]);
  return decisionChance(game, won, lost, game.rounds - state.round, running);
}

/** Tells whether the winner is known and only the finish is still to come. */
export function isFightDecided(game: FightGame, state: FightState): boolean {
  return state.phase === 'done' || state.end !== null || isAtJudges(game, state);
}

/** Tells whether the last round has ended: the judges decide, and the book takes no bets. */
function isAtJudges(game: FightGame, state: FightState): boolean {
  return state.rounds.length === game.rounds;
}

function sumOf(values: readonly (readonly [number, number])[], side: 0 | 1): number {
  return values.reduce((sum, pair) => sum + pair[side], 0);
}

/** Prices the markets of the list columns, each on its balanced line. */
export function mainFightMarkets(game: FightGame, state: FightState, t: number): FairMarket[] {
  const out: FairMarket[] = [];
  if (isFightDecided(game, state)) return out;
  const outlook = outlookOf(game, state, t);
  addWinner(out, outlook);
  const lines: FairMarket[] = [];
  addLines(lines, game, state, t, outlook);
  lines.sort((a, b) => imbalance(a) - imbalance(b));
  return [...out, ...lines.slice(0, 1)];
}

function imbalance({ probabilities }: FairMarket): number {
  return Math.abs((probabilities[0] as number) - 0.5);
}

/** Prices every market of the fight. */
export function fightMarkets(game: FightGame, state: FightState, t: number): FairMarket[] {
  const out: FairMarket[] = [];
  if (isFightDecided(game, state)) return out;
  const outlook = outlookOf(game, state, t);
  addWinner(out, outlook);
  addLines(out, game, state, t, outlook);
  addEnds(out, game, outlook);
  addRounds(out, game, state, outlook);
  return out;
}

function addWinner(out: FairMarket[], { finish, decision }: Outlook): void {
  const [home, away] = [sumOf(finish, 0) + decision[0], sumOf(finish, 1) + decision[1]];
  addMarket(out, COMMON_MARKET.winner, 0, 0, [home, away]);
}

/**
 * Adds the lines of rounds. A half line is the middle of a round: over 1.5 is a fight that outlasts the middle of the
 * second.
 */
function addLines(out: FairMarket[], game: FightGame, state: FightState, t: number, outlook: Outlook): void {
  const fought = roundsFought(game, state, t);
  for (let line = 0.5; line < game.rounds; line += 1) {
    if (line <= fought) continue;
    const over = outlook.lasts(line);
    if (over < MIN_CHANCE || over > 1 - MIN_CHANCE) continue;
    addYesNo(out, COMMON_MARKET.total, 0, 2 * line, over);
  }
}

function addEnds(out: FairMarket[], game: FightGame, { finish, decision }: Outlook): void {
  const early = [sumOf(finish, 0), sumOf(finish, 1)] as const;
  const methods = (side: 0 | 1) => [early[side] * game.knockouts, early[side] * (1 - game.knockouts), decision[side]];
  addMarket(out, FIGHT_MARKET.method, 0, 0, [...methods(0), ...methods(1)]);
  const [first, second] = [methods(0), methods(1)];
  addMarket(
    out,
    FIGHT_MARKET.finishKind,
    0,
    0,
    first.map((p, index) => p + (second[index] as number)),
  );
  addYesNo(out, FIGHT_MARKET.distance, 0, 0, decision[0] + decision[1]);
  addYesNo(out, FIGHT_MARKET.winsEarly1, 0, 0, early[0]);
  addYesNo(out, FIGHT_MARKET.winsEarly2, 0, 0, early[1]);
  const listed = Array.from({ length: LISTED_ROUNDS }, (_, index) => finish[index] ?? ([0, 0] as const));
  addMarket(out, FIGHT_MARKET.endRound, 0, 0, [...listed.map(([a, b]) => a + b), decision[0] + decision[1]]);
  addMarket(out, FIGHT_MARKET.winnerRound, 0, 0, [
    ...listed.map(([home]) => home),
    decision[0],
    ...listed.map(([, away]) => away),
    decision[1],
  ]);
}

function addRounds(out: FairMarket[], game: FightGame, state: FightState, outlook: Outlook): void {
  const current = state.phase === 'play' ? state.round : state.round + 1;
  for (let round = current; round <= game.rounds; round += 1) {
    const [home, away] = outlook.finish[round - 1] ?? [0, 0];
    addYesNo(out, FIGHT_MARKET.endsInRound, 0, round, home + away);
    if (round > current) addYesNo(out, FIGHT_MARKET.roundStarts, 0, round, outlook.lasts(round - 1));
  }
}
