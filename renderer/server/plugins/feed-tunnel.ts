import { request as callPlain, type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import { request as callSecure } from 'node:https';
import type { Socket } from 'node:net';
import { type Duplex, PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FEED_PATH } from '#shared/domain/feed/feed-protocol.ts';
import { visitorHeaders } from './visitor-headers.ts';

interface Upgrade {
  readonly socket: Duplex;
  /** Bytes that the client sent right after its request. */
  readonly head: Buffer;
}

/** Hands raw sockets to a back end in this process. */
export type TakeSocket = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Time in which the back end must answer the handshake, ms. */
const HANDSHAKE_MS = 10_000;

/** Headers of the client that the back end receives; the tunnel adds the client's address and origin itself. */
const PASSED_ON = [
  'origin',
  'sec-fetch-site',
  'cookie',
  'user-agent',
  'sec-websocket-key',
  'sec-websocket-version',
  'sec-websocket-extensions',
  'sec-websocket-protocol',
] as const;

/**
 * Tunnels the feed's socket as bytes: the back end sees the page's origin and address and decides about access, frames
 * are not parsed, and back pressure of a slow reader reaches the back end, which then skips frames instead of filling
 * memory here. A back end in this process gets the socket itself: a second socket in between would cost more than the
 * whole feed.
 */
export function registerFeedTunnel(app: FastifyInstance, origin: string, takeSocket?: TakeSocket): void {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  const open = new Set<Duplex>();
  const target = new URL(FEED_PATH, origin);

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (pathOf(request) !== FEED_PATH) {
      if (app.server.listenerCount('upgrade') === 1) refuse(socket, 404);
      return;
    }
    upgrades.set(request, { socket, head });
    // The router decides which proxies to trust about the client's address and host.
    const response = new ServerResponse(request);
    response.assignSocket(socket as Socket);
    response.on('finish', () => socket.end());
    app.routing(request, response);
  });

  app.get(FEED_PATH, (request, reply) => {
    const upgrade = upgrades.get(request.raw);
    if (!upgrade) {
      reply.code(426).header('upgrade', 'websocket');
      return { code: 'BAD_REQUEST', message: 'The live feed is a WebSocket.' };
    }
    reply.hijack();
    reply.raw.detachSocket(upgrade.socket as Socket);
    open.add(upgrade.socket);
    upgrade.socket.once('close', () => open.delete(upgrade.socket));
    if (takeSocket) {
      Object.assign(request.raw.headers, visitorHeaders(request));
      takeSocket(request.raw, upgrade.socket, upgrade.head);
    } else dig(target, headersFor(request), upgrade);
    return reply;
  });

  // Upgraded sockets are no requests: the site must close them itself when it stops.
  app.addHook('preClose', async () => {
    for (const socket of open) socket.destroy();
  });
}

function headersFor(request: FastifyRequest): Record<string, string> {
  const passed = PASSED_ON.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return {
    ...Object.fromEntries(passed),
    connection: 'Upgrade',
    upgrade: 'websocket',
    ...visitorHeaders(request),
  };
}

function dig(target: URL, headers: Record<string, string>, { socket, head }: Upgrade): void {
  const call = target.protocol === 'https:' ? callSecure : callPlain;
  const outgoing = call(target, { headers, agent: false, timeout: HANDSHAKE_MS });
  // Reads from the start: only a socket that is read reports that its client has left.
  const inbox = new PassThrough();
  inbox.write(head);
  socket.pipe(inbox);
  const giveUp = () => outgoing.destroy();
  socket.once('end', giveUp);
  socket.once('close', giveUp);
  outgoing.once('timeout', giveUp);
  outgoing.once('error', () => refuse(socket, 503));
  outgoing.once('response', (answer) => {
    refuse(socket, answer.statusCode ?? 502);
    answer.destroy();
  });
  outgoing.once('upgrade', (answer, inner, first) => {
    socket.off('end', giveUp);
    socket.off('close', giveUp);
    socket.write(`HTTP/1.1 101 ${STATUS_CODES[101]}\r\n${headersOf(answer)}\r\n`);
    if (first.length > 0) socket.write(first);
    // Each direction respects the other end's back pressure; the end of one ends both.
    inbox.pipe(inner);
    inner.pipe(socket);
    inner.on('error', () => inner.destroy());
    inner.once('close', () => socket.destroy());
    socket.once('close', () => inner.destroy());
    for (const end of [socket, inner]) keepOpen(end as Socket);
  });
  outgoing.end();
}

/** Sends small frames at once; the heartbeat of the feed detects silence. */
function keepOpen(socket: Socket): void {
  socket.setNoDelay(true);
  socket.setTimeout(0);
}

function headersOf({ rawHeaders }: IncomingMessage): string {
  let text = '';
  for (let at = 0; at < rawHeaders.length; at += 2) text += `${rawHeaders[at]}: ${rawHeaders[at + 1]}\r\n`;
  return text;
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0] as string;
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
