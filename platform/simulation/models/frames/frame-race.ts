import type { Group } from '../pricing/best-of-table.ts';

type RaceEndings = readonly (readonly [weight: number, groups: readonly Group[]])[];

/** P(first side wins a frame or leg), by the side that opens it. */
export type WinChances = readonly [number, number];

interface Start {
  readonly home: number;
  readonly away: number;
  /** Endings of the running (or the next) frame. */
  readonly endings: RaceEndings;
  readonly chances: WinChances;
}

/** Probabilities by the score in frames and the opener of the next one. */
type Level = Map<string, { home: number; away: number; opener: 0 | 1; p: number }>;

function put(level: Level, home: number, away: number, opener: 0 | 1, p: number): void {
  const key = `${home}:${away}:${opener}`;
  const cell = level.get(key);
  if (cell === undefined) level.set(key, { home, away, opener, p });
  else cell.p += p;
}

function afterFirst({ home, away, endings }: Start): Level {
  const level: Level = new Map();
  for (const [weight, groups] of endings) {
    for (const { winner, next, p } of groups) {
      put(level, winner === 0 ? home + 1 : home, winner === 0 ? away : away + 1, next, weight * p);
    }
  }
  return level;
}

function step(level: Level, chances: WinChances): Level {
  const next: Level = new Map();
  for (const { home, away, opener, p } of level.values()) {
    const other = opener === 0 ? 1 : 0;
    put(next, home + 1, away, other, p * chances[opener]);
    put(next, home, away + 1, other, p * (1 - chances[opener]));
  }
  return next;
}

/** Returns P(first side is the first with `goal` frames). */
export function raceToFrames(start: Start, goal: number): number {
  let won = 0;
  let level = afterFirst(start);
  while (level.size > 0) {
    const open: Level = new Map();
    for (const [key, cell] of level) {
      if (cell.home >= goal) won += cell.p;
      else if (cell.away < goal) open.set(key, cell);
    }
    level = step(open, start.chances);
  }
  return won;
}

/** Returns P(first side leads, level, second side leads) after this number of frames, which the match must reach. */
export function leadAfterFrames(start: Start, frames: number): [number, number, number] {
  let level = afterFirst(start);
  for (let played = start.home + start.away + 1; played < frames; played += 1) level = step(level, start.chances);
  const leads: [number, number, number] = [0, 0, 0];
  for (const { home, away, p } of level.values()) leads[home > away ? 0 : home === away ? 1 : 2] += p;
  return leads;
}
