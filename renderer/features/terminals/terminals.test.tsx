import { describe, expect, test } from 'vitest';
import { displayChanged } from '#renderer/lib/store/display-slice.ts';
import { BLOCK_SAMPLES } from '#renderer/lib/test-fixtures/content.fixture.ts';
import type { ContentBlock } from '#shared/contracts/content-blocks.ts';
import type { Terminal } from '#shared/contracts/content-parts.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { CashTerminalsPart } from './cash-terminals-part.tsx';
import { dayRanges, foundTerminals } from './found-terminals.ts';

const place = (name: string, city: string, address = '1 Main Street'): Terminal => ({
  ...{ name, city, address, latitude: 0, longitude: 0, hours: [], services: [] },
});

describe('the search of cash terminals', () => {
  const places = [
    place('Shop 10', 'Zürich', 'Bahnhofstraße 3'),
    place('Shop 9', 'Zürich'),
    place('Kiosk', 'Ålesund'),
    place('Kiosk', 'Łódź', 'Piotrkowska 1'),
  ];
  const namesOf = (typed: string, language = 'de') =>
    foundTerminals(places, typed, language).map(({ city, name }) => `${city}: ${name}`);

  test.each<[string, readonly string[]]>([
    ['', ['Ålesund: Kiosk', 'Łódź: Kiosk', 'Zürich: Shop 9', 'Zürich: Shop 10']],
    ['  ', ['Ålesund: Kiosk', 'Łódź: Kiosk', 'Zürich: Shop 9', 'Zürich: Shop 10']],
    ['zurich', ['Zürich: Shop 9', 'Zürich: Shop 10']],
    ['LODZ', ['Łódź: Kiosk']],
    ['bahnhofstrasse', ['Zürich: Shop 10']],
    ['zürich shop', ['Zürich: Shop 9', 'Zürich: Shop 10']],
    ['shop zurich 9', ['Zürich: Shop 9']],
    ['.*', []],
    ['berlin', []],
  ])('finds for %j by city, name and address, in the order of cities and numbers', (typed, names) => {
    expect(namesOf(typed)).toEqual(names);
  });

  test('follows the alphabet of the language', () => {
    expect(namesOf('kiosk', 'nb')).toEqual(['Łódź: Kiosk', 'Ålesund: Kiosk']);
  });
});

test.each<[number[], [number, number][]]>([
  [[1, 2, 3, 4, 5], [[1, 5]]],
  [[0, 6], [[6, 0]]],
  [[0, 1, 2, 3, 4, 5, 6], [[1, 0]]],
  [[3], [[3, 3]]],
  [
    [5, 1, 3, 3],
    [
      [1, 1],
      [3, 3],
      [5, 5],
    ],
  ],
  [
    [0, 1],
    [
      [1, 1],
      [0, 0],
    ],
  ],
])('days %j are told as the ranges %j of a week from Monday', (days, ranges) => {
  expect(dayRanges(days)).toEqual(ranges.map(([first, last]) => ({ first, last })));
});

describe('the list of cash terminals', () => {
  const drawn = (
    language: (typeof LANGUAGES)[number] = 'en',
    {
      block = BLOCK_SAMPLES.cashTerminals,
      is12h = false,
    }: { block?: ContentBlock<'cashTerminals'>; is12h?: boolean } = {},
  ) =>
    renderPart(
      <CashTerminalsPart
        block={block}
        heading={undefined}
        anchor="part-x"
        text={<p>Own words</p>}
        prose={(markdown) => markdown}
        own={{ lang: language, dir: 'ltr' }}
        words={{ lang: 'de', dir: 'ltr' }}
      />,
      { language, namespaces: ['cash-terminals'], prepare: ({ dispatch }) => dispatch(displayChanged({ is12h })) },
    );

  test('has the hours and services of each, by city', async () => {
    const text = textOf(await drawn());
    expect(text).toContain('2 places');
    expect(text).toMatch(
      /Terminal at the harbour 7 Pier Street\s*, Aarau Open day and night Deposit cash · Withdraw cash/,
    );
    expect(text).toMatch(
      /Shop at the station 1 Station Road\s*, Zürich Mon–Fri: 09:00\s*–\s*21:00 Sat–Sun: 10:00\s*–\s*18:30/,
    );
    expect(text.indexOf('Aarau')).toBeLessThan(text.indexOf('Zürich'));
  });

  test('writes hours in the clock of the visitor, midnight as the end of a day too', async () => {
    const [first] = BLOCK_SAMPLES.cashTerminals.places;
    if (!first) throw new Error('the sample has no place');
    const block = {
      ...BLOCK_SAMPLES.cashTerminals,
      places: [{ ...first, hours: [{ days: [5], from: '09:05', to: '24:00' as const }] }],
    };
    expect(textOf(await drawn('en', { block }))).toMatch(/Fri: 09:05\s*–\s*24:00/);
    expect(textOf(await drawn('en', { block, is12h: true }))).toMatch(/Fri: 9:05 AM\s*–\s*12:00 AM/);
  });

  test('has a map with the numbers of the list, the western place on the left, and nothing from elsewhere', async () => {
    const html = await drawn();
    expect(html).toMatch(/<svg[^>]*role="img"[^>]*aria-label="Map with 2 places, numbered as in the list"/);
    const markers = [...html.matchAll(/translate\(([\d.]+) [\d.]+\).*?<text[^>]*>(\d)<\/text>/g)];
    expect(markers.map(([, x, number]) => [number, Number(x) < 200])).toEqual([
      ['1', true],
      ['2', false],
    ]);
    expect(textOf(html)).toMatch(/\d+ km/);
    expect(html).not.toMatch(/https?:|<img|<image/);
  });

  test('has a button for each place that marks it on the map, and says which', async () => {
    const html = await drawn();
    const buttons = [...html.matchAll(/<button[^>]*aria-pressed="false"[^>]*aria-label="([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(buttons).toEqual(['Show on map: Terminal at the harbour', 'Show on map: Shop at the station']);
  });

  test.each(LANGUAGES)('has its words in %s', async (language) => {
    const html = await drawn(language);
    expect(textOf(html)).not.toMatch(KEY_LEAK);
    expect(html).toContain('lang="de" dir="ltr"><p>Own words</p>');
  });
});
