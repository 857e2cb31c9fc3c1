import { LRUCache } from 'lru-cache';
import { isGroup } from '#shared/domain/builder/group-id.ts';
import type { LegChance } from '#shared/domain/coupon/cash-out/leg-chance.ts';
import { legChance } from '#shared/domain/coupon/cash-out/leg-chance.ts';
import { gameOfSelection, isSelectionId } from '#shared/domain/ids/selection-id.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import type { FairMarket } from '../../models/model.ts';
import type { GameBoard } from '../game-board.ts';
import { GameJoint, type GroupLook } from './game-joint.ts';

/** Prices of several selections of one game together (peers (c)2; decision 023). */
export interface JointBook {
  /**
   * Makes ready what the two others need: the ends of a game are drawn a few milliseconds at a time. What was made ready
   * serves until something happens in the game.
   */
  prepareGroup(members: readonly number[]): Promise<void>;
  /** What the book says of a group now; null for selections that are none, and for a game that it does not know. */
  group(members: readonly number[]): GroupLook | null;
  /** Markets of a game that no group can hold: their stakes can come back. */
  outsideGroups(gameId: number): readonly Pick<FairMarket, 'param' | 'period' | 'typeId'>[];
  /** The chance that all of these win, without margin; those that are won already count as such. */
  groupChance(members: readonly number[]): LegChance | null;
}

/** Games whose samples are kept; samples are large. */
const MAX_JOINTS = 12;

/** Prices groups of the games of a book. */
export function createJointBook(
  clock: Pick<ServerClock, 'now' | 'speed'>,
  boardOf: (gameId: number, now: number) => GameBoard | null,
): JointBook {
  const joints = new LRUCache<number, GameJoint>({ max: MAX_JOINTS });

  function jointOf(members: readonly number[]): GameJoint | null {
    const gameId = gameOfSelection(members[0] ?? -1);
    const board = boardOf(gameId, clock.now());
    if (board === null) return null;
    const known = joints.get(gameId);
    // A board that was put away and made again hears of changes, the old one does not.
    if (known?.board === board) return known;
    const joint = new GameJoint(board);
    joints.set(gameId, joint);
    return joint;
  }

  return {
    async prepareGroup(members) {
      if (members.length === 0 || !members.every(isSelectionId)) return;
      await jointOf(members)?.prepare(members, clock.now(), clock.speed);
    },
    group: (members) => (isGroup(members) ? (jointOf(members)?.look(members, clock.now(), clock.speed) ?? null) : null),
    outsideGroups(gameId) {
      const markets = boardOf(gameId, clock.now())?.basis(clock.now(), clock.speed).markets() ?? [];
      const outside = markets.filter(({ pushes }) => pushes?.some((push) => push > 0));
      return outside.map(({ typeId, period, param }) => ({ typeId, period, param }));
    },
    groupChance(members) {
      const chance = jointOf(members)?.chance(members, clock.now(), clock.speed) ?? null;
      return chance === null ? null : legChance(chance, 0, false);
    },
  };
}
