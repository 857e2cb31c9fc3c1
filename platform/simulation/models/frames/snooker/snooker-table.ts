import type { Matchup } from '../../model.ts';
import { BestOfTable, type Group } from '../../pricing/best-of-table.ts';
import { BoundedCache, GameTables } from '../../pricing/bounded-cache.ts';
import { Counts } from '../../pricing/counts.ts';
import { certain } from '../../pricing/distribution.ts';
import { bestOf, eloEdge, expectationOf, StrengthCurve } from '../../pricing/strength.ts';
import { FrameTable } from './frame-table.ts';
import { visitChances } from './visits.ts';

const BEST_OF = 7;
const MAX_FRAMES = 35;

/** Rules and chances that stay the same during one game. */
export interface SnookerGame {
  readonly need: number;
  readonly chances: readonly [readonly number[], readonly number[]];
  readonly frame: FrameTable;
  readonly table: BestOfTable;
}

const games = new GameTables<SnookerGame>(40);
const MAX_STRENGTH = 0.8;
/** Frames of one strength serve matches of every length. */
const frames = new BoundedCache<FrameTable>(30);
const NOTHING = new Counts(() => certain(0));

/** Returns the game of a matchup; games of the same length and strengths share one. */
export function snookerGame(matchup: Matchup): SnookerGame {
  const need = () => bestOf(matchup, BEST_OF, MAX_FRAMES).need;
  return games.of(
    matchup,
    () => [need(), eloEdge(matchup)].join(),
    () => gameOf(need(), strengthFor(eloEdge(matchup))),
  );
}

/** Returns half the difference in strength that makes an ordinary match as even as the ratings say. */
function strengthFor(elo: number): number {
  const curve = new StrengthCurve('snooker', usualChance, 0, MAX_STRENGTH);
  return Math.sign(elo) * curve.strengthFor(expectationOf(Math.abs(elo)));
}

/** Returns P(first side wins an ordinary match) at this strength. */
function usualChance(strength: number): number {
  const frame = new FrameTable([visitChances(strength), visitChances(-strength)]);
  const wins = ([0, 1] as const).map((opener) => frame.answer('win', 0, 0, opener));
  const table = new BestOfTable((BEST_OF + 1) / 2, (_home, _away, opener) => groups(wins[opener] as number, opener));
  return (table.future(0, 0, 0).win + table.future(0, 0, 1).win) / 2;
}

function groups(win: number, opener: 0 | 1, plain: readonly [number, number] = [0, 0]): readonly Group[] {
  const next = opener === 0 ? 1 : 0;
  return [
    { winner: 0, next, p: win, plain: plain[0], counts: NOTHING },
    { winner: 1, next, p: 1 - win, plain: plain[1], counts: NOTHING },
  ];
}

function gameOf(need: number, strength: number): SnookerGame {
  const chances = [visitChances(strength), visitChances(-strength)] as const;
  const frame = frames.get(strength.toFixed(5), () => new FrameTable(chances));
  // Only prices need a frame from its start, so playing the match out does not compute it.
  const fresh: (readonly Group[] | undefined)[] = [];
  const table = new BestOfTable(need, (_home, _away, opener) => {
    const known = fresh[opener] ?? frameGroups(frame, 0, 0, opener, opener);
    fresh[opener] = known;
    return known;
  });
  return { need, chances, frame, table };
}

/** Groups the endings of a frame from its present score by winner; `plain` is without a century from here on. */
export function frameGroups(frame: FrameTable, a: number, b: number, turn: 0 | 1, opener: 0 | 1): readonly Group[] {
  const both = frame.answer('winWithoutCentury', a, b, turn);
  const none = frame.answer('noCentury', a, b, turn);
  return groups(frame.answer('win', a, b, turn), opener, [both, Math.max(0, none - both)]);
}
