import { chmod, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Pool } from '#platform/database/pool.ts';
import type { Coupon, PlacementAnswer } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { isFull } from '../fixtures/full-run.ts';
import {
  at,
  type BetJournal,
  createJournal,
  note,
  openPrices,
  placeOnce,
  signUp,
} from '../fixtures/platform/live-bettors.ts';
import { openOwner, type PlatformProcess, startPlatformProcess } from '../fixtures/platform/platform-process.ts';
import { setBalance, TestClient, type TestPlayer } from '../fixtures/platform/test-platform.ts';

/** Seconds for which processes are killed: 300 by hand. */
const CHURN_S = Number(process.env.ONE_BOOK_SECONDS ?? 25);
const KILL_EVERY_S = 10;
/** A leader and one that takes over; more in the full run, which kills one process after another. */
const PROCESSES = isFull ? 3 : 2;
const PLAYERS = 6;
/** Number of bets below which the run proves nothing. */
const ENOUGH_BETS = CHURN_S;
const BALANCE = 1_000_000_000;
/** Speed of the server clock, so that games are decided all the time. */
const SPEED = 30;
/** Time before and after a kill in which requests may be lost, ms. */
const REACH_OF_KILL_MS = 5000;
/**
 * Whether a kill may refuse no order at all, not even at its moment: delayed orders must outlive their process for
 * that.
 */
const IS_NOTHING_REFUSED = process.env.ONE_BOOK_NOTHING_REFUSED === '1';
/** Time limit of a wait, long enough for a busy machine. */
const TIMEOUT_MS = 240_000;

let dataDir = '';
let owner: Pool;
const processes: PlatformProcess[] = [];

beforeAll(async () => {
  dataDir = temporaryFolder('one-book');
  await chmod(dataDir, 0o755);
  for (let index = 0; index < PROCESSES; index++) processes.push(await startPlatformProcess(dataDir));
  owner = openOwner(dataDir);
});
afterAll(async () => {
  await owner?.end();
  for (const one of processes) await one.stop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Lease {
  readonly pid: number;
  readonly term: number;
}

async function lease(): Promise<Lease> {
  const [row] = await owner<{ process: string; term: number }[]>`
    select process, term from leader_lease where until > clock_timestamp()`;
  return { pid: Number(row?.process.split(':').at(-1) ?? 0), term: row?.term ?? 0 };
}

async function leaderAndOthers() {
  await vi.waitFor(async () => expect((await lease()).pid).toBeGreaterThan(0), { timeout: TIMEOUT_MS, interval: 50 });
  const { pid, term } = await lease();
  const leader = processes.find((one) => one.pid === pid);
  if (!leader) throw new Error(`No process of the test leads, but ${pid}`);
  return { leader, term, others: processes.filter((one) => one !== leader) };
}

/** Returns the term after `before`, and how long it took to begin, ms. */
async function takeover(before: number): Promise<{ term: number; took: number }> {
  const begun = performance.now();
  let term = before;
  await vi.waitFor(
    async () => {
      ({ term } = await lease());
      expect(term).toBeGreaterThan(before);
    },
    { timeout: TIMEOUT_MS, interval: 20 },
  );
  return { term, took: performance.now() - begun };
}

async function player(origin: string): Promise<TestPlayer> {
  const one = await signUp(origin);
  await setBalance({ owner }, one.accountId, BALANCE);
  return one;
}

/** Places a single on a price and returns its coupon. */
async function betOn(by: TestPlayer, [selectionId, coef]: [number, number]): Promise<Coupon> {
  const { body } = await by.place(by.placement([[selectionId, coef]], { changeCoefAction: 1 }));
  if (body.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(body)}`);
  return body.coupon;
}

const decide = (origin: string, selectionId: number) =>
  new TestClient(origin).post('/__control/outcome', { selectionId, statusId: 1 });

async function settled(by: TestPlayer, { id }: Coupon): Promise<Coupon> {
  const path = openPaths.coupon.replace(':couponId', id);
  const state = async () => (await by.get<Coupon>(path)).body;
  await vi.waitFor(async () => expect((await state()).state).toBe('settled'), { timeout: TIMEOUT_MS, interval: 20 });
  return state();
}

/** Returns the terms in which a selection was decided. */
const termOf = async (selectionId: number): Promise<number[]> =>
  (await owner<{ term: number }[]>`select term from selection_result where selection_id = ${selectionId}`).map(
    ({ term }) => term,
  );

test('a process with another seed does not start and names the seed of the database', async () => {
  await expect(startPlatformProcess(dataDir, { variables: { SIM_SEED: '2' } })).rejects.toThrow(
    /belongs to the book of SIM_SEED=1, and this process has SIM_SEED=2.*Start it with SIM_SEED=1/,
  );
});

test('a leader that hangs is replaced, and decides nothing when it continues', async () => {
  const { leader, term, others } = await leaderAndOthers();
  const origin = others[0]?.origin ?? '';
  const by = await player(origin);
  const prices = await openPrices(by, 'line');
  const bets = prices.slice(10, 13);
  const coupons = await Promise.all(bets.map((bet) => betOn(by, bet)));
  leader.pause();
  const next = await takeover(term);
  await decide(origin, bets[0]?.[0] ?? 0);
  await settled(by, coupons[0] as Coupon);
  leader.resume();
  // It tries to store, in its old term, a decision that it had begun.
  await decide(leader.origin, bets[1]?.[0] ?? 0);
  await decide(origin, bets[2]?.[0] ?? 0);
  for (const coupon of coupons) expect(await settled(by, coupon)).toMatchObject({ result: 'win' });
  for (const [selectionId] of bets) expect(await termOf(selectionId)).toEqual([next.term]);
  expect(await lease()).toMatchObject({ term: next.term });
});

test('a killed leader is replaced by another, which settles the decisions made meanwhile', async () => {
  const { leader, term, others } = await leaderAndOthers();
  const origin = others[0]?.origin ?? '';
  const by = await player(origin);
  const prices = await openPrices(by, 'line');
  const [first, second] = [prices[3], prices[4]] as [[number, number], [number, number]];
  const coupons = [await betOn(by, first), await betOn(by, second)] as const;
  const begun = performance.now();
  await decide(origin, first[0]);
  await settled(by, coupons[0]);
  const usual = performance.now() - begun;
  expect(await termOf(first[0])).toEqual([term]);
  await leader.kill(false);
  const [next] = await Promise.all([takeover(term), decide(origin, second[0])]);
  expect(await settled(by, coupons[1])).toMatchObject({ result: 'win' });
  expect(await termOf(second[0])).toEqual([next.term]);
  processes.splice(processes.indexOf(leader), 1);
  console.info(
    `A decision of QA was settled through another process in ${usual.toFixed(0)} ms; takeover ${next.took.toFixed(0)} ms`,
  );
});

/** Places bets through any running process until the time is over, and on a busy machine until there are enough. */
async function bet(by: TestPlayer, journal: BetJournal, until: number): Promise<void> {
  while (performance.now() < until || journal.accepted.size < ENOUGH_BETS) {
    const one = processes[Math.floor(Math.random() * processes.length)];
    if (one) await placeOnce(at(by, one.origin), journal);
    await pause(50);
  }
}

/**
 * Kills one process after another, the leader every second time, and starts a replacement for each; the last running
 * one is spared, however long the others take to start.
 *
 * @returns the instants of the kills (performance.now())
 */
async function killUntil(until: number): Promise<number[]> {
  const kills: number[] = [];
  const starting: Promise<unknown>[] = [];
  for (let next = performance.now() + KILL_EVERY_S * 1000; next < until; next += KILL_EVERY_S * 1000) {
    await pause(Math.max(0, next - performance.now()));
    if (processes.length < 2) continue;
    const { pid } = await lease();
    const isWanted = (one: PlatformProcess) => (one.pid === pid) === (kills.length % 2 === 0);
    const [victim] = processes.splice(Math.max(0, processes.findIndex(isWanted)), 1);
    kills.push(performance.now());
    await victim?.kill(false);
    starting.push(startPlatformProcess(dataDir).then((started) => processes.push(started)));
  }
  await pause(Math.max(0, until - performance.now()));
  await Promise.all(starting);
  return kills;
}

/** Asks for every placement without a final answer until it has one. */
async function closeJournal(journal: BetJournal): Promise<void> {
  for (const [key, { player: by, sentAt }] of journal.open) {
    const path = openPaths.couponOutcome.replace(':key', key);
    const ask = async () => (await at(by, processes[0]?.origin ?? '').post<PlacementAnswer>(path)).body;
    await vi.waitFor(async () => expect(['accepted', 'refused']).toContain((await ask()).status), {
      timeout: TIMEOUT_MS,
      interval: 200,
    });
    note(journal, key, sentAt, await ask());
  }
}

test.runIf(isFull)(
  `${PROCESSES} processes, one killed every ${KILL_EVERY_S} s for ${CHURN_S} s: no bet is lost or doubled, each game is decided once`,
  async () => {
    while (processes.length < PROCESSES) processes.push(await startPlatformProcess(dataDir));
    const control = () => new TestClient(processes[0]?.origin ?? '');
    await control().post('/__control/speed', { factor: SPEED });
    const players: Awaited<ReturnType<typeof player>>[] = [];
    // One after another: a network has a share of the hashing, and the others of it would be told to wait.
    while (players.length < PLAYERS) players.push(await player(processes[0]?.origin ?? ''));
    const before = await owner<{ key: string }[]>`select key::text as key from coupon`;
    const journal = createJournal();
    const until = performance.now() + CHURN_S * 1000;
    const [kills] = await Promise.all([killUntil(until), ...players.map((one) => bet(one, journal, until))]);
    await closeJournal(journal);
    expect(kills.length).toBeGreaterThanOrEqual(Math.floor(CHURN_S / KILL_EVERY_S / 2));
    expect(journal.accepted.size).toBeGreaterThanOrEqual(ENOUGH_BETS);

    // Every acknowledged coupon exists once, and no other does.
    const coupons = await owner<{ id: number; key: string }[]>`select id, key::text as key from coupon`;
    const known = new Set(before.map(({ key }) => key));
    const stored = new Map(coupons.filter(({ key }) => !known.has(key)).map(({ id, key }) => [key, String(id)]));
    expect(stored).toEqual(journal.accepted);
    const lost = journal.refused.filter(({ code }) => code === 'NOT_PLACED');
    const reach = IS_NOTHING_REFUSED ? 0 : REACH_OF_KILL_MS;
    expect(lost.filter(({ sentAt }) => !kills.some((kill) => Math.abs(sentAt - kill) < reach))).toEqual([]);

    // The clock moves until every game with a bet has ended.
    await control().post('/__control/clock', { shiftMs: 15 * 24 * 3_600_000 });
    const isOpen = async () => (await owner`select from coupon where state = 'open' limit 1`).length;
    await vi.waitFor(async () => expect(await isOpen()).toBe(0), { timeout: TIMEOUT_MS, interval: 500 });
    await verify(players);
    const terms = await owner`select term from selection_result group by term`;
    console.info(
      `${journal.accepted.size} accepted, ${journal.refused.length} refused (${lost.length} as never placed), ` +
        `${kills.length} kills, ${terms.length} terms; others ${JSON.stringify([...journal.others])}`,
    );
  },
);

async function verify(players: readonly TestPlayer[]): Promise<void> {
  expect(await owner`select * from audit()`).toEqual([]);
  const results = await owner<{ id: number; game: number; replay: number; term: number; at: number }[]>`
    select selection_id as id, game_id as game, replay, term, decided_at as at from selection_result`;
  expect(new Set(results.map(({ id }) => id)).size).toBe(results.length);
  expect(results.every(({ id, game, replay }) => replay === 1 && gameOfSelection(id) === game)).toBe(true);
  const games = await owner<{ game: number }[]>`select game_id as game from game_result`;
  expect(new Set(games.map(({ game }) => game)).size).toBe(games.length);
  // One leader after another: nothing was decided in a term that was over.
  const inTime = [...results].sort((a, b) => a.at - b.at || a.term - b.term).map(({ term }) => term);
  expect(inTime).toEqual([...inTime].sort((a, b) => a - b));
  const paid = await owner<{ account: number; sum: number }[]>`
    select account_id as account, sum(coalesce(payout, 0) - amount)::float8 as sum from coupon group by account_id`;
  for (const one of players) {
    const [row] = await owner<{ balance: number }[]>`
      select balance from account_balance where account_id = ${one.accountId}`;
    expect(row?.balance).toBe(BALANCE + (paid.find(({ account }) => account === one.accountId)?.sum ?? 0));
  }
}
