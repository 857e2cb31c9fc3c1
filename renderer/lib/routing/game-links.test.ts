import { describe, expect, test } from 'vitest';
import { game } from '#renderer/lib/test-fixtures/game.fixture.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';
import { gameLinksOf } from './game-links.ts';

const linksAt = (path: string) => gameLinksOf(matchRoute(path)?.row ?? {});
const own = game({ id: 100_001 });
const other = game({ id: 100_002, competitionId: 16, competitionSlug: 'spain-la-liga', live: true });

describe('[R-10] a page of one competition', () => {
  test.each(['/de/epl', '/de/epl/line', '/de/epl/live/5-x'])(
    'links its games and itself by its own addresses: %s',
    (path) => {
      const links = linksAt(path);
      expect(links.game('de', own)).toBe('/de/epl/line/100001-arsenal-chelsea');
      expect(links.game('de', { ...own, live: true })).toBe('/de/epl/live/100001-arsenal-chelsea');
      expect(links.competition('de', 'line', own)).toBe('/de/epl');
    },
  );

  test('links games of other competitions where they are', () => {
    const links = linksAt('/en/epl');
    expect(links.game('en', other)).toBe('/en/live/football/16-spain-la-liga/100002-arsenal-chelsea');
    expect(links.competition('en', 'line', other)).toBe('/en/line/football/16-spain-la-liga');
  });
});

test.each(['/en', '/en/line/football', '/en/nowhere'])('the page %s links each game at its usual address', (path) => {
  const links = linksAt(path);
  expect(links.game('en', own)).toBe('/en/line/football/17-england-premier-league/100001-arsenal-chelsea');
  expect(links.competition('en', 'live', own)).toBe('/en/live/football/17-england-premier-league');
});
