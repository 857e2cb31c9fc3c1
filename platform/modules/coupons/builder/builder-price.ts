import type { BuilderPrice } from '#shared/contracts/builder.ts';
import { BUILDER_RULES, type BuilderProblem } from '#shared/domain/builder/builder-rules.ts';
import { groupIdOf, groupMembers, isGroup } from '#shared/domain/builder/group-id.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { Book } from '../../../simulation/book/book-port.ts';

/** A question for the price of selections of one game, in any order. */
export interface BuilderQuestion {
  readonly gameId: number;
  readonly members: readonly number[];
}

type BuilderBook = Pick<Book, 'group' | 'outsideGroups' | 'prepareGroup' | 'quote'>;

function problemOf(members: readonly number[], gameId: number): BuilderProblem | null {
  const foreign = members.filter((selectionId) => gameOfSelection(selectionId) !== gameId);
  if (foreign.length > 0) return { code: 'GONE', selectionIds: foreign };
  if (members.length < BUILDER_RULES.minMembers) return { code: 'TOO_FEW', selectionIds: [...members] };
  if (members.length > BUILDER_RULES.maxMembers) return { code: 'TOO_MANY', selectionIds: [...members] };
  return isGroup(members) ? null : { code: 'GONE', selectionIds: [...members] };
}

function tell(problem: BuilderProblem | null): BuilderPrice['problem'] {
  return problem && { code: problem.code, selectionIds: [...problem.selectionIds] };
}

/**
 * Returns the present joint price of selections of one game (peers (c)2; decision 023), or the obstacle and the
 * selections it concerns.
 *
 * @param shown says which games visitors may know of: a group of any other one is not priced (B-06)
 * @throws ApiError GAME_UNKNOWN
 */
export async function builderPrice(
  { gameId, members }: BuilderQuestion,
  book: BuilderBook,
  shown: Pick<Book, 'address'>,
): Promise<BuilderPrice> {
  if (shown.address(gameId) === null) throw new ApiError('GAME_UNKNOWN');
  const asked = groupMembers(members);
  const outside = book.outsideGroups(gameId).map((market) => ({ ...market }));
  const problem = problemOf(asked, gameId);
  if (problem !== null) {
    const told = asked.map((selectionId) => {
      const quote = book.quote(selectionId);
      return { selectionId, coef: quote?.price ?? null, suspended: quote?.suspended ?? true };
    });
    const none = { selectionId: null, coef: null, suspended: false, redundant: [] };
    return { ...none, members: told, problem: tell(problem), outside };
  }
  await book.prepareGroup(asked);
  const look = book.group(asked);
  if (look === null) throw new ApiError('GAME_UNKNOWN');
  return {
    selectionId: groupIdOf(asked),
    coef: look.quote?.price ?? null,
    suspended: look.quote?.suspended ?? false,
    members: look.members.map((member) => ({ ...member })),
    problem: tell(look.problem),
    redundant: look.redundant.map((one) => ({ ...one })),
    outside,
  };
}
