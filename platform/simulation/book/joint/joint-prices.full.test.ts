import { expect, test } from 'vitest';
import { SPORTS } from '#shared/domain/sports/sports.ts';
import { openJointHouse, type PlayedGroup, playGroups, spreadOf } from '#tests/fixtures/joint-odds-scenario.ts';

const GROUPS_A_GAME = 12;
const SPORT_COUNT = 13;

test('some 150 groups of 13 sports are priced within the error of an independent play-out of their games', async () => {
  const house = await openJointHouse();
  const played: PlayedGroup[] = [];
  const sports = new Set<number>();
  for (const [index, { id }] of SPORTS.entries()) {
    if (sports.size === SPORT_COUNT) break;
    const of = (section: 'line' | 'live') => house.book.list({ section, sportId: id });
    const [gameId = 0] = index % 2 === 0 ? of('line') : [...of('live'), ...of('line')];
    const groups = await playGroups(house, gameId, GROUPS_A_GAME);
    if (groups.length > 0) sports.add(id);
    played.push(...groups);
  }
  expect(sports.size).toBe(SPORT_COUNT);
  expect(played.length).toBeGreaterThanOrEqual(140);
  const { mean, worst, beyondThree, ahead } = spreadOf(played);
  // Groups of one game share their ends, so a mean over few games may differ a little.
  expect(Math.abs(mean)).toBeLessThan(0.5);
  expect(beyondThree).toBeLessThanOrEqual(3);
  expect(worst).toBeLessThan(4.5);
  expect(ahead).toBe(0);
}, 180_000);
