import { request as callPlain, type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import { request as callSecure } from 'node:https';
import type { Socket } from 'node:net';
import { type Duplex, PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FEED_PATH } from '#shared/domain/feed/feed-protocol.ts';
import { visitorHeaders } from './visitor-headers.ts';

interface Upgrade {
  readonly socket: Duplex;
  /** What the client has sent behind its request already. */
  readonly head: Buffer;
}

/** A back end in this process that takes sockets as they are. */
export type TakeSocket = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** How long the back end may take to answer the handshake. */
const HANDSHAKE_MS = 10_000;

/** What the back end hears of the client's own headers; who it is and where it came from it hears from us. */
const PASSED_ON = [
  'origin',
  'cookie',
  'user-agent',
  'sec-websocket-key',
  'sec-websocket-version',
  'sec-websocket-extensions',
  'sec-websocket-protocol',
] as const;

/**
 * The feed's socket, passed on as bytes: the back end sees the origin and the address of the page and decides itself
 * whom it lets in, its frames are not taken apart on the way, and a reader that is slow is slow for the back end too,
 * which then leaves frames out instead of letting them pile up here. A back end in this process is handed the socket
 * itself: a second one in between would cost more than all of the feed.
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
    // Through the router, which knows whom to believe about the client's address and host.
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

  // Sockets that were upgraded are no requests: nothing else ends them when the site stops.
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
  // Read from the start: only a socket that is read shows that its client has left.
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
    // Each way no faster than the other end reads; the end of one is the end of both.
    inbox.pipe(inner);
    inner.pipe(socket);
    inner.on('error', () => inner.destroy());
    inner.once('close', () => socket.destroy());
    socket.once('close', () => inner.destroy());
    for (const end of [socket, inner]) keepOpen(end as Socket);
  });
  outgoing.end();
}

/** Small frames go out at once, and silence is the heartbeat's business. */
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
