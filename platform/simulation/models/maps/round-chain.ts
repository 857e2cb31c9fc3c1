import { isMapOver, type RoundSport } from './sports.ts';

/** Winner of the round before: 0, 1, or 2 for neither, where money starts again. */
export type Before = 0 | 1 | 2;

/** Strengths of one map. */
export interface RoundChances {
  /** P(first side wins a round) with all else equal. */
  readonly base: number;
  /** Gain of the winner of the round before, and loss of its loser, by money and weapons. */
  readonly swing: number;
}

/** Present point of a map of rounds. `defends` is the side that defends first. */
export interface RoundStand {
  readonly a: number;
  readonly b: number;
  readonly before: Before;
  readonly defends: 0 | 1;
}

export interface RoundEnds {
  readonly ends: readonly { readonly a: number; readonly b: number; readonly p: number }[];
  /** P(the side is the first with n rounds) at index n. */
  readonly reachA: Float64Array;
  readonly reachB: Float64Array;
  /** P(first side leads, level, second side leads) after the first half. */
  readonly half: readonly [number, number, number];
  readonly overtime: number;
}

const NEGLIGIBLE = 1e-10;

/** Returns P(first side wins the next round). Overtime is played with full money and each side defends in turn. */
export function roundWinChance(sport: RoundSport, chances: RoundChances, stand: RoundStand): number {
  const half = sport.target - 1;
  const played = stand.a + stand.b;
  if (played >= 2 * half) return chances.base;
  const defends = played < half ? stand.defends : 1 - stand.defends;
  const side = defends === 0 ? sport.defence : -sport.defence;
  const isPistol = played === 0 || played === half;
  const money = isPistol || stand.before === 2 ? 0 : stand.before === 0 ? chances.swing : -chances.swing;
  return Math.min(0.97, Math.max(0.03, chances.base + side + money));
}

/** Computes the endings of a map from its present point, round by round. */
export function runRounds(sport: RoundSport, chances: RoundChances, stand: RoundStand): RoundEnds {
  const run = new RoundRun(sport, chances, stand);
  run.play();
  return run;
}

class RoundRun implements RoundEnds {
  readonly ends: { a: number; b: number; p: number }[] = [];
  readonly reachA: Float64Array;
  readonly reachB: Float64Array;
  half: [number, number, number] = [0, 0, 0];
  overtime = 0;
  private readonly sport: RoundSport;
  private readonly chances: RoundChances;
  private readonly stand: RoundStand;

  constructor(sport: RoundSport, chances: RoundChances, stand: RoundStand) {
    this.sport = sport;
    this.chances = chances;
    this.stand = stand;
    this.reachA = new Float64Array(sport.target + 1);
    this.reachB = new Float64Array(sport.target + 1);
  }

  play(): void {
    const half = this.sport.target - 1;
    const { a, b, before } = this.stand;
    let level = new Float64Array((a + b + 1) * 3);
    level[a * 3 + before] = 1;
    for (let played = a + b; ; played += 1) {
      let total = 0;
      for (const p of level) total += p;
      if (played === half) this.half = leads(level, played);
      if (played === 2 * half) this.overtime = total;
      if (total < NEGLIGIBLE) return;
      level = this.step(level, played);
    }
  }

  private step(level: Float64Array, played: number): Float64Array<ArrayBuffer> {
    const next = new Float64Array((played + 2) * 3);
    const { defends } = this.stand;
    const chances = ([0, 1, 2] as const).map((before) =>
      roundWinChance(this.sport, this.chances, { a: played, b: 0, before, defends }),
    );
    for (let at = 0; at < level.length; at += 1) {
      const p = level[at] as number;
      if (p <= 0) continue;
      const a = Math.floor(at / 3);
      const b = played - a;
      const won = p * (chances[at % 3] as number);
      this.arrive(next, a + 1, b, 0, won);
      this.arrive(next, a, b + 1, 1, p - won);
    }
    return next;
  }

  private arrive(next: Float64Array, a: number, b: number, winner: 0 | 1, p: number): void {
    const { target } = this.sport;
    if (winner === 0 && a > b && a <= target) this.reachA[a] = (this.reachA[a] as number) + p;
    if (winner === 1 && b > a && b <= target) this.reachB[b] = (this.reachB[b] as number) + p;
    if (isMapOver(this.sport, a, b)) this.ends.push({ a, b, p });
    else next[a * 3 + winner] = (next[a * 3 + winner] as number) + p;
  }
}

function leads(level: Float64Array, played: number): [number, number, number] {
  const leads: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < level.length; at += 1) {
    const lead = 2 * Math.floor(at / 3) - played;
    const index = lead > 0 ? 0 : lead === 0 ? 1 : 2;
    leads[index] += level[at] as number;
  }
  return leads;
}
