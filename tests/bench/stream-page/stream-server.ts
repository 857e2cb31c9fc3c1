import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type WebSocket, WebSocketServer } from 'ws';
import { composeFrame, encodeGameChunk, type GameChunk } from '#shared/domain/feed/feed-encode.ts';
import { FEED_PATH, FEED_VERSION, type OddsChange } from '#shared/domain/feed/feed-protocol.ts';
import { createDice } from '../feed/repricing.ts';
import { CELLS, cellId, FIRST_PRICE, GAMES, gameAt, VISIBLE_GAMES } from './layout.ts';

/** Rate of the stream, price changes per second, and the changes per message. */
export interface Flow {
  readonly perSecond: number;
  readonly perMessage: number;
}

export interface StreamServer {
  readonly origin: string;
  /** Flow for pages that connect from now on. */
  flow: Flow;
  /** Number of changes sent up to a sequence of the running stream, including those overwritten within one message. */
  changesUpTo(sequence: number): number;
  readonly sequence: number;
  close(): Promise<void>;
}

/** Duration of the warm-up, ms: a stream begins with extra changes, because the code of a real page is warm. */
export const WARM_UP_MS = 2000;
const WARM_UP_PER_SECOND = 50_000;
const PREPARED_CHANGES = 60_000;
const BEAT_MS = 4;

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** All prices at once, as a page gets them before the stream. */
const snapshot: readonly GameChunk[] = Array.from({ length: GAMES }, (_, index) => {
  const odds = Array.from({ length: CELLS }, (_, cell) => ({
    selectionId: cellId(index, cell),
    price: FIRST_PRICE,
    suspended: false,
  }));
  return encodeGameChunk({ gameId: gameAt(index), odds, whole: 'main' });
});

/** Prepares messages: half of the changes hit the screen, the other half the rest of the store. */
function prepare({ perMessage }: Flow): GameChunk[][] {
  const dice = createDice(11);
  const count = Math.max(8, Math.floor(PREPARED_CHANGES / perMessage));
  return Array.from({ length: count }, () => {
    const games = new Map<number, Map<number, OddsChange>>();
    for (let change = 0; change < perMessage; change++) {
      const isVisible = change % 2 === 0;
      const game = isVisible ? dice() * VISIBLE_GAMES : VISIBLE_GAMES + dice() * (GAMES - VISIBLE_GAMES);
      const index = Math.floor(game);
      const selectionId = cellId(index, Math.floor(dice() * CELLS));
      const odds = games.get(index) ?? new Map<number, OddsChange>();
      games.set(
        index,
        odds.set(selectionId, { selectionId, price: 1010 + Math.floor(dice() * 900) * 10, suspended: false }),
      );
    }
    const sorted = [...games].sort(([a], [b]) => a - b);
    return sorted.map(([index, odds]) => encodeGameChunk({ gameId: gameAt(index), odds: [...odds.values()] }));
  });
}

/** Serves the built page and a stream to each subscriber. */
export async function createStreamServer(directory: string): Promise<StreamServer> {
  const http = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    const file = path.join(directory, pathname === '/' ? 'index.html' : path.normalize(pathname));
    try {
      const body = readFileSync(file);
      response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream').end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  const sockets = new WebSocketServer({ server: http, path: FEED_PATH, perMessageDeflate: false });
  let sequence = 0;
  let perMessage = 0;
  let stop: () => void = () => undefined;
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const server: StreamServer = {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    flow: { perSecond: 0, perMessage: 1 },
    changesUpTo: (upTo) => upTo * perMessage,
    get sequence() {
      return sequence;
    },
    async close() {
      stop();
      for (const socket of sockets.clients) socket.terminate();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };

  function stream(socket: WebSocket, flow: Flow): void {
    stop();
    sequence = 0;
    perMessage = flow.perMessage;
    const messages = prepare(flow);
    const head = { kind: 'snapshot', previous: 0, sequence: 0, now: Date.now() } as const;
    socket.send(composeFrame(head, snapshot));
    const start = performance.now();
    const timer = setInterval(() => {
      const elapsed = performance.now() - start;
      const warm = Math.min(elapsed, WARM_UP_MS) * WARM_UP_PER_SECOND;
      const due = (warm + Math.max(0, elapsed - WARM_UP_MS) * flow.perSecond) / (1000 * flow.perMessage);
      while (sequence < Math.floor(due)) {
        sequence += 1;
        const next = { kind: 'changes', previous: sequence - 1, sequence, now: Date.now() } as const;
        socket.send(composeFrame(next, messages[sequence % messages.length] as GameChunk[]));
      }
    }, BEAT_MS);
    stop = () => clearInterval(timer);
    socket.once('close', stop);
  }

  sockets.on('connection', (socket) => {
    let isStreaming = false;
    socket.send(
      JSON.stringify({
        op: 'hello',
        version: FEED_VERSION,
        epoch: 'bench',
        sequence: 0,
        now: Date.now(),
        heartbeatMs: 4000,
      }),
    );
    socket.on('message', (data) => {
      if (isStreaming || !String(data).includes('subscribe')) return;
      isStreaming = true;
      stream(socket, server.flow);
    });
  });
  return server;
}
