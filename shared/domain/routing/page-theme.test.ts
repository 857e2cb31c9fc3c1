import { expect, test } from 'vitest';
import { pageThemeOf } from './page-theme.ts';
import { matchRoute } from './route-table.ts';

test.each([
  ['/en/epl', '', undefined, 'epl'],
  ['/en/laliga/live', '', undefined, 'laliga'],
  ['/en/europaleague/line/5', '', undefined, 'europaleague'],
  ['/en/champ/17', '', undefined, 'champ'],
  ['/en/ipl/final', '', undefined, 'ipl'],
  ['/en', '?pageType=epl', undefined, 'epl'],
  ['/en/line/football', '?a=1&pageType=champ', undefined, 'champ'],
  ['/en/live', '?pageType=team', undefined, null],
  ['/en/live', '?pageType=constructor', undefined, null],
  ['/en/live', '', undefined, null],
  ['/en/line/football/1-x', '', 'england-premier-league', 'epl'],
  ['/en/line/football/1-x', '?pageType=ipl', 'england-premier-league', 'ipl'],
  ['/en/line/football/2-x', '', 'england-championship', null],
  ['/en/line/football/2-x', '', 'constructor', null],
  ['/en/epl', '?pageType=ipl', undefined, 'epl'],
  ['/en/office/history', '?pageType=epl', undefined, null],
  ['/en/nowhere', '?pageType=epl', undefined, null],
])('[R-03] [R-10] the page %s%s of the competition %s has the theme %s', (path, query, competition, theme) => {
  expect(pageThemeOf({ row: matchRoute(path)?.row ?? null, query, competition })).toBe(theme);
});
