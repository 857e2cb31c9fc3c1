import { gameOfSelection, isSelectionId, packSelectionId, unpackSelectionId } from '../ids/selection-id.ts';
import { BUILDER_RULES } from './builder-rules.ts';

/** The market type in the id of a group: none of the markets of a game has it. */
export const GROUP_MARKET_TYPE = 255;

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** Eighteen bits of the id are left for the members: period 3, parameter 10, outcome 5. */
const HASH = { period: 8, param: 1024, outcome: 32 } as const;

function hashOf(members: readonly number[]): number {
  let hash = FNV_START;
  for (const character of members.join()) hash = Math.imul(hash ^ character.charCodeAt(0), FNV_PRIME) >>> 0;
  return (hash ^ (hash >>> 18)) >>> 0;
}

/** The members of a group in the order in which they are kept: ascending, each once. */
export function groupMembers(marketIds: readonly number[]): number[] {
  return [...new Set(marketIds)].sort((a, b) => a - b);
}

/**
 * Whether these can be the members of a group: two to eight selections of one game, ascending, each once (decision 023).
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
 * The id under which a group of selections is a leg: a selection id of the same game that is made of its members, so
 * that everybody makes the same one (decision 002, decision 023).
 *
 * @param members as {@link groupMembers} orders them
 * @throws RangeError when the first member is no selection id
 */
export function groupIdOf(members: readonly number[]): number {
  const { gameId } = unpackSelectionId(members[0] ?? -1);
  let rest = hashOf(members);
  const take = (size: number): number => {
    const part = rest % size;
    rest = Math.floor(rest / size);
    return part;
  };
  const period = take(HASH.period);
  const param = take(HASH.param);
  return packSelectionId({ gameId, marketType: GROUP_MARKET_TYPE, period, param, outcome: take(HASH.outcome) });
}

/** Whether a selection id names a group (decision 023). */
export function isGroupId(marketId: number): boolean {
  return isSelectionId(marketId) && unpackSelectionId(marketId).marketType === GROUP_MARKET_TYPE;
}
