import { resolve } from 'node:path';
import { decodeFrame, type FrameSink } from '#shared/domain/feed/feed-decode.ts';
import { composeFrame, encodeGameChunk, type GameNews } from '#shared/domain/feed/feed-encode.ts';
import { gameOfSelection, localOfSelection } from '#shared/domain/ids/selection-id.ts';
import { type BenchResult, benchLine, benchResult } from './bench-result.ts';
import { flushesOfTheHouse } from './feed/house-flushes.ts';
import { createDice, gamesOfAnEvening, listFlush, pageFlush } from './feed/repricing.ts';

const FLUSHES = 400;
const ROUNDS = 9;
const LISTED = 60;
const OPENED = 6;
const HOUSE_SECONDS = 15;
const DECODES = 400_000;

/** Target of decoded prices: a column indexed by a hash of the selection's position. */
const column = new Int32Array(1 << 16);

interface Message {
  readonly odds: number;
  readonly varint: Uint8Array;
  readonly flat: ArrayBuffer;
  readonly json: string;
  readonly objects: string;
}

function encode(news: readonly GameNews[], sequence: number): Uint8Array {
  const head = { kind: 'changes', previous: sequence - 1, sequence, now: 1_790_000_000_000 + sequence * 100 } as const;
  return composeFrame(head, news.map(encodeGameChunk));
}

function messageOf(news: readonly GameNews[], sequence: number): Message {
  const odds = news.flatMap((game) => game.odds);
  const flat = new Int32Array(odds.length * 3);
  odds.forEach(({ selectionId, price, suspended }, index) => {
    flat.set([gameOfSelection(selectionId), localOfSelection(selectionId), price * 2 + (suspended ? 1 : 0)], index * 3);
  });
  return {
    odds: odds.length,
    varint: encode(news, sequence),
    flat: flat.buffer,
    json: JSON.stringify([...flat]),
    objects: JSON.stringify(odds),
  };
}

class ColumnSink implements FrameSink {
  #game = 0;
  begin(): boolean {
    return true;
  }
  openGame(gameId: number): void {
    this.#game = gameId;
  }
  price(local: number, price: number, suspended: boolean): void {
    put(this.#game, local, suspended ? -price : price);
  }
  closeGame(): void {}
  refuseState(): void {}
}

const sink = new ColumnSink();

function put(gameId: number, local: number, price: number): void {
  column[(gameId * 31 + local) & 0xffff] = price;
}

function takeTriples(values: ArrayLike<number>): void {
  for (let at = 0; at < values.length; at += 3) {
    const price = values[at + 2] as number;
    put(values[at] as number, values[at + 1] as number, price & 1 ? -(price >> 1) : price >> 1);
  }
}

const DECODERS: Readonly<Record<string, (message: Message) => void>> = {
  varint: ({ varint }) => void decodeFrame(varint, sink),
  flat: ({ flat }) => takeTriples(new Int32Array(flat)),
  json: ({ json }) => takeTriples(JSON.parse(json) as number[]),
  objects({ objects }) {
    for (const { selectionId, price, suspended } of JSON.parse(objects) as GameNews['odds']) {
      put(gameOfSelection(selectionId), localOfSelection(selectionId), suspended ? -price : price);
    }
  },
};

function nanosecondsPerPrice(messages: readonly Message[], decode: (message: Message) => void): number {
  const inOnePass = messages.reduce((sum, message) => sum + message.odds, 0);
  const passes = Math.max(1, Math.round(DECODES / inOnePass));
  const start = performance.now();
  for (let pass = 0; pass < passes; pass++) for (const message of messages) decode(message);
  return ((performance.now() - start) * 1e6) / (passes * inOnePass);
}

/** Returns the medians of alternating rounds, so that load on the machine affects all of them. */
function decodeTimes(messages: readonly Message[]): Readonly<Record<string, number>> {
  const times: Record<string, number[]> = {};
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, decode] of Object.entries(DECODERS)) {
      const time = nanosecondsPerPrice(messages, decode);
      if (round > 0) times[name] = [...(times[name] ?? []), time];
    }
  }
  const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] as number;
  return Object.fromEntries(Object.entries(times).map(([name, values]) => [name, median(values)]));
}

function sizes(id: string, what: string, messages: readonly Message[]): BenchResult[] {
  const odds = messages.reduce((sum, message) => sum + message.odds, 0);
  const perOdd = (size: (message: Message) => number) =>
    messages.reduce((sum, message) => sum + size(message), 0) / odds;
  const objects = perOdd((message) => message.objects.length);
  return [
    benchResult({
      id: `wire.${id}.bytes`,
      what: `bytes for each changed price, ${what} (${(odds / messages.length).toFixed(0)} in a frame), head and all`,
      value: perOdd((message) => message.varint.length),
      unit: 'B',
      goal: { op: '<=', value: 4.5 },
    }),
    benchResult({ id: `wire.${id}.json-objects`, what: 'the same as JSON objects', value: objects, unit: 'B' }),
  ];
}

/**
 * Measures frames of the simulated book, for a list of live games and some game pages; a frame of a list holds few
 * prices.
 */
async function house(): Promise<BenchResult[]> {
  const { lists, pages } = await flushesOfTheHouse(LISTED, OPENED, HOUSE_SECONDS);
  const messages = (flushes: readonly GameNews[][]) => flushes.map((news, index) => messageOf(news, index + 1));
  const [list] = sizes('house-lists', `the live list of our book, ${LISTED} games`, messages(lists));
  const frames = messages(lists).map(({ varint }) => varint.length);
  const { goal: _none, ok: _either, ...size } = list as BenchResult;
  return [
    size,
    benchResult({
      id: 'wire.house-lists.frame',
      what: 'a whole frame of it',
      value: frames.reduce((sum, length) => sum + length, 0) / frames.length,
      unit: 'B',
    }),
    ...sizes('house-page', 'game pages of our book', messages(pages)),
  ];
}

function speeds(id: string, what: string, messages: readonly Message[]): BenchResult[] {
  const { varint = 0, flat = 1, json = 1, objects = 1 } = decodeTimes(messages);
  const goal = (value: number) => ({ op: '<=', value }) as const;
  return [
    benchResult({
      id: `wire.${id}.decode`,
      what: `decoding a price into a typed array, ${what}`,
      value: varint,
      unit: 'ns',
    }),
    benchResult({
      id: `wire.${id}.by-flat`,
      what: 'against flat 32-bit columns',
      value: varint / flat,
      unit: 'x',
      goal: goal(5),
    }),
    benchResult({
      id: `wire.${id}.by-json`,
      what: 'against a flat JSON array',
      value: varint / json,
      unit: 'x',
      goal: goal(0.25),
    }),
    benchResult({ id: `wire.${id}.by-objects`, what: 'against JSON objects', value: varint / objects, unit: 'x' }),
  ];
}

/** Measures size and decoding of the feed's frames (performance §6, S6). */
export async function run(): Promise<BenchResult[]> {
  const dice = createDice(7);
  const games = gamesOfAnEvening(60);
  const lists: Message[] = [];
  const pages: Message[] = [];
  for (let sequence = 1; sequence <= FLUSHES; sequence++) {
    const news = listFlush(games, dice);
    if (news.length > 0) lists.push(messageOf(news, sequence));
    pages.push(messageOf(pageFlush(games[0] as number, dice), sequence));
  }
  return [
    ...(await house()),
    ...sizes('lists', 'columns of sixty games', lists),
    ...sizes('page', 'all markets of one game', pages),
    ...speeds('lists', 'columns of sixty games', lists),
    ...speeds('page', 'all markets of one game', pages),
  ];
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const results = await run();
  for (const result of results) console.log(benchLine(result));
  process.exitCode = results.some((result) => result.ok === false) ? 1 : 0;
}
