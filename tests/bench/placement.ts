import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { openPool, type Pool } from '#platform/database/pool.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { openAccount } from '#tests/fixtures/platform/open-account.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { startTableProcess, type TableProcess } from '../fixtures/platform/platform-process.ts';
import { setBalance, TestClient, TestPlayer } from '../fixtures/platform/test-platform.ts';
import { type BenchResult, benchLine, benchResult } from './bench-result.ts';

const CLIENTS = 16;
const ROUND_MS = 2500;
const ROUNDS = 7;
const GOAL = 0.6;
const BALANCE = 1_000_000_000_000;

export type Server = Pick<TableProcess, 'origin' | 'selectionIds' | 'prices'>;

export async function signUp({ origin }: Server, owner: Pool): Promise<TestPlayer> {
  const client = new TestClient(origin);
  const { body } = await openAccount(client, { email: `${crypto.randomUUID()}@example.com`, password: 'bench-bench' });
  const player = new TestPlayer(client, body);
  await setBalance({ owner }, player.accountId, BALANCE);
  return player;
}

/** A single bet of the player, as a client sends it. */
function placementOf(player: TestPlayer, { selectionIds, prices }: Server, turn: number) {
  const index = turn % selectionIds.length;
  return player.placement([[selectionIds[index] ?? 0, prices[index] ?? 0]], { amount: 100 });
}

/** Sends one request after another on a connection of its own and reads the answers, with as little work as can be. */
export async function placeOverHttp(player: TestPlayer, server: Server, until: number): Promise<number> {
  const { hostname, port } = new URL(server.origin);
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  let placed = 0;
  let resolve: (text: string) => void = () => undefined;
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text;
    const end = received.indexOf('\r\n\r\n');
    const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? Number.POSITIVE_INFINITY);
    if (end < 0 || Buffer.byteLength(received) < end + 4 + length) return;
    const answer = received;
    received = '';
    resolve(answer);
  });
  while (performance.now() < until) {
    const placement = placementOf(player, server, placed);
    const body = JSON.stringify(placement);
    const head =
      `POST ${openPaths.placeCoupon} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${player.cookie}\r\n` +
      `content-type: application/json\r\nidempotency-key: ${placement.id}\r\ncontent-length: ${body.length}\r\n\r\n`;
    const answer = new Promise<string>((done) => {
      resolve = done;
    });
    socket.write(head + body);
    const text = await answer;
    if (!text.includes('"status":"accepted"')) throw new Error(`Not accepted: ${text}`);
    placed++;
  }
  socket.destroy();
  return placed;
}

/** What the platform hands to the database for the same bet. */
function stepOf(player: TestPlayer, server: Server, session: string, turn: number): string {
  const placement = placementOf(player, server, turn);
  const [bet = { selectionId: 0, coef: 0 }] = placement.bets;
  const side = { id: 1, name: 'Side 1', shortName: 'S1', colors: ['#112233', '#ddeeff'] };
  const names = { sportId: 1, competitionId: 7, competition: 'Table League', home: side, away: side };
  const snapshot = { ...names, startAt: Date.now(), score: null };
  const leg = {
    position: 0,
    selectionId: bet.selectionId,
    gameId: 1,
    coef: bet.coef,
    blockId: 1,
    banker: false,
    isLive: false,
    snapshot,
  };
  return JSON.stringify({
    userId: player.userId,
    key: placement.id,
    requestHash: '00'.repeat(32),
    accountId: player.accountId,
    amount: placement.amount,
    now: Date.now(),
    prices: [{ selectionId: bet.selectionId, coef: bet.coef, suspended: false }],
    session,
    liabilityLimits: {
      legs: [
        { selectionId: bet.selectionId, key: String(bet.selectionId), coef: bet.coef, liability: 1e9, stake: 1e9 },
      ],
      minStake: 20,
      until: Date.now() + 30_000,
    },
    coupon: {
      typeId: 0,
      systemValue: null,
      amountByBlock: {},
      coef: bet.coef,
      antiExpressCoef: null,
      antiMargin: null,
      maxPayout: 200,
      maxPayoutLimit: 5_000_000,
      legs: [leg],
      bonuses: { bonusBetCoef: null, hyperTerms: null, promoCode: null },
    },
  });
}

async function placeBySql(
  player: TestPlayer,
  server: Server,
  sql: Pool,
  session: string,
  until: number,
): Promise<number> {
  let placed = 0;
  while (performance.now() < until) {
    const step = stepOf(player, server, session, placed);
    const [row] = await sql<{ answer: { status: string } }[]>`select place_coupon(${step}::text::jsonb) as answer`;
    if (row?.answer.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(row)}`);
    placed++;
  }
  return placed;
}

export async function rate(work: (until: number) => Promise<number>[]): Promise<number> {
  const begun = performance.now();
  const counts = await Promise.all(work(begun + ROUND_MS));
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - begun) / 1000);
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measure(server: Server, dataDir: string): Promise<BenchResult[]> {
  const address = { endpoint: { path: join(dataDir, 'postgres', '.s.PGSQL.5432') }, name: 'fairline' };
  const owner = openPool(address, { size: 2 });
  const sql = openPool(address, { size: CLIENTS, role: 'fairline_app' });
  const players: TestPlayer[] = [];
  for (let index = 0; index < CLIENTS; index++) players.push(await signUp(server, owner));
  const sessions = await Promise.all(
    players.map(async ({ userId }) => {
      const [row] = await owner<
        { hash: string }[]
      >`select encode(id_hash, 'hex') as hash from session where user_id = ${userId}`;
      return row?.hash ?? '';
    }),
  );
  const overHttp = () => rate((until) => players.map((player) => placeOverHttp(player, server, until)));
  const bySql = () =>
    rate((until) => players.map((player, index) => placeBySql(player, server, sql, sessions[index] ?? '', until)));
  // What is compiled while it runs is compiled by now; the database needs less of that.
  for (let turn = 0; turn < 3; turn++) await overHttp();
  await bySql();
  const pairs: { http: number; sql: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    pairs.push(
      round % 2 ? { sql: await bySql(), http: await overHttp() } : { http: await overHttp(), sql: await bySql() },
    );
  }
  const problems = await owner`select * from audit()`;
  if (problems.length > 0) throw new Error(`The ledger does not balance: ${JSON.stringify(problems)}`);
  await Promise.all([owner.end(), sql.end()]);
  return [
    benchResult({
      id: 'D1-http',
      what: 'durable bets over HTTP, 16 clients',
      value: median(pairs.map(({ http }) => http)),
      unit: 'bets/s',
    }),
    benchResult({
      id: 'D1-sql',
      what: 'the same call as bare SQL, 16 connections',
      value: median(pairs.map((pair) => pair.sql)),
      unit: 'bets/s',
    }),
    benchResult({
      id: 'D1-ratio',
      what: 'HTTP over bare SQL, median of rounds in turns',
      value: median(pairs.map((pair) => pair.http / pair.sql)),
      unit: 'x',
      goal: { op: '>=', value: GOAL },
    }),
  ];
}

/** D1: placements over HTTP against the same database call as bare SQL, on the embedded database with fsync. */
export async function run(): Promise<BenchResult[]> {
  const dataDir = temporaryFolder('bench');
  await chmod(dataDir, 0o755);
  const server = await startTableProcess(dataDir);
  try {
    return await measure(server, dataDir);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) for (const result of await run()) console.log(benchLine(result));
