import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { WebSocketServer } from 'ws';
import { createFeedHub } from '#platform/modules/feed/feed-hub.ts';
import type { BookChange } from '#platform/simulation/book/book-port.ts';
import { registerFeedTunnel, type TakeSocket } from '#renderer/server/plugins/feed-tunnel.ts';
import type { Game } from '#shared/contracts/catalogue.ts';
import { FEED_PATH } from '#shared/domain/feed/feed-protocol.ts';
import { GAME_STATUS } from '#shared/domain/game/game-state.ts';
import { FLUSH_MS, loadGames, loadJson, loadOdds, onLine, tell } from './fan-out-load.ts';

/**
 * `hub` is the product; `site` and `tunnel` put the site's server before it, in the same process or not; the other
 * modes are comparisons.
 */
type Mode = 'hub' | 'site' | 'tunnel' | 'stringify' | 'deflate';

interface Sender {
  flush(sequence: number): void;
  sent(): number;
  /** Duration of the last pass over all sockets, ms. */
  passMs(): number;
}

const mode = process.argv[2] as Mode;
const server = createServer();

function createHubSender(): Sender {
  const listeners = new Set<(changes: readonly BookChange[]) => void>();
  const book = {
    game: (id: number) => ({ id, state: { statusId: GAME_STATUS.live }, main: [] }) as unknown as Game,
    markets: () => [],
    announceInFull: () => undefined,
    onChanges(listener: (changes: readonly BookChange[]) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const clock = { now: () => Date.now(), onChange: () => () => undefined };
  const hub = createFeedHub({ book, clock, connectionsPerAddress: 100_000, connections: 100_000 });
  hub.attach(server);
  return {
    flush(sequence) {
      const changes = loadGames.map((gameId) => ({
        gameId,
        odds: loadOdds(gameId, sequence),
        state: null,
        gone: false,
      }));
      for (const listener of listeners) listener(changes);
    },
    sent: () => hub.figures().sent,
    passMs: () => hub.figures().passMs,
  };
}

/** Returns the usual sender: `ws` builds each client's message separately. */
function createPlainSender(perMessageDeflate: boolean): Sender {
  const sockets = new WebSocketServer({
    server,
    path: FEED_PATH,
    perMessageDeflate: perMessageDeflate && { threshold: 0 },
  });
  let sent = 0;
  let passMs = 0;
  return {
    flush(sequence) {
      const start = performance.now();
      const prices = loadJson(sequence);
      for (const socket of sockets.clients) {
        socket.send(JSON.stringify(prices));
        sent += 1;
      }
      passMs = performance.now() - start;
    },
    sent: () => sent,
    passMs: () => passMs,
  };
}

const isHub = mode === 'hub' || mode === 'site' || mode === 'tunnel';
const sender = isHub ? createHubSender() : createPlainSender(mode === 'deflate');
let sequence = 0;
let passes: number[] = [];
setInterval(() => {
  passes.push(sender.passMs());
  sequence += 1;
  sender.flush(sequence);
}, FLUSH_MS);

let start = { cpu: process.cpuUsage(), at: performance.now(), sent: 0 };
onLine((line) => {
  if (line === 'measure') {
    start = { cpu: process.cpuUsage(), at: performance.now(), sent: sender.sent() };
    passes = [];
  }
  if (line !== 'report') return;
  const { user, system } = process.cpuUsage(start.cpu);
  const millis = performance.now() - start.at;
  tell({ kind: 'report', micros: user + system, millis, sent: sender.sent() - start.sent, bytes: 0, passes });
});
/**
 * Opens the site's server in the hub's process; a tunnel has both ends of its inner sockets here, so the figure is the
 * whole cost.
 */
async function openSite(): Promise<Server> {
  const app = Fastify();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const take: TakeSocket = (request, socket, head) => void server.emit('upgrade', request, socket, head);
  registerFeedTunnel(app, origin, mode === 'site' ? take : undefined);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app.server;
}

server.listen(0, '127.0.0.1', async () => {
  const front = mode === 'site' || mode === 'tunnel' ? await openSite() : server;
  tell({ kind: 'listening', port: (front.address() as AddressInfo).port });
});
