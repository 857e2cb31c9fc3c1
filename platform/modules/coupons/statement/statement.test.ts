import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { couponHistoryCall } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { type askStatementCall, MAX_STATEMENT_MS } from '#shared/contracts/statement.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { lettersOfPdf, pagesOfPdf } from '#tests/fixtures/pdf-text.ts';
import { writePastCoupons } from '#tests/fixtures/platform/past-coupons.ts';
import {
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  type TestPlayer,
} from '#tests/fixtures/platform/test-platform.ts';
import { createCatalogue } from '../../../simulation/catalogue/catalogue.ts';
import { createNames } from '../../names/names-service.ts';
import { statementWords } from './statement-words.ts';

type Prepared = CallAnswer<typeof askStatementCall> & Partial<ErrorBody>;
type History = CallAnswer<typeof couponHistoryCall>;

const FROM = Date.UTC(2025, 0, 20, 13);
const TO = Date.UTC(2025, 5, 3, 7);

let site: TestPlatform;
let player: TestPlayer;

beforeAll(async () => {
  site = await startTestPlatform();
  player = await site.player({ balance: 100_000 });
  await writePastCoupons({ owner: site.database.owner, accountId: player.accountId, count: 130, from: FROM, to: TO });
});
afterAll(() => site.close());

const ask = (question: object, of: TestClient = player, language = 'en') =>
  of.post<Prepared>(
    openPaths.askStatement,
    { format: 'csv', from: FROM, to: TO, zone: 180, ...question },
    { 'x-language': language },
  );

async function download(path: string, { origin, cookie }: TestClient = player) {
  const answer = await fetch(origin + path, { headers: { cookie } });
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

/** Returns the records of a CSV file, which has no line break inside a field. */
function recordsOf(bytes: Uint8Array): string[][] {
  const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).slice(1).trimEnd().split('\r\n');
  const field = /"((?:[^"]|"")*)"|([^,]*)/y;
  return lines.map((line) => {
    const fields: string[] = [];
    for (field.lastIndex = 0; ; ) {
      const found = field.exec(line);
      fields.push(found?.[1]?.replaceAll('""', '"') ?? found?.[2] ?? '');
      if (field.lastIndex >= line.length) return fields;
      field.lastIndex += 1;
    }
  });
}

describe('a statement as CSV', () => {
  test('[B-03] has every bet of the time once, newest first, and the sums of the history', async () => {
    const { body } = await ask({});
    const { answer, bytes } = await download(body.path);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${body.name}"`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...rows] = recordsOf(bytes);
    expect(head?.slice(0, 3)).toEqual(['Placed', 'Settled', 'No.']);
    expect(rows).toHaveLength(130);
    expect(new Set(rows.map(([, , number]) => number)).size).toBe(130);
    const placed = rows.map(([at = '']) => at);
    expect(placed).toEqual(placed.toSorted().toReversed());
    const { sums } = (await player.get<History>(`${openPaths.couponHistory}?from=${FROM}&to=${TO}`)).body;
    const sum = (column: number) => rows.reduce((all, row) => all + Math.round(Number(row[column]) * 100), 0);
    expect([sum(8), sum(9)]).toEqual([sums[0]?.staked, sums[0]?.returned]);
    const settled = rows.filter((row) => row.at(-1) !== 'Open');
    const profits = settled.map((row) => Number(row[9]) - Number(row[8]));
    expect(settled.map((row) => Number(row[10]).toFixed(2))).toEqual(profits.map((profit) => profit.toFixed(2)));
  });

  test('uses the words and the clock of the player', async () => {
    const { bytes } = await download((await ask({ zone: -90 }, player, 'ru')).body.path);
    const [head, first] = recordsOf(bytes);
    expect(head).toContain('Выплачено');
    const { coupons } = (await player.get<History>(`${openPaths.couponHistory}?from=${FROM}&to=${TO}&limit=1`)).body;
    const moved = new Date((coupons[0]?.placedAt ?? 0) - 90 * 60_000).toISOString();
    expect(first?.[0]).toBe(moved.slice(0, 16).replace('T', ' '));
  });

  test('draws each instant by the rules of its own day', async () => {
    const { body } = await ask({ zone: 'Europe/London' });
    const placed = recordsOf((await download(body.path)).bytes)
      .slice(1)
      .map(([at]) => at);
    const { coupons } = (await player.get<History>(`${openPaths.couponHistory}?from=${FROM}&to=${TO}&limit=100`)).body;
    const clock = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'short' });
    expect(placed.slice(0, coupons.length)).toEqual(coupons.map(({ placedAt }) => clock.format(placedAt)));
    const names = createNames({ catalogue: createCatalogue(), own: () => ({}) });
    const words = await statementWords('en', 'Europe/London', names);
    expect([Date.UTC(2027, 2, 28, 0, 59), Date.UTC(2027, 2, 28, 1)].map(words.plainMoment)).toEqual([
      '2027-03-28 00:59',
      '2027-03-28 02:00',
    ]);
    expect([words.zone, (await statementWords('en', -90, names)).zone]).toEqual(['Europe/London', 'UTC-01:30']);
  });

  test('obeys the filters of the history', async () => {
    const won = (await ask({ state: 'win' })).body;
    const rows = recordsOf((await download(won.path)).bytes).slice(1);
    expect(rows).toHaveLength(won.count);
    expect(rows.length).toBeLessThan(130);
    expect(new Set(rows.map((row) => row.at(-1)))).toEqual(new Set(['Won']));
    expect((await ask({ sport: 999 })).body.count).toBe(0);
  });
});

describe('a statement as PDF', () => {
  test.each([
    ['en', 'Betting statement'],
    ['ru', 'Выписка по ставкам'],
    ['ar', 'كشف الرهانات'],
  ])('in %s has its letters and its pages', async (language, title) => {
    const { body } = await ask({ format: 'pdf' }, player, language);
    const { answer, bytes } = await download(body.path);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(new TextDecoder('latin1').decode(bytes.subarray(0, 5))).toBe('%PDF-');
    expect(pagesOfPdf(bytes)).toBeGreaterThan(3);
    const letters = lettersOfPdf(bytes);
    expect([...title.replaceAll(' ', '')].filter((letter) => !letters.has(letter))).toEqual([]);
  });
});

test.each([
  ['en', '24.37', '1.855'],
  ['de', '24,37', '1,855'],
])(
  'a statement in %s has the odds of several legs together to the hundredth, and the price of a leg whole',
  async (language, total, price) => {
    const names = createNames({ catalogue: createCatalogue(), own: () => ({}) });
    const words = await statementWords(language, 'Europe/London', names);
    expect([words.totalOdds(24_373), words.odds(1855)]).toEqual([total, price]);
  },
);

describe('a statement is refused', () => {
  test('for more than 12 months, for a time that ends before it begins', async () => {
    expect((await ask({ from: TO - MAX_STATEMENT_MS - 1 })).body.code).toBe('STATEMENT_TIME');
    expect((await ask({ from: TO, to: FROM })).body.code).toBe('STATEMENT_TIME');
    expect((await ask({ from: TO - MAX_STATEMENT_MS })).status).toBe(200);
  });

  test.each([
    [{ from: 9e15, to: 9e15 }, 'body.from'],
    [{ from: 8.64e15, to: 8.64e15 }, 'body.from'],
    [{ to: Number.MAX_SAFE_INTEGER }, 'body.to'],
    [{ from: -9e15, to: -9e15 }, 'body.from'],
  ])('for %j, which no calendar has, and the security log has no such statement', async (range, path) => {
    const other = await site.player();
    const { status, body } = await ask(range, other);
    expect([status, body.code, body.issues?.[0]?.path]).toEqual([400, 'BAD_REQUEST', path]);
    expect(body.issues?.[0]?.message).toMatch(/^Must be an instant: whole milliseconds/);
    const events = await site.database.owner`
      select 1 from security_event where kind = 'statement_exported' and user_id = ${other.userId}`;
    expect(events).toHaveLength(0);
  });

  test.each([
    [253_402_214_400_000, -840],
    [-62_135_510_400_000, -840],
    [253_402_214_400_000, 840],
    [-62_135_510_400_000, 840],
  ])('at neither end of the years that a call takes: %d in zone %d', async (at, zone) => {
    const { status, body } = await ask({ from: at, to: at, zone, format: 'pdf' });
    expect([status, body.name]).toEqual([200, expect.stringMatching(/^bets-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.pdf$/)]);
    expect((await download(body.path)).answer.status).toBe(200);
  });

  test('as PDF for more bets than its pages can hold, and not as CSV', async () => {
    const other = await site.player();
    const past = { owner: site.database.owner, accountId: other.accountId, from: FROM, to: TO };
    await writePastCoupons({ ...past, count: 2001 });
    expect((await ask({ format: 'pdf' }, other)).body.code).toBe('STATEMENT_LONG');
    expect((await ask({}, other)).body.count).toBe(2001);
  });

  test('after twenty in an hour', async () => {
    const other = await site.player();
    for (let turn = 0; turn < 20; turn++) expect((await ask({}, other)).status).toBe(200);
    const { status, body } = await ask({}, other);
    expect([status, body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  });

  test('to a visitor, to another player, to another session and after five minutes', async () => {
    const { path } = (await ask({})).body;
    const other = await site.player();
    expect((await ask({}, site.client())).status).toBe(401);
    expect((await download(path, site.client())).answer.status).toBe(401);
    expect((await download(path, other)).answer.status).toBe(410);
    expect((await download(`${path.slice(0, -3)}abc`)).answer.status).toBe(410);
    expect((await ask({ accountId: player.accountId }, other)).body.count).toBe(0);
    await site.platform.clock.moveTo(site.platform.clock.now() + 5 * 60_000 + 1);
    expect((await download(path)).answer.status).toBe(410);
  });
});

test('each statement is an event of the security log', async () => {
  const other = await site.player();
  await ask({ format: 'pdf' }, other);
  const events = await site.database.owner`
    select details from security_event where user_id = ${other.userId} and kind = 'statement_exported'`;
  expect(events).toMatchObject([{ details: { format: 'pdf', from: FROM, to: TO, count: 0 } }]);
});
