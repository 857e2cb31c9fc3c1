import { expect, test } from 'vitest';
import { favouriteToggled } from '#renderer/lib/ports/favourites-port.ts';
import { LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { SearchResultRow } from './search-row.tsx';
import { groupRows, rowsOfAnswer, type SearchRow } from './search-rows.ts';

const team = {
  id: 7,
  name: 'Novak Djokovic',
  shortName: 'DJO',
  colors: ['#112233', '#445566'],
  country: 'RS',
} as const;
const quiet = { team: { ...team, colors: [...team.colors] as [string, string] }, sportId: 4 };
const competition = {
  ...{ id: 9, slug: 'france-roland-garros', sportId: 4, name: 'Roland Garros', country: 'FR', top: true, order: 1 },
  ...{ live: 0, line: 0 },
};
const none = { games: [], competitions: [], hits: [], quiet: [], sequence: 0, epoch: '', now: 0 };

const draw = (row: SearchRow, typed: string, language: (typeof LANGUAGES)[number] = 'en', isFollowed = false) =>
  renderPart(<SearchResultRow row={row} typed={typed} id="row" activeCell={-1} onOpen={() => {}} />, {
    language,
    namespaces: ['games', 'search'],
    prepare: ({ dispatch }) =>
      isFollowed && dispatch(favouriteToggled({ kind: 'team', item: { ...team, sportId: 4 } })),
  });

test('a player without a game says so, opens the page of the sport, and can be followed', async () => {
  const html = await draw({ kind: 'quiet', ...quiet }, 'djokovic');
  expect(textOf(html)).toContain('Novak Djokovic Tennis · No games now');
  expect(html.replaceAll('<!-- -->', '')).toContain('Novak <mark>Djokovic</mark>');
  expect(html).toContain('href="/en/line/tennis"');
  expect(html).toMatch(/<div role="gridcell"[^>]*id="row-1"[^>]*><button[^>]*aria-pressed="false"/);
  expect(await draw({ kind: 'quiet', ...quiet }, 'djokovic', 'en', true)).toContain('aria-pressed="true"');
});

test('a competition without games says so instead of "0 games", and can be followed', async () => {
  const html = await draw({ kind: 'competition', competition }, 'french open');
  expect(textOf(html)).toMatch(/Roland Garros .*· No games now/);
  expect(html).toContain('<mark>Roland Garros</mark>');
  expect(html).toContain('aria-pressed="false"');
});

test('a competition with games counts them and has no star', async () => {
  const html = await draw({ kind: 'competition', competition: { ...competition, line: 3 } }, 'french open');
  expect(textOf(html)).toContain('3 games');
  expect(html).not.toContain('aria-pressed');
});

test.each(LANGUAGES)('a row without games has its words in %s', async (language) => {
  expect(textOf(await draw({ kind: 'quiet', ...quiet }, 'djokovic', language))).not.toMatch(/no_games|search:/);
});

test('teams without games come after the others, under the heading of the teams', () => {
  const rows = rowsOfAnswer({
    ...none,
    competitions: [competition],
    hits: [{ kind: 'competition', id: 9 }],
    quiet: [quiet],
  });
  expect(rows.map(({ kind }) => kind)).toEqual(['competition', 'quiet']);
  expect(groupRows(rows).map(({ kind }) => kind)).toEqual(['competition', 'team']);
  expect(rowsOfAnswer({ ...none, quiet: [quiet] }).map(({ kind }) => kind)).toEqual(['quiet']);
});
