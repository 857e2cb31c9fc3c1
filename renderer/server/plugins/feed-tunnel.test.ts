import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { FEED_PATH } from '#shared/domain/feed/feed-protocol.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { registerFeedTunnel } from './feed-tunnel.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

interface Back {
  readonly origin: string;
  readonly server: Server;
  readonly asked: IncomingMessage[];
  /** Sockets at the back end's side. */
  readonly peers: WebSocket[];
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Starts a back end that echoes messages; with a status it refuses the handshake instead. */
async function back(refusal?: number): Promise<Back> {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  const [asked, peers]: [IncomingMessage[], WebSocket[]] = [[], []];
  server.on('upgrade', (request, socket, head) => {
    asked.push(request);
    if (refusal !== undefined) {
      socket.end(`HTTP/1.1 ${refusal} No\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (peer) => {
      peers.push(peer);
      peer.on('error', () => undefined);
      peer.on('message', (data, binary) => peer.send(data, { binary }));
    });
  });
  const port = await listen(server);
  closers.push(() => {
    for (const peer of peers) peer.terminate();
    server.close();
  });
  return { origin: `http://127.0.0.1:${port}`, server, asked, peers };
}

async function site(
  origin: string,
  trustProxy: boolean | string[] = false,
): Promise<{ url: string; app: FastifyInstance }> {
  const app = Fastify({ trustProxy });
  registerFeedTunnel(app, origin);
  await app.listen({ host: '127.0.0.1', port: 0 });
  closers.push(() => app.close());
  return { url: `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}`, app };
}

/** Opens a socket; rejects with the words of the refusal. */
function open(url: string, headers: Record<string, string> = {}): Promise<WebSocket> {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  closers.push(() => socket.terminate());
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

function next(socket: WebSocket): Promise<Buffer> {
  return new Promise((resolve) => socket.once('message', (data: Buffer) => resolve(data)));
}

test('a back end in this process gets the socket itself, with the same headers of its client', async () => {
  const there = await back();
  const app = Fastify({ trustProxy: ['127.0.0.1'] });
  registerFeedTunnel(app, 'http://127.0.0.1:9', (...upgrade) => void there.server.emit('upgrade', ...upgrade));
  await app.listen({ host: '127.0.0.1', port: 0 });
  closers.push(() => app.close());
  const port = (app.server.address() as AddressInfo).port;
  const headers = { origin: 'https://a.example', 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'a.example' };
  const socket = await open(`ws://127.0.0.1:${port}${FEED_PATH}`, headers);
  expect(there.asked[0]?.headers).toMatchObject({ ...headers, 'x-forwarded-proto': 'http' });
  expect(there.asked[0]?.socket.remotePort).toBe(
    (socket as unknown as { _socket: { localPort: number } })._socket.localPort,
  );
  socket.send('there and back');
  expect(String(await next(socket))).toBe('there and back');
  const code = new Promise((resolve) => socket.once('close', resolve));
  await app.close();
  expect(await code).toBe(1006);
});

test('the tunnel passes text and binary frames on unchanged, both ways', async () => {
  const there = await back();
  const { url } = await site(there.origin);
  const socket = await open(`${url}${FEED_PATH}`);
  const bytes = Buffer.from(Array.from({ length: 60_000 }, (_, index) => index % 251));
  socket.send(bytes);
  expect(await next(socket)).toEqual(bytes);
  socket.send('{"op":"ping","at":1}');
  expect(String(await next(socket))).toBe('{"op":"ping","at":1}');
});

test('the tunnel passes the page’s origin on, and sets the client’s address and host itself', async () => {
  const there = await back();
  const { url } = await site(there.origin);
  await open(`${url}${FEED_PATH}?x=1`, {
    origin: 'https://evil.example',
    cookie: 'a=1',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil.example',
    'x-secret': 'no',
  });
  const [asked] = there.asked;
  expect(asked?.url).toBe(FEED_PATH);
  expect(asked?.headers).toMatchObject({
    origin: 'https://evil.example',
    cookie: 'a=1',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': url.replace('ws://', ''),
    'x-forwarded-proto': 'http',
  });
  expect(asked?.headers['x-secret']).toBeUndefined();
});

test('behind a trusted balancer the client’s address is the one that the balancer names', async () => {
  const there = await back();
  const { url } = await site(there.origin, ['127.0.0.1']);
  await open(`${url}${FEED_PATH}`, { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'site.example' });
  expect(there.asked[0]?.headers).toMatchObject({
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'site.example',
  });
});

test.each([403, 429, 503])(
  'a refusal of the back end is one of the site, before anything opens: %s',
  async (status) => {
    const there = await back(status);
    const { url } = await site(there.origin);
    await expect(open(`${url}${FEED_PATH}`)).rejects.toThrow(`Unexpected server response: ${status}`);
  },
);

test('the tunnel answers 503 when the back end is unavailable', async () => {
  const gone = createServer();
  const port = await listen(gone);
  gone.close();
  const { url } = await site(`http://127.0.0.1:${port}`);
  await expect(open(`${url}${FEED_PATH}`)).rejects.toThrow('Unexpected server response: 503');
});

test('only the feed’s address has a socket, not addresses that look like it', async () => {
  const there = await back();
  const { url } = await site(there.origin);
  for (const path of ['/', '/web-api/other', `${FEED_PATH}/poll`, '//evil.example/web-api/feed'])
    await expect(open(`${url}${path}`)).rejects.toThrow('Unexpected server response: 404');
  expect(there.asked).toEqual([]);
});

test('a request for the feed without an upgrade is answered that it needs one', async () => {
  const { url } = await site((await back()).origin);
  const answer = await fetch(`${url.replace('ws', 'http')}${FEED_PATH}`);
  expect([answer.status, answer.headers.get('upgrade')]).toEqual([426, 'websocket']);
});

test('a message too big for the back end closes the socket with its code, and the site keeps running', async () => {
  const { url } = await site((await back()).origin);
  const socket = await open(`${url}${FEED_PATH}`);
  const code = new Promise((resolve) => socket.once('close', resolve));
  socket.send('x'.repeat(1024 * 1024));
  expect(await code).toBe(1009);
  expect((await open(`${url}${FEED_PATH}`)).readyState).toBe(WebSocket.OPEN);
});

test('closing either side of the tunnel closes the other', async () => {
  const there = await back();
  const { url } = await site(there.origin);
  const socket = await open(`${url}${FEED_PATH}`);
  const code = new Promise((resolve) => socket.once('close', resolve));
  there.peers[0]?.terminate();
  expect(await code).toBe(1006);
  const left = await open(`${url}${FEED_PATH}`);
  left.terminate();
  await eventually(() => expect(there.peers[1]?.readyState).toBe(WebSocket.CLOSED));
});

test('a client that leaves during the handshake leaves no open socket', async () => {
  const server = createServer();
  let arrived = 0;
  let left = 0;
  server.on('upgrade', (_request, socket) => {
    arrived += 1;
    socket.resume();
    socket.on('end', () => {
      left += 1;
      socket.end();
    });
  });
  const port = await listen(server);
  closers.push(() => void server.close());
  const { url } = await site(`http://127.0.0.1:${port}`);
  const client = connect(Number(new URL(url).port), '127.0.0.1');
  client.write(
    `GET ${FEED_PATH} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  );
  await eventually(() => expect(arrived).toBe(1));
  client.destroy();
  await eventually(() => expect(left).toBe(1));
});

test('a client that does not read stops the back end: no data piles up in the tunnel', async () => {
  const there = await back();
  const { url } = await site(there.origin);
  const [paused, reading] = [await open(`${url}${FEED_PATH}`), await open(`${url}${FEED_PATH}`)];
  const block = Buffer.alloc(1024 * 1024, 1);
  const BLOCKS = 64;
  /** Sends blocks to a client, each when the one before it has left the back end; counts those that have left. */
  const pump = (peer: WebSocket | undefined) => {
    const sent = { blocks: 0 };
    const next = () =>
      peer?.send(block, (error) => {
        if (error) return;
        sent.blocks += 1;
        if (sent.blocks < BLOCKS) next();
      });
    next();
    return sent;
  };
  let received = 0;
  const all = new Promise<void>((resolve) => {
    reading.on('message', () => {
      received += 1;
      if (received === BLOCKS) resolve();
    });
  });
  paused.pause();
  const [toPaused, toReading] = there.peers.map(pump);
  await all;
  // The same data has passed to the client that reads, so only back pressure can have held it back from the other.
  expect(toReading?.blocks).toBe(BLOCKS);
  expect(toPaused?.blocks).toBeLessThan(BLOCKS / 2);
  paused.resume();
});

test('stopping the site closes its sockets', async () => {
  const there = await back();
  const { url, app } = await site(there.origin);
  const socket = await open(`${url}${FEED_PATH}`);
  const code = new Promise((resolve) => socket.once('close', resolve));
  await app.close();
  expect(await code).toBe(1006);
  await eventually(() => expect(there.peers[0]?.readyState).toBe(WebSocket.CLOSED));
});
