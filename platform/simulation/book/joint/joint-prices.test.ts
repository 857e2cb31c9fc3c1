import { expect, test } from 'vitest';
import { SPORTS } from '#shared/domain/sports/sports.ts';
import { openJointHouse, type PlayedGroup, playGroups, spreadOf } from '#tests/fixtures/joint-play.ts';

const GROUPS_A_GAME = 12;
const SPORT_COUNT = 13;

test('150 groups of 13 sports are priced within the error of an independent play-out of their games', async () => {
  const house = await openJointHouse();
  const played: PlayedGroup[] = [];
  for (const [index, { id }] of SPORTS.slice(0, SPORT_COUNT).entries()) {
    const [gameId = 0] = house.book.list({ section: index % 2 === 0 ? 'line' : 'live', sportId: id });
    played.push(...(await playGroups(house, gameId, GROUPS_A_GAME)));
  }
  expect(played.length).toBeGreaterThanOrEqual(140);
  expect(new Set(played.map(({ sportId }) => sportId)).size).toBe(SPORT_COUNT);
  const { mean, worst, beyondThree, ahead } = spreadOf(played);
  // Groups of one game share their ends, so that a mean over few games may lie a little off.
  expect(Math.abs(mean)).toBeLessThan(0.5);
  expect(beyondThree).toBeLessThanOrEqual(3);
  expect(worst).toBeLessThan(4.5);
  expect(ahead).toBe(0);
}, 180_000);
