import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFeedHub, type FeedHub } from '#platform/modules/feed/feed-hub.ts';
import { FEED_PATH } from '#shared/domain/feed/feed-protocol.ts';
import { type BenchResult, benchLine, benchResult } from './bench-result.ts';
import { openHouseBook, TICK_MS } from './feed/house-book.ts';
import { type HouseReader, openReader, type Watching } from './feed/house-reader.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const AWAY_MS = 3000;
const SLOW_MS = 10_000;
/** Time to skip, because a new subscription first reports everything as new. */
const WARM_UP_MS = 2000;
/** Games of the list that a page shows at once; it shows one more in full. */
const LISTED = 60;
/** Unread snapshots with which the bench fills the socket buffers of both kernels. */
const MAX_SNAPSHOTS = 150;

interface Stage {
  readonly url: string;
  readonly hub: FeedHub;
  readonly live: readonly number[];
  close(): Promise<void>;
}

/** Runs the hub over the simulated book, in real time, on a real port. */
async function stage(): Promise<Stage> {
  const house = await openHouseBook();
  const server = createServer();
  const { book, clock } = house;
  const hub = createFeedHub({ book, clock, requestBurst: 2 * MAX_SNAPSHOTS });
  hub.attach(server);
  server.on('connection', (socket: Socket) => socket.setNoDelay(true));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  let due = performance.now();
  const timer = setInterval(() => {
    for (; due <= performance.now(); due += TICK_MS) house.tick();
  }, TICK_MS / 4);
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}${FEED_PATH}`,
    hub,
    live: book.list({ section: 'live' }),
    async close() {
      clearInterval(timer);
      await hub.close();
      server.close();
      await house.close();
    },
  };
}

function figure(id: string, what: string, value: number, unit: string): BenchResult {
  return benchResult({ id: `live-book.${id}`, what, value, unit });
}

function flow(id: string, what: string, { received, first }: HouseReader, seconds: number): BenchResult[] {
  const { bytes, frames, prices, json, deflated } = received();
  return [
    figure(`${id}.snapshot`, `the first answer to ${what}: ${first.prices} prices`, first.bytes, 'B'),
    figure(`${id}.snapshot-json`, 'the same as JSON', first.json, 'B'),
    figure(`${id}.snapshot-time`, 'from the request to it', first.millis, 'ms'),
    figure(`${id}.bytes`, `for each client, ${(frames / seconds).toFixed(1)} frames`, bytes / seconds, 'B/s'),
    figure(`${id}.json`, 'the same as JSON for each client', json / seconds, 'B/s'),
    figure(`${id}.deflated`, 'and that compressed', deflated / seconds, 'B/s'),
    figure(`${id}.prices`, 'changed prices', prices / seconds, '/s'),
    figure(`${id}.by-price`, 'for each of them, states and heartbeats included', bytes / Math.max(1, prices), 'B'),
    figure(`${id}.by-json`, 'bytes against JSON', bytes / json, 'x'),
  ];
}

/** Measures a client that was away for a moment and resumes at its position. */
async function resuming({ url }: Stage, watching: Watching): Promise<BenchResult[]> {
  const before = await openReader(url, watching);
  await sleep(500);
  const { position } = before;
  before.socket.terminate();
  await sleep(AWAY_MS);
  const back = await openReader(url, watching, position);
  back.socket.terminate();
  const { first } = back;
  const all = before.first.bytes;
  return [
    figure('resume.bytes', `what ${AWAY_MS / 1000} s away cost: ${first.prices} prices`, first.bytes, 'B'),
    figure('resume.by-snapshot', 'against a snapshot', first.bytes / all, 'x'),
    figure('resume.time', 'from the request to it', first.millis, 'ms'),
  ];
}

/**
 * Measures a client that pauses reading, next to one that reads: the queue of the first holds only the latest prices.
 */
async function slow({ url, hub }: Stage, watching: Watching): Promise<BenchResult[]> {
  const [quick, late] = [await openReader(url, watching), await openReader(url, watching)];
  late.socket.pause();
  const before = hub.figures().skipped;
  for (let asked = 0; asked < MAX_SNAPSHOTS && hub.figures().skipped === before; asked++) {
    late.socket.send(JSON.stringify({ op: 'snapshot' }));
    await sleep(TICK_MS / 2);
  }
  const [start, stood] = [hub.figures(), quick.frames.length];
  await sleep(SLOW_MS);
  const offered = quick.frames.length - stood;
  const skipped = hub.figures().skipped - start.skipped;
  const began = performance.now();
  late.socket.resume();
  while (late.position.sequence < quick.position.sequence && performance.now() - began < 5000) await sleep(5);
  const caughtUp = performance.now() - began;
  const after = late.frames.findLast(({ sequence }) => sequence <= start.sequence)?.sequence ?? 0;
  const brought = late.frames.filter(({ sequence }) => sequence > start.sequence);
  const isWhole = late.frames.every(({ kind, previous }, at) => {
    const last = late.frames[at - 1]?.sequence ?? 0;
    return at === 0 || kind === 'snapshot' || previous <= last;
  });
  for (const { socket } of [quick, late]) socket.terminate();
  const stand = `a reader that stood for ${SLOW_MS / 1000} s`;
  return [
    figure('slow.offered', 'frames for one who reads, in that time', offered, ''),
    figure('slow.skipped', `frames left out for ${stand}`, skipped, ''),
    figure('slow.caught-up', 'frames that brought it up to date', brought.length, ''),
    figure('slow.time', 'until it was', caughtUp, 'ms'),
    benchResult({
      id: 'live-book.slow.whole',
      what: 'its frames join on to each other',
      value: isWhole && after > 0 ? 1 : 0,
      unit: '',
      goal: { op: '>=', value: 1 },
    }),
  ];
}

/** Measures the feed over the simulated book and real sockets: bytes of a page on the wire, against usual protocols. */
export async function run(): Promise<BenchResult[]> {
  const here = await stage();
  try {
    const { live, url } = here;
    const [one = 0] = live;
    const list: Watching = { main: live.slice(0, LISTED), full: [] };
    const all: Watching = { main: live.slice(0, 400), full: [] };
    const page: Watching = { main: [], full: [one] };
    const scenes = [
      ['list', `a list of ${LISTED} live games`, list],
      ['all', `all ${all.main.length} live games`, all],
      ['page', 'a live game in full', page],
    ] as const;
    for (const [, , watching] of scenes) (await openReader(url, watching)).socket.terminate();
    await sleep(WARM_UP_MS);
    const readers = await Promise.all(scenes.map(([, , watching]) => openReader(url, watching)));
    await sleep(WARM_UP_MS);
    for (const reader of readers) reader.count();
    await sleep(SECONDS * 1000);
    const flows = scenes.flatMap(([id, what], index) => flow(id, what, readers[index] as HouseReader, SECONDS));
    for (const { socket } of readers) socket.terminate();
    const wide: Watching = { main: all.main.slice(50), full: live.slice(0, 50) };
    return [...flows, ...(await resuming(here, list)), ...(await slow(here, wide))];
  } finally {
    await here.close();
  }
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const results = await run();
  for (const result of results) console.log(benchLine(result));
  process.exitCode = results.some((result) => result.ok === false) ? 1 : 0;
}
