import { beforeAll, describe, expect, test } from 'vitest';
import type { Market } from '#shared/contracts/catalogue.ts';
import { groupMembers } from '#shared/domain/builder/group-id.ts';
import { GOAL_MARKET } from '#shared/domain/markets/types-goals.ts';
import { sportBySlug } from '#shared/domain/sports/sports.ts';
import { type JointHouse, openJointHouse } from '#tests/fixtures/joint-odds-scenario.ts';
import { builderSuggestions } from './builder-suggestions.ts';

let house: JointHouse;

beforeAll(async () => {
  house = await openJointHouse();
});

/** Returns the first games of a sport. */
function gamesOf(slug: string, section: 'live' | 'line', count: number): number[] {
  const sport = sportBySlug(slug);
  return house.book.list({ section, ...(sport ? { sportId: sport.id } : {}) }).slice(0, count);
}

const ask = (gameId: number) => builderSuggestions(gameId, house.book, house.book);

describe('ready-made combinations', () => {
  test.each([
    ['football', 'line'],
    ['football', 'live'],
    ['ice-hockey', 'line'],
    ['basketball', 'line'],
    ['tennis', 'line'],
  ] as const)('of %s (%s) have several different members and the joint price of the book', async (slug, section) => {
    const games = gamesOf(slug, section, 2);
    expect(games.length).toBeGreaterThan(0);
    const all = await Promise.all(games.map(ask));
    expect(all.flat().length).toBeGreaterThanOrEqual(games.length);
    for (const { selectionId, coef, members } of all.flat()) {
      const ids = groupMembers(members.map((member) => member.selectionId));
      expect(new Set(ids).size).toBeGreaterThan(1);
      expect(house.book.group(ids)?.quote).toMatchObject({ selectionId, price: coef, suspended: false });
      expect(coef).toBeGreaterThanOrEqual(Math.max(...members.map(({ price }) => price)));
    }
  });

  test('of football begin with the favourite, goals, and both sides scoring', async () => {
    const [gameId = 0] = gamesOf('football', 'line', 1);
    const suggestions = await ask(gameId);
    expect(suggestions.length).toBeLessThanOrEqual(3);
    expect(suggestions[0]?.members.map(({ typeId }) => typeId)).toContain(GOAL_MARKET.bothToScore);
    expect(new Set(suggestions.map(({ selectionId }) => selectionId)).size).toBe(suggestions.length);
  });

  test('leave out markets that take no bets now', async () => {
    const [gameId = 0] = gamesOf('football', 'line', 1);
    const withoutBoth = (markets: readonly Market[]) =>
      markets.map((market) =>
        market.typeId === GOAL_MARKET.bothToScore
          ? { ...market, outcomes: market.outcomes.map((outcome) => ({ ...outcome, suspended: true })) }
          : market,
      );
    const shown = { address: house.book.address, markets: (id: number) => withoutBoth(house.book.markets(id)) };
    const suggestions = await builderSuggestions(gameId, house.book, shown);
    const types = suggestions.flatMap(({ members }) => members.map(({ typeId }) => typeId));
    expect(types.length).toBeGreaterThan(0);
    expect(types).not.toContain(GOAL_MARKET.bothToScore);
  });

  test('of a game that visitors do not see are refused', async () => {
    const [gameId = 0] = gamesOf('football', 'line', 1);
    const hidden = { address: () => null, markets: () => [] };
    await expect(builderSuggestions(gameId, house.book, hidden)).rejects.toMatchObject({ code: 'GAME_UNKNOWN' });
  });
});
