import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GeneratedCoupon, SharedCouponAnswer } from '#shared/contracts/house-coupons.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { startTestPlatform, type TestClient, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';
import { createGenerator } from './generator/generator.ts';

let site: TestPlatform;
let client: TestClient;

beforeAll(async () => {
  site = await startTestPlatform();
  client = site.client();
});
afterAll(() => site.close());

type Shared = { code: string; endsAt: number };

const share = async (bets: readonly { selectionId: number; banker?: boolean; blockId?: number }[], more: object = {}) =>
  (await client.post<Shared>(openPaths.shareCoupon, { typeId: 1, bets, ...more })).body;
const load = (code: string) => client.get<SharedCouponAnswer>(openPaths.sharedCoupon.replace(':code', code));

describe('[P-16] a coupon shared by a code', () => {
  test('is loaded with its type, size, bankers and blocks, at present prices', async () => {
    const ids = [1500, 1700, 1900, 2100].map((price) => site.table.addSelection(price));
    const bets = ids.map((selectionId, index) => ({
      selectionId,
      blockId: index + 1,
      ...(index === 0 ? { banker: true } : {}),
    }));
    const { code, endsAt } = await share(bets, { typeId: 2, systemValue: 2 });
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    expect(endsAt - site.platform.clock.now()).toBeGreaterThan(71 * 3_600_000);
    site.table.reprice(ids[1] ?? 0, 1750);
    const { body } = await load(code);
    expect(body).toMatchObject({ typeId: 2, systemValue: 2, moved: 1, lost: [], unknown: 0 });
    expect(body.legs.map(({ selectionId, price, blockId, banker }) => [selectionId, price, blockId, banker])).toEqual([
      [ids[0], 1500, 1, true],
      [ids[1], 1750, 2, undefined],
      [ids[2], 1900, 3, undefined],
      [ids[3], 2100, 4, undefined],
    ]);
    expect(body.legs[0]?.game).toMatchObject({ id: gameOfSelection(ids[0] ?? 0), home: { name: 'Side 1' } });
  });

  test('leaves out games that have begun, ended or are unknown, and names them if it can', async () => {
    const [stays, begun, over, gone] = [1500, 1600, 1700, 1800].map((price) => site.table.addSelection(price));
    const live = site.table.addSelection(1900, { gameId: site.table.addGame({ live: true }) });
    const bets = [stays, begun, over, gone, live].map((selectionId) => ({ selectionId: selectionId ?? 0 }));
    const { code } = await share(bets);
    // A game that begins keeps its id, and is in play.
    const inPlay = site.table.book.quote;
    const quote = (id: number) => (id === begun ? { ...inPlay(id), live: true } : inPlay(id));
    Object.assign(site.platform.book, { quote });
    site.table.finish(gameOfSelection(over ?? 0), [1, 0]);
    site.table.remove(gone ?? 0);
    site.table.forget(gameOfSelection(gone ?? 0));
    const { body } = await load(code);
    Object.assign(site.platform.book, { quote: inPlay });
    expect(body.legs.map(({ selectionId }) => selectionId)).toEqual([stays, live]);
    expect(body.lost.map(({ home }) => home.name)).toEqual(['Side 1', 'Side 1']);
    expect(body.unknown).toBe(1);
  });

  test('is found by a code in lower case and in groups', async () => {
    const { code } = await share([{ selectionId: site.table.addSelection(1500) }]);
    const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`;
    expect((await load(encodeURIComponent(` ${typed} `))).status).toBe(200);
  });

  test('ends after its time, and is deleted', async () => {
    const { code, endsAt } = await share([{ selectionId: site.table.addSelection(1500) }]);
    await site.platform.clock.moveTo(endsAt + 1000);
    expect((await load(code)).body).toMatchObject({ code: 'SHARE_CODE_UNKNOWN' });
    await site.platform.houseCoupons.purge();
    await site.platform.clock.reset();
    expect((await load(code)).status).toBe(404);
  });

  test.each(['AAAA', '00000000', 'ABCDEFG1', '23456789'])('is not found by "%s"', async (code) => {
    const { status, body } = await load(code);
    expect([status, body]).toMatchObject([404, { code: 'SHARE_CODE_UNKNOWN' }]);
  });

  test('is refused with the field’s name if its bets are invalid', async () => {
    const { status, body } = await client.post(openPaths.shareCoupon, { typeId: 1, bets: [{ selectionId: 5 }] });
    expect([status, body]).toMatchObject([400, { issues: [{ path: 'body.bets.0.selectionId' }] }]);
  });
});

test.each([
  ['makes', 'shareCoupon'],
  ['guesses', 'sharedCoupon'],
])('a visitor who %s codes too often is told to wait', async (_, call) => {
  const strict = await startTestPlatform({ callLimits: { [call]: { max: 2, windowMs: 60_000 } } });
  try {
    const body = { typeId: 0, bets: [{ selectionId: strict.table.addSelection(1500) }] };
    const ask = () =>
      call === 'shareCoupon'
        ? strict.client().post(openPaths.shareCoupon, body)
        : strict.client().get(openPaths.sharedCoupon.replace(':code', 'AAAA2222'));
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 3; attempt++) statuses.push((await ask()).status);
    const told = call === 'shareCoupon' ? 200 : 404;
    expect(statuses).toEqual([told, told, 429]);
  } finally {
    await strict.close();
  }
});

describe('[P-15] the bet generator', () => {
  const request = { iso: 'EUR', amount: 1000, targetPayout: 9000, turn: 0 };
  const settings = () => site.platform.config.houseCoupons().generator;

  test('says when it finds nothing', async () => {
    const ask = async (more: object) =>
      (await client.post<GeneratedCoupon>(openPaths.generateCoupon, { ...request, ...more })).body;
    expect(await ask({})).toEqual({ found: null, reason: 'no-games' });
    expect(await ask({ targetPayout: 900_000_000 })).toEqual({ found: null, reason: 'above-limit' });
    expect(await ask({ iso: 'XXX' })).toMatchObject({ code: 'CURRENCY_UNKNOWN' });
  });

  test('uses games to come of the requested sports, and none of an excluded one', () => {
    const base = site.table.book.game(site.table.addGame());
    if (!base) throw new Error('The table has lost its game');
    const gameAt = (index: number) => {
      const outcomes = [0, 1].map((outcome) => ({
        id: site.table.addSelection(1500 + index * 37),
        outcome,
        price: 1500 + index * 37 + outcome * 900,
        suspended: outcome === 1 && index % 3 === 0,
      }));
      return {
        ...base,
        id: 10_000 + index,
        sportId: 1 + (index % 3),
        live: index === 0,
        main: [{ typeId: 1, period: 0, param: 0, outcomes }],
      };
    };
    const games = Array.from({ length: 40 }, (_, index) => gameAt(index));
    const asked: object[] = [];
    const generate = createGenerator({
      mayJoin: ({ id }) => id % 5 !== 0,
      maxPayout: () => 5_000_000,
      book: {
        game: (id) => games.find((game) => game.id === id) ?? null,
        list: (query) => {
          asked.push(query);
          return games
            .filter(({ sportId }) => query.sportId === undefined || query.sportId === sportId)
            .map(({ id }) => id);
        },
      },
      settings: () => ({ ...settings(), excludedSports: [2] }),
    });
    const { found } = generate({ ...request, sports: [1, 2], hours: 12 });
    expect(found?.payout).toBeGreaterThanOrEqual(9000);
    expect(found?.payout).toBeLessThanOrEqual(9900);
    expect(new Set(found?.legs.map(({ game }) => game.sportId))).toEqual(new Set([1]));
    expect(found?.legs.every(({ game }) => !game.live)).toBe(true);
    expect(asked).toEqual([{ section: 'line', hours: 12, sportId: 1 }]);
    const all = [0, 1, 2, 3, 4].flatMap((turn) => generate({ ...request, turn }).found?.legs ?? []);
    expect(all.length).toBeGreaterThan(9);
    expect(all.some(({ game }) => game.sportId === 2)).toBe(false);
    // A game whose market may not be joined is never in an express (P-12).
    expect(all.some(({ game }) => game.id % 5 === 0)).toBe(false);
  });
});
