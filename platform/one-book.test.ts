import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createResultsRepository } from '#platform/modules/decisions/results-repository.ts';
import type { Coupon, Placement } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { groupIdOf, groupMembers } from '#shared/domain/builder/group-id.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { TEST_KEYS } from '#tests/fixtures/platform/test-keys.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';
import { createPlatform, type Platform, type PlatformOptions } from './app.ts';
import { BOOK_VERSION } from './simulation/book/book-version.ts';

/** A lease expires 3.5 s after its holder has died; the rest allows for a busy machine. */
const TAKEOVER_MS = 10_000;
const NEWER = BOOK_VERSION + 1;

let site: TestPlatform;
let player: TestPlayer;

beforeAll(async () => {
  site = await startTestPlatform();
  player = await site.player({ balance: 10_000_000 });
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});

const tableBook = ({ table }: TestPlatform) => ({ ...table.book, controls: undefined, tick: () => undefined }) as never;

/** Starts another process on the same database, with the same games as the first one unless told otherwise. */
async function another(of: TestPlatform, options: Partial<PlatformOptions> = {}): Promise<Platform> {
  return createPlatform({
    environment: parseEnvironment({ NODE_ENV: 'test' }),
    database: await of.database.connect(),
    keys: TEST_KEYS,
    createBook: () => tableBook(of),
    logLevel: 'silent',
    ...options,
  });
}

async function placed(bets: Placement['bets'], by = player): Promise<Coupon> {
  const { body } = await by.place(by.placement([], { typeId: bets.length > 1 ? 1 : 0, bets }));
  if (body.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(body)}`);
  return body.coupon;
}

const couponOf = async ({ id }: Pick<Coupon, 'id'>, by = player) =>
  (await by.get<Coupon>(openPaths.coupon.replace(':couponId', id))).body;

const resultsOf = (selectionId: number, of = site) =>
  of.database.owner<{ statusId: number; gameId: number; by: unknown; version: number; term: number }[]>`
    select status_id as "statusId", game_id as "gameId", decided_by as by, book_version as version, term
    from selection_result where selection_id = ${selectionId}`;

describe('the book that a database belongs to', () => {
  test('belongs to the seed of the first start, and a process of another seed does not start', async () => {
    const start = another(site, { environment: parseEnvironment({ NODE_ENV: 'test', SIM_SEED: '2' }) });
    await expect(start).rejects.toThrow(
      /book of SIM_SEED=1, and this process has SIM_SEED=2.*Start it with SIM_SEED=1/,
    );
    const rows = await site.database.owner`select seed, version, replay from book`;
    expect(rows).toEqual([{ seed: '1', version: BOOK_VERSION, replay: 1 }]);
  });

  test('is upgraded by a newer version and never downgraded by an older one', async () => {
    const own = await startTestPlatform();
    const before = own.platform.clock.now();
    await expect(
      another(own, { bookVersion: NEWER, environment: parseEnvironment({ NODE_ENV: 'test', MIGRATE: 'no' }) }),
    ).rejects.toThrow(
      `version ${BOOK_VERSION} of the book, and this process has the newer version ${NEWER}. Run npm run migrate first`,
    );
    const next = await another(own, { bookVersion: NEWER });
    const [row] = await own.database.owner<{ version: number; since: number }[]>`select version, since from book`;
    expect(row?.version).toBe(NEWER);
    expect(row?.since).toBeGreaterThanOrEqual(before);
    await expect(another(own)).rejects.toThrow(
      `version ${NEWER} of the book, and this process has the older version ${BOOK_VERSION}`,
    );
    // The newer one leads as soon as the older one knows of it, and the older one decides nothing more.
    await vi.waitFor(() => expect(next.leader.term).not.toBeNull(), { timeout: TAKEOVER_MS });
    expect(own.platform.leader.term).toBeNull();
    await next.close();
    await own.close();
  });
});

describe('a decision', () => {
  test('is stored once, with its origin, and its coupon is paid by it', async () => {
    const [first, second] = [site.table.addSelection(2000), site.table.addSelection(1500)];
    const gameId = gameOfSelection(first);
    const coupon = await placed([
      { selectionId: first, coef: 2000 },
      { selectionId: second, coef: 1500 },
    ]);
    const at = site.platform.clock.now();
    const goal = {
      kind: 'goal',
      side: 0,
      at,
      period: 1,
      clockSeconds: 300,
      score: [1, 0] as [number, number],
    } as const;
    site.table.tell(gameId, goal);
    site.table.decide(first, 1);
    site.table.finish(gameId, [1, 0]);
    site.table.announce(gameId);
    await site.platform.coupons.settled();
    const by = { event: goal, score: [1, 0], gameStatusId: 4 };
    expect(await resultsOf(first)).toEqual([
      { statusId: 1, gameId, by, version: BOOK_VERSION, term: site.platform.leader.term },
    ]);
    expect(await resultsOf(second)).toEqual([]);
    const games = await site.database.owner`
      select state, final_score as "finalScore", book_version as version from game_result where game_id = ${gameId}`;
    expect(games).toEqual([{ state: 'finished', finalScore: [1, 0], version: BOOK_VERSION }]);
    // What the older book says from now on has no effect.
    site.table.decide(first, 0);
    site.table.finish(gameId, [0, 1]);
    site.table.decide(second, 1);
    site.table.finish(gameOfSelection(second), [2, 0]);
    site.table.announce(gameId, gameOfSelection(second));
    await site.platform.coupons.settled();
    expect(await couponOf(coupon)).toMatchObject({ result: 'win', payout: 3000, legs: [{ finalScore: [1, 0] }, {}] });
    expect((await resultsOf(first)).map(({ statusId }) => statusId)).toEqual([1]);
  });

  test('is made by the leader only: results of other processes pay nothing', async () => {
    const selectionId = site.table.addSelection(2000);
    const coupon = await placed([{ selectionId, coef: 2000 }]);
    const wrong = await another(site, {
      createBook: () => ({ ...(tableBook(site) as object), settle: () => 1, mayDecide: () => true }) as never,
    });
    await wrong.coupons.settleAll();
    expect(await couponOf(coupon)).toMatchObject({ state: 'open' });
    expect(await resultsOf(selectionId)).toEqual([]);
    site.table.decide(selectionId, 0);
    site.table.finish(gameOfSelection(selectionId), [0, 1]);
    await site.platform.coupons.settleAll();
    await wrong.coupons.settleAll();
    expect(await couponOf(coupon)).toMatchObject({ state: 'settled', result: 'lose' });
    await wrong.close();
  });

  test('of a leader whose term is over is refused completely', async () => {
    const repository = createResultsRepository((await site.database.connect()).sql);
    const selectionId = site.table.addSelection(2000);
    const by = { event: null, score: null, gameStatusId: null };
    const decision = { selectionId, gameId: gameOfSelection(selectionId), statusId: 1 as const, by };
    const term = site.platform.leader.term ?? 0;
    const wanted = { selections: [selectionId], games: [] };
    const step = { term, version: BOOK_VERSION, replay: 1, at: 1, selections: [decision], games: [], wanted };
    expect(await repository.store({ ...step, term: term - 1 })).toEqual({ status: 'other-leader' });
    expect(await repository.store({ ...step, version: NEWER })).toEqual({ status: 'other-version' });
    expect(await repository.store({ ...step, replay: 2 })).toEqual({ status: 'other-replay' });
    expect(await resultsOf(selectionId)).toEqual([]);
    const stored = { status: 'stored', selections: [{ selectionId, statusId: 1 }], games: [] };
    expect(await repository.store(step)).toMatchObject(stored);
    expect(await repository.store({ ...step, selections: [{ ...decision, statusId: 0 }] })).toMatchObject(stored);
    expect((await resultsOf(selectionId)).map(({ statusId }) => statusId)).toEqual([1]);
  });

  test('is made once for a game that three processes know, and by the next leader after one has ended', async () => {
    const own = await startTestPlatform();
    const someone = await own.player({ balance: 1_000_000 });
    const others = [await another(own), await another(own)];
    const bets = Array.from({ length: 12 }, () => own.table.addSelection(2000));
    for (const selectionId of bets) await placed([{ selectionId, coef: 2000 }], someone);
    const settle = async (selectionIds: readonly number[]) => {
      for (const selectionId of selectionIds) {
        own.table.decide(selectionId, 1);
        own.table.finish(gameOfSelection(selectionId), [1, 0]);
      }
      own.table.announce(...selectionIds.map(gameOfSelection));
      await Promise.all([own.platform, ...others].map(({ coupons }) => coupons.settled()));
    };
    await settle(bets.slice(0, 6));
    expect(await someone.balance()).toBe(1_000_000 - 12_000 + 12_000);
    const firstTerm = own.platform.leader.term ?? 0;
    await own.platform.leader.stop();
    await vi.waitFor(() => expect(others.some(({ leader }) => (leader.term ?? 0) > firstTerm)).toBe(true), {
      timeout: TAKEOVER_MS,
      interval: 5,
    });
    await settle(bets.slice(6));
    await vi.waitFor(async () => expect(await someone.balance()).toBe(1_000_000 + 12_000), { timeout: TAKEOVER_MS });
    const stored = await own.database.owner<{ term: number; count: number }[]>`
      select term, count(*) from game_result group by term order by term`;
    expect(stored.map(({ count }) => Number(count))).toEqual([6, 6]);
    for (const platform of others) await platform.close();
    expect(await own.audit()).toEqual([]);
    await own.close();
  });
});

describe('the audit', () => {
  test('finds a leg and a member of a bet builder that were changed by hand', async () => {
    const own = await startTestPlatform();
    const someone = await own.player({ balance: 1_000_000 });
    const single = own.table.addSelection(2000);
    const gameId = own.table.addGame();
    const members = groupMembers([1500, 2000].map((price) => own.table.addSelection(price, { gameId })));
    await placed([{ selectionId: single, coef: 2000 }], someone);
    await placed([{ selectionId: groupIdOf(members), members: [...members], coef: 2700 }], someone);
    for (const selectionId of [single, ...members]) own.table.decide(selectionId, 1);
    for (const over of [gameOfSelection(single), gameId]) own.table.finish(over, [1, 0]);
    own.table.announce(gameOfSelection(single), gameId);
    await own.platform.coupons.settled();
    expect(await own.audit()).toEqual([]);
    const { owner } = own.database;
    await owner`update coupon_leg set status_id = 0 where selection_id = ${single}`;
    await owner`update coupon_leg_group set statuses = '[1, 2]'`;
    const found = await owner<{ problem: string; detail: string }[]>`select * from audit_results() order by detail`;
    expect(found.map(({ problem }) => problem)).toEqual(['leg-against-result', 'leg-against-result']);
    expect(found.map(({ detail }) => detail).join()).toContain(`selection ${single} has status 0 and was decided 1`);
    await owner`update coupon_leg set status_id = 1 where selection_id = ${single}`;
    await owner`delete from selection_result`;
    const without = await owner`select * from audit_results() where problem = 'leg-without-result'`;
    expect(without).toHaveLength(3);
    // Legs that were settled before the database recorded its book are not this book's results.
    await owner`update book set opened_at = ${own.platform.clock.now() + 1000}`;
    expect(await owner`select * from audit_results()`).toEqual([]);
    await own.close();
  });

  test('finds nothing, because the database refuses a settlement with another status', async () => {
    const selectionId = site.table.addSelection(2000);
    const { id } = await placed([{ selectionId, coef: 2000 }]);
    const legs = (statusId: number) => JSON.stringify([{ position: 0, statusId }]);
    const check = (statusId: number) =>
      site.database.owner`select require_results(${Number(id)}, ${legs(statusId)}::text::jsonb)`;
    await expect(check(1)).rejects.toThrow(
      `selection ${selectionId} of coupon ${id} is given status 1 and was decided never`,
    );
    site.table.decide(selectionId, 0);
    const { decisions } = site.platform;
    const open = { gameId: gameOfSelection(selectionId), startAt: 0, selectionIds: new Set([selectionId]) };
    expect((await decisions.resultsFor([open])).statusOf(selectionId)).toBe(0);
    await expect(check(1)).rejects.toThrow('is given status 1 and was decided 0');
    expect(await check(0)).toHaveLength(1);
    const [row] = await site.database.owner`select decision_of(${selectionId}) as status, decision_of(1) as none`;
    expect(row).toEqual({ status: 0, none: null });
    site.table.finish(gameOfSelection(selectionId), [0, 1]);
    await site.platform.coupons.settleAll();
    expect(await couponOf({ id })).toMatchObject({ result: 'lose' });
  });
});

test('games that QA resets are decided again, and earlier bets keep their results', async () => {
  const own = await startTestPlatform();
  const someone = await own.player({ balance: 1_000_000 });
  const selectionId = own.table.addSelection(2000);
  const bet = [{ selectionId, coef: 2000 }];
  const first = await placed(bet, someone);
  own.table.decide(selectionId, 1);
  own.table.announce(gameOfSelection(selectionId));
  await own.platform.coupons.settled();
  await own.platform.decisions.beginReplay();
  own.table.decide(selectionId, 0);
  const second = await placed(bet, someone);
  own.table.announce(gameOfSelection(selectionId));
  await own.platform.coupons.settled();
  expect(await couponOf(first, someone)).toMatchObject({ result: 'win' });
  expect(await couponOf(second, someone)).toMatchObject({ result: 'lose' });
  expect((await resultsOf(selectionId, own)).map(({ statusId }) => statusId).sort()).toEqual([0, 1]);
  expect(await own.audit()).toEqual([]);
  await own.close();
});
