import type { Matchup } from '../../model.ts';
import { BestOfTable, type Group } from '../../pricing/best-of-table.ts';
import { GameTables } from '../../pricing/bounded-cache.ts';
import { type CountedEnd, type Counts, countsOfEnds } from '../../pricing/counts.ts';
import { RaceTable } from '../../pricing/race-table.ts';
import { bestOf, eloEdge, expectationOf, positive, StrengthCurve } from '../../pricing/strength.ts';
import { DartsPlayer, type LegEnds, legEnds, MAX_MAXIMUMS, maximumChance } from './player.ts';
import { LEG } from './visits.ts';

const LEGS = 11;
const MAX_LEGS = 35;
const MAX_SETS = 13;

/** Counted events of a leg: maximums thrown, or the legs themselves. */
export type DartsCount = 'maximums' | 'legs';

/** Rules and chances that stay the same during one game. */
export interface DartsGame {
  /** Sets that win the match; 1 where legs decide. */
  readonly sets: number;
  /** Legs that win a set, or the match. */
  readonly legs: number;
  readonly players: readonly [DartsPlayer, DartsPlayer];
  /** P(first side wins a leg), by the side that throws first. */
  readonly chance: (opener: 0 | 1) => number;
  /** P(a leg has a maximum), by the side that throws first. */
  readonly maximumChance: (opener: 0 | 1) => number;
  readonly tables: Readonly<Record<DartsCount, DartsTables>>;
}

/** Tables from legs to the set and from sets to the match; where legs decide, from legs to the match. */
export interface DartsTables {
  /** Returns the endings of a leg from its start. */
  readonly leg: (opener: 0 | 1) => readonly Group[];
  readonly set: RaceTable;
  readonly match: BestOfTable;
}

const games = new GameTables<DartsGame>(80);
const MAX_STRENGTH = 0.7;

/** Returns the game of a matchup; games of the same length and strengths share one. */
export function dartsGame(matchup: Matchup): DartsGame {
  return games.of(
    matchup,
    () => [...lengthOf(matchup), eloEdge(matchup)].join(),
    () => gameOf(...lengthOf(matchup), strengthFor(eloEdge(matchup))),
  );
}

/** Returns the sets that win the match (1 where legs decide) and the legs that win a set, or the match. */
function lengthOf(matchup: Matchup): [sets: number, legs: number] {
  const setLegs = Math.round(positive(matchup, 'setPoints', 0));
  const { need } = bestOf(matchup, LEGS, setLegs > 0 ? MAX_SETS : MAX_LEGS);
  return setLegs > 0 ? [need, setLegs] : [1, need];
}

/** Returns half the difference in strength that makes an ordinary match as even as the ratings say. */
function strengthFor(elo: number): number {
  const curve = new StrengthCurve('darts', usualChance, 0, MAX_STRENGTH);
  return Math.sign(elo) * curve.strengthFor(expectationOf(Math.abs(elo)));
}

/** Returns P(first side wins an ordinary match) at this strength. */
function usualChance(strength: number): number {
  const { match } = gameOf(1, (LEGS + 1) / 2, strength).tables.legs;
  return (match.future(0, 0, 0).win + match.future(0, 0, 1).win) / 2;
}

function gameOf(sets: number, legs: number, strength: number): DartsGame {
  const players = [new DartsPlayer(strength), new DartsPlayer(-strength)] as const;
  // Only prices need a leg from its start, so playing the match out does not compute it.
  const ends = byOpener((opener) => legEnds(players[0].course(LEG), players[1].course(LEG), opener));
  const tables = (counted: DartsCount): DartsTables => {
    const leg = byOpener((opener) => legGroups(ends(opener), opener, counted));
    const set = new RaceTable(legs, leg);
    const match =
      sets === 1
        ? new BestOfTable(legs, (_home, _away, opener) => leg(opener))
        : new BestOfTable(sets, (_home, _away, opener) => set.from(0, 0, opener, opener === 0 ? 1 : 0));
    return { leg, set, match };
  };
  return {
    sets,
    legs,
    players,
    chance: byOpener((opener) => massOf(ends(opener).home)),
    maximumChance: byOpener((opener) => maximumChance(ends(opener))),
    tables: { maximums: tables('maximums'), legs: tables('legs') },
  };
}

/** Makes the value of each opener on first use. */
function byOpener<T>(make: (opener: 0 | 1) => T): (opener: 0 | 1) => T {
  const made: { value: T }[] = [];
  return (opener) => {
    made[opener] ??= { value: make(opener) };
    return (made[opener] as { value: T }).value;
  };
}

function massOf(values: Float64Array): number {
  let sum = 0;
  for (const p of values) sum += p;
  return sum;
}

/** Groups the endings of a leg by its winner; the other opener throws first in the next leg. */
export function legGroups(ends: LegEnds, opener: 0 | 1, counted: DartsCount): readonly Group[] {
  const next = opener === 0 ? 1 : 0;
  return ([0, 1] as const).map((winner) => {
    const values = winner === 0 ? ends.home : ends.away;
    const p = massOf(values);
    const counts = counted === 'legs' ? oneLeg(winner, p) : countsOfEnds(maximumEnds(values));
    return { winner, next, p, plain: p, counts };
  });
}

function oneLeg(winner: 0 | 1, p: number): Counts {
  return countsOfEnds([{ a: winner === 0 ? 1 : 0, b: winner, p }]);
}

function maximumEnds(values: Float64Array): CountedEnd[] {
  const ends: CountedEnd[] = [];
  for (const [at, p] of values.entries()) {
    if (p > 0) ends.push({ a: Math.floor(at / MAX_MAXIMUMS), b: at % MAX_MAXIMUMS, p });
  }
  return ends;
}
