import { LRUCache } from 'lru-cache';
import { isGroup } from '#shared/domain/builder/group-id.ts';
import type { LegChance } from '#shared/domain/coupon/cash-out/leg-chance.ts';
import { legChance } from '#shared/domain/coupon/cash-out/leg-chance.ts';
import { gameOfSelection, isSelectionId } from '#shared/domain/ids/selection-id.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import type { FairMarket } from '../../models/model.ts';
import type { GameBoard } from '../game-board.ts';
import { GameJoint, type GroupLook } from './game-joint.ts';

/** Prices several selections of one game together (peers (c)2; decision 023). */
export interface JointBook {
  /**
   * Prepares what the two other methods need: draws ends of the game, a few milliseconds at a time. The result is
   * reused until something happens in the game.
   */
  prepareGroup(members: readonly number[]): Promise<void>;
  /** Returns the prices of a group now; null for ids that are no selections and for an unknown game. */
  group(members: readonly number[]): GroupLook | null;
  /** Returns the markets of a game that no group can hold, because their stakes can come back. */
  outsideGroups(gameId: number): readonly Pick<FairMarket, 'param' | 'period' | 'typeId'>[];
  /** Returns the chance that all of these win, without margin; members that have won already count as certain. */
  groupChance(members: readonly number[]): LegChance | null;
}

/** Games whose samples are cached, because samples take memory. */
const MAX_JOINTS = 12;

/** Creates the pricing of groups for the games of a book. */
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
    // Only the board that is in the cache now hears of changes; a board that left it does not.
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
