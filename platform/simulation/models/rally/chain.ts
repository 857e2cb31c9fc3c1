/**
 * Rule for the server after a unit (a rally or a game): its winner, the other side, or by the count of units played.
 */
export type ServeOrder = 'winner' | 'alternate' | 'pairs' | 'breaker';

/** Race of two sides: first to `target` with a lead of two, or first to `cap`. */
export interface ChainRules {
  readonly target: number;
  /** Units that win in any case; Infinity where only a lead of two wins. */
  readonly cap: number;
  readonly order: ServeOrder;
}

/** P(first side wins a unit) by its server: [first side serves, second side serves]. */
export type ServeChances = readonly [number, number];

/** Possible state of the race with its probability. */
export interface ChainStart {
  readonly weight: number;
  readonly a: number;
  readonly b: number;
  readonly server: 0 | 1;
}

export interface ChainEnd {
  readonly a: number;
  readonly b: number;
  readonly p: number;
}

export interface ChainResult {
  readonly ends: ChainEnd[];
  /** P(the side is the first with n units) at index n, for the n that neither side had at the start. */
  readonly reachA: Float64Array;
  readonly reachB: Float64Array;
}

const NEGLIGIBLE = 1e-11;

/** Tells whether the serve changes between unit k and unit k + 1 of a race, counted from 0; null: the winner serves. */
export function serveFlips(rules: ChainRules, k: number): boolean | null {
  switch (rules.order) {
    case 'winner':
      return null;
    case 'alternate':
      return true;
    case 'pairs':
      return k % 2 === 1 || k >= 2 * (rules.target - 1);
    default:
      return k % 2 === 0;
  }
}

/** Tells whether the race is over at a : b. */
export function isChainOver(rules: ChainRules, a: number, b: number): boolean {
  const top = Math.max(a, b);
  return top >= rules.cap || (top >= rules.target && Math.abs(a - b) >= 2);
}

/**
 * Computes the endings of a race from the given states.
 *
 * @param chances of an ordinary unit
 * @param decider of the unit at `cap − 1` all (the tie-break of tennis), when it has chances of its own
 */
export function runChain(
  rules: ChainRules,
  chances: ServeChances,
  starts: readonly ChainStart[],
  decider: ServeChances = chances,
): ChainResult {
  const run = new ChainRun(rules, chances, decider);
  for (const start of starts) run.enter(start);
  run.sweep();
  run.playOut();
  return { ends: run.ends, reachA: run.reachA, reachB: run.reachB };
}

/** Probabilities that move through the grid of scores, then through the levels beyond it. */
class ChainRun {
  readonly ends: ChainEnd[] = [];
  readonly reachA: Float64Array;
  readonly reachB: Float64Array;
  private readonly rules: ChainRules;
  private readonly chances: ServeChances;
  private readonly decider: ServeChances;
  private readonly width: number;
  private readonly grid: Float64Array;
  private readonly beyond = new Map<number, Float64Array>();

  constructor(rules: ChainRules, chances: ServeChances, decider: ServeChances) {
    this.rules = rules;
    this.chances = chances;
    this.decider = decider;
    this.width = rules.target;
    this.grid = new Float64Array(this.width * this.width * 2);
    this.reachA = new Float64Array(rules.target + 1);
    this.reachB = new Float64Array(rules.target + 1);
  }

  enter({ weight, a, b, server }: ChainStart): void {
    if (weight <= 0) return;
    // The running unit may have led here: the side that is ahead reached its score first.
    if (a > b && a <= this.rules.target) this.reachA[a] = (this.reachA[a] as number) + weight;
    if (b > a && b <= this.rules.target) this.reachB[b] = (this.reachB[b] as number) + weight;
    if (isChainOver(this.rules, a, b)) this.ends.push({ a, b, p: weight });
    else this.add(a, b, server, weight);
  }

  /** Computes all scores at which neither side has reached the target. */
  sweep(): void {
    const { width, grid } = this;
    for (let a = 0; a < width; a += 1) {
      for (let b = 0; b < width; b += 1) {
        if (a === width - 1 && b === width - 1) continue;
        const at = (a * width + b) * 2;
        this.play(a, b, 0, grid[at] as number);
        this.play(a, b, 1, grid[at + 1] as number);
      }
    }
  }

  /** Computes the race from level at target − 1 on: level, one ahead, level … */
  playOut(): void {
    const { rules, width, grid } = this;
    const last = width * width * 2 - 2;
    this.add2(2 * width - 2, 1, grid[last] as number, grid[last + 1] as number);
    for (let sum = 2 * width - 2; this.beyond.size > 0; sum += 1) {
      const cell = this.beyond.get(sum);
      if (cell === undefined) continue;
      this.beyond.delete(sum);
      const half = sum >> 1;
      for (let lead = 0; lead < 3; lead += 1) {
        const a = sum % 2 === 0 ? half : half + (lead === 2 ? 1 : 0);
        for (let server = 0; server < 2; server += 1) {
          const weight = cell[lead * 2 + server] as number;
          if (weight > NEGLIGIBLE || rules.cap < Number.POSITIVE_INFINITY)
            this.play(a, sum - a, server as 0 | 1, weight);
        }
      }
    }
  }

  private play(a: number, b: number, server: 0 | 1, weight: number): void {
    if (weight <= 0) return;
    const decisive = a === b && a === this.rules.cap - 1;
    const chance = (decisive ? this.decider : this.chances)[server];
    const flips = serveFlips(this.rules, a + b);
    const next = flips ? ((1 - server) as 0 | 1) : server;
    this.arrive(a + 1, b, flips === null ? 0 : next, weight * chance, 0);
    this.arrive(a, b + 1, flips === null ? 1 : next, weight * (1 - chance), 1);
  }

  private arrive(a: number, b: number, server: 0 | 1, weight: number, winner: 0 | 1): void {
    const { target } = this.rules;
    if (winner === 0 && a > b && a <= target) this.reachA[a] = (this.reachA[a] as number) + weight;
    if (winner === 1 && b > a && b <= target) this.reachB[b] = (this.reachB[b] as number) + weight;
    if (isChainOver(this.rules, a, b)) this.ends.push({ a, b, p: weight });
    else this.add(a, b, server, weight);
  }

  private add(a: number, b: number, server: 0 | 1, weight: number): void {
    if (a < this.width && b < this.width) {
      const at = (a * this.width + b) * 2 + server;
      this.grid[at] = (this.grid[at] as number) + weight;
    } else {
      const lead = a === b ? 1 : a > b ? 2 : 0;
      this.add2(a + b, lead, server === 0 ? weight : 0, server === 1 ? weight : 0);
    }
  }

  private add2(sum: number, lead: number, first: number, second: number): void {
    if (first + second <= 0) return;
    let cell = this.beyond.get(sum);
    if (cell === undefined) {
      cell = new Float64Array(6);
      this.beyond.set(sum, cell);
    }
    cell[lead * 2] = (cell[lead * 2] as number) + first;
    cell[lead * 2 + 1] = (cell[lead * 2 + 1] as number) + second;
  }
}
