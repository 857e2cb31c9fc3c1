import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packGameId } from '../ids/game-id.ts';
import { packSelectionId, unpackSelectionId } from '../ids/selection-id.ts';
import { groupSize } from '../markets/types-group.ts';
import { groupIdOf, groupMembers, isGroup, isGroupId } from './group-id.ts';

const gameId = packGameId({ day: 400, competitionId: 7, slot: 3 });
const selection = (param: number, game = gameId) =>
  packSelectionId({ gameId: game, marketType: 3, period: 0, param, outcome: 0 });
const groups = fc
  .uniqueArray(fc.integer({ min: 0, max: 1023 }), { minLength: 2, maxLength: 8 })
  .map((params) => groupMembers(params.map((param) => selection(param))));

test('the id of a group is a selection id of its game that tells the number of members', () => {
  fc.assert(
    fc.property(groups, (members) => {
      const id = groupIdOf(members);
      expect(isGroup(members)).toBe(true);
      expect(isGroupId(id)).toBe(true);
      expect(unpackSelectionId(id).gameId).toBe(gameId);
      expect(groupSize(unpackSelectionId(id).outcome)).toBe(members.length);
      expect(groupIdOf([...members])).toBe(id);
    }),
  );
});

test('groups of a game hardly ever share an id', () => {
  const pairs = Array.from({ length: 60 }, (_, first) =>
    [first, first + 1, first + 2].map((param) => selection(param)),
  );
  expect(new Set(pairs.map(groupIdOf)).size).toBeGreaterThan(57);
});

test.each<[what: string, members: number[]]>([
  ['one selection', [selection(1)]],
  ['nine selections', Array.from({ length: 9 }, (_, param) => selection(param))],
  ['the same selection twice', [selection(1), selection(1)]],
  ['selections in descending order', [selection(2), selection(1)]],
  ['selections of two games', [selection(1), selection(1, packGameId({ day: 400, competitionId: 7, slot: 4 }))]],
  ['a pair of invalid selections', [1, 2]],
  ['a group in a group', groupMembers([selection(1), groupIdOf([selection(1), selection(2)])])],
])('%s cannot form a group', (_, members) => {
  expect(isGroup(members)).toBe(false);
});
