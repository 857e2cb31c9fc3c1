import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ofSport, sportsApi } from '#renderer/lib/api/sports-api.ts';
import { displayChanged } from '#renderer/lib/store/display-slice.ts';
import { renderPart } from '#tests/fixtures/render-part.tsx';
import { SportStrip } from '../section/sport-strip.tsx';
import { Rail } from './rail.tsx';
import { SportBranch } from './sport-branch.tsx';

const competition = (id: number, live: number, line: number) => ({
  id,
  slug: `c${id}`,
  sportId: 1,
  name: `Competition ${id}`,
  country: 'GB',
  top: true,
  order: id,
  live,
  line,
});

const counts = {
  sports: [
    { id: 1, slug: 'football', live: 81, line: 1427 },
    { id: 4, slug: 'tennis', live: 0, line: 33 },
  ],
  top: [competition(11, 3, 20), competition(12, 0, 17)],
  now: 0,
};

/** Returns the links of a part with the section that they open and the number beside their name. */
function linksOf(html: string) {
  return [...html.matchAll(/<a [^>]*href="\/en\/(live|line)\/[^"]*"[^>]*>(.*?)<\/a>/gs)].map(
    ([, section, inner = '']) => ({
      section,
      name: /<(?:bdi|span class="[^"]*name[^"]*")[^>]*>([^<]+)</.exec(inner)?.[1],
      count: /class="[^"]*count[^"]*">(\d+)</.exec(inner)?.[1],
    }),
  );
}

const drawn = (part: ReactNode, url: string, currentBettingType: 'line' | 'live') =>
  renderPart(part, {
    url,
    prepare: async (store) => {
      store.dispatch(displayChanged({ currentBettingType }));
      await store.dispatch(sportsApi.util.upsertQueryData('sports', undefined, counts));
    },
  });

/** Expects the number of games of a section beside a name, and none where there are none. */
const countIn = (section: 'line' | 'live', name: string | undefined): string | undefined => {
  const sports = counts.sports.map(({ slug, ...sport }) => ({
    ...sport,
    name: slug === 'football' ? 'Football' : 'Tennis',
  }));
  const games = [...sports, ...counts.top].find((one) => one.name === name)?.[section] ?? 0;
  return games > 0 ? String(games) : undefined;
};

test.each([
  ['/en', 'live', 'Live now'],
  ['/en', 'line', 'Upcoming games'],
  ['/en/live', 'line', 'Live now'],
  ['/en/line', 'live', 'Upcoming games'],
] as const)(
  'at %s with the setting "%s" each number counts the games that the heading names: %s',
  async (url, setting, heading) => {
    const section = url === '/en' ? setting : url === '/en/live' ? 'live' : 'line';
    const html = await drawn(<Rail favourites={null} />, url, setting);
    const [above = '', below = ''] = html.split('<section aria-label="Upcoming games">');
    expect(above).toContain(`>${heading}</h2>`);
    const shown = linksOf(above);
    expect(shown.map(({ name }) => name)).toContain('Football');
    for (const { name, count } of shown) expect([name, count]).toEqual([name, countIn(section, name)]);
    const later = linksOf(below.split('</section>')[0] ?? '');
    expect(later).toEqual(section === 'live' ? [{ section: 'line', name: 'Tennis', count: '33' }] : []);
  },
);

test.each([
  ['live', 'Live now', [['Football', '81']]],
  [
    'line',
    'Upcoming games',
    [
      ['Football', '1427'],
      ['Tennis', '33'],
    ],
  ],
] as const)('the tiles of the section "%s" say which games they count: %s', async (section, label, expected) => {
  const html = await drawn(<SportStrip section={section} />, '/en', 'live');
  expect(html).toContain(`<nav class="${/<nav class="([^"]*)"/.exec(html)?.[1]}" aria-label="${label}"`);
  expect(linksOf(html).map(({ name, count }) => [name, count])).toEqual(expected);
});

test.each([
  ['en', ['Çorum', 'Cup', 'Ispir', 'İzmir']],
  ['tr', ['Cup', 'Çorum', 'Ispir', 'İzmir']],
  ['ru', ['Çorum', 'Cup', 'Ispir', 'İzmir']],
] as const)('competitions of one place are in the alphabet of the language %s: %j', async (language, names) => {
  const competitions = ['İzmir', 'Cup', 'Ispir', 'Çorum'].map((name, at) => ({
    ...competition(at + 1, 0, 1),
    name,
    order: 1,
  }));
  const football = { id: 1, slug: 'football', live: 0, line: 4 };
  const html = await renderPart(<SportBranch sport={football} section="line" />, {
    language,
    url: `/${language}/line/football`,
    prepare: (store) =>
      store.dispatch(sportsApi.util.upsertQueryData('competitions', ofSport('football'), { competitions, now: 0 })),
  });
  const places = names.map((name) => html.indexOf(`>${name}<`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
