import { BoundedCache } from '../pricing/bounded-cache.ts';
import type { KillSport } from './sports.ts';

/** Strengths of one map. */
export interface KillChances {
  /** P(first side makes a kill) at level kills. */
  readonly base: number;
  /** Log odds of the first side winning the map at level kills. */
  readonly winning: number;
  /** Kills (a lead counts as further kills) around which the map ends. */
  readonly location: number;
  /** Kills after which a map ends in any case. */
  readonly maxKills: number;
}

/** Endings of a map, by winner, as counts of kills: index is the value, for `diff` the value + `maxKills`. */
export interface KillEnds {
  readonly p: readonly [number, number];
  readonly total: readonly [Float64Array, Float64Array];
  readonly diff: readonly [Float64Array, Float64Array];
  readonly home: readonly [Float64Array, Float64Array];
  readonly away: readonly [Float64Array, Float64Array];
  /** P(first side, second side has n kills first) for each n of the races. */
  readonly races: ReadonlyMap<number, readonly [number, number]>;
  /** P(first side takes the objective) by its kind, for those still to come. */
  readonly objectives: ReadonlyMap<string, number>;
}

const NEGLIGIBLE = 1e-7;
/** Probability below which a state adds nothing to any price. */
const IMPOSSIBLE = 1e-14;

/** Returns P(first side makes the next kill) at a lead. */
export function killChance(sport: KillSport, chances: KillChances, lead: number): number {
  const { max, over } = sport.snowball;
  return Math.min(0.95, Math.max(0.05, chances.base + max * Math.tanh(lead / over)));
}

/** Returns P(the map ends after this kill). */
export function fallChance(sport: KillSport, chances: KillChances, kills: number, lead: number): number {
  const { max, lead: worth, width, earliest } = sport.fall;
  if (kills < earliest) return 0;
  if (kills >= chances.maxKills) return 1;
  return max / (1 + Math.exp((chances.location - kills - worth * Math.abs(lead)) / width));
}

/** Returns P(first side wins the map) when it ends at this lead. */
export function winChance(sport: KillSport, chances: KillChances, lead: number): number {
  return 1 / (1 + Math.exp(-sport.leadWorth * lead - chances.winning));
}

/** Returns P(first side takes an objective) that falls at this lead. */
export function objectiveChance(sport: KillSport, lead: number): number {
  return 1 / (1 + Math.exp(-1.5 * sport.leadWorth * lead));
}

/** Precomputed chances: by the lead at index lead + maxKills; `fall` by kills and the size of the lead. */
interface KillTables {
  readonly chance: Float64Array;
  readonly win: Float64Array;
  readonly fall: Float64Array;
}

const tables = new WeakMap<KillChances, KillTables>();
/** Tables shared by all strengths: the end of a map depends on the sport and its total only. */
const falls = new BoundedCache<Float64Array>(24);

function fallTable(sport: KillSport, chances: KillChances): Float64Array {
  const { maxKills, location } = chances;
  return falls.get([sport.total, maxKills, location].join(), () => {
    const table = new Float64Array((maxKills + 1) * (maxKills + 1));
    for (let kills = 0; kills <= maxKills; kills += 1) {
      for (let lead = 0; lead <= kills; lead += 1) {
        table[kills * (maxKills + 1) + lead] = fallChance(sport, chances, kills, lead);
      }
    }
    return table;
  });
}

function tablesOf(sport: KillSport, chances: KillChances): KillTables {
  const known = tables.get(chances);
  if (known !== undefined) return known;
  const size = 2 * chances.maxKills + 1;
  const fall = fallTable(sport, chances);
  const made: KillTables = { chance: new Float64Array(size), win: new Float64Array(size), fall };
  for (let lead = -chances.maxKills; lead <= chances.maxKills; lead += 1) {
    made.chance[lead + chances.maxKills] = killChance(sport, chances, lead);
    made.win[lead + chances.maxKills] = winChance(sport, chances, lead);
  }
  tables.set(chances, made);
  return made;
}

/** Computes the endings of a map from these kills on. */
export function runKills(
  sport: KillSport,
  chances: KillChances,
  kills: readonly [number, number],
  goals: readonly number[],
): KillEnds {
  const run = new KillRun(sport, chances, goals);
  run.play(kills);
  return run;
}

class KillRun implements KillEnds {
  readonly p: [number, number] = [0, 0];
  readonly total: [Float64Array, Float64Array];
  readonly diff: [Float64Array, Float64Array];
  readonly home: [Float64Array, Float64Array];
  readonly away: [Float64Array, Float64Array];
  readonly races = new Map<number, [number, number]>();
  readonly objectives = new Map<string, number>();
  private readonly sport: KillSport;
  private readonly chances: KillChances;
  private readonly lookup: KillTables;
  /** Range of the first side's kills in which a level has probability. */
  private low = 0;
  private high = 0;

  constructor(sport: KillSport, chances: KillChances, goals: readonly number[]) {
    const pair = (size: number): [Float64Array, Float64Array] => [new Float64Array(size), new Float64Array(size)];
    const { maxKills } = chances;
    this.sport = sport;
    this.chances = chances;
    this.lookup = tablesOf(sport, chances);
    this.total = pair(maxKills + 1);
    this.diff = pair(2 * maxKills + 1);
    this.home = pair(maxKills + 1);
    this.away = pair(maxKills + 1);
    for (const goal of goals) this.races.set(goal, [0, 0]);
  }

  play([first, second]: readonly [number, number]): void {
    const { maxKills } = this.chances;
    let level = new Float64Array(first + second + 1);
    level[first] = 1;
    this.low = first;
    this.high = first;
    for (let played = first + second; played < maxKills; played += 1) {
      this.noteObjectives(level, played);
      const next = this.step(level, played);
      let left = 0;
      for (let a = this.low; a <= this.high; a += 1) left += this.fall(next, a, played + 1 - a);
      if (left < NEGLIGIBLE) return;
      level = next;
    }
  }

  /** Adds one more kill for either side. */
  private step(level: Float64Array, played: number): Float64Array<ArrayBuffer> {
    const { maxKills } = this.chances;
    const next = new Float64Array(played + 2);
    while (this.low < this.high && (level[this.low] as number) < IMPOSSIBLE) this.low += 1;
    while (this.low < this.high && (level[this.high] as number) < IMPOSSIBLE) this.high -= 1;
    for (let a = this.low; a <= this.high; a += 1) {
      const p = level[a] as number;
      const b = played - a;
      const chance = this.lookup.chance[a - b + maxKills] as number;
      next[a + 1] = (next[a + 1] as number) + p * chance;
      next[a] = (next[a] as number) + p * (1 - chance);
      this.noteRace(0, a + 1, b, p * chance);
      this.noteRace(1, b + 1, a, p * (1 - chance));
    }
    this.high += 1;
    return next;
  }

  private noteRace(side: 0 | 1, mine: number, others: number, p: number): void {
    const race = mine > others ? this.races.get(mine) : undefined;
    if (race !== undefined) race[side] += p;
  }

  private noteObjectives(level: Float64Array, played: number): void {
    for (const { kind, after } of this.sport.objectives) {
      if (after !== played) continue;
      let p = 0;
      for (let a = 0; a <= played; a += 1) p += (level[a] as number) * objectiveChance(this.sport, 2 * a - played);
      this.objectives.set(kind, p);
    }
  }

  /** Removes the part that ends here from the level; returns the rest. */
  private fall(level: Float64Array, a: number, b: number): number {
    const p = level[a] as number;
    if (p < IMPOSSIBLE) return 0;
    const { maxKills } = this.chances;
    const ends = p * (this.lookup.fall[(a + b) * (maxKills + 1) + Math.abs(a - b)] as number);
    if (ends > 0) {
      const win = this.lookup.win[a - b + maxKills] as number;
      this.end(0, a, b, ends * win);
      this.end(1, a, b, ends * (1 - win));
    }
    level[a] = p - ends;
    return p - ends;
  }

  private end(winner: 0 | 1, a: number, b: number, p: number): void {
    this.p[winner] += p;
    add(this.total[winner], a + b, p);
    add(this.diff[winner], a - b + this.chances.maxKills, p);
    add(this.home[winner], a, p);
    add(this.away[winner], b, p);
  }
}

function add(to: Float64Array, at: number, p: number): void {
  to[at] = (to[at] as number) + p;
}
