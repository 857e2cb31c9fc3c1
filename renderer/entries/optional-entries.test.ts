import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { competitionsCall, featuredCall, gameCall, gamesCall, sportsCall } from '#shared/contracts/catalogue.ts';
import { casesOf } from '#tests/fixtures/full-run.ts';
import { hasEntry, optionalEntries, withoutEntry } from '#tests/fixtures/optional-entries.ts';
import { fullAnswers, smallBook, startSmallBackEnd } from '#tests/fixtures/small-back-end.ts';
import { openSmallSite } from './small-site.fixture.ts';

const [live] = smallBook;
const GAME = `/en/live/football/7-city-league/${live?.id}-${live?.slug}`;
const full: Readonly<Record<string, unknown>> = fullAnswers();

const CALLS = [
  ['/web-api/line/sports', sportsCall, ['/en', '/en/live']],
  ['/web-api/line/sports/football/competitions', competitionsCall, ['/en/live/football']],
  ['/web-api/line/games', gamesCall, ['/en/live', '/en/live/football', '/en/live/football/7-city-league']],
  ['/web-api/line/featured', featuredCall, ['/en']],
  [`/web-api/line/games/${live?.id}`, gameCall, [GAME]],
] as const;

let back: Awaited<ReturnType<typeof startSmallBackEnd>>;
beforeAll(async () => {
  back = await startSmallBackEnd();
});
afterAll(() => back.close());

const answersWith = (path: string, body: unknown) =>
  Object.fromEntries(Object.entries({ ...full, [path]: body }).map(([at, one]) => [at, { status: 200, body: one }]));

/** Draws pages with the full answers, one of them replaced; returns the status of each and what the site has logged. */
async function draw(path: string, body: unknown, urls: readonly string[]) {
  const logged: string[] = [];
  back.instead = answersWith(path, body);
  const site = await openSmallSite(back.origin, (line) => logged.push(line));
  const drawn: [url: string, status: number, hasGame: boolean][] = [];
  for (const url of urls) {
    const page = await site.inject({ method: 'GET', url, headers: { host: '127.0.0.1' } });
    drawn.push([url, page.statusCode, page.body.includes('Northport')]);
  }
  await site.close();
  return { drawn, logged };
}

describe.each(CALLS)('an answer of %s', (path, { answer }, urls) => {
  const whole = full[path];
  const entries = optionalEntries(answer);

  test('has every entry here that may be left out', () => {
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.filter((entry) => !hasEntry(whole, entry))).toEqual([]);
    expect(v.safeParse(answer as v.GenericSchema, whole).issues).toBeUndefined();
  });

  test.each(casesOf(entries, 4).map((entry) => [entry.join('.'), entry] as const))(
    'without %s breaks no page',
    async (_name, entry) => {
      const less = withoutEntry(whole, entry);
      expect(hasEntry(less, entry)).toBe(false);
      const { drawn, logged } = await draw(path, less, urls);
      expect(drawn).toEqual(urls.map((url) => [url, 200, true]));
      expect(logged).toEqual([]);
    },
  );

  test('without all of them at once breaks no page', async () => {
    const least = entries.reduce(withoutEntry, whole);
    const { drawn, logged } = await draw(path, least, urls);
    expect(drawn).toEqual(urls.map((url) => [url, 200, true]));
    expect(logged).toEqual([]);
  });
});
