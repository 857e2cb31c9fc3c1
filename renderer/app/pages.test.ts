import { beforeAll, describe, expect, test } from 'vitest';
import { readTexts } from '#renderer/lib/i18n/locale-files.ts';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import type { RouteRow } from '#shared/domain/routing/route-row.ts';
import { matchRoute, ROUTES } from '#shared/domain/routing/route-table.ts';
import { samplePaths } from '#shared/domain/routing/sample-path.ts';
import { loadLaterRoutes, pageById } from './load-later-routes.ts';

const { languages } = siteConfig;
const rows = ROUTES.filter(({ page }) => page !== null);
const isListed = ({ unlisted, auth, redirect }: RouteRow) => !unlisted && !auth && !redirect;

/** Names of the texts that the head of the first pages is made of. */
const FIRST_HEADS: Readonly<Record<string, readonly string[]>> = {
  home: ['home'],
  game: ['game'],
  section: ['line', 'live'].flatMap((where) => ['all', 'sport', 'competition'].map((kind) => `${where}_${kind}`)),
};

interface Head {
  readonly title: string | undefined;
  readonly about: string | undefined;
  readonly heading: string | undefined;
}

/** Returns the texts of the head of each page of a row that is described by texts, in one language. */
async function headsOf(row: RouteRow, language: string): Promise<readonly Head[]> {
  const record = pageById(row.page ?? '')?.record;
  if (!record) throw new Error(`the page ${row.page} of the route ${row.id} has no record`);
  if (record.head) return [];
  const texts = await readTexts(language, record.namespace);
  const of = (suffix: string): Head => ({
    title: texts[`title${suffix}`],
    about: texts[`about${suffix}`],
    heading: texts[`heading${suffix}`],
  });
  const first = FIRST_HEADS[record.id];
  if (first) return first.map((name) => ({ ...of(`_${name}`), heading: '' }));
  const matches = samplePaths(row, language).map((path) => matchRoute(path) ?? never(path));
  const names = matches.map((match) => (typeof record.variant === 'function' ? record.variant(match) : record.variant));
  return [...new Set(names)].map((name) => of(name === undefined ? '' : `_${name}`));
}

function never(path: string): never {
  throw new Error(`${path} has no route`);
}

beforeAll(async () => {
  await loadLaterRoutes();
});

describe('the records of pages', () => {
  test('are those that rows name', async () => {
    const { LATER_PAGES } = await loadLaterRoutes();
    const named = new Set(rows.map(({ page }) => page));
    expect([...LATER_PAGES.keys(), ...Object.keys(FIRST_HEADS)].sort()).toEqual([...named].sort());
  });

  test.each(rows.map(({ id, page }) => [id, page ?? '']))('draw the page of the route %s', async (_, page) => {
    const { component } = pageById(page)?.record ?? never(page);
    expect(typeof (await component.load())).toMatch(/function|object/);
  });

  test('bring the dialogs of the player along only where no header shows them', () => {
    const bring = rows.filter(({ page }) => pageById(page ?? '')?.record.showsDialogs);
    expect(bring.map(({ page }) => page)).toEqual(expect.arrayContaining(['login', 'passwordReset', 'undoChange']));
    expect(bring.filter(({ layout }) => layout === 'default')).toEqual([]);
  });
});

describe.each(languages)('[Y-01] the texts of the heads in %s', (language) => {
  test('give every page a title', async () => {
    for (const row of rows) {
      for (const { title } of await headsOf(row, language)) expect(title, `a title of ${row.id}`).toBeTruthy();
    }
  });

  test('describe every page that may be listed, and name it in its breadcrumbs', async () => {
    for (const row of rows.filter(isListed)) {
      for (const { about, heading } of await headsOf(row, language)) {
        expect(about?.length, `about of ${row.id}`).toBeGreaterThan(50);
        expect(heading, `heading of ${row.id}`).toBeDefined();
      }
    }
  });

  test('differ from page to page, and from every other language', async () => {
    // A page of one competition has the head of the page that it is elsewhere.
    const described = rows.filter((row) => isListed(row) && !row.within);
    const of = async (one: string) => (await Promise.all(described.map((row) => headsOf(row, one)))).flat();
    const mine = (await of(language)).flatMap(({ title, about }) => [title, about]);
    expect(new Set(mine).size).toBe(mine.length);
    for (const other of languages.filter((one) => one !== language)) {
      const theirs = new Set((await of(other)).map(({ about }) => about));
      for (const text of mine) expect(theirs.has(text), text).toBe(false);
    }
  });
});
