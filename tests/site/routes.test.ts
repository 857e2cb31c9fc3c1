import type { APIRequestContext } from '@playwright/test';
import { expect } from 'vitest';
import { readBrandPages } from '#platform/modules/content/brand-pages.ts';
import { contentIdOf } from '#shared/domain/routing/content-id.ts';
import type { RouteRow } from '#shared/domain/routing/route-row.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';
import { samplePaths } from '#shared/domain/routing/sample-path.ts';
import { isFull } from '#tests/fixtures/full-run.ts';
import { openPage, test } from '#tests/fixtures/site-test.ts';
import { layoutOf, notFoundKey, TOLD, WALKED } from '#tests/fixtures/walked-routes.ts';
import { wordsOf } from '#tests/fixtures/words.ts';

/** The guards do not read the language, so one is enough for the gate. */
const LANGUAGES = isFull ? ['en', 'ar', 'ru'] : ['en'];
const AT_ONCE = 8;

interface Expected {
  readonly status: number;
  /** Start of the address that it redirects to; '' for none. */
  readonly to: string;
  readonly layout: string;
}

const written = await readBrandPages();

/** Tells whether a page of words is written; other pages need no words of the brand. */
function isWritten(row: RouteRow, path: string): boolean {
  const match = matchRoute(path);
  return row.page !== 'content' || written.has((match && contentIdOf(match)) ?? '');
}

/** Returns what the specification says of an address on a site without special states (shell §2). */
function expectedOf(row: RouteRow, path: string, isPlayer: boolean): Expected {
  const language = path.slice(1, 3);
  const home = { status: 302, to: `/${language}`, layout: '' };
  const { redirect } = row;
  if (redirect && !redirect.when) return { status: redirect.status, to: `/${language}`, layout: '' };
  if (redirect?.when && !redirect.when.is) return { status: 302, to: `/${language}/bonus/`, layout: '' };
  const isOffered = row.requires !== 'oldRegistration' && row.requires !== 'identification';
  const dialog = row.auth === 'signIn' || row.auth === 'signUp' ? row.auth : null;
  if (isOffered && dialog && !isPlayer) return { status: 302, to: `/${language}?${dialog}=`, layout: '' };
  if (row.page === null || !isOffered || !isWritten(row, path)) return { status: 404, to: '', layout: 'default' };
  const isState = row.section === 'state' || row.id === 'confirm';
  if (isState || (row.guestOnly && isPlayer)) return home;
  return { status: row.status ?? 200, to: '', layout: row.layout };
}

async function inTurns<Item>(items: readonly Item[], visit: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await visit(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Rows that are walked in a language; the gate tries those that differ. */
const rowsIn = (language: string) => (isFull && language === 'en' ? WALKED : TOLD);

interface Walk {
  readonly language: string;
  /** Section of the route table. */
  readonly section: string;
  readonly isPlayer: boolean;
}

async function walkServer(request: APIRequestContext, { language, section, isPlayer }: Walk): Promise<void> {
  const words = wordsOf(language);
  // Guests try addresses in every form in one language, the others one form of each.
  const hasAllForms = language === 'en' && !isPlayer;
  const rows = rowsIn(language).filter((row) => row.section === section);
  const formsOf = (row: RouteRow) => samplePaths(row, language).slice(0, hasAllForms ? undefined : 1);
  const visits = rows.flatMap((row) => formsOf(row).map((path) => ({ row, path })));
  await inTurns(visits, async ({ row, path }) => {
    const expected = expectedOf(row, path, isPlayer);
    const answer = await openPage(request, path);
    expect(answer.status(), path).toBe(expected.status);
    const to = answer.headers().location ?? '';
    expect(to.startsWith(expected.to) && (to !== '') === (expected.to !== ''), `${path} leads to ${to}`).toBe(true);
    if (expected.to !== '') return;
    // The embedded state contains every text, so only the part before it counts.
    const [html = ''] = (await answer.text()).split('id="state"');
    expect(layoutOf(html), path).toBe(expected.layout);
    expect(html.includes(words(notFoundKey(row))), path).toBe(expected.status === 404);
  });
}

const WALKS = LANGUAGES.flatMap((language) =>
  [...new Set(rowsIn(language).map((row) => row.section))].map((section) => ({ language, section })),
);

for (const walk of WALKS) {
  const where = `of the section ${walk.section} answers`;
  test(`[R-03] [R-04] [R-28] [R-33] every address ${where} a guest as specified, in ${walk.language}`, async ({
    request,
  }) => {
    await walkServer(request, { ...walk, isPlayer: false });
  });

  test(`[R-23] [G-02] [G-03] every address ${where} a player as specified, in ${walk.language}`, async ({
    request,
    player,
  }) => {
    await player.signUp();
    await walkServer(request, { ...walk, isPlayer: true });
  });
}
