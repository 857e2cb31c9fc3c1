import { gameOfSelection, isSelectionId, packSelectionId, unpackSelectionId } from '../ids/selection-id.ts';
import { GROUP_MARKET_TYPE, GROUP_SIZES } from '../markets/types-group.ts';
import { BUILDER_RULES } from './builder-rules.ts';

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** Range of the hash in each part of the id; the number of members takes the rest. */
const HASH = { param: 1024, outcome: 4 } as const;

function hashOf(members: readonly number[]): number {
  let hash = FNV_START;
  for (const character of members.join()) hash = Math.imul(hash ^ character.charCodeAt(0), FNV_PRIME) >>> 0;
  return (hash ^ (hash >>> 18)) >>> 0;
}

/** Returns the members of a group in their stored order: ascending, each once. */
export function groupMembers(selectionIds: readonly number[]): number[] {
  return [...new Set(selectionIds)].sort((a, b) => a - b);
}

/**
 * Decides whether selections can be the members of a group: two to eight of one game, ascending, each once (decision
 * 023).
 */
export function isGroup(members: readonly number[]): boolean {
  const { minMembers, maxMembers } = BUILDER_RULES;
  if (members.length < minMembers || members.length > maxMembers || !members.every(isSelectionId)) return false;
  const game = gameOfSelection(members[0] as number);
  const isMember = (id: number, index: number) =>
    gameOfSelection(id) === game && !isGroupId(id) && (index === 0 || id > (members[index - 1] as number));
  return members.every(isMember);
}

/**
 * Returns the selection id of a group. It is an id of the same game that is calculated from the members, so that every
 * process gets the same one (decision 002, decision 023). It is a hash of twelve bits and no identity: the members must
 * always come with it, and `legIdentity` tells groups apart. The three bits of the period stay 0, because every page
 * reads them as a part of the game.
 *
 * @param members as {@link groupMembers} orders them
 * @throws RangeError when the first member is no selection id, or there are too few or too many
 */
export function groupIdOf(members: readonly number[]): number {
  const { gameId } = unpackSelectionId(members[0] ?? -1);
  const hash = hashOf(members);
  const size = members.length - BUILDER_RULES.minMembers;
  const outcome = (Math.floor(hash / HASH.param) % HASH.outcome) * GROUP_SIZES + size;
  return packSelectionId({ gameId, marketType: GROUP_MARKET_TYPE, period: 0, param: hash % HASH.param, outcome });
}

/** Decides whether a selection id names a group (decision 023). */
export function isGroupId(selectionId: number): boolean {
  return isSelectionId(selectionId) && unpackSelectionId(selectionId).marketType === GROUP_MARKET_TYPE;
}
